import { beforeAll, describe, expect, it } from 'vitest'
import type { Raster } from '../../src/cartography/drawing/raster'
import { coarse } from '../../src/cartography/land/coarse'
import { glaze, lift, pigment, type Spot } from '../../src/cartography/wash/pigment'
import { tintOf } from '../../src/cartography/wash/tints'
import { drawWash } from '../../src/cartography/wash/wash'
import { regions } from '../../src/realm'

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

describe('a coarse field', () => {
  const slope = coarse(8, (x, y) => x * 2 - y)

  it.each([
    { x: 0, y: 0 },
    { x: 1023.5, y: 767.25 },
    { x: 2048, y: 1536 },
    { x: -60, y: 1590 },
  ])('of an even slope equals the slope at $x, $y', ({ x, y }) => {
    expect(slope(x, y)).toBeCloseTo(x * 2 - y, 2)
  })

  it('is constant far outside the map', () => {
    expect(slope(-1e6, 0)).toBe(slope(-64, 0))
  })
})

describe('the tint of a region', () => {
  it('is unique', () => {
    expect(new Set(regions.map((region) => tintOf(region).join())).size).toBe(regions.length)
  })

  it('depends on its name if it has no landmark of its own', () => {
    const [first] = regions
    if (!first) throw new Error('no region')
    const [tint, again, other] = ['Music', 'Music', 'Garden'].map((name) => tintOf({ ...first, name }))
    expect(again).toEqual(tint)
    expect(other).not.toEqual(tint)
    for (const light of tint ?? []) {
      expect(light).toBeGreaterThan(140)
      expect(light).toBeLessThan(240)
    }
  })
})

describe('the wash', () => {
  // A round island in the middle of the map, without rivers.
  const island = { inland: (x: number, y: number) => 500 - Math.hypot(x - 1024, y - 768), rivers: [] }
  const width = 256
  let wash: Raster

  beforeAll(() => {
    wash = drawWash(island, width)
  })

  const colourAt = (x: number, y: number) => [...wash.bytes.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
  const mean = (colours: readonly number[][], part: number) =>
    colours.reduce((sum, colour) => sum + (colour[part] ?? 0), 0) / colours.length
  /** The colours at a distance from the island's shore in map units: above 0 on land, below 0 at sea. */
  const ring = (inland: number) =>
    Array.from({ length: 72 }, (_, index) => {
      const angle = (index / 72) * 2 * Math.PI
      return colourAt(
        Math.floor((1024 + Math.cos(angle) * (500 - inland)) / 8),
        Math.floor((768 + Math.sin(angle) * (500 - inland)) / 8),
      )
    })

  it('has the proportions of the map', () => {
    expect(wash).toMatchObject({ width: 256, height: 192 })
  })

  it('is warm on land and cool at sea', () => {
    const warmth = (inland: number) => mean(ring(inland), 0) - mean(ring(inland), 2)
    expect(warmth(150)).toBeGreaterThan(50)
    expect(warmth(-20)).toBeLessThan(0)
    expect(warmth(-150)).toBeLessThan(30)
  })

  it('is darkest at the shore, on both sides of it', () => {
    expect(mean(ring(-6), 0)).toBeLessThan(mean(ring(-40), 0) - 10)
    expect(mean(ring(-40), 0)).toBeLessThan(mean(ring(-150), 0) - 10)
    expect(mean(ring(6), 2)).toBeLessThan(mean(ring(60), 2) - 10)
  })

  it('is singed at its edges', () => {
    const rim = Array.from({ length: width }, (_, x) => colourAt(x, 0))
    expect(mean(rim, 0)).toBeLessThan(120)
  })
})
