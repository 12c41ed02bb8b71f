/**
 * Where signposts stand: each at the edge of the viewport, on the way from its middle to the place that it names, and
 * none over another or over what it must leave free.
 */
import { type Box, centreOf, type Point, type Size } from '../../panzoom/geometry'

/** A signpost to set up, in screen px. */
export interface Signpost {
  readonly size: Size
  /** Where the middle of its place is, outside the viewport. */
  readonly towards: Point
}

/** Where one stands: the middle of its box, in screen px, and the way to its place, in degrees; 0 is right, 90 is down. */
export interface Placement {
  readonly at: Point
  readonly degrees: number
}

/** Between a signpost and the edge of the viewport, and between two of them. */
const MARGIN_PX = 8
const GAP_PX = 4

/** A post whose place is taken looks for another in steps of this along the edge. */
const STEP_PX = 4

/** So far from the way to its own place it goes to spare another. */
const REACH_PX = 240

/**
 * Where the posts stand, in their order: an earlier one gets the better place. None stands on what is `keptFree`, and
 * none on what is `spared` while there is another place within reach: the first list if it can be, else the second, and
 * so on. One for which there is no room at all, in a viewport too small for it, is null.
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
    for (const boxes of spared) at ??= freePlace(edge, size, towards, [...taken, ...boxes], REACH_PX)
    at ??= freePlace(edge, size, towards, taken)
    if (!at) return null
    taken.push(boxAt(at, size))
    return { at, degrees: (Math.atan2(towards.y - at.y, towards.x - at.x) * 180) / Math.PI }
  })
}

/** The free place for a post that is nearest, along the edge, to the way to its own; null if none is within reach. */
function freePlace(
  edge: Edge,
  size: Size,
  towards: Point,
  taken: readonly Box[],
  reachPx = edge.length / 2,
): Point | null {
  const wanted = edge.meetingOf(towards)
  for (let away = 0; away <= reachPx; away += STEP_PX) {
    for (const at of [edge.pointAt(wanted + away), edge.pointAt(wanted - away)]) {
      const box = boxAt(at, size)
      if (!taken.some((other) => overlap(other, box))) return at
    }
  }
  return null
}

/** Whether a place with this middle needs a signpost. */
export function isOutOfView({ x, y }: Point, { width, height }: Size): boolean {
  return x < 0 || y < 0 || x > width || y > height
}

interface Edge {
  /** Of all of it, in px. */
  readonly length: number
  /** The point so far along it, clockwise from its top-left corner, round and round. */
  readonly pointAt: (far: number) => Point
  /** How far along it the way from the viewport's middle to a point crosses it. */
  readonly meetingOf: (towards: Point) => number
}

/** The closed line, just inside the viewport's edge, that the middle of a post of some size can stand on. */
function edgeFor(size: Size, viewport: Size): Edge | null {
  const width = viewport.width - size.width - 2 * MARGIN_PX
  const height = viewport.height - size.height - 2 * MARGIN_PX
  if (!(width > 0 && height > 0)) return null
  const left = size.width / 2 + MARGIN_PX
  const top = size.height / 2 + MARGIN_PX
  const middle = centreOf(viewport)
  const length = 2 * (width + height)

  const pointAt = (far: number): Point => {
    const along = ((far % length) + length) % length
    if (along <= width) return { x: left + along, y: top }
    if (along <= width + height) return { x: left + width, y: top + along - width }
    if (along <= 2 * width + height) return { x: left + 2 * width + height - along, y: top + height }
    return { x: left, y: top + length - along }
  }

  const meetingOf = (towards: Point): number => {
    const x = towards.x - middle.x
    const y = towards.y - middle.y
    const reach = Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y))
    const acrossX = Math.min(Math.max(width / 2 + x * reach, 0), width)
    const acrossY = Math.min(Math.max(height / 2 + y * reach, 0), height)
    const isAtSide = Math.abs(x) * height > Math.abs(y) * width
    if (isAtSide) return x > 0 ? width + acrossY : length - acrossY
    return y > 0 ? 2 * width + height - acrossX : acrossX
  }
  return { length, pointAt, meetingOf }
}

function boxAt({ x, y }: Point, { width, height }: Size): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right + GAP_PX && b.left < a.right + GAP_PX && a.top < b.bottom + GAP_PX && b.top < a.bottom + GAP_PX
  )
}
