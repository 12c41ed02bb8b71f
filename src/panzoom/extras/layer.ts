/**
 * The compositor layer of a picture, by `will-change`: while the map moves, the browser moves pixels that are
 * already painted. A layer is painted at one scale and stretched to others: at rest it is dropped wherever it
 * would be blurred, and prepared for the next movement wherever it is sharp. Chromium paints it at the scale
 * that it has when it is created (`paintsAtOwnScale`), Safari at scale 1. No feature reveals this: all other
 * brands are treated like Safari.
 */
import type { View } from '../core/view'
import { windowOf } from '../dom/surface'

/** An observer that moves an element with one write of its style a frame, and keeps it sharp at rest. */
export function layer(moved: Pick<HTMLElement, 'style' | 'ownerDocument'>, paintsAtOwnScale = isChromium()) {
  const { style } = moved
  /** The scale for which the layer was created: null while there is none, undefined before the first. */
  let layerScale: number | null | undefined
  let isMoving = false
  let cancel = () => {}

  const set = (scale: number | null) => {
    style.willChange = scale === null ? '' : 'transform'
    layerScale = scale
  }
  const end = (view: View) => {
    isMoving = false
    cancel()
    const page = windowOf(moved)
    const isSharp = paintsAtOwnScale || view.scale === 1
    style.translate = isSharp ? toDevicePixels(view, page.devicePixelRatio) : ''
    // At once: otherwise, the picture would be painted now, and again in its layer.
    if (!paintsAtOwnScale || layerScale === undefined) set(isSharp ? view.scale : null)
    else if (layerScale !== view.scale) {
      set(null)
      cancel = afterFrames(page, () => set(view.scale))
    }
  }
  return {
    start({ scale }: View) {
      isMoving = true
      cancel()
      if (!layerScale) set(scale)
      style.translate = ''
    },
    move({ x, y, scale }: View) {
      style.transform = `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`
    },
    end,
    resize(view: View) {
      if (!isMoving) end(view)
    },
    /** Removes the layer, and prepares none. */
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
function toDevicePixels({ x, y }: View, ratio: number): string {
  const correction = (offset: number) => Math.round(offset * ratio) / ratio - offset
  return `${correction(x)}px ${correction(y)}px`
}

/** Calls back after two frames, when the browser is idle. Returns a function that cancels. */
function afterFrames(page: Window, callback: () => void): () => void {
  let idle = 0
  let frame = page.requestAnimationFrame(() => {
    frame = page.requestAnimationFrame(() => {
      idle = page.requestIdleCallback(callback)
    })
  })
  return () => {
    page.cancelAnimationFrame(frame)
    page.cancelIdleCallback(idle)
  }
}
