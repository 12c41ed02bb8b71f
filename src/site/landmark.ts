/** The words for the landmarks that can stand on the map. */

/** Every landmark that there is a drawing of. */
export const LANDMARKS = ['forge', 'runes', 'keep', 'athenaeum', 'harbour', 'hall', 'village'] as const

/** A landmark, as the table names it. */
export type LandmarkName = (typeof LANDMARKS)[number]

/** The landmarks of places whose names say enough. */
const BY_NAME: ReadonlyMap<string, LandmarkName> = new Map([
  ['Projects', 'forge'],
  ['Skills', 'runes'],
  ['Experience', 'keep'],
  ['Education', 'athenaeum'],
  ['Contact', 'harbour'],
  ['About', 'hall'],
])

/** The landmark of a place: the one that the table names, else the one that goes with its name, else a village. */
export function landmarkOf({
  name,
  landmark,
}: {
  readonly name: string
  readonly landmark?: LandmarkName
}): LandmarkName {
  return landmark ?? BY_NAME.get(name) ?? 'village'
}
