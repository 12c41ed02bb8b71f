/** The types of the table in realm.yaml, whose fields are listed in schema.ts, and facts derived from it. */

import { at } from './mistakes.ts'
import type { ValidTable } from './schema.ts'

type DeepReadonly<T> = { readonly [Field in keyof T]: DeepReadonly<T[Field]> }

/** All that realm.yaml says. */
export type Table = Omit<DeepReadonly<ValidTable>, 'regions'> & { readonly regions: readonly Region[] }

export type Owner = Table['owner']

/** The map in the table: drawn by the project, or a picture of the owner's own. */
export type OwnMap = Extract<Table['map'], { picture: string }>
export type DrawnMap = Exclude<Table['map'], OwnMap>

/** A place on the map, and the page it leads to. */
export type Region = DeepReadonly<ValidTable['regions'][number]> & {
  /** The text of the owner's own drawing of its landmark, if that is one: an SVG file. */
  readonly drawing?: string
}

/** A page that is not on the map. */
export type Page = Table['pages'][number]

/** One thing to show on a page: a work, a skill, a quest. */
export type Card = NonNullable<Region['cards']>[number]

/** A post of a place, as in lists and in the head of its page. */
export interface Post {
  /** The path of its page: `/blog/first-words`. */
  readonly path: string
  readonly title: string
  /** The day: `2026-11-22`. */
  readonly date: string
  /** Its first words, as plain text. */
  readonly opening: string
}

/** Whether the table says anything about the owner that pages show. */
export function hasOwner({ name, email, profiles }: Owner): boolean {
  return name !== '' || email !== '' || profiles.length > 0
}

/** Whether the map of a table, which may have any shape, is a picture of the owner's own. */
export function isOwn(map: unknown): map is OwnMap {
  return at(map, 'picture') !== undefined
}

/** Whether the site explains itself: the button "How it works", X-ray and the article. */
export const hasHow = ({ map }: Pick<Table, 'map'>): boolean => map.howItWorks !== false

/** The regions that have a page: all without a `link`. */
export function pagesOf<Place extends Region>(regions: readonly Place[]): readonly Place[] {
  return regions.filter(({ link }) => !link)
}

/** The names of all landmarks that have a drawing. */
export const LANDMARKS = [
  'forge',
  'runes',
  'keep',
  'athenaeum',
  'harbour',
  'hall',
  'village',
  'mill',
  'watchtower',
] as const

/** A landmark's name in the table. */
export type LandmarkName = (typeof LANDMARKS)[number]

/** The default landmarks, by the name of the place. */
const BY_NAME: ReadonlyMap<string, LandmarkName> = new Map([
  ['Projects', 'forge'],
  ['Skills', 'runes'],
  ['Experience', 'keep'],
  ['Education', 'athenaeum'],
  ['Contact', 'harbour'],
  ['About', 'hall'],
])

/** What the table says of a landmark: the name of one that is known, or of the owner's own file. */
export type Landmark = LandmarkName | `${string}.svg`

/** Whether a landmark is the owner's own drawing. */
export const isOwnDrawing = (landmark: unknown): landmark is `${string}.svg` =>
  typeof landmark === 'string' && landmark.endsWith('.svg')

/** The landmark of a place: the one set in the table, else the default for its name, else a village. */
export const landmarkOf = ({ name, landmark }: { name: string; landmark?: Landmark }): Landmark =>
  landmark ?? BY_NAME.get(name) ?? 'village'

/** The form of a word for a land, or of none. */
export const LAND_WORD = /^([\p{L}\p{N}]([\p{L}\p{N} ]{0,38}[\p{L}\p{N}])?)?$/u

/** Some to begin with. Any other is as good. Marked as pure, so that no page contains them. */
export const LAND_WORDS: readonly string[] = /* @__PURE__ */ (
  'heron gorse birch amber fjord moss elm otter juniper harrow lantern quill basalt wren cinder meadow rook saffron ' +
  'thistle umber willow yarrow kestrel marlin'
).split(' ')
