import { expect, it } from 'vitest'
import { placeTooltip } from '../../../../src/site/map/overlay/placeTooltip'

const SIZE = { width: 120, height: 60 }
const VIEWPORT = { width: 1000, height: 700 }
const boxOf = ([left = 0, top = 0, right = 0, bottom = 0]: number[]) => ({ left, top, right, bottom })

it.each([
  { of: 'right above a cursor', at: [500, 300], x: 512, y: 228 },
  { of: 'right below one low on a name', at: [500, 300], spared: [450, 280, 550, 305], x: 512, y: 324 },
  { of: 'left above one beside a control', at: [850, 600], spared: [936, 400, 990, 700], x: 718, y: 528 },
  { of: 'inside the viewport', at: [990, 10], x: 872, y: 8 },
  { of: 'centred above a place', at: [500, 300], isCentred: true, x: 440, y: 228 },
  { of: 'inside the viewport, above a place at the edge', at: [30, 20], isCentred: true, x: 8, y: 8 },
])('the tooltip lies $of', ({ at: [pointX = 0, pointY = 0], spared = [], isCentred = false, x, y }) => {
  const placed = placeTooltip(SIZE, { x: pointX, y: pointY }, isCentred, VIEWPORT, [boxOf(spared)])
  expect(placed).toMatchObject({ x, y })
})
