import type { View } from '../panzoom/view'
import type { LiveMap } from './liveMap'
import { layerOf } from './picture/layer'

/**
 * Moves the sheet, without React: one write of its style in each frame. The root's `data-moving` is whether the map moves;
 * it is missing until the map has moved. At rest, the surface's `--scale` is the scale.
 */
export function moveSheet({ controller, root, surface, sheet }: LiveMap, signal: AbortSignal): void {
  const { style } = sheet
  const layer = layerOf(style)
  const onRest = (view: View) => {
    layer.rest(view)
    // CSS divides by it for lines of constant width. Not on the sheet, all of whose style is recomputed in each frame.
    surface.style.setProperty('--scale', `${view.scale}`)
  }
  let frame = 0
  const observer = {
    start(view: View) {
      cancelAnimationFrame(frame)
      root.dataset.moving = 'true'
      layer.start(view)
    },
    move({ x, y, scale }: View) {
      style.transform = `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`
    },
    end(view: View) {
      onRest(view)
      // In a frame of its own: the styles that depend on the attribute would delay the last frame of the movement.
      frame = requestAnimationFrame(() => {
        root.dataset.moving = 'false'
      })
    },
    resize(view: View) {
      if (!controller.isMoving) onRest(view)
    },
  }
  signal.addEventListener('abort', controller.subscribe(observer))
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    layer.dispose()
  })
}
