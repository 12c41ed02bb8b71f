/** What a press may turn out to be, and the start of a drag. */
import { distance, mix, type Point } from '../core/geometry'

/** What a press is so far: a click, if it is released while it is `pressed`. `left` is left to the page. */
export type Phase = 'pressed' | 'longpressed' | 'dragging' | 'left'

/**
 * A finger, a pen, or a mouse with its button down; `type` is as in `PointerEvent.pointerType`. It holds the
 * map; or it is watched, for its click alone; or left to a control, until another finger makes it a pinch.
 */
export type Pointer = Readonly<{
  type: string
  role: 'holds' | 'watched' | 'left'
  startScreen: Point
  nowScreen: Point
  /** Whether it has been too far from its start to be a click. */
  hasStrayed: boolean
}>

/** The tolerances of all presses in screen px, and their durations in ms. */
export const PRESS = {
  /** A press may stray this far and still be a click: a finger or a pen is less steady than a mouse. */
  mouseTolerancePx: 3,
  touchTolerancePx: 10,
  /** The longest tap, and the longest pause in a double tap. */
  tapMs: 300,
  /** The longest pause in a double click, as in most systems. */
  doubleClickMs: 500,
  /** How far apart the two presses of a double tap or a double click may be. */
  doubleTapPx: 30,
  /** A single finger that rests this long is a long press. */
  longPressMs: 600,
} as const

/** How far a press by a pointer of this type may stray and still be a click. */
export function tolerancePxOf(type: string): number {
  return type === 'mouse' ? PRESS.mouseTolerancePx : PRESS.touchTolerancePx
}

/** A pointer that has moved. Once strayed, it stays so. */
export function movedTo(pointer: Pointer, nowScreen: Point): Pointer {
  const { type, startScreen, hasStrayed } = pointer
  const strays = distance(startScreen, nowScreen) > tolerancePxOf(type)
  return { ...pointer, nowScreen, hasStrayed: hasStrayed || strays }
}

/** A drag starts behind its pointer, without a jump, and catches up at this multiple of its velocity. */
const CATCH_UP = 1.5

/** The point that a drag follows until it has caught up with its pointer, and null from then on. */
export function laggingPoint(grippedScreen: Point, { type, startScreen, nowScreen }: Pointer): Point | null {
  const t = CATCH_UP * (1 - tolerancePxOf(type) / distance(startScreen, nowScreen))
  if (t >= 1) return null
  const { x, y } = grippedScreen
  return { x: mix(x, nowScreen.x, Math.max(0, t)), y: mix(y, nowScreen.y, Math.max(0, t)) }
}
