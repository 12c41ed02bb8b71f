/**
 * What a turn of the wheel asks for. Browsers tell it in three units, and a pinch on a trackpad arrives as a wheel
 * event with Ctrl held down; here all of them become one factor for the scale.
 */
import { clamp } from './geometry'
import { scaleOf } from './view'

/** `deltaY` is positive towards the user, which zooms out; `deltaMode` is its unit: 0 pixels, 1 lines, 2 pages. */
export type WheelTurn = Pick<WheelEvent, 'deltaMode' | 'deltaY' | 'ctrlKey'>

/** Zoom for one unit of `deltaY`, by its mode. A notch is 100 px or 3 lines, half a zoom level either way. */
const ZOOM_PER_UNIT = [0.005, 0.5 / 3, 1] as const
/** Chromium and Firefox send a pinch as `deltaY = -100 * ln(scale)`; this turns it back into the fingers' own scale. */
const ZOOM_PER_PINCH_PX = 1 / (100 * Math.LN2)
/** A pinch comes in small steps. This much at once is a wheel, turned with Ctrl held down. */
const MOST_PINCH_PX = 50
/** One event asks for no more than this, however wildly a free-spinning wheel is spun. */
const MOST_ZOOM = 1

/** Whether a turn is a pinch on a trackpad, which the browser tells as a wheel with Ctrl held down. */
export function isPinch({ deltaMode, deltaY, ctrlKey }: WheelTurn): boolean {
  return ctrlKey && deltaMode === 0 && Math.abs(deltaY) < MOST_PINCH_PX
}

/** The factor, from 0.5 to 2, by which a turn multiplies the scale: above 1 zooms in, 1 for no turn or an unknown unit. */
export function wheelFactor(turn: WheelTurn): number {
  // The mode first: Firefox tells lines to those who ask for the unit, and pixels, of another length, to all others.
  const { deltaMode, deltaY } = turn
  const zoomPerUnit = isPinch(turn) ? ZOOM_PER_PINCH_PX : (ZOOM_PER_UNIT[deltaMode] ?? 0)
  return scaleOf(clamp(-deltaY * zoomPerUnit || 0, -MOST_ZOOM, MOST_ZOOM))
}
