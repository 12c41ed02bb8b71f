/** What a press turns out to be. The numbers are how unsteady a hand may be before it is taken at its word. */
import { distance, type Point } from './geometry'

/** What touches the screen; the same words as a DOM `PointerEvent.pointerType`. */
export type PointerKind = 'mouse' | 'touch' | 'pen'

/** How a press, from the first finger down to the last one up, came out. */
export type Outcome =
  /** It stayed where it was: whatever lies under it may take it for a click. */
  | 'click'
  /** It moved the map, or more than one finger took part. */
  | 'drag'
  /** It rested so long that it asks what is there, not to go there. */
  | 'hold'

const DRAG_TOLERANCE_PX: Readonly<Record<PointerKind, number>> = { mouse: 3, touch: 10, pen: 10 }
const HOLD_TOLERANCE_PX = 15
const HOLD_MS = 600
const DOUBLE_TAP_MS = 400
const DOUBLE_TAP_PX = 30

/** A finger on the map, in screen px. */
export interface Finger {
  readonly kind: PointerKind
  readonly startScreen: Point
  readonly startMs: number
  readonly nowScreen: Point
  /** The furthest it has been from its start, in px. */
  readonly strayedPx: number
}

/** A press that ended where it began. */
export interface Tap {
  readonly pointScreen: Point
  readonly ms: number
}

/** A finger that has just come down. */
export function touchDown(kind: PointerKind, startScreen: Point, startMs: number): Finger {
  return { kind, startScreen, startMs, nowScreen: startScreen, strayedPx: 0 }
}

/** The finger, moved. */
export function moveTo(finger: Finger, nowScreen: Point): Finger {
  const strayedPx = Math.max(finger.strayedPx, distance(finger.startScreen, nowScreen))
  return { ...finger, nowScreen, strayedPx }
}

/** Whether a finger has moved too far for a click. */
export function isDrag({ kind, strayedPx }: Finger): boolean {
  return strayedPx > DRAG_TOLERANCE_PX[kind]
}

/** Whether a finger, still down, has rested long enough to ask for a name. A mouse hovers instead. */
export function isHold({ kind, startMs, strayedPx }: Finger, nowMs: number): boolean {
  return kind === 'touch' && nowMs - startMs >= HOLD_MS && strayedPx <= HOLD_TOLERANCE_PX
}

/** Whether a tap is the second of a double tap. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (!first) return false
  return second.ms - first.ms <= DOUBLE_TAP_MS && distance(first.pointScreen, second.pointScreen) <= DOUBLE_TAP_PX
}
