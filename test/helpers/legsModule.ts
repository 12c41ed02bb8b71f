/** `virtual:legs` of the tests, in place of the build's. */
import type { Finds } from '../../src/table/curiosities'

export const legs: Finds['legs'] = [
  { between: [0, 1], path: 'm600 900q50 20 100 0' },
  { between: [0, 2], path: 'm600 900q200 300 400 200' },
]
