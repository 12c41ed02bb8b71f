/** The words on the drawn map in German. */

export const promise = 'eine wahre & getreue Karte'
export const subject = 'der Türme, Zünfte & Reisen'

export const leagues = 'Meilen ehrlicher Arbeit'

export const winds = { east: 'O', south: 'S', west: 'W' }

export const names = {
  boundlessDeep: 'Die Grenzenlose Tiefe',
  gulfOfEchoes: 'Golf der Echos',
  seaOfDrafts: 'Meer der Entwürfe',
  bayOfQuills: 'Federbucht',
  mergeSound: 'Mündungssund',
  isleOfNull: 'Nullinsel',
  cacheIsles: 'Die Schatzinseln',
  wyrmHolm: 'Wurmholm',
  lanternRocks: 'Laternenfelsen',
  capeLatency: 'Kap der Geduld',
  branchingWood: 'Der Verzweigte Wald',
  ironspine: 'Der Eisenkamm',
  mountRoot: 'Wurzelberg',
  monoliths: 'Die Monolithen',
  amberDowns: 'Bernsteinhügel',
  legacyFens: 'Altes Moor',
}
