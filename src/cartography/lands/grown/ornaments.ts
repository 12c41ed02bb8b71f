/** First, the ornaments choose their corners: no place is near, and none is reached through them. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { mix, type Point, rounded } from '../../drawing/points.ts'
import { cartoucheBox, compassBox, scaleBarBox } from '../../extents/boxes.ts'
import { bestOf } from '../../grids/search.ts'
import type { Ornaments } from '../geography.ts'
import { gapTo } from './distances.ts'
import { RULES } from './rules.ts'
import type { Site } from './site.ts'

/** How far an ornament is from the frame in a corner, in map units. */
const FROM_FRAME = 44

/** The places that are tried, from 0 to 1 across and down: 13 in each of nine rows. */
const SPOTS = Array.from(
  { length: 9 * 13 },
  (_, index): Point => [(index % 13) / 12, Math.floor(index / 13) / 8],
)

/** Beyond this gap to a place, more room is worth nothing. */
const AMPLE = 190

/** Chooses a corner, or another place at the frame, for each ornament: the largest first. */
export function placeOrnaments({ sheet, places, chance }: Site): Ornaments {
  const random = chance('ornaments')
  const taken: Box[] = []
  const boxes = places.map(({ box }) => box)
  // What each corner is worth to this land.
  const corners = Array.from({ length: 4 }, () => random.between(0, 150))

  /** `top` is what a place at the upper frame is worth, of one at the lower. */
  function choose(boxAt: (at: Point) => Box, top: number): Point {
    const { left, top: up, right, bottom } = boxAt([0, 0])
    const free: Box = {
      left: sheet.left + FROM_FRAME - left,
      top: sheet.top + FROM_FRAME - up,
      right: sheet.right - FROM_FRAME - right,
      bottom: sheet.bottom - FROM_FRAME - bottom,
    }
    const placeOf = ([across, down]: Point): Point => [
      mix(free.left, free.right, across),
      mix(free.top, free.bottom, down),
    ]
    const best = bestOf(SPOTS, ([across, down]) => {
      const at = placeOf([across, down])
      const toCorner = Math.min(across, 1 - across) * 900 + Math.min(down, 1 - down) * 1100
      const corner = corners[(across > 0.5 ? 1 : 0) + (down > 0.5 ? 2 : 0)] as number
      const room = Math.min(gapTo(boxes, boxAt(at)), AMPLE)
      const apart = gapTo(taken, boxAt(at))
      return (
        room +
        Math.min(room - RULES.ornament.places, 0) * 60 +
        Math.min(apart - RULES.ornament.apart, 0) * 20 +
        Math.min(apart, 500) * 0.1 -
        toCorner +
        (1 - down) * top +
        corner +
        random.between(0, 16)
      )
    })
    const at = placeOf(best as Point)
    taken.push(boxAt(at))
    return rounded(at)
  }

  const cartouche = choose(cartoucheBox, 90)
  const compass = choose(compassBox, -30)
  return { cartouche, compass, scaleBar: choose(scaleBarBox, -90) }
}
