/**
 * The geometry of places: areas, their boxes, and what is in a polygon. In map px, unless it says otherwise.
 */

import { type Box, clamp, type Point, type Size } from '../panzoom/core/geometry.ts'
import type { View } from '../panzoom/core/view.ts'

/** A corner of an area of the map, in map px. */
export type Corner = readonly [y: number, x: number]

/** An area as pages know it: the corners of a polygon, in order around it. */
export interface Corners {
  readonly corners: readonly Corner[]
}

/** An area as the table has it: either corners or an upright box, in map px. */
export interface Area extends Partial<Corners> {
  readonly box?: readonly [x: number, y: number, width: number, height: number]
}

/** The bounding box of an area of the table, in map px. */
export function areaBox({ corners = [], box }: Area): Box {
  if (!box) return boxOf({ corners })
  const [left, top, width, height] = box
  return { left, top, right: left + width, bottom: top + height }
}

/** The corners of an area: those of an upright box, however it is written, clockwise from the upper left. */
export function cornersOf(area: Area): readonly Corner[] {
  const { corners = [] } = area
  return area.box || isUpright(corners) ? cornersOfBox(areaBox(area)) : corners
}

/** An area so many map px further right and further down, in the same form. */
export function shiftedArea({ corners, box }: Area, [right, down]: readonly [number, number]): Area {
  if (box) return { box: [box[0] + right, box[1] + down, box[2], box[3]] }
  return corners ? { corners: corners.map(([y, x]) => [y + down, x + right] as const) } : {}
}

/** Whether these are the four corners of an upright box, in any order. */
export function isUpright(corners: readonly Corner[]): boolean {
  const box = cornersOfBox(boxOf({ corners }))
  return (
    corners.length === 4 &&
    box.every(([y, x]) => corners.some((corner) => corner[0] === y && corner[1] === x))
  )
}

/** The corners of a box, clockwise from the upper left. */
export function cornersOfBox({ left, top, right, bottom }: Box): readonly Corner[] {
  return [
    [top, left],
    [top, right],
    [bottom, right],
    [bottom, left],
  ]
}

