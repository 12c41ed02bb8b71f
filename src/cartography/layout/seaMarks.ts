/** The open sea: small waves, far from every shore, and ice. */
import { grown } from '../../table/area.ts'
import { drawArt } from '../art/art.ts'
import { merged } from '../drawing/ink.ts'
import { colour } from '../drawing/palette.ts'
import { type Mark, Pen, weight } from '../drawing/pen.ts'
import { plotted, repeated } from '../drawing/plot.ts'
import { boxAt, rounded, shifted } from '../drawing/points.ts'
import { randomStream, strewn } from '../drawing/random.ts'
import { extentOf } from '../extents/files.ts'
import type { Ground } from './ground.ts'

/** Waves, each about its place: between two crests the water sags. */
const WAVES = ['M-12,0Q-8,5 -4,0 0,5 4,0 8,5 12,0', 'M-8,0Q-4,5 0,0 4,5 8,0', 'M-6,0Q-1.5,5 3,0 6,5 9,0'].map(
  plotted,
)

/** The nearest that a wave, or ice, comes to the shore, and the water around it, in map units. */
const WAVED = { offshore: 72, aside: 58, down: 34 } as const
const ICED = { offshore: 46, aside: 46, down: 28 } as const

/** Drawings of ice, the most common ones twice, and how large they are. */
const ICE = ['floes', 'floe', 'floes', 'floe', 'iceberg'] as const
const SCALES = [0.7, 0.95, 1.25] as const

/** Waves strewn over the open sea, or, if that is icy, ice in place of most; their water is taken. */
export function drawSeaMarks(ground: Ground, isIcy: boolean): Mark[] {
  const { width, height } = ground.size
  // Whole, within the frame.
  const sea = { left: 84, top: 78, right: width - 84, bottom: height - 78 }
  const random = randomStream('waves')
  const pen = new Pen(randomStream('ice'))
  const { offshore, aside, down } = isIcy ? ICED : WAVED
  for (const at of strewn(random, 1200, sea)) {
    if (ground.inland(...at) > -offshore) continue
    const ice = isIcy && random.chance(0.75) && `sea/${random.pick(ICE)}`
    if (!ground.isFree(ice ? grown(shifted(extentOf(ice), at), 6) : boxAt(at, 14, 6, 6))) continue
    ground.takeOval(at, aside, down)
    if (ice) pen.at(at, random.pick(SCALES), () => drawArt(pen, ice))
    else pen.mark({ stroke: colour.seaInk, width: weight.line }, repeated(random.pick(WAVES), [rounded(at)]))
  }
  return merged(pen.marks)
}
