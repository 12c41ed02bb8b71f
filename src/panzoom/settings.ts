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

/** What a controller needs to know. */
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
