import { describe, expect, it } from 'vitest'
import { site } from '../../src/cartography/drawing/palette'
import { colourOf, type Raster, raster } from '../../src/cartography/drawing/raster'
import { paperTile } from '../../src/cartography/wash/paper'

describe('a raster', () => {
  it('has its pixels row by row from the top, rounded and clamped to a byte', () => {
    const { width, height, bytes } = raster(2, 2, (column, row) => [column * 300, row * -5, 100.5])
    expect({ width, height }).toEqual({ width: 2, height: 2 })
    expect([...bytes]).toEqual([0, 0, 101, 255, 0, 101, 0, 0, 101, 255, 0, 101])
  })

  it('reads colours as #rrggbb', () => {
    expect(colourOf('#0aff80')).toEqual([10, 255, 128])
  })
})

describe('the paper', () => {
  const tile = paperTile()

  it('is the same every time', () => {
    expect(paperTile().bytes).toEqual(tile.bytes)
  })

  it("has the colour of the site's paper on average, and a grain of at most 40 around it", () => {
    for (const [part, of] of colourOf(site.paper).entries()) {
      const values = [...tile.bytes].filter((_, index) => index % 3 === part)
      const mean = values.reduce((sum, value) => sum + value) / values.length
      expect(Math.abs(mean - of)).toBeLessThan(1)
      expect(Math.min(...values)).toBeGreaterThan(of - 40)
      expect(Math.max(...values)).toBeLessThan(of + 40)
    }
  })

  it('has no seam: opposite edges differ little more than neighbouring rows', () => {
    const last = tile.width - 1
    const columns = (left: number, right: number) =>
      steps(
        tile,
        (at) => [left, at],
        (at) => [right, at],
      )
    const rows = (above: number, below: number) =>
      steps(
        tile,
        (at) => [at, above],
        (at) => [at, below],
      )
    expect(columns(last, 0)).toBeLessThan(columns(99, 100) * 1.25)
    expect(rows(last, 0)).toBeLessThan(rows(99, 100) * 1.25)
  })
})

type Place = (at: number) => readonly [column: number, row: number]

/** The mean difference of two columns or rows. */
function steps({ width, bytes }: Raster, one: Place, other: Place): number {
  const red = ([column, row]: readonly [number, number]) => bytes[(row * width + column) * 3] ?? 0
  const differences = Array.from({ length: width }, (_, at) => Math.abs(red(one(at)) - red(other(at))))
  return differences.reduce((sum, difference) => sum + difference) / width
}
