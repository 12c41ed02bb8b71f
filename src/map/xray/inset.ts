/** Draws the whole map in small, with the part of it that the viewport shows. */
import { pin, type View } from '../../panzoom/view'
import type { Box } from '../box'
import type { Snapshot } from './inspector'
import { boxOfSize, outline, type Pen, stroke } from './pen'

/** The margin around the map: room for the viewport while it shows more than the map. */
const MARGIN_PX = 10

/** Draws the inset on a cleared canvas of this width in CSS px. */
export function drawInset(pen: Pen, width: number, { bounds, view, target }: Snapshot, areas: readonly Box[]): void {
  const { ink, verdigris, wax } = pen.colours
  const inset: View = { x: MARGIN_PX, y: MARGIN_PX, scale: (width - 2 * MARGIN_PX) / bounds.map.width }
  // In the viewport, the map's top-left corner is at the view's offset. That point is pinned to the corner in the inset.
  const visible = (shown: View) => outline(pin(shown, inset, inset.scale / shown.scale), boxOfSize(bounds.viewport))
  for (const area of areas) stroke(pen, outline(inset, area), verdigris, 1)
  stroke(pen, outline(inset, boxOfSize(bounds.map)), ink, 1.5)
  stroke(pen, visible(target), wax, 1, [2, 3])
  stroke(pen, visible(view), wax, 2)
}
