import type { View } from '../../panzoom/view'
import { whenIdle } from '../../site/whenIdle'

/**
 * The compositor layer of the sheet. While the map moves, the sheet has one, so that the browser moves pixels that are
 * already painted. A layer is painted at one scale and stretched to others: at rest it is dropped wherever it would be
 * blurred. As painting one would delay the first frames of a movement, the next is prepared at rest wherever it is sharp: in
 * Chromium at any scale, elsewhere at scale 1.
 *
 * Sets `will-change`, and `translate` to round the offset to device pixels. `paintsAtOwnScale` is whether the browser
 * paints a layer at the scale that it has when it is created.
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
    /** To be called when the map starts to move, with the first view of the movement. */
    start({ scale }: View) {
      cancel()
      if (layerScale === null) set(scale)
      style.translate = ''
    },
    /** To be called when the map comes to rest or gets a new size at rest. */
    rest(at: View) {
      cancel()
      if (!paintsAtOwnScale && at.scale !== 1) return set(null)
      style.translate = toDevicePixels(at)
      // At once, not when idle: WebKit would paint the picture without a layer now, and with one when the map moves.
      if (!paintsAtOwnScale) set(at.scale)
      else if (layerScale !== at.scale) {
        if (layerScale !== null) set(null)
        cancel = afterFrames(() => set(at.scale))
      }
    },
    /** Drops the layer and cancels one in preparation. */
    dispose() {
      cancel()
      set(null)
    },
  }
}

/**
 * Safari paints a layer at scale 1, and blurs it at any other. No feature reveals this, so the browser's brand decides. All
 * but Chromium are treated like Safari, which costs time, but is sharp everywhere.
 */
function isChromium(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { brands?: readonly { brand: string }[] } }
  return userAgentData?.brands?.some(({ brand }) => brand === 'Chromium') ?? false
}

/** The CSS `translate` that rounds a view's offset to device pixels: a layer that lies between two of them is blurred. */
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
