/** The words on the drawn map in French. */

export const promise = 'carte exacte et fidèle'
export const subject = 'de ses Métiers, Tours & Voyages'

export const leagues = 'Lieues de bon travail'

export const winds = { east: 'E', south: 'S', west: 'O' }

export const names = {
  boundlessDeep: 'Les Abysses sans Fin',
  gulfOfEchoes: 'Golfe des Échos',
  seaOfDrafts: 'Mer des Brouillons',
  bayOfQuills: 'Baie des Plumes',
  mergeSound: 'Détroit de l’Union',
  isleOfNull: 'Île du Néant',
  cacheIsles: 'Les Îles du Trésor',
  wyrmHolm: 'Île du Dragon',
  lanternRocks: 'Roches aux Fanaux',
  capeLatency: 'Cap Patience',
  branchingWood: 'Le Bois des Branches',
  ironspine: 'L’Échine de Fer',
  mountRoot: 'Mont Racine',
  monoliths: 'Les Monolithes',
  amberDowns: 'Collines d’Ambre',
  legacyFens: 'Vieux Marais',
}
