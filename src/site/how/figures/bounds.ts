/** A window of any size over a map at any zoom: each axis is clamped, or centred, by its slack. */
import { clamp, type Point, type Size } from '../../../panzoom/core/geometry'
import { type Bounds, constrainOffset, scaleOf, type View } from '../../../panzoom/core/view'
import { number, pair } from '../../parts/number'
import { gap, handle, label, MAP, scrubbed, sheet, windowOver } from '../drawing'
import type { Figure } from '../figure'

/** Screen px per px of the drawing, and the window's corner in it. */
const PX = 4
const CORNER: Point = { x: 8, y: 18 }
const SIZES = { smallest: { width: 320, height: 240 }, largest: { width: 1520, height: 920 } }

type State = Readonly<{ viewport: Size; zoom: number; offset: Point }>

const boundsOf = ({ viewport }: State): Bounds => ({
  map: { width: 2 * MAP.width, height: 2 * MAP.height },
  viewport,
  minScale: scaleOf(-1),
  maxScale: scaleOf(1),
})
const slackOf = (state: State, side: keyof Size) =>
  state.viewport[side] - boundsOf(state).map[side] * scaleOf(state.zoom)
const viewOf = (state: State): View =>
  constrainOffset({ ...state.offset, scale: scaleOf(state.zoom) }, boundsOf(state))
const inDrawing = ({ x, y }: Point) => ({ x: CORNER.x + x / PX, y: CORNER.y + y / PX })
const middleOf = (state: State, { x, y }: Point) => ({
  x: x + (boundsOf(state).map.width * scaleOf(state.zoom)) / 2,
  y: y + (boundsOf(state).map.height * scaleOf(state.zoom)) / 2,
})
const sized = ({ width, height }: Size): Size => ({
  width: clamp(width, SIZES.smallest.width, SIZES.largest.width),
  height: clamp(height, SIZES.smallest.height, SIZES.largest.height),
})

export const bounds: Figure<State> = {
  start: { viewport: { width: 1240, height: 440 }, zoom: 0, offset: { x: 220, y: -60 } },
  draw(state) {
    const { width, height } = state.viewport
    const view = viewOf(state)
    const corner = inDrawing({ x: width, y: height })
    const shown = { ...inDrawing(view), scale: (2 * view.scale) / PX }
    const size = `${number(width)} × ${number(height)} px`
    const word = (side: keyof Size) => (slackOf(state, side) >= 0 ? 'centred' : 'clamped')
    return (
      gap(CORNER, { width: width / PX, height: height / PX }) +
      sheet(shown) +
      windowOver({ left: CORNER.x, top: CORNER.y, right: corner.x, bottom: corner.y }) +
      label({ x: CORNER.x, y: 273 }, `x: ${word('width')} · y: ${word('height')}`) +
      label({ x: 392, y: 273 }, `window ${size}`, 'end') +
      handle('map', 'the map', inDrawing(middleOf(state, view)), pair(view), 'finger') +
      handle('corner', 'the corner of the window', corner, size)
    )
  },
  says(state) {
    const { map } = boundsOf(state)
    const view = viewOf(state)
    const row = (axis: 'x' | 'y', side: keyof Size) => {
      const slack = slackOf(state, side)
      const sum = `${axis}: slack ${number(state.viewport[side])} − ${map[side]} × ${number(view.scale, 2)} = ${number(slack)} px`
      return slack >= 0
        ? `${sum}, half at each side`
        : `${sum}: offset ${number(slack)} to 0, now ${number(view[axis])}`
    }
    return `zoom ${scrubbed('zoom', 'zoom', state.zoom, 2)}, scale ${number(view.scale, 2)}<br>${row('x', 'width')}<br>${row('y', 'height')}`
  },
  drag(state, name, { x, y }) {
    const point = { x: (x - CORNER.x) * PX, y: (y - CORNER.y) * PX }
    if (name === 'corner') return { ...state, viewport: sized({ width: point.x, height: point.y }) }
    const half = middleOf(state, { x: 0, y: 0 })
    return { ...state, offset: { x: point.x - half.x, y: point.y - half.y } }
  },
  scrub: (state, _, steps) => ({ ...state, zoom: clamp(state.zoom + steps * 0.05, -1, 1) }),
  buttons: (state) => [
    { label: 'Small window', next: { ...state, viewport: { width: 480, height: 320 } } },
    { label: 'Large window', next: { ...state, viewport: SIZES.largest } },
    { label: 'Zoom −0.5', next: { ...state, zoom: -0.5 } },
  ],
}
