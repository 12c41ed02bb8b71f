/**
 * Which signposts a view needs, and their layout. Each stands at the edge of the viewport, where the line from the centre to
 * its place crosses it, or near to that: none covers another signpost, or an avoided box. All in screen px.
 */
import { type Box, centreOf, clamp, type Point, type Size } from '../../panzoom/geometry'
import { middleOf, overlap } from '../box'

/** A signpost to lay out, and the middle of its place. */
export interface Signpost {
  readonly size: Size
  readonly towards: Point
}

/** The box of a signpost, and the direction from its middle to its place in degrees: 0 is right, 90 is down. */
export interface Placement {
  readonly box: Box
  readonly degrees: number
}

/** A place with the size of its signpost, and the boxes of its name and of all of it. */
export interface NamedPlace {
  readonly size: Size
  readonly nameBox: Box
  readonly placeBox: Box
}

/**
 * Places signposts to the places whose names cannot be read. The result is null for a place whose name can be read, as it
 * lies in the viewport, and nothing covers it; and for a signpost without room.
 */
export function placeSignposts(
  places: readonly NamedPlace[],
  viewport: Size,
  avoided: readonly Box[],
): (Placement | null)[] {
  const isReadable = ({ nameBox: { left, top, right, bottom } }: NamedPlace) =>
    left >= 0 && top >= 0 && right <= viewport.width && bottom <= viewport.height
  const isCovered = ({ nameBox }: NamedPlace, boxes: readonly Box[]) => boxes.some((box) => overlap(nameBox, box))
  let needed = places.filter((place) => !isReadable(place) || isCovered(place, avoided))
  for (;;) {
    const readable = places.filter((place) => !needed.includes(place))
    // Signposts spare the places whose names can be read, and all names; without room, only the names that can be read.
    const spared = [...readable.map(({ placeBox }) => placeBox), ...places.map(({ nameBox }) => nameBox)]
    const placements = layoutSignposts(
      needed.map(({ size, placeBox }) => ({ size, towards: middleOf(placeBox) })),
      viewport,
      avoided,
      [spared, readable.map(({ nameBox }) => nameBox)],
    )
    // A name that is covered all the same needs a signpost, too.
    const taken = placements.flatMap((placement) => placement?.box ?? [])
    const covered = readable.filter((place) => isCovered(place, taken))
    if (covered.length === 0) return places.map((place) => placements[needed.indexOf(place)] ?? null)
    needed = [...needed, ...covered]
  }
}

/** The distance between a signpost and the edge of the viewport, and between two signposts. */
const MARGIN_PX = 8
const GAP_PX = 4

/** A free position is searched along the edge in steps of this size. */
const STEP_PX = 4

/** The maximum distance along the edge that a signpost moves to clear `spared` boxes. */
const MAX_DETOUR_PX = 240

/**
 * Lays out signposts, clockwise from straight up. None overlaps a box of `avoided`. If there is room within reach, a
 * signpost also clears the first list of `spared`, else the second, and so on. Signposts stand in the clockwise order of
 * their places; one leaves the order only to cover less. The result is null for a signpost without room.
 */
