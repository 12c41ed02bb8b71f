import { expect, it } from 'vitest'
import { colourOf } from '../../src/cartography/drawing/raster'
import { paperTile } from '../../src/cartography/wash/paper'
import { siteColours } from '../../src/table/palette'

it("the paper has the colour of the site's paper on average, and a grain of at most 40 around it", () => {
  const { bytes } = paperTile('parchment')
  for (const [part, of] of colourOf(siteColours('parchment').day.paper).entries()) {
    const values = [...bytes].filter((_, index) => index % 3 === part)
    expect(Math.abs(values.reduce((sum, value) => sum + value) / values.length - of)).toBeLessThan(1)
    expect(Math.min(...values)).toBeGreaterThan(of - 40)
    expect(Math.max(...values)).toBeLessThan(of + 40)
  }
})

it('the paper has no seam: opposite edges differ little more than neighbouring rows', () => {
  const { width, bytes } = paperTile('parchment')
  const red = (column: number, row: number) => bytes[(row * width + column) * 3] ?? 0
  const sumOf = (difference: (at: number) => number) =>
    Array.from({ length: width }, (_, at) => Math.abs(difference(at))).reduce((sum, one) => sum + one)
  const columns = (left: number, right: number) => sumOf((at) => red(left, at) - red(right, at))
  const rows = (above: number, below: number) => sumOf((at) => red(at, above) - red(at, below))
  expect(columns(width - 1, 0)).toBeLessThan(columns(99, 100) * 1.25)
  expect(rows(width - 1, 0)).toBeLessThan(rows(99, 100) * 1.25)
})
