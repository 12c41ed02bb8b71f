/**
 * All words, by language. A page has only those of its own list that it uses: there, import `virtual:words`.
 */
import * as ar from './ar.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as es from './es.ts'
import * as fr from './fr.ts'

/** A letter of the writing systems that run from right to left. */
export const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u

/** The type of a list: each word of the English one, in other letters. */
export type Translated<Word> = Word extends string
  ? string
  : Word extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Word extends readonly string[]
      ? readonly string[]
      : { readonly [Name in keyof Word]: Translated<Word[Name]> }

export type MapWords = Translated<typeof en.drawn>

/** All words of the interface, as pages import them. */
export interface PageWords extends Translated<Omit<typeof en, 'drawn'>> {
  readonly direction: 'ltr' | 'rtl'
}

/** A list, which may leave out those of the map, X-ray and captions: these are the English ones then. */
export interface Words extends Omit<PageWords, 'xray' | 'curiosities'> {
  readonly xray?: PageWords['xray']
  readonly curiosities?: PageWords['curiosities']
  readonly drawn?: MapWords
}

/** By the codes of their languages. A word that is missing in one is an error of the type check. */
export const LISTS = { en, de, fr, es, ar } satisfies Readonly<Record<string, Words>>

export type Language = keyof typeof LISTS

/** The codes of all languages. */
export const LANGUAGES = Object.keys(LISTS) as readonly Language[]

/** The words of a language: those that its list may leave out in English, if it does. */
export const wordsIn = (language: Language): Required<Words> => {
  const { xray, curiosities, drawn } = en
  return { xray, curiosities, drawn, ...(LISTS[language] as Words) }
}

/** The words that a list lacks: none but those of the map and of X-ray, and captions, may be left out. */
export function missingWords(list: object): string[] {
  const { drawn, xray, curiosities, ...needed } = en
  // None of X-ray, or all of them.
  return missingIn(list, 'xray' in list ? { ...needed, xray } : needed)
}

/** Those within others by all of their names, as in `scenes.mill`. */
function missingIn(list: unknown, needed: object): string[] {
  const words = Object(list) as Readonly<Record<string, unknown>>
  return Object.entries(needed).flatMap(([name, word]) => {
    if (words[name] === undefined) return name
    return typeof word === 'object' ? missingIn(words[name], word).map((inner) => `${name}.${inner}`) : []
  })
}
