/** The words on the drawn map in English, but for those of the table. After a change, `npm run draw`. */

/** On the cartouche, above the owner's line and, without one, on its banner. */
export const promise = 'being a true & faithful chart of'
export const subject = 'its Trades, Towers & Travels'

/** Below the scale bar. */
export const leagues = 'Leagues of Honest Work'

/** The letters of the compass; a lily stands for the north. */
export const winds = { east: 'E', south: 'S', west: 'W' }

/** The names of seas, islands and lands. */
export const names = {
  boundlessDeep: 'The Boundless Deep',
  gulfOfEchoes: 'Gulf of Echoes',
  seaOfDrafts: 'Sea of Drafts',
  bayOfQuills: 'Bay of Quills',
  mergeSound: 'Merge Sound',
  isleOfNull: 'Isle of Null',
  cacheIsles: 'The Cache Isles',
  wyrmHolm: 'Wyrm Holm',
  lanternRocks: 'Lantern Rocks',
  capeLatency: 'Cape Latency',
  branchingWood: 'The Branching Wood',
  ironspine: 'The Ironspine',
  mountRoot: 'Mount Root',
  monoliths: 'The Monoliths',
  amberDowns: 'Amber Downs',
  legacyFens: 'Legacy Fens',
}
