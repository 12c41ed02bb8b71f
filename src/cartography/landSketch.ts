/** A land in a few shapes, for the editor: quick to make, and nothing like the drawing. All are in map units. */

import { sample } from './drawing/curves.ts'
import type { Point } from './drawing/points.ts'
import { contours } from './land/contour.ts'
import { ruggedness } from './land/field.ts'
import type { Geography, Range } from './land/geography.ts'
import type { Grid } from './land/grid.ts'
import { greatMountainAt } from './land/mountain.ts'
import { gnawedOutlines, withoutSpecks } from './land/shoreline.ts'
import { watercourses } from './land/watercourse.ts'
import { ornamentBoxes } from './ornament/ornament.ts'

/** The distance between two points of the coast's grid, and between two peaks of a range. */
const CELL = 8
const PEAKS = 34

/** The coasts alone, as an SVG path; the grid is above 0 on land. */
export function sketchCoast(grid: Grid): string {
  return contours(grid, 0)
    .map(({ points, closed }) => pathOf(points) + (closed ? 'Z' : ''))
    .join('')
}

/** The whole land. */
export function sketchLand(geography: Geography) {
  const { size, lakes, ranges, hills, woods, marshes, villages, names, summit, ornaments } = geography
  const grid = withoutSpecks(gnawedOutlines(geography, { ruggedness, size, cell: CELL }))
  const rivers = watercourses(geography.rivers, (x, y) => grid.at(x, y))
  const shapes = {
    lakes,
    rivers: rivers.map(({ river, line, mouth }) => ({ line: pathOf(line.slice(0, mouth + 1)), width: river.width })),
    peaks: [...ranges.flatMap(peaksOf), peakIn(greatMountainAt(summit))].join(''),
    hills,
    woods,
    marshes,
    villages: villages.map(({ at }) => at),
    names: names.map(({ text, kind, size, line }) => ({ text, size, isLand: kind === 'land', at: middleOf(line) })),
    ornaments: ornamentBoxes(ornaments),
  }
  return { coast: sketchCoast(grid), shapes }
}

/** The peaks of a range: hooks along its spine. */
function peaksOf({ spine, halfWidth, height }: Range): string[] {
  return sample(spine, PEAKS).map(([x, y]) => {
    const [aside, up] = [halfWidth * 0.35, 18 + height * 34]
    return peakIn({ left: x - aside, top: y - up, right: x + aside, bottom: y })
  })
}

function peakIn({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }): string {
  return pathOf([
    [left, bottom],
    [(left + right) / 2, top],
    [right, bottom],
  ])
}

const middleOf = (line: readonly Point[]) => line[Math.floor(line.length / 2)] as Point

const pathOf = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('')
