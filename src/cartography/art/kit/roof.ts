/** Sloping roofs of straight buildings, seen from the front: a parallelogram of tiles. */
import { detail, hatching, type Pen } from '../../drawing/pen.ts'
import { mixPoints, type Point } from '../../drawing/points.ts'
import { OUTLINE } from './masonry.ts'

/** Both ends of a ridge, then of its eaves, from the left. */
type Corners = readonly [ridge: Point, ridgeEnd: Point, eaves: Point, eavesEnd: Point]

/** Draws a slope with rows of tiles, a little darker below: some of the tiles show. */
export function drawSlope(pen: Pen, corners: Corners, rows: number, fill: string): void {
  const [ridge, ridgeEnd, eaves, eavesEnd] = corners
  /** The point at a fraction of the roof from the left, and at one from the ridge down. */
  const on = (along: number, down: number) =>
    mixPoints(mixPoints(ridge, ridgeEnd, along), mixPoints(eaves, eavesEnd, along), down)
  pen.polygon([on(0, 0), on(1, 0), on(1, 1), on(0, 1)], fill, OUTLINE)
  pen.shade([on(0, 0.6), on(1, 0.6), on(1, 1), on(0, 1)], 0.17)
  const seams = Array.from({ length: rows - 1 }, (_, index) => (index + 1) / rows)
  pen.lines(
    seams.map((down): Point[] => [on(0.01, down), on(0.99, down)]),
    detail,
  )
  const length = ridgeEnd[0] - ridge[0]
  const tiles = Array.from({ length: Math.round((rows * length) / 26) }, (_, index): Point[] => {
    const row = index % rows
    const along = pen.random.between(0.04, 0.96)
    return [on(along, row / rows), on(along, (row + 0.92) / rows)]
  })
  pen.lines(tiles, hatching)
}
