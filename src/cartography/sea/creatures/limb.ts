/** Limbs: necks, tails, arms and bodies that are long, round and bent. */
import { beside, sample, softLine } from '../../drawing/curves.ts'
import { Path } from '../../drawing/path.ts'
import { mix, mixPoints, type Point } from '../../drawing/points.ts'

/**
 * A limb: its middle line and its two edges, point by point, left and right as seen when walking along it.
 */
export interface Limb {
  readonly middle: readonly Point[]
  readonly left: readonly Point[]
  readonly right: readonly Point[]
}

/**
 * A limb along a smooth line through `bones`, with `widths` spread evenly along it. Its edges have a point
 * about every `step` units.
 */
export function limb(bones: readonly Point[], widths: readonly number[], step = 8): Limb {
  const middle = sample(bones, step)
  const last = middle.length - 1
  const edge = (side: 1 | -1) =>
    middle.map((_, index) => beside(middle, index, (side * widthAt(widths, index / last)) / 2))
  return { middle, left: edge(-1), right: edge(1) }
}

/** The closed outline of a limb. */
export function outlineOf({ left, right }: Limb): Path {
  return softLine(new Path(), [...left, ...right.toReversed()], true)
}

/** The points along a limb that lie `part` of the way from its left edge to its right one. */
export function along({ left, right }: Limb, part: number): Point[] {
  return left.map((point, index) => mixPoints(point, right[index] as Point, part))
}

function widthAt(widths: readonly number[], part: number): number {
  const place = part * (widths.length - 1)
  const index = Math.min(widths.length - 2, Math.floor(place))
  return mix(widths[index] as number, widths[index + 1] as number, place - index)
}
