/** Distances between boxes, lines and places, in map units. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { clamp, hypotenuse, mix, type Point } from '../../drawing/points.ts'

/** How far a place is from a box; below 0 in it. */
export function toBox({ left, top, right, bottom }: Box, x: number, y: number): number {
  const [across, down] = [Math.max(left - x, x - right), Math.max(top - y, y - bottom)]
  return across > 0 && down > 0 ? hypotenuse(across, down) : Math.max(across, down)
}

/** How far a place is from the nearest of some boxes: below 0 in one, infinite without any. */
export function toBoxes(boxes: readonly Box[], x: number, y: number): number {
  return boxes.reduce((least, box) => Math.min(least, toBox(box, x, y)), Infinity)
}

/** How far apart two boxes are; below 0 if they overlap. */
export function gapOf(a: Box, b: Box): number {
  const [across, down] = [
    Math.max(a.left - b.right, b.left - a.right),
    Math.max(a.top - b.bottom, b.top - a.bottom),
  ]
  return across > 0 && down > 0 ? hypotenuse(across, down) : Math.max(across, down)
}

/** How far a box is from the nearest of some others; infinite without any. */
export function gapTo(boxes: readonly Box[], box: Box): number {
  return boxes.reduce((least, other) => Math.min(least, gapOf(box, other)), Infinity)
}

/** How far a place is from a line; infinite from one without points. Asked so often, it makes no arrays. */
export function toLine(line: readonly Point[], at: Point): number {
  const x = at[0]
  const y = at[1]
  let least = Infinity
  let from = line[0]
  for (let index = 0; from && index < line.length; index++) {
    const to = line[index] as Point
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const part = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1))
    const square = (x - from[0] - dx * part) ** 2 + (y - from[1] - dy * part) ** 2
    if (square < least) least = square
    from = to
  }
  return Math.sqrt(least)
}

/** The larger of two numbers; where they differ by less than `seam`, a little more, so no crease shows. */
export function softMax(a: number, b: number, seam: number): number {
  const part = clamp(0.5 + (a - b) / (2 * seam))
  return mix(b, a, part) + seam * part * (1 - part)
}
