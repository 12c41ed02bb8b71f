/** The sheet's torn edge. Beyond it is the table, as dark as the page has it below the sheet. */
import type { Size } from '../../../panzoom/core/geometry.ts'
import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { type Mark, Pen } from '../../drawing/pen.ts'
import type { Point } from '../../drawing/points.ts'
import { type Random, randomStream } from '../../drawing/random.ts'

/** The least width of the table within the picture, in map units. */
export const TABLE_WIDTH = 4

/** How far beyond the picture the table is drawn, in map units: its outer lines are out of sight. */
const BEYOND = 12

/** Draws the edge: the dark of the table, the bare rim of the paper, and a line of ink along it. */
export function drawDeckle({ width, height }: Size): Mark[] {
  const pen = new Pen(randomStream('deckle'))
  // Four strips, so that a browser paints only those in view.
  const sides: [tear: Path, onSide: (point: Point) => Point][] = [
    [tear(pen.random, width), ([along, inset]) => [along, inset]],
    [tear(pen.random, width), ([along, inset]) => [along, height - inset]],
    [tear(pen.random, height), ([along, inset]) => [inset, along]],
    [tear(pen.random, height), ([along, inset]) => [width - inset, along]],
  ]
  // The rim is the same shape, moved: as wide as chance has it, and as text nearly free.
  const rim = ([along, inset]: Point): Point => [along + 7, inset + 3]
  for (const [tear, onSide] of sides)
    pen.shape(tear.moved(rim).moved(onSide), colour.paper, { fillOpacity: 0.7 })
  for (const [tear, onSide] of sides) pen.fill(tear.moved(onSide), colour.woodShade)
  return [...pen.marks]
}

/** The strip beyond the tear along one side: x is along the side, y away from the picture's edge. */
function tear(random: Random, length: number): Path {
  const points: Point[] = []
  for (let along = -BEYOND; along < length + BEYOND; along += Math.round(random.between(8, 44))) {
    const toCorner = Math.max(0, Math.min(along, length - along))
    points.push([along, Math.round(random.between(TABLE_WIDTH, 10) + 10 * Math.exp(-toCorner / 14))])
  }
  const end = length + BEYOND
  return new Path().polygon([...points, [end, 12], [end, -BEYOND], [-BEYOND, -BEYOND]])
}
