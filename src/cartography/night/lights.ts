/** What shines at night, found in what is drawn by its colours: any table's picture has its lights. */
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import type { Mark } from '../drawing/pen.ts'
import { middleOf, type Point } from '../drawing/points.ts'
import type { Picture } from '../picture/picture.ts'
import type { Land } from '../survey/field.ts'

/** How something shines: as a lamp behind a bright or a dark window, as an open fire, or as magic. */
export type Shine = 'lamp' | 'pane' | 'fire' | 'magic'

/** One shape that shines, its middle, and the larger of its width and height, in map units. */
export interface Light {
  readonly shine: Shine
  readonly shape: Path
  readonly middle: Point
  readonly size: number
}

/** The lamp of a lighthouse, and how far its beam reaches over the sea: below 0 to the left, in map units. */
export interface Beacon {
  readonly at: Point
  readonly reach: number
}

/** All that shines in a picture. */
export interface Lights {
  readonly lights: readonly Light[]
  readonly beacons: readonly Beacon[]
  /** The lines of runes with light in them. */
  readonly runes: Path
}

/** The colours of light. */
const SHINES: Readonly<Record<string, Shine>> = {
  [colour.glow]: 'lamp',
  [colour.pane]: 'pane',
  [colour.flame]: 'fire',
  [colour.hearth]: 'fire',
  [colour.dragonFire]: 'fire',
  [colour.amethystBright]: 'magic',
}

/** Smaller shapes, in map units, are glints, and the eyes of small beasts. */
const LEAST = 1.5

/** Finds the lights of everything that stands on the land, and of the beasts and the ships at sea. */
export function lightsIn({ standing, sea }: Picture, land: Pick<Land, 'sheet' | 'inland'>): Lights {
  const onLand = standing.flat().flatMap((thing) => ('glyph' in thing ? [] : thing.marks))
  const runes = onLand.filter(({ style }) => !style.fill && style.stroke === colour.amethystBright)
  return {
    lights: [...onLand, ...sea].flatMap(lightsOf),
    beacons: onLand
      .filter(({ style }) => style.fill === colour.beam)
      .map(({ path }) => beaconAt(middleAndSize(path).middle, land)),
    runes: new Path(...runes.map(({ path }) => path)),
  }
}

/** How far a beam reaches, in map units, if the frame of the map is no nearer. */
const FARTHEST = 150

function beaconAt(at: Point, { sheet, inland }: Pick<Land, 'sheet' | 'inland'>): Beacon {
  const [x, y] = at
  // Half way along the beam.
  const seaOn = (side: -1 | 1) => -inland(x + (side * FARTHEST) / 2, y)
  return {
    at,
    reach: seaOn(-1) > seaOn(1) ? -Math.min(FARTHEST, x - sheet.left) : Math.min(FARTHEST, sheet.right - x),
  }
}

/** The shapes of a mark that shine: none of one that is transparent. */
function lightsOf({ style: { fill = '', fillOpacity = 1 }, path }: Mark): Light[] {
  const shine = SHINES[fill]
  if (!shine || fillOpacity < 1) return []
  return path
    .shapes()
    .map((shape) => ({ shine, shape, ...middleAndSize(shape) }))
    .filter(({ size }) => size > LEAST)
}

function middleAndSize(shape: Path): Pick<Light, 'middle' | 'size'> {
  const box = shape.box()
  return { middle: middleOf(box), size: Math.max(box.right - box.left, box.bottom - box.top) }
}
