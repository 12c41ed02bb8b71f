/** Words for lands to grow from. */
import { LAND_WORDS } from '../../../src/table/table'

/** So many of them, always the same: first those that owners are offered. */
export const wordsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const word = LAND_WORDS[index % LAND_WORDS.length] as string
    return index < LAND_WORDS.length ? word : `${word}${index}`
  })
