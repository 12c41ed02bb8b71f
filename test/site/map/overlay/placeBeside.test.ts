import { expect, it } from 'vitest'
import { placeBeside } from '../../../../src/site/map/overlay/placeBeside'

const VIEWPORT = { width: 400, height: 600 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

const ABOUT = box(150, 200, 250, 300)
const [ABOVE, BELOW] = [box(0, 0, 400, 200), box(0, 300, 400, 400)]

it.each([
  ['above the box', ABOUT, [], [], { x: 140, y: 152 }],
  ['below it, where something lies above', ABOUT, [], [ABOVE], { x: 140, y: 308 }],
  [
    'above it, towards an end, where something small lies',
    ABOUT,
    [],
    [box(210, 150, 290, 190)],
    { x: 80, y: 152 },
  ],
  [
    'beside it, where something lies above and below',
    box(50, 200, 150, 300),
    [],
    [ABOVE, BELOW],
    { x: 158, y: 230 },
  ],
  ['above it within the viewport, at an edge', box(-50, 200, 50, 300), [], [], { x: 8, y: 152 }],
  ['below it, at the head of the viewport', box(150, 10, 250, 110), [], [], { x: 140, y: 118 }],
  ['over a little of it, where it fills the viewport', box(-50, 30, 450, 610), [], [], { x: 140, y: 8 }],
  [
    'over what is spared rather than below a control',
    box(20, 200, 380, 300),
    [box(0, 0, 400, 160)],
    [BELOW],
    { x: 140, y: 308 },
  ],
  ['below a name that is below it', box(20, 20, 380, 300), [], [box(100, 304, 300, 330)], { x: 140, y: 348 }],
  [
    'near it, towards an end, rather than beyond a name',
    box(20, 20, 380, 300),
    [],
    [box(190, 304, 195, 330)],
    { x: 200, y: 308 },
  ],
])('it lies %s', (_, about, covers, spared, { x, y }) => {
  expect(placeBeside({ width: 120, height: 40 }, about, VIEWPORT, covers, spared)).toMatchObject({ x, y })
})
