import { expect, it } from 'vitest'
import { LAYERS, noise } from '../../src/cartography/drawing/noise'

it.each([
  { x: 0.5, y: 0.5, layer: 'bays', part: 0, value: -0.057480555937 },
  { x: 12.3, y: -4.7, layer: 'bays', part: 0, value: 0.123104275782 },
  { x: -0.25, y: 100.75, layer: 'cups', part: 0, value: -0.595449930925 },
  { x: -1000, y: 77, layer: 'cups', part: 1, value: 0 },
] as const)('noise at $x, $y in part $part of the layer $layer is $value', ({ x, y, layer, part, value }) => {
  expect(noise(x, y, layer, part)).toBeCloseTo(value, 11)
})

it('no two layers share a field', () => {
  const seeds = Object.values(LAYERS).flat()
  expect(seeds.filter((seed, index) => seeds.indexOf(seed) !== index)).toEqual([])
})
