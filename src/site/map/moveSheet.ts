import type { View } from '../../panzoom/core/view'
import { layer } from '../../panzoom/extras/layer'
import { type LiveMap, REST } from './liveMap'

/**
 * Moves the sheet, without React: one write of its style in each frame. The root has `data-moving` while
 * the map moves. At rest, the surface's `--scale` is the scale.
 */
export function moveSheet({ controller, root, surface, sheet }: LiveMap, signal: AbortSignal): void {
  const moving = layer(sheet)
  // For lines of constant width. Not on the sheet, all of whose style is recomputed in each frame. Without
  // the property, it is 1: at first, to write that would recompute the style of the whole map.
  const noteScale = ({ scale }: View) => {
    const noted = surface.style.getPropertyValue('--scale') || '1'
    if (`${scale}` !== noted) surface.style.setProperty('--scale', `${scale}`)
  }
  let frame = 0
  const observer = {
    start() {
      cancelAnimationFrame(frame)
      root.dataset.moving = ''
    },
    end(view: View) {
      noteScale(view)
      // In a frame of its own: the styles that depend on it would delay the last frame of the movement.
      frame = requestAnimationFrame(() => {
        delete root.dataset.moving
        root.dispatchEvent(new Event(REST))
      })
    },
    resize(view: View) {
      if (!controller.isMoving) noteScale(view)
    },
  }
  for (const each of [moving, observer]) signal.addEventListener('abort', controller.subscribe(each))
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    moving.dispose()
  })
}

/**
 * React listens at the root of the page, on the way down, too, and would process each move of a drag for
 * nothing: those on the map stop at the window, where the engine listens to them. A touch is prevented here,
 * as the engine's own listener to it is further down.
 */
export function quietDrags({ controller, root }: LiveMap, signal: AbortSignal): void {
  const stop = (event: Event) => {
    const isOurs = controller.interaction && controller.isMoving
    if (!isOurs || !(event.target instanceof Node && root.contains(event.target))) return
    event.stopPropagation()
    if (event.cancelable) event.preventDefault()
  }
  // After each move of a pointer, browsers send one of a touch or a mouse for older pages.
  for (const type of ['pointermove', 'mousemove', 'touchmove'])
    addEventListener(type, stop, { signal, capture: true, passive: false })
}
