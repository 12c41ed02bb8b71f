/** The line of the coast. */
import { expect, it } from 'vitest'
import { boxAround, type Point } from '../../src/cartography/drawing/points'
import { drawCoast } from '../../src/cartography/layout/coast'

it('is broken where a river runs into a narrow inlet, not on the shore across', () => {
  const inland = (_x: number, y: number) => Math.abs(y - 210) - 10
  const along = (y: number) => Array.from({ length: 81 }, (_, index): Point => [index * 5, y])
  const line = Array.from({ length: 60 }, (_, index): Point => [200, index * 5])
  const river = { name: 'river', course: line, width: 8 }
  const coast = drawCoast({
    sheet: { left: 0, top: 0, right: 400, bottom: 400 },
    coast: [200, 220].map((y) => ({ points: along(y), closed: false })),
    rivers: [{ river, line, widths: line.map(() => 8), mouth: 41, box: boxAround(line) }],
    inland,
  })
  const boxes = coast.flatMap(({ path }) => path.shapes().map((shape) => shape.box()))
  const linesAt = (y: number) => boxes.filter(({ top }) => Math.abs(top - y) < 1).length
  expect([linesAt(200), linesAt(220)]).toEqual([2, 1])
})
