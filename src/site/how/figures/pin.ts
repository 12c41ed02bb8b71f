/** The map point, the screen point and the scale: the view follows. */
import { clamp, type Point } from '../../../panzoom/core/geometry'
import { pin } from '../../../panzoom/core/view'
import { number, pair } from '../../parts/number'
import { arrow, curve, handle, scrubbed, sheet } from '../drawing'
import type { Figure } from '../figure'

export const pinFigure: Figure<Readonly<{ pointMap: Point; pointScreen: Point; scale: number }>> = {
  start: { pointMap: { x: 135, y: 160 }, pointScreen: { x: 220, y: 170 }, scale: 0.9 },
  draw({ pointMap, pointScreen, scale }) {
    const view = pin(pointMap, pointScreen, scale)
    return (
      sheet(view) +
      curve([view, pointScreen], 'thread') +
      arrow({ x: 0, y: 0 }, view) +
      handle('screen', 'the pinned point on the screen', pointScreen, pair(pointScreen), 'finger') +
      handle('scale', 'the scale', { x: 40 + 100 * scale, y: 262 }, number(scale, 2))
    )
  },
  says({ pointMap, pointScreen, scale }) {
    const view = pin(pointMap, pointScreen, scale)
    const row = (axis: 'x' | 'y') =>
      `${number(view[axis])} = ${number(pointScreen[axis])} − ${scrubbed(`map ${axis}`, `map ${axis}`, pointMap[axis])} × ${scrubbed('scale', 'scale', scale, 2)}`
    return `offset = screen − map × scale<br>x: ${row('x')}<br>y: ${row('y')}<br>The arrow is the offset: ${pair(view)}. The dashed line is map × scale.`
  },
  drag(state, name, to) {
    return name === 'scale'
      ? { ...state, scale: clamp((to.x - 40) / 100, 0.5, 3) }
      : { ...state, pointScreen: to }
  },
  scrub(state, name, steps) {
    if (name === 'scale') return { ...state, scale: clamp(state.scale + steps * 0.02, 0.5, 3) }
    const axis = name === 'map x' ? 'x' : 'y'
    return { ...state, pointMap: { ...state.pointMap, [axis]: state.pointMap[axis] + steps } }
  },
  buttons: (state) => [
    { label: 'Pin the mill there', next: { ...state, pointMap: { x: 258, y: 122 } } },
    { label: 'Pin the keep there', next: { ...state, pointMap: { x: 135, y: 160 } } },
  ],
}
