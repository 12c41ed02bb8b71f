/**
 * Which signposts a view needs, and where they stand: in a row or a column in the middle of that side of the viewport to
 * which their places lie. A place keeps its side, and its neighbours on that side, however far the map is dragged within
 * it: so a hand learns where to reach. All in screen px.
 */
import { type Box, centreOf, distance, type Size } from '../../../panzoom/geometry'
import { middleOf, overlap } from '../../../table/box'
import { SIDES, type Side } from './side'

/** A place with the side to which it lies, the size of its signpost, and the boxes of its name and of all of it. */
export type NamedPlace = Readonly<{ side: Side; size: Size; nameBox: Box; placeBox: Box }>

/** Where a signpost stands, and whether it has the place's name; else it is as wide as it is high. */
export type Placement = Readonly<{ box: Box; isNamed: boolean }>

/** The distance between a signpost and the edge of the viewport, and between two signposts. */
const MARGIN_PX = 8
const GAP_PX = 4
/** A free position is searched along a side in steps of this size. */
const STEP_PX = 4

/** All signposts are named if they then cover at most this part of the viewport. */
const ROOMY = 0.06
/** Else so many, those to the nearest places, are named, or a single one, so that all cover at most this part. */
const MAX_NAMED = 2
const MAX_COVERED = 0.12

/** The largest part of the viewport that a strip of signposts may cover: with enlarged text, it would cover more. */
const MAX_STRIP = 0.33

/**
 * Whether the strip of the first view can stay, as boxes of its signposts, or null for the places without one: it lies in
 * the viewport, and avoids `covers` and `shown`, and each name without a signpost can be read.
 */
export function isStripClear(
  strip: readonly (Box | null)[],
  nameBoxes: readonly Box[],
  viewport: Size,
  covers: readonly Box[],
  shown: readonly Box[],
): boolean {
  const boxes = strip.flatMap((box) => box ?? [])
  const covered = boxes.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0)
  return (
    covered <= MAX_STRIP * viewport.width * viewport.height &&
    boxes.every((box) => isReadable(box, viewport, [...covers, ...shown])) &&
    nameBoxes.every((box, index) => strip[index] || isReadable(box, viewport, [...covers, ...boxes]))
  )
}

/** Whether a name can be read: it lies in the viewport, and none of these boxes covers it. */
export function isReadable(nameBox: Box, viewport: Size, covers: readonly Box[]): boolean {
  return isWithin(nameBox, viewport) && !covers.some((box) => overlap(nameBox, box))
}

/**
 * Places signposts to the places whose names cannot be read as `covers` lie over the map. They also avoid the boxes of
 * `shown` parts of the map. The result is null for a place whose name can be read, and for a signpost without room.
 */
export function placeSignposts(
  places: readonly NamedPlace[],
  viewport: Size,
  covers: readonly Box[],
  shown: readonly Box[] = [],
): (Placement | null)[] {
  let needed = places.filter(({ nameBox }) => !isReadable(nameBox, viewport, covers))
  for (;;) {
    const readable = places.filter((place) => !needed.includes(place))
    const named = namedAmong(needed, viewport)
    const signposts = needed.map((place) => {
      const { height } = place.size
      return named.includes(place) ? place : { ...place, size: { width: height, height } }
    })
    // Signposts spare the places whose names can be read; without room, only the names.
    const spared = [readable.map(({ placeBox }) => placeBox), readable.map(({ nameBox }) => nameBox), []]
    const boxes = layoutSignposts(signposts, viewport, [...covers, ...shown], spared)
    // A name that is covered all the same needs a signpost, too.
    const taken = boxes.flatMap((box) => box ?? [])
    const covered = readable.filter(({ nameBox }) => !isReadable(nameBox, viewport, taken))
    if (covered.length === 0)
      return places.map((place) => {
        const box = boxes[needed.indexOf(place)]
        return box ? { box, isNamed: named.includes(place) } : null
      })
    needed = [...needed, ...covered]
  }
}

