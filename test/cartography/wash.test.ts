import { describe, expect, it } from 'vitest'
import { plotted } from '../../src/cartography/drawing/plot'
import { coarse } from '../../src/cartography/land/coarse'
import { glaze, type Spot } from '../../src/cartography/wash/pigment'
import { shadows } from '../../src/cartography/wash/shadow'
import { tintsOf } from '../../src/cartography/wash/tints'
import { canopy } from '../../src/cartography/wash/washedLand'
import { regions } from '../helpers/realm'

const SIZE = { width: 2048, height: 1536 }

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
})

it.each([
  { x: 1023.5, y: 767.25 },
  { x: -60, y: 1590 },
])(
  'a coarse field of an even slope equals the slope at $x, $y, and is constant far outside the map',
  ({ x, y }) => {
    const slope = coarse(SIZE, 8, (x, y) => x * 2 - y)
    expect(slope(x, y)).toBeCloseTo(x * 2 - y, 2)
    expect(slope(-1e6, 0)).toBe(slope(-64, 0))
  },
)

describe('the tint of a region', () => {
  it('is unique', () => {
    expect(new Set(tintsOf(regions, 'parchment').map(String)).size).toBe(regions.length)
  })
})

describe('the shadow of a tower', () => {
  const tower = {
    foot: 100,
    marks: [{ style: { fill: '#fff' }, path: plotted('M40,100L40,20 60,20 60,100Z') }],
  }
  const shadow = shadows(SIZE, [tower])

  it.each([
    { where: 'to its right', x: 70, y: 96, isDark: true },
    { where: 'farther right and back, where its upper half falls', x: 112, y: 82, isDark: true },
    { where: 'beyond its top', x: 160, y: 70, isDark: false },
    { where: 'to its left', x: 25, y: 96, isDark: false },
    { where: 'in front of it', x: 60, y: 112, isDark: false },
  ])('lies $where: $isDark', ({ x, y, isDark }) => {
    if (isDark) expect(shadow(x, y)).toBeGreaterThan(0.4)
    else expect(shadow(x, y)).toBeLessThan(0.05)
  })

  it('is not cast by what light passes through', () => {
    const [glass] = tower.marks.map(({ path }) => ({ style: { fill: '#fff', fillOpacity: 0.3 }, path }))
    expect(shadows(SIZE, [{ foot: 100, marks: glass ? [glass] : [] }])(70, 96)).toBe(0)
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
