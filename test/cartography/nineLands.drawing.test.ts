/** Nine lands that grow around the same places. */
import { beforeAll, expect, it } from 'vitest'
import type { Geography } from '../../src/cartography/land/geography'
import { grownLand } from '../../src/cartography/land/grown'
import { type LandTable, TABLES } from './lands/tables'
import { wordsOf } from './lands/words'

const { table, size } = TABLES[0] as LandTable
let lands: readonly Geography[]

beforeAll(() => {
  lands = wordsOf(9).map((word) => grownLand(word, table, size))
}, 600_000)

it('have room for the great creatures, if need be small', () => {
  const swimIn = (name: string) =>
    lands.filter(({ sea }) => sea.swimmers.some(({ creature }) => creature === name)).length
  for (const creature of ['serpent', 'kraken', 'whale', 'ship'])
    expect(swimIn(creature), creature).toBeGreaterThanOrEqual(7)
})

it('have names of their own, each once', () => {
  const texts = lands.map(({ names }) => names.map(({ text }) => text))
  expect(new Set(texts.map((names) => names.toSorted().join())).size).toBe(lands.length)
  expect(texts.filter((names) => new Set(names).size < names.length)).toEqual([])
})
