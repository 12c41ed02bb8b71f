/** All that swims or sails: each has a drawing in `art/creatures`, about the middle of its waterline. */
export const CREATURES = [
  'caravel',
  'fisher',
  'kraken',
  'longship',
  'mermaid',
  'narwhal',
  'school',
  'serpent',
  'ship',
  'whale',
] as const

export type Creature = (typeof CREATURES)[number]
