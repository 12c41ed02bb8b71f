import type { LiveMap } from './liveMap'
import { layerOf } from './picture/layer'

/**
 * Moves the sheet, without React: one write of its style in each frame. The root's `data-moving` is whether the map moves;
 * it is missing until the map has moved. At rest, the surface's `--scale` is the scale.
 */
export function moveSheet({ controller, root, surface, sheet }: LiveMap): () => void {
  const { style } = sheet
  const layer = layerOf(style)
  const onRest = (view: Parameters<typeof layer.rest>[0]) => {
    layer.rest(view)
    // CSS divides by `--scale` for lines of constant width on the screen. Not set on the sheet, whose style is
    // recomputed in each frame, with all its properties.
    surface.style.setProperty('--scale', `${view.scale}`)
  }
  let frame = 0
  const unsubscribe = controller.subscribe({
    start(view) {
      cancelAnimationFrame(frame)
      root.dataset.moving = 'true'
      layer.start(view)
    },
    move({ x, y, scale }) {
      style.transform = `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`
    },
    end(view) {
      onRest(view)
      // In a frame of its own: the styles that depend on the attribute would delay the last frame of the movement.
      frame = requestAnimationFrame(() => {
        root.dataset.moving = 'false'
      })
    },
    resize(view) {
      if (!controller.isMoving) onRest(view)
    },
  })
  return () => {
    unsubscribe()
    cancelAnimationFrame(frame)
    layer.dispose()
  }
}
