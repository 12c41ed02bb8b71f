/** The window over the sheet, and one equation, read both ways. */
import { clamp } from '../../../panzoom/core/geometry'
import { toMap, toScreen } from '../../../panzoom/core/view'
import { number, pair } from '../../parts/number'
import { handle, label, scrubbed, sheet, windowOver } from '../drawing'
import type { Figure } from '../figure'

/** The window in the drawing, whose top-left corner is 0, 0 of the screen. */
const WINDOW = { left: 90, top: 50, right: 310, bottom: 230 }
const inDrawing = ({ x, y }: { x: number; y: number }) => ({ x: x + WINDOW.left, y: y + WINDOW.top })

export const twoSpaces: Figure<
  Readonly<{ pointMap: { x: number; y: number }; x: number; y: number; scale: number }>
> = {
  start: { pointMap: { x: 135, y: 160 }, x: -40, y: -30, scale: 0.9 },
  draw(view) {
    const pointScreen = toScreen(view, view.pointMap)
    const shown = inDrawing(view)
    return (
      sheet({ ...shown, scale: view.scale }) +
      windowOver(WINDOW) +
      label({ x: WINDOW.left, y: WINDOW.bottom + 16 }, 'the window: its corner is 0, 0 of the screen') +
      handle('sheet', 'the top-left corner of the map', shown, pair(view), 'finger') +
      handle('point', 'a point of the map', inDrawing(pointScreen), pair(view.pointMap))
    )
  },
  says(view) {
    const { pointMap, scale } = view
    const row = (axis: 'x' | 'y') =>
      `${number(toScreen(view, pointMap)[axis])} =
${scrubbed(`map ${axis}`, `map ${axis}`, pointMap[axis])} × ${scrubbed('scale', 'scale', scale, 2)} + ${scrubbed(axis, `offset ${axis}`, view[axis])}`
    return `screen = map × scale + offset<br>x: ${row('x')}<br>y: ${row('y')}`
  },
  drag(view, name, { x, y }) {
    const pointScreen = { x: x - WINDOW.left, y: y - WINDOW.top }
    return name === 'sheet' ? { ...view, ...pointScreen } : { ...view, pointMap: toMap(view, pointScreen) }
  },
  scrub(view, name, steps) {
    if (name === 'scale') return { ...view, scale: clamp(view.scale + steps * 0.02, 0.4, 3) }
    if (name === 'x' || name === 'y') return { ...view, [name]: view[name] + steps }
    const axis = name === 'map x' ? 'x' : 'y'
    return { ...view, pointMap: { ...view.pointMap, [axis]: view.pointMap[axis] + steps } }
  },
}
