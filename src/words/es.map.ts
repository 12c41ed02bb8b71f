/** The words on the drawn map in Spanish. */

export const promise = 'carta fiel y verdadera'
export const subject = 'de sus Oficios, Torres y Viajes'

export const leagues = 'Leguas de trabajo honrado'

export const winds = { east: 'E', south: 'S', west: 'O' }

export const names = {
  boundlessDeep: 'El Abismo sin Fin',
  gulfOfEchoes: 'Golfo de los Ecos',
  seaOfDrafts: 'Mar de Borradores',
  bayOfQuills: 'Bahía de las Plumas',
  mergeSound: 'Estrecho de la Unión',
  isleOfNull: 'Isla Nula',
  cacheIsles: 'Las Islas del Tesoro',
  wyrmHolm: 'Isla del Dragón',
  lanternRocks: 'Rocas del Farol',
  capeLatency: 'Cabo Paciencia',
  branchingWood: 'El Bosque de Ramas',
  ironspine: 'La Sierra de Hierro',
  mountRoot: 'Monte Raíz',
  monoliths: 'Los Monolitos',
  amberDowns: 'Colinas de Ámbar',
  legacyFens: 'Viejas Ciénagas',
}
