import { expect, it } from 'vitest'
import { between } from '../../../src/panzoom/core/transition'
import { at, expectSame } from '../../helpers/engine'

it('between interpolates the scale exponentially, and the offset with it', () => {
  expectSame(between(at(0, 30, 1), at(-300, 0, 4), 0.5), at(-100, 20, 2))
  expect(between(at(0, 80, 1.3), at(-300, 0, 1.3), 0.25)).toEqual(at(-75, 60, 1.3))
})
