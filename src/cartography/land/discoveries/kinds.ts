/** The kinds of discoveries. */
import type { Pen } from '../../drawing/pen.ts'
import { camp, duck, hermit, hollowOak, sheep, signpost, stag } from './dwellers.ts'
import { bones, cave, ruin, stoneRing, sword, watchtower } from './relics.ts'
import { lighthouse, palms, rocks, treasure, wreck } from './shore.ts'

/** How each kind is drawn. */
export const DISCOVERIES = {
  lighthouse,
  ruin,
  'ring of stones': stoneRing,
  hermit,
  wreck,
  treasure,
  palms,
  rocks,
  'sword in the stone': sword,
  bones,
  camp,
  duck,
  stag,
  sheep,
  signpost,
  watchtower,
  cave,
  'hollow oak': hollowOak,
} as const satisfies Readonly<Record<string, (pen: Pen) => void>>

export type DiscoveryName = keyof typeof DISCOVERIES

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
