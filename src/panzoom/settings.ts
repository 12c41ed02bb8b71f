import type { Size } from './geometry'
import { type Bounds, fitScale, scaleOf, type View } from './view'

/** Time, frames and timers, as in a browser. `now` and the callback of a frame use the same time, in ms. */
export interface Clock {
  now(): number
  requestFrame(callback: (ms: number) => void): number
  cancelFrame(id: number): void
  setTimer(callback: () => void, afterMs: number): number
  clearTimer(id: number | undefined): void
}

export interface Settings {
  /** The size of the map, in map px. */
  readonly map: Size
  /** The lowest zoom level; `fit` is that of the whole map, in a viewport of any size. */
  readonly minZoom: number | 'fit'
  /** The highest zoom level. It takes precedence over a higher `minZoom`. */
  readonly maxZoom: number
  readonly clock: Clock
  /** Called before every animation. If it returns true, the map jumps, and does not glide. */
  readonly prefersReducedMotion: () => boolean
  /** The view in which the map opens, and to which `0` and `Home` return; `initialView` if there is none. */
  readonly firstView?: ((bounds: Bounds) => View) | undefined
}

/** The bounds by these settings, in a viewport whose size is in screen px. */
export function boundsOf({ map, minZoom, maxZoom }: Settings, viewport: Size): Bounds {
  const maxScale = scaleOf(maxZoom)
  const minScale = minZoom === 'fit' ? fitScale(map, viewport) : scaleOf(minZoom)
  return { map, viewport, minScale: Math.min(minScale, maxScale), maxScale }
}

/**
 * Callbacks that receive the new view and its bounds. A movement publishes `start`, then `move` in each frame whose
 * view differs from the last, and `end` at rest. A new size of the viewport publishes `resize` and `move` at once, in
 * this order: a canvas is cleared when it is resized, and then drawn.
 */
export type Observer = Partial<Record<'start' | 'move' | 'end' | 'resize', (view: View, bounds: Bounds) => void>>

/** An object that holds the map while pointers are down. A script can hold it in the same way. */
export interface Interaction {
  /** Called after something else has changed the view. Without a new grip, the next move would undo that change. */
  regrip(): void
  /** Called if the controller is stopped, or if another interaction starts: the pointers must let go of the map. */
  cancelAll(): void
}
