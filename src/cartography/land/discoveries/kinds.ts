/** The kinds of discoveries. */
import type { Pen } from '../../drawing/pen.ts'
import { camp, duck, hermit, hollowOak, sheep, signpost, stag } from './dwellers.ts'
import { bones, cave, ruin, stoneRing, sword, watchtower } from './relics.ts'
import { lighthouse, palms, rocks, treasure, wreck } from './shore.ts'

/** What a discovery needs below it. */
export type Habitat = 'dry land' | 'shore' | 'cape' | 'sea' | 'lake'

/** How a discovery is drawn, and the ground that it needs. */
interface Kind {
  readonly draw: (pen: Pen) => void
  readonly habitat: Habitat
}

/** All kinds by their names. */
export const DISCOVERIES = {
  lighthouse: { draw: lighthouse, habitat: 'cape' },
  ruin: { draw: ruin, habitat: 'dry land' },
  'ring of stones': { draw: stoneRing, habitat: 'dry land' },
  hermit: { draw: hermit, habitat: 'dry land' },
  wreck: { draw: wreck, habitat: 'sea' },
  treasure: { draw: treasure, habitat: 'dry land' },
  palms: { draw: palms, habitat: 'shore' },
  rocks: { draw: rocks, habitat: 'sea' },
  'sword in the stone': { draw: sword, habitat: 'dry land' },
  bones: { draw: bones, habitat: 'dry land' },
  camp: { draw: camp, habitat: 'dry land' },
  duck: { draw: duck, habitat: 'lake' },
  stag: { draw: stag, habitat: 'dry land' },
  sheep: { draw: sheep, habitat: 'dry land' },
  signpost: { draw: signpost, habitat: 'dry land' },
  watchtower: { draw: watchtower, habitat: 'dry land' },
  cave: { draw: cave, habitat: 'dry land' },
  'hollow oak': { draw: hollowOak, habitat: 'dry land' },
} as const satisfies Readonly<Record<string, Kind>>

export type DiscoveryName = keyof typeof DISCOVERIES
