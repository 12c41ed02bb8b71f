/** Two versions of a table that were made of the same one become one. */
import { expect, it } from 'vitest'
import { matches, merge, valueAt, withValue } from '../../../src/editor/page/merge'
import type { EditedRegion, EditedTable } from '../../../src/editor/page/messages'

const MAP = { width: 9, height: 9, minZoom: 0, maxZoom: 0 }
const CARDS = [
  { title: 'One', description: '1' },
  { title: 'Two', description: '2' },
]
const A = { id: 0, name: 'A', text: 'a', corners: [[1, 2]] }
const B = { id: 1, name: 'B', text: 'b', cards: CARDS }
const C = { id: 2, name: 'C', text: 'c' }
const N = { id: 8, name: 'N' }
const T = { id: 9, name: 'T' }
const OWNER = { name: '', line: '', email: '', profiles: [] }
const REST = { siteName: 'S', map: MAP, land: '', owner: OWNER }
const of = (...regions: readonly object[]) => ({ ...REST, regions }) as unknown as EditedTable
const withCards = (...cards: readonly object[]) => ({ ...B, cards })
const [ONE, TWO] = CARDS as [object, object]
type Table = EditedTable

it.each<[string, Table, Table, Table]>([
  ['nothing', of(A, B), of(A, B), of(A, B)],
  ['mine', of({ ...A, text: 'x' }, B), of(A, B), of({ ...A, text: 'x' }, B)],
  ['theirs', of(A, B), of({ ...A, text: 'x' }, B), of({ ...A, text: 'x' }, B)],
  ['the same', of({ ...A, text: 'x' }, B), of({ ...A, text: 'x' }, B), of({ ...A, text: 'x' }, B)],
  [
    'two places',
    of({ ...A, text: 'x' }, B),
    of(A, { ...B, name: 'y' }),
    of({ ...A, text: 'x' }, { ...B, name: 'y' }),
  ],
  [
    'two fields of a place',
    of({ ...A, text: 'x' }, B),
    of({ ...A, address: 'y' }, B),
    of({ ...A, text: 'x', address: 'y' }, B),
  ],
  [
    'fields outside of places',
    { ...of(A, B), land: 'elm' },
    { ...of(A, B), owner: { ...OWNER, name: 'y' } },
    { ...of(A, B), land: 'elm', owner: { ...OWNER, name: 'y' } },
  ],
  [
    'a field that I have removed',
    of({ id: 0, name: 'A', corners: [[1, 2]] }, B),
    of(A),
    of({ id: 0, name: 'A', corners: [[1, 2]] }),
  ],
  ['two new places', of(A, B, N), of(A, T, B), of(A, T, B, N)],
  ['a place that I have deleted', of(B), of(A, B, T), of(B, T)],
  ['a place that they have deleted', of(A, { ...B, text: 'x' }), of(B), of({ ...B, text: 'x' })],
  ['my order, and their text', of(B, A), of({ ...A, text: 'x' }, B), of(B, { ...A, text: 'x' })],
  ['their order, and my text', of({ ...A, text: 'x' }, B), of(B, A), of(B, { ...A, text: 'x' })],
  [
    'two cards',
    of(A, withCards({ ...ONE, description: 'x' }, TWO)),
    of(A, withCards(ONE, { ...TWO, link: '/y' })),
    of(A, withCards({ ...ONE, description: 'x' }, { ...TWO, link: '/y' })),
  ],
  ['their order, beside a place of mine', of(A, B, N), of(B, A, T), of(B, N, A, T)],
])('merges %s', (_, mine, theirs, value) => {
  expect(merge(of(A, B), mine, theirs)).toEqual({ table: value, conflicts: [] })
})

