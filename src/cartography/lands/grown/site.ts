/** What a land grows from: a word, a size, and the places that it has to hold. */
import type { Box, Size } from '../../../panzoom/core/geometry.ts'
import { areaBox } from '../../../table/area.ts'
import type { Mood } from '../../../table/palette.ts'
import { type Landmark, landmarkOf, type Table } from '../../../table/table.ts'
import type { MapWords } from '../../../words/lists.ts'
import { wordsIn } from '../../../words/lists.ts'
import { clamp } from '../../drawing/points.ts'
import { type Random, randomStream } from '../../drawing/random.ts'
import { footprintsOf } from '../../extents/landmarks.ts'
import { sheetOf } from '../sheet.ts'
import { type Theme, themeOf } from './theme.ts'

/** A place of the table. */
export interface Place {
  readonly box: Box
  readonly landmark: Landmark
  /** Where its landmark and its ribbon stand. */
  readonly grounds: readonly Box[]
}

/** The part of a table that a land grows from, beside its word. */
export type GrowthTable = Pick<Table, 'regions' | 'language' | 'mood'>

/** What every step of the growth knows. */
export interface Site {
  readonly size: Size
  /** All within the frame. */
  readonly sheet: Box
  readonly places: readonly Place[]
  readonly names: MapWords['names']
  /** How much there is of what a land can do without, as villages: 1 with few places; others cost ink. */
  readonly plenty: number
  readonly mood: Mood
  readonly theme: Theme
  /** The random stream of a step: the same for the same word. */
  readonly chance: (step: string) => Random
}

/** With so many places, or fewer, a land has everything. */
const FEW = 6

/** The site of a word, for the places of a table. */
export function siteOf(word: string, { regions, language, mood }: GrowthTable, size: Size): Site {
  const chance = (step: string) => randomStream(`${word}/${step}`)
  return {
    size,
    sheet: sheetOf(size),
    places: regions.map((region) => ({
      box: areaBox(region),
      landmark: landmarkOf(region),
      grounds: footprintsOf(region),
    })),
    names: wordsIn(language).drawn.names,
    plenty: clamp(1 - (regions.length - FEW) * 0.12, 0.3, 1),
    mood,
    theme: themeOf(chance('theme')),
    chance,
  }
}

/** The parts of its full size in which a creature, or the name of a sea, looks for room until it has some. */
export const SMALLER = [1, 0.8, 0.64]
