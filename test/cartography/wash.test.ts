import { describe, expect, it } from 'vitest'
import { coarse } from '../../src/cartography/land/coarse'
import { glaze, lift, pigment, type Spot } from '../../src/cartography/wash/pigment'
import { tintOf } from '../../src/cartography/wash/tints'
import { regions } from '../../src/realm'
import type { Region } from '../../src/site/table'

describe('a glaze', () => {
  it.each([
    { strength: 0, left: [200, 100, 50] },
    { strength: 0.5, left: [150, 100, 25] },
    { strength: 1, left: [100, 100, 0] },
    { strength: 7, left: [100, 100, 0] },
    { strength: -1, left: [200, 100, 50] },
  ])('of strength $strength results in the colour $left', ({ strength, left }) => {
    const spot: Spot = [200, 100, 50]
    glaze(spot, [127.5, 255, 0], strength)
    expect(spot).toEqual(left)
  })

  it('can be lifted down to the colour of the sheet', () => {
    const spot: Spot = [0, 0, 0]
    lift(spot, 1)
    expect(spot).toEqual(pigment.parchment)
  })
})

it.each([
  { x: 1023.5, y: 767.25 },
  { x: -60, y: 1590 },
])('a coarse field of an even slope equals the slope at $x, $y, and is constant far outside the map', ({ x, y }) => {
  const slope = coarse(8, (x, y) => x * 2 - y)
  expect(slope(x, y)).toBeCloseTo(x * 2 - y, 2)
  expect(slope(-1e6, 0)).toBe(slope(-64, 0))
})

describe('the tint of a region', () => {
  it('is unique', () => {
    expect(new Set(regions.map((region) => tintOf(region).join())).size).toBe(regions.length)
  })

  it('depends on its name if it has no landmark of its own', () => {
    const tintFor = (name: string) => tintOf({ name, heading: '', text: '', corners: [] } as unknown as Region)
    expect(tintFor('Music')).toEqual(tintFor('Music'))
    expect(tintFor('Garden')).not.toEqual(tintFor('Music'))
    expect(Math.min(...tintFor('Music'))).toBeGreaterThan(140)
    expect(Math.max(...tintFor('Music'))).toBeLessThan(240)
  })
})
