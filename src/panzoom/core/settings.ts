import type { Size } from './geometry'
import { type Bounds, constrain, fitScale, initialView, isView, scaleOf, type View } from './view'

/** Time, frames and timers. `now` and the callback of a frame use the time of events' time stamps, in ms. */
export interface Clock {
  now(): number
  requestFrame(callback: (ms: number) => void): number
  cancelFrame(id: number): void
  setTimer(callback: () => void, afterMs: number): number
  clearTimer(id: number | undefined): void
}

/** The map, its limits, its first view, and the page's clock. */
export interface Settings {
  /** In map px. */
  readonly map: Size
  /** `fit` is that of the whole map, in a viewport of any size. */
  readonly minZoom: number | 'fit'
  /** It takes precedence over a higher `minZoom`. */
  readonly maxZoom: number
  /** By how many zoom levels a button or a key zooms: to their next multiple. 0.5 by default. */
  readonly zoomStep?: number | undefined
  readonly clock: Clock
  /** Called before every animation: whether the map jumps instead. */
  readonly prefersReducedMotion: () => boolean
  /** The view in which the map opens, and to which `0` and `Home` return; `initialView` if there is none. */
  readonly firstView?: ((bounds: Bounds) => View) | undefined
}

/** The bounds in a viewport of this size, in screen px. */
export function boundsOf({ map, minZoom, maxZoom }: Settings, viewport: Size): Bounds {
  const maxScale = scaleOf(maxZoom)
  const minScale = minZoom === 'fit' ? fitScale(map, viewport) : scaleOf(minZoom)
  return { map, viewport, minScale: Math.min(minScale, maxScale), maxScale }
}

/** The view in which the map opens, within the bounds. */
export function firstViewOf({ firstView = initialView }: Pick<Settings, 'firstView'>, bounds: Bounds): View {
  const view = constrain(firstView(bounds), bounds)
  return isView(view) ? view : initialView(bounds)
}

/**
 * A movement publishes `start`, `move` in each frame that changes the view, and `end` at rest. A new size of
 * the viewport publishes `resize` and `move` at once: a canvas that is resized is cleared, then drawn.
 */
export type Observer = Partial<Record<'start' | 'move' | 'end' | 'resize', Listener>>
type Listener = (view: View, bounds: Bounds) => void

/** An object that holds the map while pointers are down, or a script. */
export interface Interaction {
  /** Called after something else has changed the view: without a new grip, the next move undoes that. */
  regrip(): void
  /** Called when it has to let go of the map. */
  cancelAll(): void
}
