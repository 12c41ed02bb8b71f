/** The lists of words. That none of them lacks a word is checked by the types, too. */
import { expect, it } from 'vitest'
import { LANGUAGES, LISTS, missingWords, wordsIn } from '../src/words/lists'

/** All texts in a list; functions are called with "1". */
function textsIn(list: object): readonly string[] {
  return Object.values(list).flatMap((word) => {
    if (typeof word === 'string') return word
    return typeof word === 'function' ? word('1', '1', '1') : textsIn(word)
  })
}

it.each(LANGUAGES)('the words in %s are written out, and their dates are too', (language) => {
  const words = wordsIn(language)
  const texts = textsIn(words)
  expect(texts.length).toBe(textsIn(LISTS.en).length)
  expect(texts.filter((text) => /^$|^ | $|undefined|\$\{/.test(text))).toEqual([])
  // But for those that are drawn, they may be parts of HTML.
  expect(textsIn({ ...words, drawn: {} }).filter((text) => /[<&]/.test(text))).toEqual([])
  expect(words.locale.startsWith(`${language}-`)).toBe(true)
  expect(Intl.DateTimeFormat.supportedLocalesOf(words.locale)).toEqual([words.locale])
})

it.each(LANGUAGES)('the map has eight names of each kind in %s, none for two of them', (language) => {
  const lists = Object.values(wordsIn(language).drawn.names).map((text) => text.split(', '))
  expect(lists.filter(({ length }) => length < 8)).toEqual([])
  expect(new Set(lists.flat()).size).toBe(lists.flat().length)
})

it('the words that a list lacks are named, but not those of the map and of X-ray, nor captions', () => {
  const { menu: _menu, drawn: _drawn, xray: _xray, curiosities: _captions, ...others } = LISTS.en
  const { mill: _mill, ...scenes } = LISTS.en.scenes
  expect(missingWords({ ...others, scenes })).toEqual(['menu', 'scenes.mill'])
  const { pause: _pause, ...xray } = LISTS.en.xray
  expect(missingWords({ ...LISTS.en, xray })).toEqual(['xray.pause'])
})