/** The bounding box of an area, in map px. */
export function boxOf({ corners }: Corners): Box {
  const xs = corners.map(([, x]) => x)
  const ys = corners.map(([y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The smallest box that contains all of these, in the same px. */
export function boxAround(boxes: readonly Box[]): Box {
  return boxOf({ corners: boxes.flatMap(cornersOfBox) })
}

/** The box of something that lies at the top-left, such as the viewport. */
export function boxOfSize({ width, height }: Size): Box {
  return { left: 0, top: 0, right: width, bottom: height }
}

/** The middle of a place: that of its box, if the place has no other. */
export function placeMiddle(place: Corners & { readonly middle?: Point }): Point {
  return place.middle ?? middleOf(boxOf(place))
}

export function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Whether two boxes, in the same px, overlap, or are nearer to each other than `gap`. */
export function overlap(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap
}

/** Whether all of a box lies in another, in the same px; an empty one lies in any. */
export function contains(outer: Box, { left, top, right, bottom }: Box): boolean {
  return left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom
}

/** The area that two boxes, in the same px, have in common. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** From the foot of a place's box to the edges of its name's ribbon, in map px. */
const RIBBON_TOP = 44
const RIBBON_BOTTOM = 14
/** Half the width of a name, in map px: at most so much for each letter, and a margin. */
const HALF_LETTER = 7
const MARGIN = 6

/** The box of a place's name on the picture, in map px; its middle is that of the place's box. */
export function nameBoxOf(place: Corners & { readonly name: string }): Box {
  const box = boxOf(place)
  const half = Math.min(HALF_LETTER * place.name.length + MARGIN, (box.right - box.left) / 2)
  const { x } = middleOf(box)
  return { left: x - half, top: box.bottom - RIBBON_TOP, right: x + half, bottom: box.bottom - RIBBON_BOTTOM }
}

/** Where a view shows a box of the map, in screen px. */
export function screenBoxOf({ left, top, right, bottom }: Box, { x, y, scale }: View): Box {
  return {
    left: left * scale + x,
    top: top * scale + y,
    right: right * scale + x,
    bottom: bottom * scale + y,
  }
}

/** A box that is larger by `by` on each side, in its px. */
export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

type Edge = readonly [from: Corner, to: Corner]

/** What is nearer to an edge than this lies on it. */
const ON_EDGE = 1e-6

function edgesOf(corners: readonly Corner[]): Edge[] {
  return corners.map((from, index) => [from, corners[(index + 1) % corners.length] as Corner])
}

/**
 * Twice the area of a triangle: above 0 if its corners go clockwise on the map, 0 if they lie on one line.
 */
function turn([aY, aX]: Corner, [bY, bX]: Corner, [cY, cX]: Corner): number {
  return (bX - aX) * (cY - aY) - (bY - aY) * (cX - aX)
}

/** The distance of a point to an edge. */
function distanceTo([[fromY, fromX], [toY, toX]]: Edge, [y, x]: Corner): number {
  const [dy, dx] = [toY - fromY, toX - fromX]
  const along = clamp(((y - fromY) * dy + (x - fromX) * dx) / (dy * dy + dx * dx || 1), 0, 1)
  return Math.hypot(fromX + along * dx - x, fromY + along * dy - y)
}

/** How deep a point lies in a polygon: its distance to the nearest edge, negative outside. */
export function depthIn(corners: readonly Corner[], { x, y }: Point): number {
  let isInside = false
  let nearest = Number.POSITIVE_INFINITY
  for (const edge of edgesOf(corners)) {
    const [[fromY, fromX], [toY, toX]] = edge
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
      isInside = !isInside
    nearest = Math.min(nearest, distanceTo(edge, [y, x]))
  }
  return isInside ? nearest : -nearest
}

/** The first two edges that meet elsewhere than at the corner between them; undefined in a simple polygon. */
export function crossingIn(corners: readonly Corner[]): readonly [Edge, Edge] | undefined {
  const edges = edgesOf(corners)
  const pairs = edges.flatMap((edge, index) => edges.slice(index + 1).map((other) => [edge, other] as const))
  return pairs.find(([edge, other]) => meet(edge, other))
}

/** Whether two edges have a point in common. For neighbours, that is one beyond their corner. */
function meet(edge: Edge, other: Edge): boolean {
  const touch = (edge: Edge, other: Edge) =>
    edge.some((corner) => !other.includes(corner) && distanceTo(other, corner) < ON_EDGE)
  const parts = (edge: Edge, [from, to]: Edge) => turn(...edge, from) * turn(...edge, to) < 0
  return touch(edge, other) || touch(other, edge) || (parts(edge, other) && parts(other, edge))
}

/** Whether two simple polygons overlap by half a px or more. They may touch at corners and along edges. */
export function overlapping(a: readonly Corner[], b: readonly Corner[]): boolean {
  if (!overlap(boxOf({ corners: a }), boxOf({ corners: b }))) return false
  return deepest(boxOf({ corners: a }), (at) => Math.min(depthIn(a, at), depthIn(b, at))).radius > ON_EDGE
}

/** The largest circle in a polygon: its middle, and its radius to a quarter of a px. */
export const roomIn = (corners: readonly Corner[]) =>
  deepest(boxOf({ corners }), (at) => depthIn(corners, at))

/**
 * The middle of the largest circle in what has this depth, within a box, and its radius. Squares are halved
 * again and again, but for those in which no point can lie deeper than the best so far, as in polylabel by
 * Mapbox.
 */
function deepest(box: Box, depthAt: (point: Point) => number) {
  const roomAt = (middle: Point) => ({ middle, radius: depthAt(middle) })
  let best = roomAt(middleOf(box))
  let squares = [best]
  for (let half = Math.max(box.right - box.left, box.bottom - box.top) / 2; squares.length > 0; half /= 2) {
    for (const square of squares) if (square.radius > best.radius) best = square
    squares = squares
      .filter(({ radius }) => radius + half * Math.SQRT2 > best.radius + 0.25)
      .flatMap(({ middle: { x, y } }) => {
        const quarter = half / 2
        return cornersOfBox({ left: x - quarter, top: y - quarter, right: x + quarter, bottom: y + quarter })
      })
      .map(([y, x]) => roomAt({ x, y }))
  }
  return best
}
