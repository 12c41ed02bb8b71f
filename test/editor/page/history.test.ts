/** Undo, redo and saving: each place keeps its region of the table, and with it its cards. */
import { describe, expect, it } from 'vitest'
import {
  change,
  type Edited,
  type History,
  historyOf,
  type Places,
  redo,
  saved,
  tableOf,
  undo,
} from '../../../src/editor/page/history'
import type { EditedRegion } from '../../../src/editor/page/messages'
import { corners } from '../../helpers/corners'

const region = (name: string, from: number | null): EditedRegion => {
  return { from, name, epithet: 'the Mill', heading: name, text: 'T', corners: corners(0, 0, 100, 100) }
}
const opened = (names: string) => historyOf({ regions: [...names].map(region), land: '' })

/** Steps from one history to the next. */
type Step = (history: History) => History
const edit =
  (places: (places: Places) => Places, part?: string): Step =>
  (history) =>
    change(history, { places: places(history.present.places) }, part)
const remove = (name: string) => edit((places) => places.filter((place) => place.name !== name))
const swap = edit((places) => [...places].reverse())
const add = (name: string) => edit((places) => [...places, { ...region(name, null), id: 9, isPolygon: false }])
const move = (x: number, part?: string) =>
  edit((places) => places.map((place) => ({ ...place, corners: corners(x, 0, x + 100, 100) })), part)
const back: Step = (history) => undo(history) ?? history
const forth: Step = (history) => redo(history) ?? history
const after = (history: History, steps: readonly Step[]) => steps.reduce((now, step) => step(now), history)

/** The places of a state, each with the position of its region in the table: `A0 B1`. */
const placesIn = ({ places }: Edited) => places.map(({ name, from }) => `${name}${from ?? '+'}`).join(' ')
const statesOf = ({ past, present, future }: History) =>
  [past.map(placesIn), [placesIn(present)], future.map(placesIn)].map((states) => states.join(', ')).join(' | ')

it.each<[string, readonly Step[], string]>([
  ['a change', [remove('A')], 'A0 B1 | B1 | '],
  ['no change', [move(0)], ' | A0 B1 | '],
  ['undo', [remove('A'), back], ' | A0 B1 | B1'],
  ['undo without a change', [back], ' | A0 B1 | '],
  ['redo', [remove('A'), swap, back, back, forth], 'A0 B1 | B1 | '],
  ['a change after undo', [remove('A'), back, remove('B')], 'A0 B1 | A0 | '],
  ['the parts of one drag', [move(1, 'drag 1'), move(2, 'drag 1')], 'A0 B1 | A0 B1 | '],
  ['two drags', [move(1, 'drag 1'), move(2, 'drag 2')], 'A0 B1, A0 B1 | A0 B1 | '],
])('%s', (_, steps, states) => {
  expect(statesOf(after(opened('AB'), steps))).toBe(states)
})

it('keeps a hundred states', () => {
  const moves = Array.from({ length: 120 }, (_, index) => move(index + 1))
  expect(after(opened('A'), moves).past).toHaveLength(100)
})

describe('once saved', () => {
  it.each<[string, readonly Step[], readonly Step[], string]>([
    ['places count as in the new table', [swap], [], 'A1 B0 | B0 A1 | '],
    ['a new place has a region', [add('C')], [], 'A0 B1 | A0 B1 C2 | '],
    ['other states of a deleted place are dropped', [remove('A')], [], ' | B0 | '],
    // Meanwhile: between the request and its answer.
    ['a place deleted meanwhile still counts', [], [remove('A')], 'A0 B1 | B1 | '],
    ['an order changed meanwhile does not count', [], [swap], 'A0 B1 | B1 A0 | '],
    ['a place added meanwhile has no region', [], [add('C')], 'A0 B1 | A0 B1 C+ | '],
    ['an order undone meanwhile is redone', [swap], [back], ' | A1 B0 | B0 A1'],
    ['a new place undone meanwhile is redone', [add('C')], [back], ' | A0 B1 | A0 B1 C2'],
    ['a place that came back meanwhile has gone', [remove('A')], [back], ' | B0 | '],
  ])('%s', (_, before, meanwhile, states) => {
    const sent = after(opened('AB'), before)
    expect(statesOf(saved(after(sent, meanwhile), sent.present))).toBe(states)
  })
})

it('a region is without what only the editor knows', () => {
  expect(tableOf(opened('AB').present).regions).toEqual([region('A', 0), region('B', 1)])
})
