/** `virtual:curiosities` of the tests, in place of the build's. */
import type { Curiosity, Finds } from '../../src/table/curiosities'

export const curiosities: readonly Curiosity[] = [
  { name: 'A serpent', says: 'sleeps', size: [200, 80], at: [[500, 500]] },
  {
    name: 'A duck',
    says: 'it has heard everything',
    size: [20, 10],
    at: [
      [520, 500],
      [900, 300],
    ],
  },
  { name: 'A bug', link: '/crafts', size: [51, 51], at: [[920, 700]] },
]

export const names: Finds['names'] = [[420, 400, 160, 50]]
