/** Lands of some words around some tables. `LANDS=200` in the environment takes more words, and minutes. */
import { afterAll, describe, expect, it } from 'vitest'
import { grownLand } from '../../../src/cartography/land/grown'
import { faultsOf } from './faults'
import { TABLES } from './tables'
import { wordsOf } from './words'

const COUNT = Number(process.env.LANDS ?? 2)

const report: Record<string, { readonly lands: number; readonly faulty: number }> = {}

afterAll(() => console.table(report))

describe.each(TABLES)('around $what', (landTable) => {
  it('every land is a good one', () => {
    const byFault = new Map<string, string[]>()
    const { what, table, size } = landTable
    for (const word of wordsOf(COUNT)) {
      for (const fault of faultsOf(grownLand(word, table, size), landTable))
        byFault.set(fault, [...(byFault.get(fault) ?? []), word])
    }
    report[what] = { lands: COUNT, faulty: new Set([...byFault.values()].flat()).size }
    const rows = [...byFault].map(([fault, words]) => ({
      fault,
      lands: `${words.length} of ${COUNT}`,
      words: words.slice(0, 8).join(' '),
    }))
    if (rows.length > 0) console.table(rows)
    expect(rows).toEqual([])
  }, 3_600_000)
})
