import type { View } from '../panzoom/view'

/**
 * Gives the sheet a compositor layer of its own while the map moves: the browser then moves what is painted already.
 * A layer is painted at one scale and stretched to any other, so at rest it is dropped where it would be blurred, and
 * the picture is painted afresh.
 *
 * To paint a layer takes a tenth of a second on a machine without a graphics card, and the first frames of a movement
 * would wait for it. So where a layer at rest stays as sharp as it was painted, the next one is prepared beforehand: in
 * Chromium at any scale, elsewhere at scale 1, that of the first view.
 */
export interface Layer {
  /** The map starts to move, from this view. */
  start(from: View): void
  /** The map has come to rest, or has another size at rest, as when its size is first known. */
  rest(at: View): void
  /** Nothing moves any more: cancels a layer in preparation. */
  dispose(): void
}

/** The layer of an element that is moved by its `style.transform`. */
export function layerOf(style: CSSStyleDeclaration, staysSharpAtAnyScale = chromiumLayersStaySharp()): Layer {
  /** The scale at which the present layer was painted; null while there is none. */
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
      // At once: in WebKit, a layer that is made later is painted again when the first movement starts.
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
 * Chromium paints a layer at the scale that it has when it is made, and keeps that. Safari paints one at scale 1 and
 * shows it blurred at any other. No feature tells the two apart, so the browser is asked for its engine.
 */
function chromiumLayersStaySharp(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { brands: readonly { brand: string }[] } }
  return userAgentData?.brands.some(({ brand }) => brand === 'Chromium') ?? false
}

/** A CSS `translate` that takes a view's offset to whole device pixels: between two of them, a layer is blurred. */
function toDevicePixels({ x, y }: View): string {
  const ratio = window.devicePixelRatio
  const rest = (offset: number) => Math.round(offset * ratio) / ratio - offset
  return `${rest(x)}px ${rest(y)}px`
}

/** Calls back when two frames have been drawn and the browser has nothing to do. Returns a function that cancels. */
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
