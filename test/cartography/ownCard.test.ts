/**
 * The name of the site on the card of an owner's own picture: with the owner's words alone, as ours are about
 * our map.
 */
import { expect, it } from 'vitest'
import { cartoucheOfCard } from '../../src/cartography/picture/ownCard'
import type { Table } from '../../src/table/table'
import * as realm from '../helpers/realm'

const drawn = (owner: Partial<Table['owner']> = {}, fields: Partial<Table> = {}) =>
  cartoucheOfCard({ ...realm, ...fields, owner: { ...realm.owner, ...owner } })

it('shows none of the words of the drawn map, which differ by language', () => {
  expect(drawn({}, { language: 'de' })).toEqual(drawn())
})

it.each([{ name: 'Ada' }, { line: 'letters' }])('shows the words of the owner: %o', (owner) => {
  expect(drawn(owner).length).toBeGreaterThan(drawn().length)
})

it('is lower without a line on its banner, to cover less of the picture', () => {
  const sizeOf = (svg: string) =>
    Array.from(svg.matchAll(/ (?:width|height)="(\d+)"/g), ([, px]) => Number(px))
  const [[width, height = 0], [sameWidth, fullHeight]] = [sizeOf(drawn()), sizeOf(drawn({ line: 'letters' }))]
  expect(width).toBe(sameWidth)
  expect(height).toBeLessThan(fullHeight ?? 0)
})
