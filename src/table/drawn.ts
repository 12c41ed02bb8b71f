/** The part of the table that is on the drawn map, recorded with the drawing: the build compares the two. */

import { type Area, type Corners, cornersOf, shiftedArea } from './area.ts'
import { at, FILES, type LineOf, type Mistake, sentencesOf } from './mistakes.ts'
import { RECORD } from './paths.ts'
import { type DrawnMap, isOwn, isOwnDrawing, landmarkOf, type Region, type Table } from './table.ts'

/** The hashes of drawn files, by their paths in the project. */
export type DrawnFiles = Readonly<Record<string, string>>

/** The record that `npm run draw` writes beside the picture: what of the table is on it, and what else. */
export interface Drawn {
  readonly siteName: string
  readonly mood: string
  /** The word that the land has grown from; none for the one made by hand. */
  readonly word?: string
  /** That of the words on the map. */
  readonly language: string
  /** The owner's name and line. */
  readonly name: string
  readonly line: string
  /** In map px. */
  readonly size: Pick<DrawnMap, 'width' | 'height'>
  readonly places: readonly (Pick<Region, 'name' | 'epithet'> & Corners & { readonly landmark: string })[]
  /** The places that lie over something; left out if none does. */
  readonly covers?: readonly Cover[]
  /** What visitors can find on the map; left out on an own picture, and by what drew before there was any. */
  readonly curiosities?: readonly DrawnCuriosity[]
  /** The roads as visitors travel them; left out like those. */
  readonly legs?: readonly Leg[]
  readonly files: DrawnFiles
}

/** Something that visitors can find: a creature, a ship, a discovery. Captions are by its kind. */
export interface DrawnCuriosity {
  readonly kind: string
  readonly box: NonNullable<Area['box']>
}

/** Kinds that are none: the banner below the map's title, on which a visitor's finds are honoured. */
export const BANNER = 'banner'
/** Where the serpent comes up that has dived. */
export const OTHER_SEA = 'other sea'
/** The name of a sea, an island or a land. */
export const NAME = 'name'

/** The way between two places along the roads. */
export interface Leg {
  /** Their indexes in the table as it was drawn. */
  readonly between: readonly [number, number]
  /** The `d` of an SVG path, in map px. */
  readonly path: string
}

/** What a place lies over that is mostly at sea. */
export const AT_SEA = 'the sea'

/** A place that lies over something which stays where it is. */
export interface Cover {
  /** Its name. */
  readonly place: string
  /** Each as in `the coast`, or {@link AT_SEA}. */
  readonly over: readonly string[]
  /** The way to the nearest spot where it would lie over nothing, in map px; left out if none is near. */
  readonly free?: readonly [right: number, down: number]
}

/** The record of a table, without its files. An own picture has no places. */
export function drawnFrom(table: Table): Omit<Drawn, 'files'> {
  const { siteName, mood, language, owner } = table
  const [{ width, height }, regions] = isOwn(table.map)
    ? [{ width: 0, height: 0 }, []]
    : [table.map, table.regions]
  return {
    siteName,
    mood,
    ...(table.land && { word: table.land }),
    language,
    name: owner.name,
    line: owner.line,
    size: { width, height },
    places: regions.map((region) => {
      const { name, epithet } = region
      return { name, epithet, corners: cornersOf(region), landmark: landmarkOf(region) }
    }),
  }
}

const CURE = 'Run "npm run draw".'

/**
 * Lists what is wrong with the drawing of a valid table, a sentence each: all differences from the table and
 * from its files, whose present hashes are `files`. A record that cannot be read is undefined.
 */
