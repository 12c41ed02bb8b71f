/** The kinds of discoveries: each has a drawing in `art/discoveries`. */

/** All kinds. */
export const DISCOVERIES = [
  'lighthouse',
  'ruin',
  'ring of stones',
  'hermit',
  'wreck',
  'treasure',
  'palms',
  'rocks',
  'sword in the stone',
  'bones',
  'camp',
  'duck',
  'stag',
  'sheep',
  'signpost',
  'watchtower',
  'cave',
  'hollow oak',
] as const

export type DiscoveryName = (typeof DISCOVERIES)[number]

/** What a discovery needs below it. */
export type Habitat = 'dry land' | 'shore' | 'cape' | 'sea' | 'lake'

/** The habitats of those that do not live on dry land. */
const ELSEWHERE: { readonly [Name in DiscoveryName]?: Habitat } = {
  lighthouse: 'cape',
  wreck: 'sea',
  palms: 'shore',
  rocks: 'sea',
  duck: 'lake',
}

export const habitatOf = (name: DiscoveryName): Habitat => ELSEWHERE[name] ?? 'dry land'