/** The places whose signposts are named. */
function namedAmong(places: readonly NamedPlace[], viewport: Size): readonly NamedPlace[] {
  const middle = centreOf(viewport)
  const away = ({ placeBox }: NamedPlace) => distance(middleOf(placeBox), middle)
  const nearest = [...places].sort((one, other) => away(one) - away(other))
  const covered = (count: number) =>
    nearest.reduce((sum, { size }, index) => sum + size.height * (index < count ? size.width : size.height), 0) /
    (viewport.width * viewport.height)
  if (covered(nearest.length) <= ROOMY) return nearest
  return nearest.slice(0, covered(MAX_NAMED) <= MAX_COVERED ? MAX_NAMED : 1)
}

/** A signpost to lay out. */
export type Signpost = Pick<NamedPlace, 'side' | 'size' | 'placeBox'>

/**
 * Lays out signposts, those of a side in the order of their places on the map. None overlaps a box of `avoided`. Where there
 * is room, those of a side stand together and clear the first list of `spared`, else the second, and so on; where there is
 * none, each stands wherever it is nearest to its place. The result is null for a signpost without room.
 */
export function layoutSignposts(
  signposts: readonly Signpost[],
  viewport: Size,
  avoided: readonly Box[],
  spared: readonly (readonly Box[])[] = [[]],
): (Box | null)[] {
  const placed = new Map<Signpost, Box>()
  /** Whether there was room for these signposts, as one of these rows has them. */
  const place = (group: readonly Signpost[], rows: readonly Box[][]) =>
    spared.some((boxes) => {
      const unwanted = [...avoided, ...placed.values(), ...boxes]
      const isFree = (box: Box) =>
        isWithin(box, viewport, MARGIN_PX) && !unwanted.some((other) => overlap(box, other, GAP_PX))
      const row = rows.find((row) => row.every(isFree))
      row?.forEach((box, index) => void placed.set(group[index] as Signpost, box))
      return row
    })
  const alone = SIDES.flatMap((side) => {
    const along = isColumn(side) ? 'top' : 'left'
    const group = signposts.filter((signpost) => signpost.side === side)
    group.sort((one, other) => one.placeBox[along] - other.placeBox[along])
    return place(group, rowsOn(side, group, viewport)) ? [] : group
  })
  for (const signpost of alone) {
    const rows = SIDES.flatMap((side) => rowsOn(side, [signpost], viewport))
    const away = ([box]: Box[]) => distance(middleOf(box as Box), middleOf(signpost.placeBox))
    place(
      [signpost],
      rows.sort((one, other) => away(one) - away(other)),
    )
  }
  return signposts.map((signpost) => placed.get(signpost) ?? null)
}

const isColumn = (side: Side) => side === 'left' || side === 'right'

/** The rows, or columns, of signposts along a side, from the one in its middle on. Whole px, at which text is sharp. */
function rowsOn(side: Side, group: readonly Signpost[], viewport: Size): Box[][] {
  const length = isColumn(side) ? 'height' : 'width'
  const room = group.reduce((rest, { size }) => rest - size[length] - GAP_PX, viewport[length] + GAP_PX)
  const rowAt = (start: number) => {
    let along = Math.round(start)
    return group.map(({ size }) => {
      const far = (name: 'width' | 'height') => Math.floor(viewport[name] - MARGIN_PX - size[name])
      const left = side === 'left' ? MARGIN_PX : side === 'right' ? far('width') : along
      const top = side === 'top' ? MARGIN_PX : side === 'bottom' ? far('height') : along
      along += Math.ceil(size[length]) + GAP_PX
      return { left, top, right: left + size.width, bottom: top + size.height }
    })
  }
  const rows: Box[][] = []
  for (let offset = 0; offset <= room / 2; offset += STEP_PX)
    rows.push(rowAt(room / 2 - offset), rowAt(room / 2 + offset))
  return rows
}

/** Whether a box lies in the viewport, with a margin. */
function isWithin({ left, top, right, bottom }: Box, { width, height }: Size, margin = 0): boolean {
  return left >= margin && top >= margin && right <= width - margin && bottom <= height - margin
}
