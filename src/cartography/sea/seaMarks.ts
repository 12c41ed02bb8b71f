/** The open sea: small waves, far from every shore. */

import { merged } from '../drawing/ink.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, weight } from '../drawing/pen.ts'
import { boxAt, type Point } from '../drawing/points.ts'
import { randomStream, strewn } from '../drawing/random.ts'
import type { Ground } from '../land/ground.ts'

/** Waves, as the places where their crests meet; between two the water sags. */
const WAVES: readonly (readonly number[])[] = [
  [-12, -4, 4, 12],
  [-8, 0, 8],
  [-6, 3, 9],
]

/** The nearest that a wave comes to the shore, in map units. */
const OFFSHORE = 72

/** Waves strewn over the open sea; their water is taken. */
export function drawSeaMarks(ground: Ground): Mark[] {
  const { width, height } = ground.size
  // Whole, within the frame.
  const sea = { left: 84, top: 78, right: width - 84, bottom: height - 78 }
  const random = randomStream('waves')
  const marks: Mark[] = []
  for (const at of strewn(random, 1200, sea)) {
    if (ground.inland(...at) > -OFFSHORE) continue
    if (!ground.isFree(boxAt(at, 14, 6, 6))) continue
    ground.takeOval(at, 58, 34)
    marks.push({ style: { stroke: colour.seaInk, width: weight.line }, path: wave(at, random.pick(WAVES)) })
  }
  return merged(marks)
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
