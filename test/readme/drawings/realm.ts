/** The realm in a few lines, as it is seen by a view of the engine. */
import { colour } from '../../../src/cartography/drawing/palette'
import { Path } from '../../../src/cartography/drawing/path'
import { ISLANDS, MAINLAND, RANGES } from '../../../src/cartography/land/geography'
import { boxOf } from '../../../src/map/box'
import { toScreen, type View } from '../../../src/panzoom/view'
import { map, regions } from '../../../src/realm'
import { type Box, type Point, type Sheet, tone } from './sheet'

/** Where on a sheet the viewport's top-left is, and how large a screen px is there. */
export interface Window {
  readonly origin: Point
  readonly size: number
}

/** Where on the sheet a map point is seen. */
export function onSheet([x, y]: Point, view: View, { origin, size }: Window): Point {
  const seen = toScreen(view, { x, y })
  return [origin[0] + seen.x * size, origin[1] + seen.y * size]
}

/** Draws the sea, the coast, peaks and the regions' boxes, through a window. */
export function drawRealm(sheet: Sheet, view: View, window: Window): void {
  const { pen } = sheet
  const at = (point: Point) => onSheet(point, view, window)
  const scale = view.scale * window.size
  const [left, top] = at([0, 0])
  const [right, bottom] = at([map.width, map.height])
  const whole: Box = { left, top, right, bottom }
  sheet.box(whole, colour.sea, { stroke: null, wobble: 0, fillOpacity: 0.55 })
  pen.blob(MAINLAND.map(at), colour.snow, { width: 1.5 })
  for (const { centre, radius } of ISLANDS) {
    pen.shape(new Path().ellipse(at(centre), radius[0] * scale, radius[1] * scale), colour.snow, { width: 1.2 })
  }
  const peak = Math.max(4, 44 * scale)
  for (const [x, y] of RANGES.flatMap(({ spine }) => spine).map(at)) {
    pen.polygon(
      [
        [x, y - peak],
        [x + peak * 0.5, y],
        [x, y],
      ],
      colour.stoneDeep,
      { stroke: null, wobble: 0 },
    )
    pen.lines(
      [
        [
          [x - peak * 0.5, y],
          [x, y - peak],
          [x + peak * 0.5, y],
        ],
      ],
      { width: 1, wobble: 0 },
    )
  }
  for (const region of regions) {
    const box = boxOf(region)
    const [x1, y1] = at([box.left, box.top])
    const [x2, y2] = at([box.right, box.bottom])
    sheet.box({ left: x1, top: y1, right: x2, bottom: y2 }, colour.brick, {
      fillOpacity: 0.45,
      stroke: tone.red,
      width: 1.2,
      wobble: 0.5,
    })
  }
}
