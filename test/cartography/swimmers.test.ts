/** What moves at sea while the map rests. */
import { expect, it } from 'vitest'
import { seaSprites } from '../../src/cartography/art/sea/seaLife'

it('a hump of a serpent rises', () => {
  const kinds = seaSprites({
    swimmers: [{ creature: 'serpent', at: [600, 600], scale: 1 }],
    flocks: [],
  }).map(({ kind }) => kind)
  expect(kinds).toEqual(['hump'])
})
