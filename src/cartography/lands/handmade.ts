/** The land that was made by hand. */
import type { Language } from '../../words/lists.ts'
import { wordsIn } from '../../words/lists.ts'
import type { Geography } from './geography.ts'
import { islands, mainland } from './handmade/coast.ts'
import { discoveries } from './handmade/discoveries.ts'
import { namesIn } from './handmade/names.ts'
import { marshes, woods } from './handmade/plants.ts'
import { hills, ranges, summit } from './handmade/relief.ts'
import { lakes, rivers } from './handmade/rivers.ts'
import { sea } from './handmade/sea.ts'
import { villages } from './handmade/villages.ts'

/** The hand-made land, as large as it was made, with its names in a language. */
export const handmade = (language: Language): Geography => ({
  size: { width: 2048, height: 1536 },
  mainland,
  islands,
  rivers,
  lakes,
  ranges,
  summit,
  hills,
  woods,
  marshes,
  climate: { conifers: [900, 560], snow: { last: 330, full: 70 } },
  villages,
  discoveries,
  names: namesIn(wordsIn(language).drawn.names),
  sea,
  ornaments: { cartouche: [356, 252], compass: [262, 1254], scaleBar: [1768, 1424] },
})
