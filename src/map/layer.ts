import type { View } from '../panzoom/view'

/**
 * Gives the sheet its own compositor layer while the map moves, so that the browser moves pixels that are already
 * painted. A layer is painted at one scale and stretched to others; at rest it is dropped where it would be blurred, and
 * the picture is painted anew.
 *
 * Painting a layer takes a tenth of a second without a graphics card, which would delay the first frames of a movement.
 * So the next layer is prepared at rest wherever it is sharp: in Chromium at any scale, elsewhere at scale 1.
 */
export interface Layer {
  /** The map starts to move, from this view. */
  start(from: View): void
  /** The map has come to rest, or has been resized at rest, as at first. */
  rest(at: View): void
  /** Drops the layer and cancels one in preparation. */
  dispose(): void
}

/** The layer of an element that is moved by its `style.transform`. */
export function layerOf(style: CSSStyleDeclaration, staysSharpAtAnyScale = chromiumLayersStaySharp()): Layer {
  /** The scale at which the current layer was painted; null while there is none. */
  let paintedScale: number | null = null
  let cancel = () => {}

  const promote = (scale: number) => {
    style.willChange = 'transform'
    paintedScale = scale
  }
  const drop = () => {
    style.willChange = ''
    paintedScale = null
  }

  return {
    start({ scale }) {
      cancel()
      if (paintedScale === null) promote(scale)
      style.translate = ''
    },
    rest(at) {
      cancel()
      if (!staysSharpAtAnyScale && at.scale !== 1) return drop()
      style.translate = toDevicePixels(at)
      // At once: WebKit paints a layer that is made later again when the first movement starts.
      if (!staysSharpAtAnyScale) promote(at.scale)
      else if (paintedScale !== at.scale) {
        if (paintedScale !== null) drop()
        cancel = whenIdle(() => promote(at.scale))
      }
    },
    dispose() {
      cancel()
      drop()
    },
  }
}

/**
 * Chromium paints a layer at its scale at creation. Safari paints it at scale 1 and blurs it at any other. This cannot be
 * detected by a feature, so the browser's brand decides.
 */
function chromiumLayersStaySharp(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { brands: readonly { brand: string }[] } }
  return userAgentData?.brands.some(({ brand }) => brand === 'Chromium') ?? false
}

/** A CSS `translate` that rounds a view's offset to device pixels: between two of them, a layer is blurred. */
function toDevicePixels({ x, y }: View): string {
  const ratio = window.devicePixelRatio
  const rest = (offset: number) => Math.round(offset * ratio) / ratio - offset
  return `${rest(x)}px ${rest(y)}px`
}

/** Calls back after two frames, when the browser is idle. Returns a function that cancels. */
function whenIdle(callback: () => void): () => void {
  let idle = 0
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      idle = requestIdleCallback(callback)
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    cancelIdleCallback(idle)
  }
}
