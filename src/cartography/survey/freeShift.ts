import type { Box } from '../../panzoom/core/geometry.ts'
import { areaBox, contains, grown, overlap, shiftedArea } from '../../table/area.ts'
import { landmarkOf, type Region } from '../../table/table.ts'
import { direction, mix, type Point, shifted } from '../drawing/points.ts'
import { QUAY, WATERLINE } from '../extents/landmarks.ts'
import { namesBoxes } from '../lettering/names.ts'
import type { Land } from './field.ts'

/** The distance between two rings of spots, and between two spots on a ring, in map units. */
const STEP = 10

/** The room that a place keeps to the next one, and to the shore, in map units. */
const BETWEEN_PLACES = 16
const DRY = 6

/**
 * The whole map units across and down to the nearest spot where a place is on land (a harbour on the shore),
 * within the frame, clear of the other places and of names, and where `isFree` has nothing against it;
 * undefined if there is none within half of the map's width: across the map, it would be another place.
 */
export function freeShift(
  land: Land,
  region: Region,
  others: readonly Region[],
  isFree: (moved: Region) => boolean,
): Point | undefined {
  const box = areaBox(region)
  const taken = [...others.map((other) => grown(areaBox(other), BETWEEN_PLACES)), ...namesBoxes(land.names)]
  const suits = landmarkOf(region) === 'harbour' ? isShore : isDry
  const farthest = (land.sheet.right - land.sheet.left) / 2
  for (let away = STEP; away < farthest; away += STEP) {
    const count = Math.ceil((2 * Math.PI * away) / STEP)
    for (let index = 0; index < count; index++) {
      const [x, y] = direction((2 * Math.PI * index) / count)
      const by: Point = [Math.round(x * away), Math.round(y * away)]
      const moved = shifted(box, by)
      const hasRoom =
        contains(land.sheet, moved) && suits(moved, land) && !taken.some((other) => overlap(moved, other))
      if (hasRoom && isFree({ ...region, ...shiftedArea(region, by) })) return by
    }
  }
  return undefined
}

/** Whether all of a box is on land. */
function isDry({ left, top, right, bottom }: Box, { inland }: Land): boolean {
  const parts = [0, 0.25, 0.5, 0.75, 1]
  return parts.every((down) =>
    parts.every((across) => inland(mix(left, right, across), mix(top, bottom, down)) > DRY),
  )
}

/** Whether a box is on land up to a harbour's quay, and its lower right corner, with the ship, at sea. */
function isShore({ left, top, right, bottom }: Box, { inland }: Land): boolean {
  const isLandAt = (across: number, y: number) => inland(mix(left, right, across), y) > 0
  const middle = (top + bottom) / 2
  const isQuay = [middle, bottom].every((y) => [0, 0.25, 0.5].every((across) => isLandAt(across, y)))
  return isQuay && [QUAY + 0.1, 1].every((across) => !isLandAt(across, bottom - WATERLINE))
}
