/** Draws the whole map in small, with the visible part of it: the engine's bounds and viewport in map space. */

import { toMap, type View } from '../../panzoom/view'
import type { Box } from '../box'
import type { Inks } from './inks'
import type { Snapshot } from './inspector'

/** The margin around the map: while the map is pulled past its edge, the viewport reaches into it. */
const MARGIN_PX = 10

/** Draws the inset in CSS px on a cleared canvas of a width. */
export function drawInset(
  pen: CanvasRenderingContext2D,
  width: number,
  snapshot: Snapshot,
  areas: readonly Box[],
  inks: Inks,
) {
  const { bounds, view, target } = snapshot
  const scale = (width - 2 * MARGIN_PX) / bounds.map.width
  const stroke = ({ left, top, right, bottom }: Box, style: string, lineWidth: number, dash: number[] = []) => {
    pen.strokeStyle = style
    pen.lineWidth = lineWidth
    pen.setLineDash(dash)
    const [x, y] = [MARGIN_PX + left * scale, MARGIN_PX + top * scale]
    pen.strokeRect(x, y, (right - left) * scale, (bottom - top) * scale)
    pen.setLineDash([])
  }
  for (const area of areas) stroke(area, inks.verdigris, 1)
  stroke({ left: 0, top: 0, right: bounds.map.width, bottom: bounds.map.height }, inks.ink, 1.5)
  stroke(seen(target, snapshot), inks.wax, 1, [2, 3])
  stroke(seen(view, snapshot), inks.wax, 2)
}

/** The visible part of the map, in map px. */
function seen(view: View, { bounds: { viewport } }: Snapshot): Box {
  const from = toMap(view, { x: 0, y: 0 })
  const to = toMap(view, { x: viewport.width, y: viewport.height })
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}
