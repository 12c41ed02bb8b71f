/** The borders between the regions: a fine line of the pen on the watersheds. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { simplify, softLine } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, weight } from '../drawing/pen.ts'
import { inBox, type Point } from '../drawing/points.ts'
import { contours } from '../grids/contour.ts'
import { runs } from '../grids/runs.ts'
import { inWater } from '../lands/watercourse.ts'
import type { Land } from '../survey/field.ts'
import type { Territories } from '../survey/territories.ts'

/** How much a border may be straightened, in map units. */
const TOLERANCE = 1.2

/** The least length of a piece of a border, in points. */
const SHORTEST = 14

/** How near a border comes to the shore and to water, in map units. */
const OFF_SHORE = 5
const OFF_WATER = 3

/** The borders, each piece as points from one end to the other: on land, outside the boxes. */
export function findBorders(land: Land, belonging: Territories, keepOff: readonly Box[]): Point[][] {
  const isDrawn = ([x, y]: Point) =>
    inBox(land.sheet, x, y) &&
    land.inland(x, y) > OFF_SHORE &&
    !keepOff.some((box) => inBox(box, x, y)) &&
    !land.rivers.some((river) => inWater([x, y], river, OFF_WATER))
  // Asked once for each place, as that takes most of the time.
  const owners = new Int16Array(land.distances.values.length)
  const distances = land.distances.map((inland, x, y, at) => {
    const { region, border } = inland < 0 ? { region: -1, border: 1 } : belonging([x, y])
    owners[at] = region
    return Math.min(border, 50)
  })
  return land.regions.slice(0, -1).flatMap((_, index) => {
    const within = distances.map((distance, _x, _y, at) => (owners[at] === index ? distance : -distance))
    // Both sides have the same border: that of the lower index draws it, so the last one draws none.
    const isOwn = (point: Point) => {
      const { region, neighbour } = belonging(point)
      return Math.min(region, neighbour) === index
    }
    return contours(within, 0)
      .flatMap(({ points, closed }) => runs(points, closed, (point) => isDrawn(point) && isOwn(point)))
      .filter((run) => run.length >= SHORTEST)
      .map((run) => simplify(run, TOLERANCE))
  })
}

/** The borders as marks: dashes and dots, finer and browner than those of a road. */
export function drawBorders(borders: readonly (readonly Point[])[]): Mark[] {
  const path = borders.reduce<Path>((all, line) => softLine(all, line), new Path())
  return [{ style: { stroke: colour.paleInk, width: weight.line, dash: [5, 2.6, 0.2, 2.6] }, path }]
}
