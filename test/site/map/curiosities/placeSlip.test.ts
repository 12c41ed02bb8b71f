import { expect, it } from 'vitest'
import { placeSlip } from '../../../../src/site/map/curiosities/placeSlip'

const VIEWPORT = { width: 400, height: 600 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

it.each([
  ['below the ring', box(150, 200, 250, 300), [], { x: 140, y: 308 }],
  [
    'above it, where something lies below',
    box(150, 200, 250, 300),
    [box(0, 300, 400, 400)],
    { x: 140, y: 152 },
  ],
  [
    'beside it, where something lies below and above',
    box(50, 200, 150, 300),
    [box(0, 300, 400, 400), box(0, 0, 400, 200)],
    { x: 158, y: 230 },
  ],
  ['below it within the viewport, at an edge', box(-50, 200, 50, 300), [], { x: 8, y: 308 }],
  ['above it, at the foot of the viewport', box(150, 500, 250, 590), [], { x: 140, y: 452 }],
])('a slip is placed %s', (_, ring, others, at) => {
  expect(placeSlip({ width: 120, height: 40 }, ring, VIEWPORT, others)).toEqual(at)
})
