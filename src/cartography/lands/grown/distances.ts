/** Distances between boxes, lines and places, in map units. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { clamp, hypotenuse, mix, type Point, toPiece } from '../../drawing/points.ts'

/** How far a place is from a box; below 0 in it. */
export function toBox(box: Box, x: number, y: number): number {
  return gapOf({ left: x, top: y, right: x, bottom: y }, box)
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

/** How far a place is from a line; infinite from one without points. */
export function toLine(line: readonly Point[], at: Point): number {
  let least = Infinity
  for (let index = 0; index < line.length; index++)
    least = Math.min(least, toPiece(at, line[Math.max(0, index - 1)] as Point, line[index] as Point))
  return least
}

/** The larger of two numbers; where they differ by less than `seam`, a little more, so no crease shows. */
export function softMax(a: number, b: number, seam: number): number {
  const part = clamp(0.5 + (a - b) / (2 * seam))
  return mix(b, a, part) + seam * part * (1 - part)
}
