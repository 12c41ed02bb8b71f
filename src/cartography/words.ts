import { language } from '../realm.ts'
import { mapWordsIn } from '../words/mapWords.ts'

/** The words that are drawn on the map, in the language of the table. */
export const words = mapWordsIn(language)
