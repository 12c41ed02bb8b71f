import { describe, expect, it, vi } from 'vitest'
import { regions } from '../../src/realm'
import { landmarkOf } from '../../src/site/landmark'
import { pathOf } from '../../src/site/paths'
import { destinations } from '../../src/site/site'
import { regionAt } from '../../src/site/table'

describe('a path', () => {
  it('is the name of the region in lower case, with a hyphen for each space', () => {
    expect(['Skills', 'Web3', 'Side-Quests', 'My Open Source'].map((name) => pathOf({ name }))).toEqual([
      '/skills',
      '/web3',
      '/side-quests',
      '/my-open-source',
    ])
  })

  it.each([
    { path: '/crafts', name: 'Crafts' },
    { path: '/hearth', name: 'Hearth' },
    { path: '/', name: undefined },
    { path: '', name: undefined },
    { path: 'crafts', name: undefined },
    { path: '//crafts', name: undefined },
    { path: '/craft', name: undefined },
    { path: '/crafts/more', name: undefined },
    { path: '/constructor', name: undefined },
  ])('of $path leads to the region $name', ({ path, name }) => {
    expect(regionAt(regions, path)?.name).toBe(name)
  })
})

it('the drawer leads to the map, then to the regions in the order of the table', () => {
  expect(destinations).toEqual([
    { label: 'Map', path: '/' },
    ...regions.map((region) => ({ label: region.name, path: pathOf(region), landmark: landmarkOf(region) })),
  ])
})

it("the tests' realm has all that the owner's table has", async () => {
  const owners = await vi.importActual('../../src/realm')
  expect(Object.keys(await import('../../src/realm')).sort()).toEqual(Object.keys(owners).sort())
})
