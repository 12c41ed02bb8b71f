/** The name of the site on the card of an owner's own picture: with the owner's words alone, as ours are about our map. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as realm from '../helpers/realm'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.doUnmock('../../src/realm')
  vi.doUnmock('../../src/cartography/words')
})

interface Written {
  readonly owner?: object
  readonly promise?: string
}

/** The cartouche for an owner, with other words for our map. */
async function drawn({ owner = {}, promise = 'a chart' }: Written) {
  const { words } = await vi.importActual<typeof import('../../src/cartography/words')>('../../src/cartography/words')
  vi.doMock('../../src/realm', () => ({ ...realm, owner: { ...realm.owner, name: '', line: '', ...owner } }))
  vi.doMock('../../src/cartography/words', () => ({ words: { ...words, promise, subject: promise } }))
  return (await import('../../src/cartography/ownCard')).cartoucheOfCard()
}

it('shows none of the words of the drawn map', async () => {
  const before = await drawn({})
  vi.resetModules()
  expect(await drawn({ promise: 'something else' })).toEqual(before)
})

it.each([{ name: 'Ada' }, { line: 'letters' }])('shows the words of the owner: %o', async (owner) => {
  const before = await drawn({})
  vi.resetModules()
  expect((await drawn({ owner })).svg.length).toBeGreaterThan(before.svg.length)
})

it('is lower without a line on its banner, to cover less of the picture', async () => {
  const { width, height } = await drawn({})
  vi.resetModules()
  const lined = await drawn({ owner: { line: 'letters' } })
  expect(width).toBe(lined.width)
  expect(height).toBeLessThan(lined.height)
})
