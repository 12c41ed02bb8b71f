import { expect, it } from 'vitest'
import { boxOf } from '../../src/map/box'

it('the box of a place is upright around its corners, in whatever order they come', () => {
  const corners = [
    [930, 630],
    [690, 400],
    [930, 400],
    [690, 630],
  ] as const
  const box = { left: 400, top: 690, right: 630, bottom: 930 }
  expect(boxOf({ corners })).toEqual(box)
  expect(boxOf({ corners: [...corners].reverse() })).toEqual(box)
})

it('the box of a place that stands askew holds all of it', () => {
  const corners = [
    [0, 50],
    [50, 100],
    [100, 50],
    [50, 0],
  ] as const
  expect(boxOf({ corners })).toEqual({ left: 0, top: 0, right: 100, bottom: 100 })
})
