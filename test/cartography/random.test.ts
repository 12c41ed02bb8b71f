import { describe, expect, it } from 'vitest'
import { randomStream, strewn } from '../../src/cartography/drawing/random'

const taken = <Value>(count: number, take: () => Value): Value[] => Array.from({ length: count }, take)

describe('a random stream', () => {
  it('is the same every time', () => {
    const { unit } = randomStream('waves')
    expect(taken(4, () => unit() * 2 ** 32)).toEqual([3380198958, 2450794541, 151470255, 2098414610])
  })

  it('differs for each name', () => {
    const [waves, woods] = [randomStream('waves'), randomStream('woods')]
    const both = taken(1000, () => [waves.unit(), woods.unit()] as const)
    expect(both.filter(([wave, wood]) => wave === wood)).toEqual([])
  })

  it('is uniform from 0 to 1', () => {
    const { unit } = randomStream('even')
    const tenths = new Array<number>(10).fill(0)
    const values = taken(100_000, unit)
    expect(values.filter((value) => value < 0 || value >= 1)).toEqual([])
    for (const value of values) {
      const tenth = Math.floor(value * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(300)
  })

  it.each([
    { of: 'between(3, 5)', take: (name: string) => () => randomStream(name).between(3, 5), low: 3, high: 5 },
    { of: 'around(2)', take: (name: string) => () => randomStream(name).around(2), low: -2, high: 2 },
    { of: 'bell(2)', take: (name: string) => () => randomStream(name).bell(2), low: -2.45, high: 2.45 },
  ])('has values from $low to $high for $of, with the mean in the middle', ({ take, low, high }) => {
    const values = Array.from({ length: 4000 }, (_, index) => take(`stream ${index}`)())
    expect(Math.min(...values)).toBeGreaterThanOrEqual(low)
    expect(Math.max(...values)).toBeLessThanOrEqual(high)
    const mean = values.reduce((sum, value) => sum + value) / values.length
    expect(mean).toBeCloseTo((low + high) / 2, 1)
  })

  it('has a bell whose values are mostly near 0', () => {
    const random = randomStream('bell')
    const near = taken(10_000, () => random.bell(1)).filter((value) => Math.abs(value) < 0.5)
    expect(near.length).toBeGreaterThan(6000)
  })

  it('picks every item of a list, and every whole number below a count', () => {
    const random = randomStream('picks')
    expect(new Set(taken(200, () => random.pick(['oak', 'ash', 'elm'])))).toEqual(new Set(['oak', 'ash', 'elm']))
    expect([...new Set(taken(200, () => random.below(4)))].sort()).toEqual([0, 1, 2, 3])
  })

  it.each([0, 0.2, 1])('returns true from chance(%d) with that probability', (probability) => {
    const random = randomStream('odds')
    const often = taken(20_000, () => random.chance(probability)).filter(Boolean).length / 20_000
    expect(often).toBeCloseTo(probability, 2)
  })
})

describe('strewn places', () => {
  const box = { left: -10, top: 100, right: 30, bottom: 120 }

  it('lie all over their box, and not outside it', () => {
    const places = [...strewn(randomStream('tufts'), 500, box)]
    expect(places).toHaveLength(500)
    expect(places.filter(([x, y]) => x < -10 || x > 30 || y < 100 || y > 120)).toEqual([])
    expect(new Set(places.map(([x, y]) => `${x < 10} ${y < 110}`)).size).toBe(4)
  })

  it('are generated one by one, so that other values can be taken from the stream between them', () => {
    const random = randomStream('tufts')
    const [first] = strewn(random, 500, box)
    const next = random.unit()
    const [{ value }, again] = [strewn(randomStream('tufts'), 1, box).next(), randomStream('tufts')]
    expect(first).toEqual(value)
    taken(2, again.unit)
    expect(again.unit()).toBe(next)
  })
})
