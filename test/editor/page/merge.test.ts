/** Two versions of a table that were made of the same one become one. */
import { expect, it } from 'vitest'
import { matches, merge, valueAt, withValue } from '../../../src/editor/page/merge'

type Place = Readonly<Record<string, unknown>> & { readonly id: number }

const CARDS = [
  { title: 'One', description: '1' },
  { title: 'Two', description: '2' },
]
const A: Place = { id: 0, name: 'A', text: 'a', corners: [[1, 2]] }
const B: Place = { id: 1, name: 'B', text: 'b', cards: CARDS }
const C: Place = { id: 2, name: 'C', text: 'c' }
const N: Place = { id: 8, name: 'N' }
const T: Place = { id: 9, name: 'T' }
const of = (...regions: readonly Place[]) => ({ land: '', owner: { name: '' }, regions })
const withCards = (...cards: readonly object[]): Place => ({ ...B, cards })
const [ONE, TWO] = CARDS as [object, object]
type Table = ReturnType<typeof of>

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
    { ...of(A, B), owner: { name: 'y' } },
    { ...of(A, B), land: 'elm', owner: { name: 'y' } },
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
  [
    'a card that they have added',
    of(A, withCards(ONE, { ...TWO, description: 'x' })),
    of(A, withCards({ title: 'Three' }, ONE, TWO)),
    of(A, withCards({ title: 'Three' }, ONE, { ...TWO, description: 'x' })),
  ],
])('merges %s', (_, mine, theirs, value) => {
  expect(merge(of(A, B), mine, theirs)).toEqual({ value, conflicts: [] })
})

it.each<[string, Table, Table, Table, readonly (readonly unknown[])[]]>([
  [
    'a text',
    of({ ...A, text: 'x' }, B),
    of({ ...A, text: 'y' }, B),
    of({ ...A, text: 'x' }, B),
    [[['regions', 0, 'text'], 'x', 'y']],
  ],
  [
    'an outline, as a whole',
    of({ ...A, corners: [[3, 2]] }, B),
    of({ ...A, corners: [[1, 4]] }, B),
    of({ ...A, corners: [[3, 2]] }, B),
    [[['regions', 0, 'corners'], [[3, 2]], [[1, 4]]]],
  ],
  [
    'a text, beside what merges',
    of({ ...A, text: 'x', name: 'z' }, B),
    of({ ...A, text: 'y' }, C),
    of({ ...A, text: 'x', name: 'z' }, C),
    [[['regions', 0, 'text'], 'x', 'y']],
  ],
  [
    'a place that I have deleted',
    of(B),
    of({ ...A, text: 'y' }, B),
    of({ ...A, text: 'y' }, B),
    [[['regions', 0], undefined, { ...A, text: 'y' }]],
  ],
  [
    'a place that they have deleted',
    of({ ...A, text: 'x' }, B),
    of(B),
    of({ ...A, text: 'x' }, B),
    [[['regions', 0], { ...A, text: 'x' }, undefined]],
  ],
  [
    'a field that both have added',
    of({ ...A, address: 'x' }, B),
    of({ ...A, address: 'y' }, B),
    of({ ...A, address: 'x' }, B),
    [[['regions', 0, 'address'], 'x', 'y']],
  ],
  [
    'a text of a card',
    of(A, withCards(ONE, { ...TWO, title: 'x' })),
    of(A, withCards(ONE, { ...TWO, title: 'y' })),
    of(A, withCards(ONE, { ...TWO, title: 'x' })),
    [[['regions', 1, 'cards', 1, 'title'], 'x', 'y']],
  ],
  [
    'cards, of which they have deleted mine',
    of(A, withCards(ONE, { ...TWO, link: 'x' })),
    of(A, withCards(ONE)),
    of(A, withCards(ONE, { ...TWO, link: 'x' })),
    [[['regions', 1, 'cards'], [ONE, { ...TWO, link: 'x' }], [ONE]]],
  ],
])('keeps both versions of %s', (_, mine, theirs, value, conflicts) => {
  const merged = merge(of(A, B), mine, theirs)
  expect(merged.value).toEqual(value)
  expect(merged.conflicts.map(({ path, mine, theirs }) => [path, mine, theirs])).toEqual(conflicts)
})

it.each<[string, readonly object[], readonly (number | undefined)[]]>([
  ['by its name', [{ name: 'B' }, { name: 'A' }], [1, 0]],
  ['by its outline', [{ name: 'X', corners: [[1, 2]] }], [0]],
  ['by its text', [{ name: 'X', text: 'b' }], [1]],
  ['by its position, if all are there', [{ name: 'A' }, { name: 'X' }], [0, 1]],
  ['not, if it is new', [{ name: 'X' }, { name: 'A' }, { name: 'B' }], [undefined, 0, 1]],
])('knows a place %s', (_, list, found) => {
  const base = [A, B].map(({ id: _, ...place }) => place)
  expect(matches(base, list as Place[])).toEqual(found)
})

it('finds and replaces values', () => {
  const table = of(A, B)
  expect(valueAt(table, ['regions', 1, 'cards', 1, 'title'])).toBe('Two')
  expect(valueAt(table, ['regions', 7, 'cards', 0])).toBe(undefined)
  expect(withValue(table, ['regions', 1, 'cards', 1, 'title'], 'x')).toEqual(
    of(A, withCards(ONE, { ...TWO, title: 'x' })),
  )
  expect(withValue(table, ['regions', 0, 'text'], undefined)).toEqual(
    of({ id: 0, name: 'A', corners: [[1, 2]] }, B),
  )
  expect(withValue(table, ['regions', 0], undefined)).toEqual(of(B))
  expect(withValue(table, ['regions', 7, 'text'], 'x')).toEqual(table)
})
