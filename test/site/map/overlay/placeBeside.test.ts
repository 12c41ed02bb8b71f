import { expect, it } from 'vitest'
import { placeBeside } from '../../../../src/site/map/overlay/placeBeside'

const VIEWPORT = { width: 400, height: 600 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

it.each([
  ['above the box', box(150, 200, 250, 300), [], { x: 140, y: 152 }],
  [
    'below it, where something lies above',
    box(150, 200, 250, 300),
    [box(0, 0, 400, 200)],
    { x: 140, y: 308 },
  ],
  [
    'beside it, where something lies above and below',
    box(50, 200, 150, 300),
    [box(0, 300, 400, 400), box(0, 0, 400, 200)],
    { x: 158, y: 230 },
  ],
  ['above it within the viewport, at an edge', box(-50, 200, 50, 300), [], { x: 8, y: 152 }],
  ['below it, at the head of the viewport', box(150, 10, 250, 110), [], { x: 140, y: 118 }],
  ['over a little of it, where it fills the viewport', box(-50, 30, 450, 610), [], { x: 140, y: 8 }],
])('it lies %s', (_, about, spared, { x, y }) => {
  expect(placeBeside({ width: 120, height: 40 }, about, VIEWPORT, spared)).toMatchObject({ x, y })
})
