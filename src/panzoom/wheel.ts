/**
 * What a turn of the wheel asks for. Browsers tell it in three units, and a pinch on a trackpad arrives as a wheel
 * event with Ctrl held down; here all of them become one factor for the scale.
 */
import { clamp } from './geometry'

/** The part of a DOM `WheelEvent` that matters. */
export interface WheelTurn {
  /** Positive towards the user, which zooms out. */
  readonly deltaY: number
  /** The unit of `deltaY`: 0 pixels, 1 lines, 2 pages. */
  readonly deltaMode: number
  /** Held by the user or, for a trackpad pinch, pretended by the browser. */
  readonly ctrlKey: boolean
}

/** Zoom for one unit of `deltaY`, by its mode. A notch is 100 px or 3 lines, half a zoom level either way. */
const ZOOM_PER_UNIT = [0.005, 0.5 / 3, 1] as const

/** Chromium and Firefox send a pinch as `deltaY = -100 * ln(scale)`; this turns it back into the fingers' own scale. */
const ZOOM_PER_PINCH_PX = 1 / (100 * Math.LN2)

/** One event asks for no more than this, however wildly a free-spinning wheel is spun. */
const MOST_ZOOM = 1

/** The factor by which a turn multiplies the scale: above 1 zooms in, 1 for no turn or an unknown unit. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelTurn): number {
  const isPinch = ctrlKey && deltaMode === 0
  const zoomPerUnit = isPinch ? ZOOM_PER_PINCH_PX : (ZOOM_PER_UNIT[deltaMode] ?? 0)
  return 2 ** clamp(-deltaY * zoomPerUnit, -MOST_ZOOM, MOST_ZOOM)
}
