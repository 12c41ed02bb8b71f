/** What a press may turn out to be, and how it moves the map. */
import { centroid, distance, mix, type Point } from '../core/geometry'
import { type Grip, viewHolding } from '../core/grip'
import { type Bounds, scaleOf, type View } from '../core/view'
import type { Sample } from './inertia'

/**
 * What a press is so far. Released while it is `pressed`, or `pressedAgain` after a tap, it is a click. Two
 * fingers that are `paired` pinch, but may still be a tap. `dragging` moves the map, `sliding` zooms it by
 * one pointer. The rest is `left` to the page, or, until it moves, to what has handled a long press.
 */
export type Phase = 'pressed' | 'pressedAgain' | 'paired' | 'dragging' | 'sliding' | 'left'

/** A finger, a pen, or a mouse with its button down; `type` is as in `PointerEvent.pointerType`. */
export type Pointer = Readonly<{
  type: string
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
export const tolerancePxOf = (type: string): number =>
  type === 'mouse' ? PRESS.mouseTolerancePx : PRESS.touchTolerancePx

/** A pointer that has moved. Once strayed, it stays so. */
export function movedTo(pointer: Pointer, nowScreen: Point): Pointer {
  const px = distance(pointer.startScreen, nowScreen)
  return { ...pointer, nowScreen, hasStrayed: pointer.hasStrayed || px > tolerancePxOf(pointer.type) }
}

/** A drag starts behind its pointer, without a jump, and catches up at this multiple of its velocity. */
const CATCH_UP = 1.5

/** The point that a drag follows until it has caught up with its pointer, and null from then on. */
export function laggingPoint(grippedScreen: Point, { type, startScreen, nowScreen }: Pointer): Point | null {
  const t = Math.max(0, CATCH_UP * (1 - tolerancePxOf(type) / distance(startScreen, nowScreen)))
  if (t >= 1) return null
  return { x: mix(grippedScreen.x, nowScreen.x, t), y: mix(grippedScreen.y, nowScreen.y, t) }
}

/** Whether a press by a pointer of this type, so soon and so near after a tap, may make it a double tap. */
export function isNextTap(last: Sample, { pointScreen, ms }: Sample, type: string): boolean {
  const maxPauseMs = type === 'mouse' ? PRESS.doubleClickMs : PRESS.tapMs
  return ms - last.ms <= maxPauseMs && distance(last.pointScreen, pointScreen) <= PRESS.doubleTapPx
}

/** Sliding one pointer down by this many px doubles the scale. */
const PX_PER_DOUBLING = 150

/** The view for one pointer that zooms instead of dragging: down zooms in, about the gripped point. */
export function slideToZoom(grip: Grip, pointersScreen: readonly Point[], bounds: Bounds): View {
  const levels = (centroid(pointersScreen).y - grip.centroidScreen.y) / PX_PER_DOUBLING
  return viewHolding(grip, grip.centroidScreen, grip.scale * scaleOf(levels), bounds)
}
