import { describe, expect, it } from 'vitest'
import { noise, roughNoise } from '../../src/cartography/drawing/noise'

/** Points all over the plane, none at whole coordinates. */
const POINTS = Array.from({ length: 5000 }, (_, index) => ({ x: index * 0.737 - 900.3, y: index * -0.519 + 431.7 }))

describe.each([
  { name: 'noise', valueAt: noise },
  { name: 'rough noise', valueAt: roughNoise },
])('$name', ({ valueAt }) => {
  const values = POINTS.map(({ x, y }) => valueAt(x, y))

  it('ranges from about -1 to 1, with a mean of 0', () => {
    expect(Math.min(...values)).toBeGreaterThan(-1.2)
    expect(Math.min(...values)).toBeLessThan(-0.5)
    expect(Math.max(...values)).toBeLessThan(1.2)
    expect(Math.max(...values)).toBeGreaterThan(0.5)
    expect(values.reduce((sum, value) => sum + value) / values.length).toBeCloseTo(0, 1)
  })

  it('has uncorrelated layers', () => {
    const others = POINTS.map(({ x, y }) => valueAt(x, y, 1))
    const product = values.reduce((sum, value, index) => sum + value * (others[index] ?? 0), 0) / values.length
    expect(Math.abs(product)).toBeLessThan(0.02)
  })
})

it.each([
  { x: 0.5, y: 0.5, layer: 0, value: -0.116922806813 },
  { x: 12.3, y: -4.7, layer: 0, value: 0.717216155222 },
  { x: -0.25, y: 100.75, layer: 7, value: -0.595449930925 },
  { x: -1000, y: 77, layer: 0, value: 0 },
])('noise at $x, $y in layer $layer is $value', ({ x, y, layer, value }) => {
  expect(noise(x, y, layer)).toBeCloseTo(value, 11)
})
