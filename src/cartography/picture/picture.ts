/** The whole ink: all layers in painter's order, as SVG. */
import type { Box, Size } from '../../panzoom/core/geometry.ts'
import { boxOfSize, contains, grown, overlap } from '../../table/area.ts'
import type { Mood } from '../../table/palette.ts'
import type { Table } from '../../table/table.ts'
import { drawLandmark } from '../art/landmarks.ts'
import type { Titled } from '../art/ornaments/cartouche.ts'
import { drawDeckle } from '../art/ornaments/deckle.ts'
import { drawFrame } from '../art/ornaments/frame.ts'
import { drawOrnaments } from '../art/ornaments/ornament.ts'
import { drawSeaLife } from '../art/sea/seaLife.ts'
import { groupAttributes, merged, paintedBox, svg } from '../drawing/ink.ts'
import { coloured } from '../drawing/palette.ts'
import type { Mark, Standing } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'
import { boxOfStamp, marksOfStamp, type Stamp, svgGlyphs, svgStamp } from '../drawing/stamps.ts'
import { doorOf, footprintsOf } from '../extents/landmarks.ts'
import type { PlaceName } from '../lands/geography.ts'
import { placeCountries, settingOfCountry } from '../layout/countries.ts'
import type { Planted } from '../layout/forest.ts'
import { drawSea } from '../layout/sea.ts'
import { drawTerrain, type Terrain, terrainGradients } from '../layout/terrain.ts'
import { letterAlong } from '../lettering/lettering.ts'
import { drawNames, namesBoxes } from '../lettering/names.ts'
import { drawRibbon } from '../lettering/ribbons.ts'
import type { Stretch } from '../lettering/stretch.ts'
import type { Land } from '../survey/field.ts'
import type { Misfit } from '../survey/misfit.ts'
import { trueNames } from '../survey/placeNames.ts'
import { surveyTerritories, type Territories } from '../survey/territories.ts'

/** Everything drawn in ink, in painter's order. */
export interface Picture {
  /** Its size in map px. */
  readonly size: Size
  /** Which colours it has: its marks have only their names. */
  readonly mood: Mood
  /** The names of the regions' countries, one by one, under everything else. */
  readonly countries: readonly (readonly Mark[])[]
  readonly below: readonly Mark[]
  /** The things that stand on the land: relief and trees, then buildings and landmarks: painted by foot. */
  readonly standing: readonly (readonly Thing[])[]
  /** The names of seas, islands and lands, one by one. */
  readonly names: readonly (readonly Mark[])[]
  readonly sea: readonly Mark[]
  /** The names of the regions, the torn edge with the frame, and the ornaments within that, one by one. */
  readonly ribbons: readonly (readonly Mark[])[]
  readonly frame: readonly Mark[]
  readonly ornaments: readonly (readonly Mark[])[]
}

/** The picture, and what else its drawing brings up. */
export interface Drawing extends Picture, Shading {
  /** Roads between the regions. */
  readonly highways: Terrain['highways']
  /** The names of seas, islands and lands that are written: those of what stands. */
  readonly written: readonly PlaceName[]
  /** Where those of the countries stand. */
  readonly stretches: readonly Stretch[]
  /** What has no room in it. */
  readonly misfits: readonly Misfit[]
}

/** What the wash shades: the ground of trees and reeds, landmarks, and each region's borders. */
export interface Shading {
  readonly mood: Mood
  readonly territories: Territories
  readonly trees: readonly Planted[]
  readonly reeds: readonly Point[]
  readonly landmarks: readonly Standing[]
}

/** One thing that stands on the land. */
type Thing = Stamp | Standing

/** The maximum width of a line, in map units: a path this far outside a box cannot be seen in it. */
const WIDEST = 6

/** Where everything lies. Of landmarks and what is at sea, it depends only on the room that they take. */
export type Layout = ReturnType<typeof layOut>

/** Lays out a land with its places, which takes most of the time of a drawing. */
export function layOut(land: Land, mood: Mood) {
  const { regions } = land
  const names = namesBoxes(land.names)
  const territories = surveyTerritories(land)
  const sea = drawSea(land)
  const terrain = drawTerrain(land, {
    territories,
    footprints: footprintsOf,
    door: doorOf,
    names,
    atSea: [...land.atSea, ...sea.soundings],
    isIcy: mood === 'arctic',
  })
  const countries = placeCountries(land, {
    territories,
    keepOff: [...regions.flatMap(footprintsOf), ...names],
    standing: [...terrain.relief, ...terrain.trees, ...terrain.buildings].flatMap(marksOf),
    ground: terrain.ground,
  })
  return { territories, sea, terrain, countries }
}

/** Draws a land with its places, in the words and the mood of a table. */
export function drawPicture(
  land: Land,
  table: Titled & Pick<Table, 'mood'>,
  { territories, sea, terrain, countries }: Layout = layOut(land, table.mood),
): Drawing {
  const { regions, geography } = land
  const written = trueNames(land.names, terrain.named)
  const landmarks = regions.flatMap((region) => drawLandmark(region, regions, table.mood))
  return {
    size: geography.size,
    mood: table.mood,
    countries: countries.names.map((name) => letterAlong(...settingOfCountry(name))),
    below: [...terrain.sea, ...terrain.ground],
    standing: [
      [...terrain.relief, ...terrain.trees],
      [...terrain.buildings, ...landmarks],
    ],
    names: drawNames(written.names),
    written: written.names,
    stretches: countries.names,
    sea: [...sea.marks, ...merged(drawSeaLife(geography.sea).flatMap(({ marks }) => marks))],
    ribbons: regions.map(drawRibbon),
    frame: [...drawDeckle(geography.size), ...drawFrame(geography.size)],
    ornaments: drawOrnaments(geography.ornaments, table),
    territories,
    trees: terrain.trees,
    reeds: terrain.reeds,
    landmarks,
    highways: terrain.highways,
    misfits: [...land.misfits, ...terrain.misfits, ...written.misfits, ...countries.misfits],
  }
}

