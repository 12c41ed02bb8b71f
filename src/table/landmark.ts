/** The names of all landmarks that have a drawing. */
export const LANDMARKS = ['forge', 'runes', 'keep', 'athenaeum', 'harbour', 'hall', 'village'] as const

/** A landmark's name in the table. */
export type LandmarkName = (typeof LANDMARKS)[number]

/** The default landmarks, by the name of the place. */
const BY_NAME: ReadonlyMap<string, LandmarkName> = new Map([
  ['Projects', 'forge'],
  ['Skills', 'runes'],
  ['Experience', 'keep'],
  ['Education', 'athenaeum'],
  ['Contact', 'harbour'],
  ['About', 'hall'],
])

/** The landmark of a place: the one set in the table, else the default for its name, else a village. */
export function landmarkOf(place: { readonly name: string; readonly landmark?: LandmarkName }): LandmarkName {
  return place.landmark ?? BY_NAME.get(place.name) ?? 'village'
}