export function drawingMistakes(
  table: Table,
  drawn: Drawn | undefined,
  files: DrawnFiles,
  lineOf?: LineOf,
): string[] {
  if (!drawn) return [`${RECORD}: it is missing or damaged. ${CURE}`]
  const all = Object.keys(drawn.files)
  const missing = all.filter((file) => !files[file])
  const changed = all.filter((file) => files[file] && files[file] !== drawn.files[file])
  const isOwners = (file: string) => isOwnDrawing(file) && file.startsWith('src/realm/')
  const about = ([file, ...more]: readonly string[], fact: string) =>
    file ? [`${file}${more.length > 0 ? ` and ${more.length} more` : ''}: ${fact}`] : []
  return [
    ...sentencesOf(staleMistakes(table, drawn), table, lineOf),
    ...about(missing, `missing since the map was drawn. ${CURE}`),
    ...about(changed.filter(isOwners), `changed since the map was drawn. ${CURE}`),
    ...about(
      changed.filter((file) => !isOwners(file)),
      `changed since the map was drawn. ${CURE} Files of your own belong in ${FILES}.`,
    ),
  ]
}

const CHANGED = `has changed since it was drawn. ${CURE}`

/** What the record has of each map, and of a drawn one, with its path in the table. */
const OF_EACH = { siteName: ['siteName'], mood: ['mood'], line: ['owner', 'line'], name: ['owner', 'name'] }
const OF_DRAWN = { ...OF_EACH, word: ['land'], language: ['language'], size: ['map'] }

/** What has changed in a valid table since it was drawn. */
export function staleMistakes(table: Table, drawn: Omit<Drawn, 'files'>): Mistake[] {
  const wanted = drawnFrom(table)
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const named = (wanted: string, { places }: Pick<Drawn, 'places'>) =>
    places.find(({ name }) => name === wanted)
  const fields = Object.entries(isOwn(table.map) ? OF_EACH : OF_DRAWN)
    .filter(([field]) => !isSame(at(wanted, field), at(drawn, field)))
    .map(([, path]) => ({ path, message: CHANGED }))
  // The build makes all else of an own picture.
  if (isOwn(table.map)) return fields
  const regions = wanted.places.flatMap((place, index) => {
    const last = named(place.name, drawn)
    const message = last ? CHANGED : `is not on the map. ${CURE}`
    return isSame(place, last) ? [] : [{ path: ['regions', index], message }]
  })
  const gone = drawn.places
    .filter(({ name }) => !named(name, wanted))
    .map(({ name }) => ({
      path: ['regions'],
      message: `no longer have "${name}", which is still on the map. ${CURE}`,
    }))
  return [...fields, ...regions, ...gone]
}

/** The places of a table that lie over something: mistakes if at sea, and others in the same form. */
export function coverMistakes(
  { regions, land }: Pick<Table, 'regions' | 'land'>,
  covers: readonly Cover[],
): Mistake[] {
  return covers.flatMap((cover) => {
    const index = regions.findIndex(({ name }) => name === cover.place)
    const region = regions[index]
    if (!region) return []
    const path = ['regions', index]
    const linePath = [...path, region.box ? 'box' : 'corners']
    // It may be the fault of a land that has grown.
    const isAtSea = cover.over.includes(AT_SEA) && !land
    const message = `${isAtSea ? 'lies at sea' : overText(cover)}. ${cureOf(region, cover, land)}`
    return [{ path, linePath, message, isAtSea, free: cover.free }]
  })
}

/** What a place lies over, as the end of a sentence about it. */
export const overText = ({ over }: Cover) => `lies over ${over.join(', ').replace(/, ([^,]*)$/, ' and $1')}`

/** What its owner can do about a place that lies over something. */
function cureOf(region: Region, { free }: Pick<Cover, 'free'>, land?: string): string {
  const word = `choose ${land ? 'another' : 'a'} word for \`land\`, which then grows around your places`
  if (!free) return `${word.replace('c', 'C')}.`
  return `Move it to ${areaText(shiftedArea(region, free))}, or ${word}.`
}

/** An area as the table writes it. */
function areaText({ corners = [], box }: Area): string {
  const list = (numbers: readonly number[]) => `[${numbers.join(', ')}]`
  return box ? `box: ${list(box)}` : `corners: [${corners.map(list).join(', ')}]`
}
