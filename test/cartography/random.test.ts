import { describe, expect, it } from 'vitest'
import { LAYERS } from '../../src/cartography/drawing/noise'
import { randomStream, strewn } from '../../src/cartography/drawing/random'

const taken = <Value>(count: number, take: () => Value): Value[] => Array.from({ length: count }, take)

describe('a random stream', () => {
  it('is the same every time, and differs for each name', () => {
    const { unit } = randomStream('waves')
    expect(taken(4, () => unit() * 2 ** 32)).toEqual([3380198958, 2450794541, 151470255, 2098414610])
    expect(randomStream('woods').unit() * 2 ** 32).not.toBe(3380198958)
    expect(randomStream('🦊').unit()).not.toBe(randomStream('🦦').unit())
  })

  const random = randomStream('values')

  it.each([
    ['between(3, 5)', () => random.between(3, 5), 3, 5],
    ['around(2)', () => random.around(2), -2, 2],
    ['bell(2)', () => random.bell(2), -2.45, 2.45],
  ])('has values for %s within its range, with the mean in the middle', (_of, take, low, high) => {
    const values = taken(10_000, take)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(low)
    expect(Math.max(...values)).toBeLessThanOrEqual(high)
    expect(values.reduce((sum, value) => sum + value) / values.length).toBeCloseTo((low + high) / 2, 1)
  })
})

it('strewn places lie all over their box, and not outside it', () => {
  const places = [...strewn(randomStream('tufts'), 500, { left: -10, top: 100, right: 30, bottom: 120 })]
  expect(places).toHaveLength(500)
  expect(places.filter(([x, y]) => x < -10 || x > 30 || y < 100 || y > 120)).toEqual([])
  expect(new Set(places.map(([x, y]) => `${x < 10} ${y < 110}`)).size).toBe(4)
})

it('no two layers of noise share a field', () => {
  const seeds = Object.values(LAYERS).flat()
  expect(new Set(seeds).size).toBe(seeds.length)
})
