/** The geometry of polygons, for the table: what is in them, whether they cross or overlap. All in map px. */

import type { Point } from '../panzoom/geometry.ts'
import { boxOf, type Corner, middleOf } from './box.ts'

type Polygon = readonly Corner[]
type Edge = readonly [from: Corner, to: Corner]

/** What is nearer to an edge than this lies on it. */
const ON_EDGE = 1e-6

/** The edges of a polygon, in the order of its corners. */
function edgesOf(corners: Polygon): Edge[] {
  return corners.map((from, index) => [from, corners[(index + 1) % corners.length] as Corner])
}

/**
 * Twice the area of a triangle: above 0 if its corners go clockwise on the map, 0 if they lie on one line.
 */
function turn([aY, aX]: Corner, [bY, bX]: Corner, [cY, cX]: Corner): number {
  return (bX - aX) * (cY - aY) - (bY - aY) * (cX - aX)
}

/**
 * The position of a point along an edge, from 0 at its beginning to 1 at its end, as if it lay on the edge's
 * line.
 */
function positionOn([[fromY, fromX], [toY, toX]]: Edge, [y, x]: Corner): number {
  const [dy, dx] = [toY - fromY, toX - fromX]
  return ((y - fromY) * dy + (x - fromX) * dx) / (dy * dy + dx * dx || 1)
}

/** The point at a position of an edge. */
function pointOn([[fromY, fromX], [toY, toX]]: Edge, position: number): Corner {
  return [fromY + position * (toY - fromY), fromX + position * (toX - fromX)]
}

/** How deep a point lies in a polygon: its distance to the nearest edge, negative outside. */
export function depthIn(corners: Polygon, { x, y }: Point): number {
  let isInside = false
  let nearest = Number.POSITIVE_INFINITY
  for (const edge of edgesOf(corners)) {
    const [[fromY, fromX], [toY, toX]] = edge
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
      isInside = !isInside
    const [nearY, nearX] = pointOn(edge, Math.min(1, Math.max(0, positionOn(edge, [y, x]))))
    nearest = Math.min(nearest, Math.hypot(nearX - x, nearY - y))
  }
  return isInside ? nearest : -nearest
}

/**
 * The first two edges of a polygon that meet elsewhere than at the corner between them; undefined if it is
 * simple.
 */
export function crossingIn(corners: Polygon): readonly [Edge, Edge] | undefined {
  const edges = edgesOf(corners)
  for (const [index, edge] of edges.entries()) {
    for (const other of edges.slice(index + 1)) if (meet(edge, other)) return [edge, other]
  }
  return undefined
}

/** Whether two edges have a point in common. For neighbours, that is one beyond their corner. */
function meet(edge: Edge, other: Edge): boolean {
  const [[from, to], [otherFrom, otherTo]] = [edge, other]
  if (to === otherFrom) return foldsBack(from, to, otherTo)
  if (otherTo === from) return foldsBack(otherFrom, from, to)
  const sides = [
    turn(...edge, otherFrom),
    turn(...edge, otherTo),
    turn(...other, from),
    turn(...other, to),
  ] as const
  if (sides.every((side) => side === 0)) {
    const along = [positionOn(edge, otherFrom), positionOn(edge, otherTo)]
    return Math.max(...along) >= 0 && Math.min(...along) <= 1
  }
  return sides[0] * sides[1] <= 0 && sides[2] * sides[3] <= 0
}

/** Whether the way from `a` to `c` turns back on itself in `b`, or has no length. */
function foldsBack(a: Corner, b: Corner, c: Corner): boolean {
  const ahead = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
  return turn(a, b, c) === 0 && ahead <= 0
}

/** Whether two simple polygons overlap. They may touch at corners and along edges. */
export function overlapping(a: Polygon, b: Polygon): boolean {
  // Of two that overlap, an edge of one passes through the inside of the other, unless they are the same
  // polygon.
  const passes = (through: Polygon, edge: Edge) => {
    const cuts = [0, 1, ...edgesOf(through).flatMap((other) => cutsOf(edge, other))].sort(
      (one, two) => one - two,
    )
    return cuts.some((cut, index) => {
      const [y, x] = pointOn(edge, (cut + (cuts[index + 1] ?? cut)) / 2)
      return depthIn(through, { x, y }) > ON_EDGE
    })
  }
  return (
    edgesOf(a).some((edge) => passes(b, edge)) ||
    edgesOf(b).some((edge) => passes(a, edge)) ||
    depthIn(b, roomIn(a).middle) > ON_EDGE
  )
}

/** The positions on an edge at which another may begin to cover it, or cross it. */
function cutsOf(edge: Edge, other: Edge): number[] {
  const [from, to] = [turn(...other, edge[0]), turn(...other, edge[1])]
  return [from / (from - to), positionOn(edge, other[0])].filter((position) => position > 0 && position < 1)
}

/**
 * The largest circle in a polygon: its middle, and its radius to a quarter of a px. Squares are halved again
 * and again, but for those in which no point can lie deeper than the best so far, as in polylabel by Mapbox.
 */
export function roomIn(corners: Polygon): { readonly middle: Point; readonly radius: number } {
  const box = boxOf({ corners })
  const roomAt = (middle: Point) => ({ middle, radius: depthIn(corners, middle) })
  let best = roomAt(middleOf(box))
  let squares = [best]
  for (let half = Math.max(box.right - box.left, box.bottom - box.top) / 2; squares.length > 0; half /= 2) {
    for (const square of squares) if (square.radius > best.radius) best = square
    squares = squares
      .filter(({ radius }) => radius + half * Math.SQRT2 > best.radius + 0.25)
      .flatMap(({ middle: { x, y } }) =>
        [-half / 2, half / 2].flatMap((right) =>
          [-half / 2, half / 2].map((down) => roomAt({ x: x + right, y: y + down })),
        ),
      )
  }
  return best
}
