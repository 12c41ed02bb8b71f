/**
 * The layout of signposts: each at the edge of the viewport, where the line from the centre to its place crosses it, and
 * none over another signpost or over a box that is kept free.
 */
import { centreOf, type Point, type Size } from '../../panzoom/geometry'
import type { Box } from '../box'

/** A signpost to lay out, in screen px. */
export interface Signpost {
  readonly size: Size
  /** The middle of its place, outside the viewport. */
  readonly towards: Point
}

/** The middle of a signpost in screen px, and the direction to its place in degrees: 0 is right, 90 is down. */
export interface Placement {
  readonly at: Point
  readonly degrees: number
}

/** The distance between a signpost and the edge of the viewport, and between two signposts. */
const MARGIN_PX = 8
const GAP_PX = 4

/** A free position is searched along the edge in steps of this size. */
const STEP_PX = 4

/** The maximum distance along the edge that a signpost moves to avoid `spared` boxes. */
const MAX_DETOUR_PX = 240

/**
 * Lays out signposts; their order is their priority. None overlaps a box of `keptFree`. Within reach, each also avoids
 * the first list of `spared`, or failing that the second, and so on. The result is null for a signpost without room.
 */
export function layoutSignposts(
  posts: readonly Signpost[],
  viewport: Size,
  keptFree: readonly Box[],
  spared: readonly (readonly Box[])[] = [],
): (Placement | null)[] {
  const taken = [...keptFree]
  return posts.map(({ size, towards }) => {
    const edge = edgeFor(size, viewport)
    if (!edge) return null
    let at: Point | null = null
    for (const boxes of spared) at ??= freePosition(edge, size, towards, [...taken, ...boxes], MAX_DETOUR_PX)
    at ??= freePosition(edge, size, towards, taken)
    if (!at) return null
    at = onWholePx(at, size)
    taken.push(boxAt(at, size))
    return { at, degrees: (Math.atan2(towards.y - at.y, towards.x - at.x) * 180) / Math.PI }
  })
}

/** The free position nearest, along the edge, to the direction of the place; null if there is none within reach. */
function freePosition(
  edge: Edge,
  size: Size,
  towards: Point,
  taken: readonly Box[],
  maxDetourPx = edge.length / 2,
): Point | null {
  const wanted = edge.crossingOf(towards)
  for (let away = 0; away <= maxDetourPx; away += STEP_PX) {
    for (const at of [edge.pointAt(wanted + away), edge.pointAt(wanted - away)]) {
      const box = boxAt(at, size)
      if (!taken.some((other) => overlap(other, box))) return at
    }
  }
  return null
}

/** Whether a place with this middle, in screen px, needs a signpost. */
export function isOutOfView({ x, y }: Point, { width, height }: Size): boolean {
  return x < 0 || y < 0 || x > width || y > height
}

interface Edge {
  /** The circumference in px. */
  readonly length: number
  /** The point at a distance along the edge, clockwise from the top-left corner; wraps around. */
  readonly pointAt: (distancePx: number) => Point
  /** The distance along the edge at which the line from the viewport's centre to a point crosses it. */
  readonly crossingOf: (towards: Point) => number
}

/** The rectangle inside the viewport on which the middle of a signpost of some size lies; null if it does not fit. */
function edgeFor(size: Size, viewport: Size): Edge | null {
  const width = viewport.width - size.width - 2 * MARGIN_PX
  const height = viewport.height - size.height - 2 * MARGIN_PX
  if (!(width > 0 && height > 0)) return null
  const left = size.width / 2 + MARGIN_PX
  const top = size.height / 2 + MARGIN_PX
  const middle = centreOf(viewport)
  const length = 2 * (width + height)

  const pointAt = (distancePx: number): Point => {
    const along = ((distancePx % length) + length) % length
    if (along <= width) return { x: left + along, y: top }
    if (along <= width + height) return { x: left + width, y: top + along - width }
    if (along <= 2 * width + height) return { x: left + 2 * width + height - along, y: top + height }
    return { x: left, y: top + length - along }
  }

  const crossingOf = (towards: Point): number => {
    const x = towards.x - middle.x
    const y = towards.y - middle.y
    const reach = Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y))
    const acrossX = Math.min(Math.max(width / 2 + x * reach, 0), width)
    const acrossY = Math.min(Math.max(height / 2 + y * reach, 0), height)
    const isAtSide = Math.abs(x) * height > Math.abs(y) * width
    if (isAtSide) return x > 0 ? width + acrossY : length - acrossY
    return y > 0 ? 2 * width + height - acrossX : acrossX
  }
  return { length, pointAt, crossingOf }
}

/** The nearest middle with which the top-left of the box lies on whole px, where text is sharp. */
function onWholePx({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.round(x - width / 2) + width / 2, y: Math.round(y - height / 2) + height / 2 }
}

function boxAt({ x, y }: Point, { width, height }: Size): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right + GAP_PX && b.left < a.right + GAP_PX && a.top < b.bottom + GAP_PX && b.top < a.bottom + GAP_PX
  )
}