/** The sea comes with the letters: on a slow line, files arrive in the order of their sizes. */
function aboveOf({ names, sea, ribbons, frame, ornaments }: Picture): Mark[] {
  return [
    ...merged(names.flat()),
    ...sea,
    ...merged(ribbons.flat()),
    ...merged([...frame, ...ornaments.flat()]),
  ]
}

/**
 * The picture's ink as SVG text, transparent, to lie over the wash, in layers, the lowest first: one for each
 * of `INK_FILES`. Things that stand on the land are in two of them, and none is in a higher layer than a
 * thing that covers it.
 */
export function inkLayersOf(picture: Picture): string[] {
  const { size, mood, countries, below, standing } = picture
  const whole = boxOfSize(size)
  const layers = standing.map((): Thing[] => [])
  const inFront: { layer: number; boxes: readonly Box[] }[] = []
  const nearestFirst = standing.flatMap((things, kind) =>
    things.map((thing) => ({ thing, kind, foot: footOf(thing) })),
  )
  for (const { thing, kind } of byFoot(nearestFirst).reverse()) {
    const boxes = marksOf(thing).map(paintedBox)
    const covers = (before: Box) => boxes.some((box) => overlap(box, before))
    const covering = inFront.filter((other) => other.layer < kind && other.boxes.some(covers))
    const layer = Math.min(kind, ...covering.map((other) => other.layer))
    layers[layer]?.unshift(thing)
    inFront.push({ layer, boxes })
  }
  return [
    inked({ below: [...countries.flat(), ...below] }, whole, mood),
    ...layers.map((things) => inked({ things }, whole, mood)),
    inked({ above: aboveOf(picture) }, whole, mood),
  ]
}

function footOf(thing: Thing): number {
  return 'glyph' in thing ? thing.at[1] : thing.foot
}

function marksOf(thing: Thing): readonly Mark[] {
  return 'glyph' in thing ? marksOfStamp(thing) : thing.marks
}

/** In painter's order: the farthest first, and things with the same foot in the given order. */
function byFoot<T extends { readonly foot: number }>(things: readonly T[]): T[] {
  return [...things].sort((a, b) => a.foot - b.foot)
}

/**
 * The part of the picture in a box (in map px), as SVG text of the size of the box. `under` is SVG to
 * be painted below it. Names, ribbons and ornaments that the box would cut are left out.
 */
export function cropOf(picture: Picture, box: Box, under: string): string {
  const whole = withPieces(picture, (marks) => marks.every((mark) => contains(box, paintedBox(mark))))
  const { mood, countries, below, standing } = whole
  const frame = grown(box, WIDEST)
  const seen = (marks: readonly Mark[]) =>
    marks
      .map((mark) => ({ ...mark, path: mark.path.within(frame) }))
      .filter(({ path }) => path.steps().length > 0)
  const things = standing.flat().flatMap((thing): Thing[] => {
    if ('glyph' in thing) return overlap(boxOfStamp(thing), frame) ? [thing] : []
    return [{ foot: thing.foot, marks: seen(thing.marks) }]
  })
  const size = ` width="${box.right - box.left}" height="${box.bottom - box.top}"`
  const above = seen(aboveOf({ ...whole, frame: seen(whole.frame) }))
  return inked({ below: seen([...countries.flat(), ...below]), things, above }, box, mood, size, under)
}

/** The picture with only the names, ribbons and ornaments that are kept, whole: a half would be a scrap. */
export function withPieces(picture: Picture, isKept: (marks: readonly Mark[]) => boolean): Picture {
  const { countries, names, ribbons, ornaments } = picture
  return {
    ...picture,
    countries: countries.filter(isKept),
    names: names.filter(isKept),
    ribbons: ribbons.filter(isKept),
    ornaments: ornaments.filter(isKept),
  }
}

/**
 * Parts of the picture in a box, as SVG text; the things may be in any order. `size` is its width and height
 * as attributes: the whole picture has none, as its page sets its size. `under` is SVG below the ink.
 */
function inked(
  { below = [], things = [], above = [] }: { below?: Mark[]; things?: Thing[]; above?: Mark[] },
  box: Box,
  mood: Mood,
  size = '',
  under = '',
): string {
  const stamps = things.filter((thing) => 'glyph' in thing)
  const definitions = (stamps.length > 0 ? terrainGradients : '') + svgGlyphs(stamps)
  const stood = byFoot(
    things.map((thing) => ({
      foot: footOf(thing),
      text: 'glyph' in thing ? svgStamp(thing) : svg(thing.marks),
    })),
  )
  const layers = svg(below) + stood.map(({ text }) => text).join('') + svg(above)
  const viewBox = `${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`
  return coloured(
    `<svg${size} xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><defs>${definitions}</defs>${under}<g ${groupAttributes}>${layers}</g></svg>`,
    mood,
  )
}
