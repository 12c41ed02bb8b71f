/**
 * The compositor layer of a picture, by `will-change`: while the map moves, the browser moves pixels that are
 * already painted. A layer for a `transform` is painted at one scale and stretched to others: at rest it is
 * dropped wherever it would be blurred. Chromium then has one for `opacity`, which it paints at the scale of
 * the map, and keeps for the next movement. Safari would paint it at scale 1. No feature reveals this: all
 * other brands are treated like Safari.
 */
import type { View } from '../core/view'
import { windowOf } from '../dom/surface'

/** An observer that moves an element with one write of its style a frame, and keeps it sharp at rest. */
export function layer(moved: Pick<HTMLElement, 'style' | 'ownerDocument'>, paintsAtOwnScale = isChromium()) {
  const { style } = moved
  let isMoving = false
  const end = (view: View) => {
    isMoving = false
    const isSharp = paintsAtOwnScale || view.scale === 1
    style.translate = isSharp ? toDevicePixels(view, windowOf(moved).devicePixelRatio) : ''
    style.willChange = paintsAtOwnScale ? 'opacity' : isSharp ? 'transform' : ''
  }
  return {
    start() {
      isMoving = true
      style.translate = ''
      style.willChange = paintsAtOwnScale ? 'opacity, transform' : 'transform'
    },
    move({ x, y, scale }: View) {
      style.transform = `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`
    },
    end,
    resize(view: View) {
      if (!isMoving) end(view)
    },
    /** Removes the layer. */
    dispose() {
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
