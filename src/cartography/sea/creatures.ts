/** All that swims or sails. */
import type { Pen } from '../drawing/pen.ts'
import { caravel } from './creatures/caravel.ts'
import { school } from './creatures/fish.ts'
import { fisher } from './creatures/fisher.ts'
import { kraken } from './creatures/kraken.ts'
import { longship } from './creatures/longship.ts'
import { mermaid } from './creatures/mermaid.ts'
import { narwhal } from './creatures/narwhal.ts'
import { serpent } from './creatures/serpent.ts'
import { ship } from './creatures/ship.ts'
import { whale } from './creatures/whale.ts'

/** How each creature or ship is drawn about the middle of its waterline. */
export const CREATURES = {
  caravel,
  fisher,
  kraken,
  longship,
  mermaid,
  narwhal,
  school,
  serpent,
  ship,
  whale,
} as const satisfies Readonly<Record<string, (pen: Pen) => void>>

export type Creature = keyof typeof CREATURES
