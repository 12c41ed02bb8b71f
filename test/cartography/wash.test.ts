import { beforeAll, describe, expect, it } from 'vitest'
import { arc } from '../../src/cartography/drawing/curves'
import type { Point } from '../../src/cartography/drawing/points'
import type { Raster } from '../../src/cartography/drawing/raster'
import { coarse } from '../../src/cartography/land/coarse'
import { glaze, lift, pigment, type Spot } from '../../src/cartography/wash/pigment'
import { tintOf } from '../../src/cartography/wash/tints'
import { drawWash } from '../../src/cartography/wash/wash'
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
  { x: 0, y: 0 },
  { x: 1023.5, y: 767.25 },
  { x: 2048, y: 1536 },
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

describe('the wash', () => {
  // A round island in the middle of the map, without rivers.
  const island = { inland: (x: number, y: number) => 500 - Math.hypot(x - 1024, y - 768), rivers: [] }
  let wash: Raster

  beforeAll(() => {
    wash = drawWash(island, 256)
  })

  /** The mean of red or blue at places in map units. */
  const meanOf = (part: 'red' | 'blue', places: readonly Point[]) => {
    const values = places.map(([x, y]) => {
      const index = Math.floor(y / 8) * wash.width + Math.floor(x / 8)
      return wash.bytes[index * 3 + (part === 'red' ? 0 : 2)] ?? 0
    })
    return values.reduce((sum, value) => sum + value) / values.length
  }
  /** Places at a distance from the island's shore: above 0 on land, below 0 at sea. */
  const ring = (inland: number) => arc([1024, 768], [500 - inland, 500 - inland], 0, 360, 72)

  it('has the proportions of the map', () => {
    expect(wash).toMatchObject({ width: 256, height: 192 })
  })

  it('is warm on land and cool at sea', () => {
    const warmth = (inland: number) => meanOf('red', ring(inland)) - meanOf('blue', ring(inland))
    expect(warmth(150)).toBeGreaterThan(50)
    expect(warmth(-20)).toBeLessThan(0)
    expect(warmth(-150)).toBeLessThan(30)
  })

  it('is darkest at the shore, on both sides of it', () => {
    expect(meanOf('red', ring(-6))).toBeLessThan(meanOf('red', ring(-40)) - 10)
    expect(meanOf('red', ring(-40))).toBeLessThan(meanOf('red', ring(-150)) - 10)
    expect(meanOf('blue', ring(6))).toBeLessThan(meanOf('blue', ring(60)) - 10)
  })

  it('is singed at its edges', () => {
    expect(
      meanOf(
        'red',
        Array.from({ length: 256 }, (_, column): Point => [column * 8, 0]),
      ),
    ).toBeLessThan(120)
  })
})