it.each<[string, Table, Table, Table, readonly (readonly unknown[])[]]>([
  [
    'a text',
    of({ ...A, text: 'x' }, B),
    of({ ...A, text: 'y' }, B),
    of({ ...A, text: 'x' }, B),
    [[['regions', '0', 'text'], 'x', 'y']],
  ],
  [
    'an outline, as a whole',
    of({ ...A, corners: [[3, 2]] }, B),
    of({ ...A, corners: [[1, 4]] }, B),
    of({ ...A, corners: [[3, 2]] }, B),
    [[['regions', '0', 'corners'], [[3, 2]], [[1, 4]]]],
  ],
  [
    'a text, beside what merges',
    of({ ...A, text: 'x', name: 'z' }, B),
    of({ ...A, text: 'y' }, C),
    of({ ...A, text: 'x', name: 'z' }, C),
    [[['regions', '0', 'text'], 'x', 'y']],
  ],
  [
    'a place that I have deleted',
    of(B),
    of({ ...A, text: 'y' }, B),
    of({ ...A, text: 'y' }, B),
    [[['regions', '0'], undefined, { ...A, text: 'y' }]],
  ],
  [
    'a place that they have deleted',
    of({ ...A, text: 'x' }, B),
    of(B),
    of({ ...A, text: 'x' }, B),
    [[['regions', '0'], { ...A, text: 'x' }, undefined]],
  ],
  [
    'a field that both have added',
    of({ ...A, address: 'x' }, B),
    of({ ...A, address: 'y' }, B),
    of({ ...A, address: 'x' }, B),
    [[['regions', '0', 'address'], 'x', 'y']],
  ],
  [
    'a text of a card',
    of(A, withCards(ONE, { ...TWO, title: 'x' })),
    of(A, withCards(ONE, { ...TWO, title: 'y' })),
    of(A, withCards(ONE, { ...TWO, title: 'x' })),
    [[['regions', '1', 'cards', '1', 'title'], 'x', 'y']],
  ],
  [
    'cards, of which they have deleted mine',
    of(A, withCards(ONE, { ...TWO, link: 'x' })),
    of(A, withCards(ONE)),
    of(A, withCards(ONE, { ...TWO, link: 'x' })),
    [[['regions', '1', 'cards'], [ONE, { ...TWO, link: 'x' }], [ONE]]],
  ],
  [
    'cards, of which they have added one',
    of(A, withCards(ONE, { ...TWO, description: 'x' })),
    of(A, withCards({ title: 'Three' }, ONE, TWO)),
    of(A, withCards(ONE, { ...TWO, description: 'x' })),
    [
      [
        ['regions', '1', 'cards'],
        [ONE, { ...TWO, description: 'x' }],
        [{ title: 'Three' }, ONE, TWO],
      ],
    ],
  ],
])('keeps both versions of %s', (_, mine, theirs, value, conflicts) => {
  const merged = merge(of(A, B), mine, theirs)
  expect(merged.table).toEqual(value)
  expect(merged.conflicts.map(({ path, mine, theirs }) => [path, mine, theirs])).toEqual(conflicts)
})

it('keeps both orders', () => {
  const merged = merge(of(A, B, C), of(B, A, C), of(A, C, B))
  expect(merged.table).toEqual(of(B, A, C))
  expect(merged.conflicts).toEqual([{ path: ['order'], mine: ['B', 'A', 'C'], theirs: ['A', 'C', 'B'] }])
})

it.each<[string, readonly object[], readonly (number | undefined)[]]>([
  ['by its name', [{ name: 'B' }, { name: 'A' }], [1, 0]],
  ['by its outline', [{ name: 'X', corners: [[1, 2]] }], [0]],
  ['by its text', [{ name: 'X', text: 'b' }], [1]],
  ['by its position, if all are there', [{ name: 'A' }, { name: 'X' }], [0, 1]],
  ['not, if it is new', [{ name: 'X' }, { name: 'A' }, { name: 'B' }], [undefined, 0, 1]],
])('knows a place %s', (_, list, ids) => {
  expect(matches(of(A, B).regions, list as EditedRegion[])).toEqual(ids)
})

it('finds and replaces values', () => {
  const table = of(A, B)
  expect(valueAt(table, ['regions', 1, 'cards', 1, 'title'])).toBe('Two')
  expect(valueAt(table, ['regions', 7, 'cards', 0])).toBe(undefined)
  expect(withValue(table, ['regions', 1, 'cards', 1, 'title'], 'x')).toEqual(
    of(A, withCards(ONE, { ...TWO, title: 'x' })),
  )
  expect(withValue(table, ['regions', '0', 'text'], undefined)).toEqual(
    of({ id: 0, name: 'A', corners: [[1, 2]] }, B),
  )
  expect(withValue(table, ['regions', 0], undefined)).toEqual(of(B))
  expect(withValue(table, ['regions', 7, 'text'], 'x')).toEqual(table)
})
