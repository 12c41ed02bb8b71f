/**
 * The names of the countries, one for each region: wide-spaced and pale, across the freest stretch of its
 * territory, to be painted below everything else. They take no ground, so woods and villages stand as they
 * would without them.
 */
import type { Box } from '../../panzoom/core/geometry.ts'
import { areaBox, grown } from '../../table/area.ts'
import type { Region } from '../../table/table.ts'
import { colour } from '../drawing/palette.ts'
import type { Mark } from '../drawing/pen.ts'
import { boxAround, inBox, inPolygon, middleOf, type Point } from '../drawing/points.ts'
import { latticeIn } from '../grids/search.ts'
import { CELL, SummedArea } from '../grids/summedArea.ts'
import { inWater } from '../lands/watercourse.ts'
import { hasLetters } from '../lettering/faces.ts'
import { letterBoxes, type Setting } from '../lettering/lettering.ts'
import { type Clarity, findStretch, type Room, type Stretch } from '../lettering/stretch.ts'
import type { Land } from '../survey/field.ts'
import type { Misfit } from '../survey/misfit.ts'
import type { Territories } from '../survey/territories.ts'

/** The names that have found a place, and the others. */
export interface Countries {
  readonly names: readonly Stretch[]
  readonly misfits: readonly Misfit[]
}

/** What names keep clear of. */
export interface Surroundings {
  readonly territories: Territories
  /** Where no letter may be: landmarks, ribbons and other names. */
  readonly keepOff: readonly Box[]
  /** What hides the letters below it: trees, mountains, houses. */
  readonly standing: readonly Mark[]
  /** What lies on the ground: fields hide letters, lines disturb them. */
  readonly ground: readonly Mark[]
}

/** The font size, in map units. It is one for all: a letter that is the same everywhere takes few bytes. */
const SIZE = 46

/** How the letters look. Pale, and as large as they are, they need no fine edges. */
const STYLE = { fill: colour.paleInk, opacity: 0.36, tolerance: 0.9, upright: true } as const

/** How clear a whole epithet has to be, and how clear a single word, which is the last resort. */
const CLEAR: Clarity = { name: 0.08, letter: 0.3 }
const LEGIBLE: Clarity = { name: 0.2, letter: 0.36 }

