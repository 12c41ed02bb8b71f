/** Positions and times of events, as the engine counts them. */
import type { Point } from './geometry'

/** The position of an event in screen px, on a surface that has been measured, in client px. */
export function pointOf({ clientX, clientY }: MouseEvent, surfaceBox: DOMRect): Point {
  return { x: clientX - surfaceBox.left, y: clientY - surfaceBox.top }
}

/** How long ago an event happened. A busy browser delivers events late; the velocity of a fling must not depend on that. */
export function agoMs(event: Event): number {
  return Math.max(0, performance.now() - event.timeStamp)
}
