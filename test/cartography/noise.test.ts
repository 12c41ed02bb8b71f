import { expect, it } from 'vitest'
import { noise } from '../../src/cartography/drawing/noise'

it.each([
  { x: 0.5, y: 0.5, layer: 0, value: -0.116922806813 },
  { x: 12.3, y: -4.7, layer: 0, value: 0.717216155222 },
  { x: -0.25, y: 100.75, layer: 7, value: -0.595449930925 },
  { x: -1000, y: 77, layer: 0, value: 0 },
])('noise at $x, $y in layer $layer is $value', ({ x, y, layer, value }) => {
  expect(noise(x, y, layer)).toBeCloseTo(value, 11)
})
