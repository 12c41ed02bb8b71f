/** The remarks beside each place. */
import { expect, it } from 'vitest'
import { historyOf } from '../../../src/editor/page/history'
import type { Checked, Remark } from '../../../src/editor/page/messages'
import { remarksOn } from '../../../src/editor/page/remarks'
import { corners } from '../../helpers/corners'

const PLACES = historyOf({
  land: '',
  regions: ['A', 'B', 'C'].map((name, from) => ({
    ...{ from, name, epithet: 'E', heading: 'H', text: 'T' },
    corners: corners(0, 0, 100, 100),
  })),
}).present.places
const on = (region: number | null, own: string, others: Partial<Remark> = {}): Remark => {
  return { region, field: 'corners', sentence: `region "${region}": ${own}`, own, ...others }
}
const said = (index: number, mistakes: readonly Remark[], covers: Checked['covers'] = []) =>
  PLACES.slice(index, index + 1).flatMap((place) =>
    remarksOn({ mistakes, covers }, PLACES, place).map(({ kind, sentence }) => `${kind}: ${sentence}`),
  )

it.each<[string, string[], string[]]>([
  ['are without its name', said(0, [on(0, 'it is small.')]), ['mistake: It is small.']],
  ['are not those of others', said(1, [on(0, 'it is small.')]), []],
  [
    'name another one that is to blame',
    said(1, [on(2, 'it overlaps region "B".', { other: 1 })]),
    ['mistake: Region "2": it overlaps region "B".'],
  ],
  [
    'begin with mistakes',
    said(0, [on(0, 'it is small.')], [on(0, 'it lies over a river.')]),
    ['mistake: It is small.', 'covers: It lies over a river.'],
  ],
  ['lack what it covers while that is unknown', said(0, [], null), []],
  ['are not those of the table', said(0, [on(null, 'its name is empty.')]), []],
])('%s', (_, is, are) => {
  expect(is).toEqual(are)
})