export function layoutSignposts(
  signposts: readonly Signpost[],
  viewport: Size,
  avoided: readonly Box[],
  spared: readonly (readonly Box[])[] = [],
): (Placement | null)[] {
  const middle = centreOf(viewport)
  const clockwise = ({ x, y }: Point) => Math.atan2(middle.x - x, y - middle.y)
  const taken = [...avoided]
  let lastTurn = Number.NEGATIVE_INFINITY
  const placements = signposts.map((): Placement | null => null)
  const order = [...signposts.entries()].sort(([, a], [, b]) => clockwise(a.towards) - clockwise(b.towards))
  for (const [index, { size, towards }] of order) {
    const edge = edgeFor(size, viewport)
    if (!edge) continue
    const wantedPx = crossingOf(edge, towards)
    const all = positionsBeside(edge, wantedPx, lengthOf(edge) / 2)
    const near = positionsBeside(edge, wantedPx, MAX_DETOUR_PX)
    const clearOf = (boxes: readonly Box[]) => (at: Point) => {
      const box = boxAround(at, size)
      return !boxes.some((other) => overlap(other, box, GAP_PX))
    }
    // The angle of a position, at most half a turn from that of the place: `clockwise` jumps by a whole turn straight up.
    const own = clockwise(towards)
    const turnOf = (at: Point) => {
      const turn = clockwise(at) - own
      return own + turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
    }
    const isNext = (at: Point) => turnOf(at) >= lastTurn
    const isFree = clearOf(taken)
    const next = all.find((at) => isFree(at) && isNext(at))
    const clearOfSpared = spared.map((boxes) => clearOf([...taken, ...boxes]))
    let at: Point | undefined
    for (const isClear of clearOfSpared) at ??= near.find((at) => isClear(at) && isNext(at))
    // Then the next position in order, however far, if it clears the last list; then a near one out of order.
    if (next && clearOfSpared.at(-1)?.(next)) at ??= next
    for (const isClear of clearOfSpared) at ??= near.find(isClear)
    at ??= next ?? all.find(isFree)
    if (!at) continue
    const box = onWholePx(boxAround(at, size))
    at = middleOf(box)
    taken.push(box)
    lastTurn = turnOf(at)
    placements[index] = { box, degrees: (Math.atan2(towards.y - at.y, towards.x - at.x) * 180) / Math.PI }
  }
  return placements
}

/** The positions along the edge within reach of a wanted one, the nearest first. */
function positionsBeside(edge: Edge, wantedPx: number, reachPx: number): Point[] {
  const positions: Point[] = []
  for (let detourPx = 0; detourPx <= reachPx; detourPx += STEP_PX)
    positions.push(pointAt(edge, wantedPx + detourPx), pointAt(edge, wantedPx - detourPx))
  return positions
}

/**
 * The rectangle on which the middles of signposts of one size lie. A position on it is a distance in px from its top-left
 * corner, clockwise.
 */
interface Edge extends Size {
  readonly left: number
  readonly top: number
}

/** The edge for signposts of a size; null if they do not fit into the viewport. */
function edgeFor(size: Size, viewport: Size): Edge | null {
  const left = MARGIN_PX + size.width / 2
  const top = MARGIN_PX + size.height / 2
  const width = viewport.width - 2 * left
  const height = viewport.height - 2 * top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

function lengthOf({ width, height }: Edge): number {
  return 2 * (width + height)
}

/** The point at a distance along the edge; further than its length, it begins again. */
function pointAt(edge: Edge, distancePx: number): Point {
  const { left, top, width, height } = edge
  const length = lengthOf(edge)
  const along = ((distancePx % length) + length) % length
  // To the right along the top, down, to the left along the bottom, and up.
  const x = clamp(along, 0, width) - clamp(along - width - height, 0, width)
  const y = clamp(along - width, 0, height) - clamp(along - 2 * width - height, 0, height)
  return { x: left + x, y: top + y }
}

/** The distance along the edge at which the ray from its centre through a point crosses it; straight down without one. */
function crossingOf(edge: Edge, towards: Point): number {
  const { left, top, width, height } = edge
  const x = towards.x - left - width / 2
  const y = towards.y - top - height / 2 || 1e-6
  // The length of that ray as a part of the distance to the point.
  const part = Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y))
  const along = width / 2 + x * part + height / 2 + y * part
  // Clockwise along the top and the right side, counter-clockwise along the others.
  return x * height > y * width ? along : lengthOf(edge) - along
}

function boxAround({ x, y }: Point, { width, height }: Size): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

/** Moves the top-left of a box to whole px, where text is sharp. */
function onWholePx({ left, top, right, bottom }: Box): Box {
  const [x, y] = [Math.round(left), Math.round(top)]
  return { left: x, top: y, right: x + right - left, bottom: y + bottom - top }
}
