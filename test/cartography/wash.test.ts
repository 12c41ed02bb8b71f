import { describe, expect, it } from 'vitest'
import type { Style } from '../../src/cartography/drawing/pen'
import { plotted } from '../../src/cartography/drawing/plot'
import { coarse } from '../../src/cartography/grids/coarse'
import { glaze, type Spot } from '../../src/cartography/wash/pigment'
import { shadows } from '../../src/cartography/wash/shadow'
import { tintsOf } from '../../src/cartography/wash/tints'
import { canopy } from '../../src/cartography/wash/washedLand'
import { regions } from '../helpers/realm'

const SIZE = { width: 2048, height: 1536 }

it.each([
  [0, [200, 100, 50]],
  [0.5, [150, 100, 25]],
  [7, [100, 100, 0]],
  [-1, [200, 100, 50]],
])('a glaze of strength %d results in the colour %o', (strength, colour) => {
  const spot: Spot = new Float64Array([200, 100, 50])
  glaze(spot, [127.5, 255, 0], strength)
  expect([...spot]).toEqual(colour)
})

it('a coarse field of an even slope equals the slope, and is constant far outside the map', () => {
  const slope = coarse(SIZE, 8, (x, y) => x * 2 - y)
  expect(slope(1023.5, 767.25)).toBeCloseTo(1023.5 * 2 - 767.25, 2)
  expect(slope(-60, 1590)).toBeCloseTo(-60 * 2 - 1590, 2)
  expect(slope(-1e6, 0)).toBe(slope(-64, 0))
})

it('the tint of each region is another', () => {
  expect(new Set(tintsOf(regions, 'parchment').map(String)).size).toBe(regions.length)
})

describe('the shadow of a tower', () => {
  const path = plotted('M40,100L40,20 60,20 60,100Z')
  const shadowOf = (style: Style) => shadows(SIZE, [{ foot: 100, marks: [{ style, path }] }])
  const shadow = shadowOf({ fill: '#fff' })

  it.each([
    ['to its right', 70, 96, true],
    ['farther right and back, where its upper half falls', 112, 82, true],
    ['beyond its top', 160, 70, false],
    ['to its left', 25, 96, false],
    ['in front of it', 60, 112, false],
  ])('%s, at %d, %d: %s', (_where, x, y, isDark) => {
    if (isDark) expect(shadow(x, y)).toBeGreaterThan(0.4)
    else expect(shadow(x, y)).toBeLessThan(0.05)
  })

  it('is not cast by what light passes through', () => {
    expect(shadowOf({ fill: '#fff', fillOpacity: 0.3 })(70, 96)).toBe(0)
  })
})

it('the ground is green below the trees of a kind, and nowhere else', () => {
  const clump = { glyph: { id: 'c0', marks: [] }, reach: 20, height: 30 }
  const trees = [{ glyph: clump.glyph, at: [400, 300], kind: 'conifer', clump }] as const
  const green = canopy(SIZE, trees, 'conifer')
  expect(green(400, 292)).toBe(1)
  expect(green(400, 340)).toBe(0)
  expect(green(450, 292)).toBe(0)
  expect(canopy(SIZE, trees, 'broadleaf')(400, 292)).toBe(0)
})
