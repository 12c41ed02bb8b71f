/**
 * The words that are drawn on the map, by language. Only the cartography imports them: they are in no page.
 */
import * as de from './de.map.ts'
import * as en from './en.map.ts'
import * as es from './es.map.ts'
import * as fr from './fr.map.ts'
import type { Language, Translated } from './lists.ts'

export type MapWords = Translated<typeof en>

/** The lists by language. A word that is missing in one is an error of the type check, which names it. */
const MAP_LISTS: Readonly<Partial<Record<Language, MapWords>>> = { en, de, fr, es }

/**
 * The words of a language; in English for one without a list, such as one whose letters no typeface of the
 * map has.
 */
export const mapWordsIn = (language: Language): MapWords => MAP_LISTS[language] ?? en
