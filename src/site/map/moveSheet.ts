import type { View } from '../../panzoom/core/view'
import { whenIdle } from '../start/whenIdle'
import type { LiveMap } from './liveMap'

/**
 * Moves the sheet, without React: one write of its style in each frame. The root's `data-moving` is whether
 * the map moves; it is missing until the map has moved. At rest, the surface's `--scale` is the scale.
 */
export function moveSheet({ controller, root, surface, sheet }: LiveMap, signal: AbortSignal): void {
  const { style } = sheet
  const layer = layerOf(style)
  const onRest = (view: View) => {
    layer.rest(view)
    // For lines of constant width. Not on the sheet, all of whose style is recomputed in each frame.
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
      // In a frame of its own: the styles that depend on it would delay the last frame of the movement.
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

/**
 * The compositor layer of the sheet, by `will-change`: while the map moves, the browser moves pixels that are
 * already painted. A layer is painted at one scale and stretched to others: at rest it is dropped wherever it
 * would be blurred, and prepared for the next movement wherever it is sharp. Chromium paints it at the scale
 * that it has when it is created (`paintsAtOwnScale`), Safari at scale 1. No feature reveals this: all other
 * brands are treated like Safari.
 */
export function layerOf(style: CSSStyleDeclaration, paintsAtOwnScale = isChromium()) {
  /** The scale of the view for which the current layer was created; null while there is none. */
  let layerScale: number | null = null
  let cancel = () => {}

  const set = (scale: number | null) => {
    style.willChange = scale === null ? '' : 'transform'
    layerScale = scale
  }

  return {
    /** With the first view of a movement. */
    start({ scale }: View) {
      cancel()
      if (layerScale === null) set(scale)
      style.translate = ''
    },
    /** When the map comes to rest, or gets a new size at rest. */
    rest(at: View) {
      cancel()
      if (!paintsAtOwnScale && at.scale !== 1) return set(null)
      style.translate = toDevicePixels(at)
      // At once: WebKit would paint the picture now, and again in its layer when the map moves.
      if (!paintsAtOwnScale) set(at.scale)
      else if (layerScale !== at.scale) {
        if (layerScale !== null) set(null)
        cancel = afterFrames(() => set(at.scale))
      }
    },
    dispose() {
      cancel()
      set(null)
    },
  }
}

/** Whether the engine of the browser is Chromium's, of a version that tells. */
export function isChromium(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { brands?: readonly { brand: string }[] } }
  return userAgentData?.brands?.some(({ brand }) => brand === 'Chromium') ?? false
}

/** The CSS `translate` that rounds a view to device pixels: a layer between two of them is blurred. */
function toDevicePixels({ x, y }: View): string {
  const ratio = window.devicePixelRatio
  const correction = (offset: number) => Math.round(offset * ratio) / ratio - offset
  return `${correction(x)}px ${correction(y)}px`
}

/** Calls back after two frames, when the browser is idle. Returns a function that cancels. */
function afterFrames(callback: () => void): () => void {
  let cancelIdle = () => {}
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      cancelIdle = whenIdle(callback)
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    cancelIdle()
  }
}
