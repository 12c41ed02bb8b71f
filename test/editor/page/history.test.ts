/** Undo and redo. */
import { expect, it } from 'vitest'
import { change, type History, historyOf, step } from '../../../src/editor/page/history'

type Step = (history: History<string>) => History<string>
const to =
  (text: string, part?: string): Step =>
  (history) =>
    change(history, text, part)
const undo: Step = (history) => step(history, -1)
const redo: Step = (history) => step(history, 1)
const after = (steps: readonly Step[]) => steps.reduce((history, step) => step(history), historyOf('a'))
const statesOf = ({ states, at }: History<string>) =>
  [states.slice(0, at), [states[at]], states.slice(at + 1)].map((part) => part.join('')).join(' | ')

it.each<[string, readonly Step[], string]>([
  ['a change', [to('b')], 'a | b | '],
  ['no change', [to('a')], ' | a | '],
  ['undo', [to('b'), to('c'), undo], 'a | b | c'],
  ['undo without a change', [undo], ' | a | '],
  ['redo', [to('b'), to('c'), undo, undo, redo], 'a | b | c'],
  ['redo without an undo', [to('b'), redo], 'a | b | '],
  ['a change after undo', [to('b'), undo, to('c')], 'a | c | '],
  ['the parts of one drag', [to('b', 'drag 1'), to('c', 'drag 1')], 'a | c | '],
  ['two drags', [to('b', 'drag 1'), to('c', 'drag 2')], 'ab | c | '],
  ['a drag that goes on after undo', [to('b', 'drag'), undo, to('c', 'drag')], 'a | c | '],
])('%s', (_, steps, states) => {
  expect(statesOf(after(steps))).toBe(states)
})

it('keeps a hundred states', () => {
  expect(after(Array.from({ length: 120 }, (_, index) => to(`${index}`))).at).toBe(100)
})
