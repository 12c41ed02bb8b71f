/** Rhumb lines: the courses that can be steered from a rose, drawn across the open sea alone. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, weight } from '../drawing/pen.ts'
import { direction, distance, inBox, type Point } from '../drawing/points.ts'
import { ROSE_RADIUS } from '../extents/boxes.ts'
import type { Land } from '../survey/field.ts'

/** How near to a shore they come, and the shortest that is drawn, in map units. */
const OFFSHORE = 9
const SHORTEST = 24
const STEP = 4

/** Draws the rhumb lines outside the boxes. */
export function drawRhumbs({ geography, sheet, inland }: Land, keepOff: readonly Box[]): Mark[] {
  const free = ([x, y]: Point) =>
    inBox(sheet, x, y) && inland(x, y) < -OFFSHORE && !keepOff.some((box) => inBox(box, x, y))
  const path = new Path()
  const longest = distance([sheet.left, sheet.top], [sheet.right, sheet.bottom])
  // They meet in the rose of the compass, and where there is none.
  const roses = [
    { centre: geography.ornaments.compass, count: 32, first: ROSE_RADIUS + 8 },
    { centre: geography.sea.rose, count: 16, first: 4 },
  ]
  for (const { centre, count, first } of roses) {
    for (let index = 0; index < count; index++) {
      // The four winds have letters before them.
      const start = index % (count / 4) === 0 ? first + 34 : first
      drawRay(path, centre, (index * 2 * Math.PI) / count, [start, longest], free)
    }
  }
  return [{ style: { stroke: colour.rhumb, width: weight.hatching, strokeOpacity: 0.4 }, path }]
}

function drawRay(
  path: Path,
  [x, y]: Point,
  angle: number,
  [first, longest]: readonly [number, number],
  free: (point: Point) => boolean,
): void {
  const [right, down] = direction(angle)
  const at = (away: number): Point => [x + right * away, y + down * away]
  let from: number | undefined
  for (let away = first; away < longest; away += STEP) {
    const open = free(at(away))
    if (open) from ??= away
    if (open || from === undefined) continue
    if (away - from > SHORTEST) path.polyline([at(from), at(away - STEP)])
    from = undefined
  }
}