/** The articles that an epithet may begin with: in English, German, French and Spanish. */
const ARTICLE = /^((the|an?|der|die|das|eine?|les?|la|une?|el|l[ao]s|una) |l[’'])/i

/** How far from shores and borders the letters stay, in map units. */
const MARGIN = 6

/** The least distance between two names, in map units: nearer, they would be read as one. */
const BESIDE_NAME = { aside: 180, up: 60 } as const

/** How far from the edge of the sheet they stay. */
const INSIDE = 70

/** How much a river, and any other line, hides of a letter: the fronds of a palm are no more than lines. */
const RIVER = 0.5
const LINE = 0.3

/** Finds a place for each name. It takes a second or two. */
export function placeCountries(land: Land, surroundings: Surroundings): Countries {
  const hidden = hiddenBy(land, surroundings)
  const homes = homesOf(land, surroundings)
  const names: Stretch[] = []
  const misfits: Misfit[] = []
  // The smallest first: a large one has more places to choose from.
  const bySize = [...land.regions.entries()].sort(
    ([a], [b]) => (homes[a] as Point[]).length - (homes[b] as Point[]).length,
  )
  for (const [index, region] of bySize) {
    const cells = homes[index] as Point[]
    const box = boxAround(cells)
    const home = new Set(cells.map(keyOf))
    const others = names.flatMap(countryBoxes).map(({ left, top, right, bottom }) => ({
      left: left - BESIDE_NAME.aside,
      top: top - BESIDE_NAME.up,
      right: right + BESIDE_NAME.aside,
      bottom: bottom + BESIDE_NAME.up,
    }))
    const isFree = (x: number, y: number) =>
      home.has(keyOf([x, y])) && !others.some((box) => inBox(box, x, y))
    const forbidden = new SummedArea(land.geography.size, (x, y) => (isFree(x, y) ? 0 : 1))
    const room = { box, near: middleOf(areaBox(region)), hidden, forbidden }
    const found = placeName(region, room, names)
    if (found) names.push(found)
    else if (hasLetters(region.epithet, 'capitals')) misfits.push(leftOut(region))
  }
  return { names, misfits }
}

function leftOut(region: Region): Misfit {
  return {
    what: `the name of the land around ${region.name}`,
    at: middleOf(areaBox(region)),
    why: 'left out, as no stretch of it is free',
    cure: 'Move the place in src/realm/realm.yaml away from others, or shorten its epithet.',
  }
}

/** How a name is lettered, as `letterAlong` takes it. */
export function settingOfCountry({ text, baseline, spacing }: Stretch): Setting {
  return [text, 'capitals', baseline, SIZE, { ...STYLE, spacing }]
}

/** The boxes of the letters of a name. */
export function countryBoxes({ text, baseline, spacing }: Stretch): Box[] {
  return letterBoxes(text, 'capitals', baseline, SIZE, { spacing, upright: true })
}

/**
 * The whole epithet without its article if that fits widely and clearly, else its last word that fits. Short
 * ones, such as "of", name nothing alone, and no word names two countries.
 */
function placeName({ epithet }: Region, room: Room, others: readonly Stretch[]): Stretch | undefined {
  const words = epithet.replace(ARTICLE, '').toUpperCase()
  const find = (text: string, most: Clarity) =>
    hasLetters(text, 'capitals') && !others.some((other) => other.text === text)
      ? findStretch(text, SIZE, room, most)
      : undefined
  const whole = find(words, CLEAR)
  const telling = words.split(' ').filter(({ length }) => length > SHORT)
  return telling.reduceRight((found, word) => found ?? find(word, LEGIBLE), whole)
}

/** A word of so many letters is as likely "of", "der" or "las" as a name. */
const SHORT = 3

/** A number for the cell in which a place lies. */
const keyOf = ([x, y]: Point) => Math.floor(y / CELL) * 2 ** 20 + Math.floor(x / CELL)

/** The middles of the cells in which letters may be, for each region. */
function homesOf(land: Land, { territories, keepOff }: Surroundings): Point[][] {
  const taken = keepOff.map((box) => grown(box, CELL / 2))
  const homes = land.regions.map((): Point[] => [])
  for (const [x, y] of cellsIn(grown(land.sheet, -INSIDE))) {
    if (land.inland(x, y) < MARGIN || taken.some((box) => inBox(box, x, y))) continue
    const { region, border } = territories([x, y])
    if (border > MARGIN) homes[region]?.push([x, y])
  }
  return homes
}

/** How much of a letter would be hidden at each place. */
function hiddenBy(land: Land, { standing, ground }: Surroundings): SummedArea {
  const values = new Map<number, number>()
  for (const at of [...standing, ...ground].flatMap(outlinesOf).flat()) values.set(keyOf(at), LINE)
  for (const outline of [...standing, ...ground.filter(({ style }) => style.fill)].flatMap(outlinesOf)) {
    for (const cell of cellsIn(boxAround(outline))) if (inPolygon(cell, outline)) values.set(keyOf(cell), 1)
  }
  return new SummedArea(land.geography.size, (x, y) => {
    const value = values.get(keyOf([x, y])) ?? 0
    return value < RIVER && land.rivers.some((river) => inWater([x, y], river, 2)) ? RIVER : value
  })
}

/** The corners of each shape of a mark. */
function outlinesOf({ path }: Mark): Point[][] {
  return path.shapes().map((shape) => shape.steps().flatMap(({ points }) => points.slice(-1)))
}

/** The middles of all cells that a box touches. */
function cellsIn({ left, top, right, bottom }: Box): Iterable<Point> {
  const middle = (at: number) => (Math.floor(at / CELL) + 0.5) * CELL
  const half = CELL / 2
  return latticeIn({ left: middle(left), top: middle(top), right: right + half, bottom: bottom + half }, CELL)
}
