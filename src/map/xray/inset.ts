/** Draws the whole map in small, with the part of it that the viewport shows. */
import { toMap, type View } from '../../panzoom/view'
import type { Box } from '../box'
import type { Colours } from './canvas'
import type { Snapshot } from './inspector'
import type { Ctx } from './strokes'

/** The margin around the map: room for the viewport while it shows more than the map. */
const MARGIN_PX = 10

/** Draws the inset on a cleared canvas of this width in CSS px. */
export function drawInset(ctx: Ctx, width: number, snapshot: Snapshot, areas: readonly Box[], colours: Colours): void {
  const { bounds, view, target } = snapshot
  const scale = (width - 2 * MARGIN_PX) / bounds.map.width
  const stroke = ({ left, top, right, bottom }: Box, style: string, lineWidth: number, dash: number[] = []) => {
    ctx.strokeStyle = style
    ctx.lineWidth = lineWidth
    ctx.setLineDash(dash)
    const [x, y] = [MARGIN_PX + left * scale, MARGIN_PX + top * scale]
    ctx.strokeRect(x, y, (right - left) * scale, (bottom - top) * scale)
    ctx.setLineDash([])
  }
  for (const area of areas) stroke(area, colours.verdigris, 1)
  stroke({ left: 0, top: 0, right: bounds.map.width, bottom: bounds.map.height }, colours.ink, 1.5)
  stroke(visibleBox(target, snapshot), colours.wax, 1, [2, 3])
  stroke(visibleBox(view, snapshot), colours.wax, 2)
}

/** The visible part of the map, in map px. */
function visibleBox(view: View, { bounds: { viewport } }: Snapshot): Box {
  const from = toMap(view, { x: 0, y: 0 })
  const to = toMap(view, { x: viewport.width, y: viewport.height })
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}
