/** The open sea: small waves, far from every shore, and ice. */

import { drawArt, extentOf } from '../art/art.ts'
import { merged } from '../drawing/ink.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, Pen, weight } from '../drawing/pen.ts'
import { boxAt, grown, type Point, shifted } from '../drawing/points.ts'
import { randomStream, strewn } from '../drawing/random.ts'
import type { Ground } from './ground.ts'

/** Waves, as the places where their crests meet; between two the water sags. */
const WAVES: readonly (readonly number[])[] = [
  [-12, -4, 4, 12],
  [-8, 0, 8],
  [-6, 3, 9],
]

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
    else pen.mark({ stroke: colour.seaInk, width: weight.line }, wave(at, random.pick(WAVES)))
  }
  return merged(pen.marks)
}

function wave([x, y]: Point, crests: readonly number[]): Path {
  const [left, top] = [Math.round(x), Math.round(y)]
  const path = new Path()
  crests.forEach((crest, index) => {
    const before = crests[index - 1]
    if (before === undefined) path.moveTo([left + crest, top])
    else path.quadTo([left + (before + crest) / 2, top + 5], [left + crest, top])
  })
  return path
}
