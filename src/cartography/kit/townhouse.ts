/** Gabled houses, seen from their left corner: the lit gable in front, the shaded long wall to the right. */

import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, hatching, type Pen } from '../drawing/pen.ts'
import { mix, type Point } from '../drawing/points.ts'
import { upright } from '../land/house.ts'
import { OUTLINE } from './masonry.ts'

/** A townhouse: the left corner of its gable on the ground, and its sizes in map units. */
export interface Townhouse {
  readonly at: Point
  /** The gable's width. */
  readonly gable: number
  /** The height of its walls. */
  readonly walls: number
  /** How long it is, to the right. */
  readonly length: number
  readonly roof: string
}

/** Draws a timbered house, with a door in its gable and two lit windows in its long wall. */
export function drawTownhouse(pen: Pen, { at, gable, walls, length, roof }: Townhouse): void {
  const middle = gable / 2
  const back = gable + length
  const ridge = -walls - gable * 0.85
  const longWall = upright(gable, -walls, length)
  pen.at(at, 1, () => {
    pen.polygon(longWall, colour.stoneShade, OUTLINE)
    pen.shade(longWall, 0.22)
    pen.shape(`M0,0 0,${-walls} ${middle},${ridge} ${gable},${-walls} ${gable},0Z`, colour.paper, OUTLINE)
    const [top, eaves] = [ridge - 1, 1.5 - walls]
    const tiles = `M${middle},${top} ${middle + length + 1},${top} ${back + 2},${eaves} ${gable + 0.5},${eaves}Z`
    pen.shape(tiles, roof, OUTLINE)
    const rows = new Path()
    for (const part of [0.3, 0.55, 0.8]) {
      const row = mix(ridge, -walls, part)
      rows.moveTo([mix(middle, gable, part) + 1, row]).lineTo([mix(middle + length, back, part), row])
    }
    pen.shape(rows, null, hatching)
    pen.shape(`M-2,${eaves} ${middle},${top}`, null, { width: 1.6 })
    const timbers = `M0,${-walls} ${gable},${-walls}M${middle},${-walls} ${middle},${ridge}`
    pen.shape(timbers, null, { stroke: colour.darkWood })
    const panes = new Path()
    for (const part of [0.3, 0.7])
      panes.polygon(upright(gable + length * part - 1.8, walls * -0.72, 3.6, walls * 0.37))
    pen.shape(panes, colour.glow, detail)
    pen.polygon(upright(middle - 2, -8, 4), colour.darkWood, detail)
  })
}
