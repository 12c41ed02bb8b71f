/** What grows, and where snow lies, in the climate of each mood. */
import type { Size } from '../../../panzoom/core/geometry.ts'
import type { Mood } from '../../../table/palette.ts'
import { clamp, type Point, smoothStep } from '../../drawing/points.ts'
import type { Climate } from '../geography.ts'
import type { Nearness } from './nearness.ts'

/** How far south conifers grow, and snow lies: the last of it, and all over, as parts of the map's height. */
const COLD: Readonly<Record<Mood, { conifers: number; last: number; full: number }>> = {
  parchment: { conifers: 0.36, last: 0.21, full: 0.05 },
  plain: { conifers: 0.36, last: 0.21, full: 0.05 },
  arctic: { conifers: 2, last: 1.1, full: 0.55 },
  desert: { conifers: -1, last: -1, full: -2 },
}

/** The climate of a mood on a map of a size: in the desert, thorn trees and palms grow in place of others. */
export function climateOf(mood: Mood, { width, height }: Size): Climate {
  const { conifers, last, full } = COLD[mood]
  return {
    conifers: [mood === 'arctic' ? -width : width * 0.3, height * conifers],
    snow: { last: height * last, full: height * full },
    ...(mood === 'desert' && { kinds: { broadleaf: 'thorn', conifer: 'palm' } }),
  }
}

/** The share of conifers at a place, from 0 to 1: in the north and at mountains; of palms, near water. */
export function conifersAt(
  at: Point,
  mood: Mood,
  { toRanges, toRivers, toLakes, inland }: Nearness,
  height: number,
): number {
  if (mood === 'arctic') return 1
  if (mood === 'desert') return smoothStep(110, 40, Math.min(toRivers(at), toLakes(at), inland(...at)))
  return clamp(
    smoothStep(height * 0.48, height * 0.24, at[1]) * 0.75 + smoothStep(100, 20, toRanges(at)) * 0.5,
  )
}
