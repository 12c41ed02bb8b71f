import { expect, it } from 'vitest'
import { between, easeTo } from '../../../src/panzoom/core/transition'
import { at, expectSame } from '../../helpers/engine'

it('between interpolates the scale exponentially, and the offset with it', () => {
  expectSame(between(at(0, 30, 1), at(-300, 0, 4), 0.5), at(-100, 20, 2))
  expect(between(at(0, 80, 1.3), at(-300, 0, 1.3), 0.25)).toEqual(at(-75, 60, 1.3))
})

it.each([
  { ms: 0, gone: 0 },
  { ms: 62.5, gone: 0.578125 },
  { ms: 125, gone: 0.875 },
  { ms: 250, gone: 1 },
])('easeTo has gone $gone of the way after $ms of 250 ms', ({ ms, gone }) => {
  const [from, to] = [at(-304, 0.1), at(-1200.7, -333.3, 2 ** 1.5)]
  const easing = easeTo(from, to, 250, 'flight')
  expect(easing).toMatchObject({ to, durationMs: 250 })
  expect(easing.viewAt(ms)).toEqual(between(from, to, gone))
})
