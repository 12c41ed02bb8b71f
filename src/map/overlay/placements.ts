/**
 * Which signposts a view needs, and their layout. Each stands at the edge of the viewport, where the line from the centre to
 * its place crosses it, or near to that: none covers another signpost, or an avoided box. All in screen px.
 */
import { type Box, centreOf, clamp, type Point, type Size } from '../../panzoom/geometry'
import { middleOf, overlap } from '../box'

/** A signpost to lay out, and the middle of its place. */
export type Signpost = Readonly<{ size: Size; towards: Point }>

/** The box of a signpost, and the direction from its middle to its place in degrees: 0 is right, 90 is down. */
type Placement = Readonly<{ box: Box; degrees: number }>

/** A place with the size of its signpost, and the boxes of its name and of all of it. */
type NamedPlace = Readonly<{ size: Size; nameBox: Box; placeBox: Box }>

/**
 * Places signposts to the places whose names cannot be read. The result is null for a place whose name can be read, as it
 * lies in the viewport, and nothing covers it; and for a signpost without room.
 */
export function placeSignposts(places: readonly NamedPlace[], viewport: Size, avoided: readonly Box[]) {
  const isCovered = ({ nameBox }: NamedPlace, boxes: readonly Box[]) => boxes.some((box) => overlap(nameBox, box))
  let needed = places.filter((place) => {
    const { left, top, right, bottom } = place.nameBox
    const isInView = left >= 0 && top >= 0 && right <= viewport.width && bottom <= viewport.height
    return !isInView || isCovered(place, avoided)
  })
  for (;;) {
    const readable = places.filter((place) => !needed.includes(place))
    const signposts = needed.map(({ size, placeBox }) => ({ size, towards: middleOf(placeBox) }))
    // Signposts spare the places whose names can be read, and all names; without room, only the names that can be read.
    const spared = [...readable.map(({ placeBox }) => placeBox), ...places.map(({ nameBox }) => nameBox)]
    const readableNames = readable.map(({ nameBox }) => nameBox)
    const placements = layoutSignposts(signposts, viewport, avoided, [spared, readableNames])
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
/** So many positions are near enough to clear `spared` boxes: 240 px in both directions. */
const MAX_NEAR = 2 * (240 / STEP_PX + 1)

/**
 * Lays out signposts in the clockwise order of their places, from straight up; one leaves the order only to cover less. None
 * overlaps a box of `avoided`. If there is room within reach, a signpost also clears the first list of `spared`, else the
 * second, and so on. The result is null for a signpost without room.
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
    const [halfWidth, halfHeight] = [size.width / 2, size.height / 2]
    const isClearOf =
      (boxes: readonly Box[]) =>
      ({ x, y }: Point) => {
        const box = { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
        return !boxes.some((other) => overlap(other, box, GAP_PX))
      }
    // At most half a turn from the place: `clockwise` jumps by a whole turn straight up.
    const own = clockwise(towards)
    const turnOf = (at: Point) => {
      const turn = clockwise(at) - own
      return own + turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
    }
    const isNext = (at: Point) => turnOf(at) >= lastTurn
    const isFree = isClearOf(taken)
    const positions = positionsFor(size, towards, viewport)
    const near = positions.slice(0, MAX_NEAR).filter(isFree)
    const clear = spared.flatMap((boxes) => near.filter(isClearOf(boxes)))
    // The next position in order may be far, if it clears the last list; then a near one may be out of order.
    const next = positions.find((at) => isFree(at) && isNext(at))
    const isNextClear = next && isClearOf(spared.at(-1) ?? [])(next)
    const wanted = clear.find(isNext) ?? (isNextClear ? next : clear[0]) ?? next ?? positions.find(isFree)
    if (!wanted) continue
    // Text is sharp on whole px.
    const [left, top] = [Math.round(wanted.x - halfWidth), Math.round(wanted.y - halfHeight)]
    const box = { left, top, right: left + size.width, bottom: top + size.height }
    const at = middleOf(box)
    taken.push(box)
    lastTurn = turnOf(at)
    placements[index] = { box, degrees: (Math.atan2(towards.y - at.y, towards.x - at.x) * 180) / Math.PI }
  }
  return placements
}

/**
 * The middles that a signpost can have, on a rectangle within the viewport. The first two are where the ray from the centre
 * to its place crosses that, straight down without one; the others follow in both directions.
 */
function positionsFor(size: Size, towards: Point, viewport: Size): Point[] {
  const left = MARGIN_PX + size.width / 2
  const top = MARGIN_PX + size.height / 2
  const width = viewport.width - 2 * left
  const height = viewport.height - 2 * top
  if (width <= 0 || height <= 0) return []
  // A position is a distance along the rectangle, from its top left to the right, down, to the left, and up.
  const length = 2 * (width + height)
  const pointAt = (distancePx: number): Point => {
    const along = (distancePx + length) % length
    const x = clamp(along, 0, width) - clamp(along - width - height, 0, width)
    const y = clamp(along - width, 0, height) - clamp(along - 2 * width - height, 0, height)
    return { x: left + x, y: top + y }
  }
  const x = towards.x - viewport.width / 2
  const y = towards.y - viewport.height / 2 || 1e-6
  // The length of the ray as a part of the distance to the place.
  const part = Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y))
  const along = width / 2 + x * part + height / 2 + y * part
  // Clockwise along the top and the right side, counter-clockwise along the others.
  const wantedPx = x * height > y * width ? along : length - along
  const positions: Point[] = []
  for (let detourPx = 0; detourPx <= length / 2; detourPx += STEP_PX)
    positions.push(pointAt(wantedPx + detourPx), pointAt(wantedPx - detourPx))
  return positions
}
