/**
 * The compositor layer of a picture, by `will-change`: while the map moves, the browser moves pixels that are
 * already painted. A layer for `transform` is painted at one scale, and stretched to others. That would be
 * blurred at rest, where `transform` is dropped if the scale has changed. Chromium keeps the layer then, for
 * `opacity`, and paints it at the scale of the map; when idle, it gets `transform` back. Safari would paint
 * it at scale 1. No feature tells which: all other brands are treated like Safari.
 */
import type { View } from '../core/view'
import { windowOf } from '../dom/surface'

/**
 * An observer that moves an element with one write of its style a frame, and keeps it sharp at rest.
 * `paintsAtOwnScale`: whether the browser paints a layer at the scale that it has, as Chromium does.
 */
export function layer(moved: Pick<HTMLElement, 'style' | 'ownerDocument'>, paintsAtOwnScale = isChromium()) {
  const { style } = moved
  const stretched = paintsAtOwnScale ? 'opacity, transform' : 'transform'
  /** The scale at which Chromium has painted the layer: null if it may not have yet, undefined at first. */
  let layerScale: number | null | undefined
  let isMoving = false
  let cancel = () => {}

  const end = (view: View) => {
    isMoving = false
    cancel()
    const page = windowOf(moved)
    const isSharp = paintsAtOwnScale || view.scale === 1
    style.translate = isSharp ? toDevicePixels(view, page.devicePixelRatio) : ''
    const prepare = () => {
      style.willChange = stretched
      layerScale = view.scale
    }
    if (!paintsAtOwnScale) style.willChange = isSharp ? stretched : ''
    // At once: there is no layer yet that was painted at another scale.
    else if (layerScale === undefined) prepare()
    else if (layerScale !== view.scale) {
      // Below scale 1, the layer goes: Chromium would paint it at scale 1 as the next zoom begins.
      style.willChange = view.scale < 1 ? '' : 'opacity'
      layerScale = null
      cancel = afterFrames(page, prepare)
    }
  }
  return {
    start() {
      isMoving = true
      cancel()
      // Without a rest before it, as with a late subscription, the layer's scale is not known.
      layerScale ??= null
      style.willChange = stretched
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
      style.willChange = ''
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
