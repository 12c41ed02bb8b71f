/** The words of the interface in the language of the tests' realm, for tests to look for. */
import { wordsIn } from '../../src/words/lists'
import { language } from './realm'

export const words = wordsIn(language)
