import type { Box } from '../../panzoom/core/geometry.ts'
import { contains, grown, overlap } from '../../table/area.ts'
import { around, type Pen } from '../drawing/pen.ts'
import { boxAt, distance, middleOf } from '../drawing/points.ts'
import { latticeIn } from '../grids/search.ts'
import { namesBoxes } from '../lettering/names.ts'
import type { Land } from '../survey/field.ts'

/** How large what has dived may come up, as parts of its size: far away, things are small. */
const SCALES = [0.8, 0.7, 0.6, 0.5]

/** The distance between two places that are tried, and the room around it, in map units. */
const STRIDE = 16
const OFFSHORE = 12

/** The box of free sea in which the serpent could come up, far from where it swims, if there is any. */
export function findOtherSea(
  land: Pick<Land, 'geography' | 'sheet' | 'atSea' | 'names' | 'inland'>,
  seaLife: readonly Pen[],
): Box | undefined {
  const serpent = seaLife[land.geography.sea.swimmers.findIndex(({ creature }) => creature === 'serpent')]
  if (!serpent) return undefined
  const { left, top, right, bottom } = around(serpent.marks)
  const home = middleOf({ left, top, right, bottom })
  const taken = [...namesBoxes(land.names), ...land.atSea]
  const isFree = (box: Box) =>
    contains(land.sheet, box) && !taken.some((other) => overlap(box, other)) && isAtSea(box, land)
  const farthestFirst = [...latticeIn(land.sheet, STRIDE)].sort(
    (a, b) => distance(b, home) - distance(a, home),
  )
  for (const scale of SCALES) {
    const [aside, down] = [((right - left) / 2) * scale, ((bottom - top) / 2) * scale]
    const free = farthestFirst.map((at) => boxAt(at, aside, down, down)).find(isFree)
    if (free) return free
  }
  return undefined
}

/** Whether all of a box is well off the shore. */
function isAtSea(box: Box, { inland }: Pick<Land, 'inland'>): boolean {
  for (const [x, y] of latticeIn(grown(box, STRIDE), STRIDE)) if (inland(x, y) >= -OFFSHORE) return false
  return true
}
