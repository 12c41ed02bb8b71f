import { ANIMATION_MS, type Controller } from './controller'
import { centroid, distance, mix, type Point, type Sample } from './geometry'
import { follow, type Grip, grab, slideToZoom } from './grip'
import { addSample, glide, glidePinch, STILL, type Velocity, velocityAt, WINDOW_MS } from './inertia'
import type { Clock } from './settings'
import { easeTo, isStep, RETURN_MS } from './transition'
import { isSame, scaleAbout, toMap, toScreen, zoomOf } from './view'

/**
 * The outcome of a press: a click, for the element under it; a long touch that something has handled, which is no click; or
 * a drag, which moves the map. Either of the first two becomes a drag if it strays.
 */
export type Outcome = 'click' | 'longTouch' | 'drag'

/** A finger, a pen, or a mouse with its button down. */
export interface Pointer {
  /** As `PointerEvent.pointerType`. */
  readonly type: string
  readonly startScreen: Point
  readonly nowScreen: Point
}

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
  /** A single finger that rests this long is a long touch. */
  longTouchMs: 600,
} as const

/** How far a press by a pointer of this type, as `PointerEvent.pointerType`, may stray and still be a click. */
export function tolerancePxOf(type: string): number {
  return type === 'mouse' ? PRESS.mouseTolerancePx : PRESS.touchTolerancePx
}

/** A map that starts behind its pointer moves at this multiple of the pointer's velocity until it has caught up. */
const CATCH_UP = 1.5
const NEVER: Sample = { pointScreen: { x: 0, y: 0 }, ms: Number.NEGATIVE_INFINITY }
const NO_PINCH = { velocity: STILL, ...NEVER }

/**
 * Decides the outcome of each press, and turns pointers into calls of a controller: drag, pinch, fling, double tap,
 * two-finger tap, slide to zoom. All positions are in screen px. `agoMs` says how long ago an event happened, for one that
 * a busy browser delivers late.
 */
export class PointerGestures {
  /** The pointers that are down, by id. */
  readonly pointers = new Map<number, Pointer>()
  /** The outcome of the present press as it stands. */
  outcome: Outcome = 'click'
  /** What the pointers hold; null while none is down. */
  grip: Grip | null = null
  /** The recent samples from which the velocity of a fling is computed. */
  samples: readonly Sample[] = []
  private isBehind = false
  /** When the first pointer came down, how many have come down in all, and whether they may be tapping. */
  private touch = { startMs: 0, count: 0, mayBeTap: false }
  private lastTap = NEVER
  private isSecondTap = false
  /** Whether a drag zooms: in a second tap by a finger or a pen. A mouse has a wheel for that. */
  private slides = false
  /** The centroid and the velocity of several pointers when the first of them was lifted. */
  private pinch = NO_PINCH
  private longTouchTimer: number | undefined
  private readonly controller: Controller
  private readonly onLongTouch: ((id: number) => boolean) | undefined

  /** `onLongTouch` is called with the id of a finger that has rested, and returns whether something has handled that. */
  constructor(controller: Controller, onLongTouch?: (id: number) => boolean) {
    this.controller = controller
    this.onLongTouch = onLongTouch
  }

  /** A pointer comes down: it stops the map and grips it. A press that stops more than a step is a drag at once. */
  press(id: number, startScreen: Point, type: string, agoMs = 0): void {
    const ms = this.nowMs - agoMs
    const isFirst = this.pointers.size === 0
    // The zoom of a tap may still run. It jumps to its end, so that this press does not leave it halfway.
    if (isFirst && this.controller.transition?.kind === 'tap') this.controller.goTo(this.controller.target, 0)
    const { view, target, transition } = this.controller
    // A step is too short to be stopped on purpose, and a map less than 10 px from its target looks at rest.
    const toGoPx = distance(startScreen, toScreen(target, toMap(view, startScreen)))
    const stopsMap = transition !== null && !isStep(transition) && toGoPx > PRESS.touchTolerancePx
    const isNear = distance(this.lastTap.pointScreen, startScreen) <= PRESS.doubleTapPx
    const isClick = isFirst && !stopsMap
    this.decide(isClick ? 'click' : 'drag')
    const { onLongTouch } = this
    if (onLongTouch && isClick && type === 'touch')
      this.longTouchTimer = this.clock.setTimer(() => onLongTouch(id) && this.decide('longTouch'), PRESS.longTouchMs)
    const maxPauseMs = type === 'mouse' ? PRESS.doubleClickMs : PRESS.tapMs
    this.isSecondTap = isFirst && isNear && ms - this.lastTap.ms <= maxPauseMs
    this.slides = this.isSecondTap && type !== 'mouse'
    if (isFirst) this.touch = { startMs: ms, count: 1, mayBeTap: !stopsMap }
    else this.touch.count += 1
    this.pinch = NO_PINCH
    this.pointers.set(id, { type, startScreen, nowScreen: startScreen })
    this.controller.startInteraction(this)
    this.regrip(ms)
  }

  /** A pointer moves. Returns the outcome of the press so far; null for a pointer that is not down. */
  move(id: number, nowScreen: Point, agoMs = 0): Outcome | null {
    const pointer = this.pointers.get(id)
    if (!pointer || !this.grip) return null
    this.pointers.set(id, { ...pointer, nowScreen })
    const tolerancePx = tolerancePxOf(pointer.type)
    const strayedPx = distance(pointer.startScreen, nowScreen)
    if (strayedPx > tolerancePx) {
      this.decide('drag')
      this.touch.mayBeTap = false
    }
    if (this.outcome !== 'drag') return this.outcome
    // The map starts behind the pointer, so that it does not jump, and moves faster until it has caught up.
    const t = Math.max(0, CATCH_UP * (1 - tolerancePx / strayedPx))
    if (t >= 1) this.isBehind = false
    const { x, y } = this.grip.centroidScreen
    const positions = this.positions()
    const followed = this.isBehind ? [{ x: mix(x, nowScreen.x, t), y: mix(y, nowScreen.y, t) }] : positions
    const viewFor = this.slides ? slideToZoom : follow
    this.controller.updateInteraction(viewFor(this.grip, followed, this.controller.bounds))
    this.samples = addSample(this.samples, this.sample(centroid(positions), this.nowMs - agoMs))
    return 'drag'
  }

  /** A pointer is lifted. With Shift, a double tap zooms out. Returns the same as `move`. */
  release(id: number, { shiftKey = false } = {}, agoMs = 0): Outcome | null {
    const pointer = this.pointers.get(id)
    if (!pointer) return null
    const ms = this.nowMs - agoMs
    const { startMs, count, mayBeTap } = this.touch
    const isQuick = mayBeTap && ms - startMs <= PRESS.tapMs
    const isTap = isQuick && count === 1
    const isPinchTap = isQuick && count === 2 && this.pointers.size === 1
    const tappedScreen = isPinchTap ? this.pinch.pointScreen : pointer.startScreen
    if (isPinchTap) this.pinch = NO_PINCH
    // A two-finger tap is no fling, even if its last finger slips.
    this.lift(id, this.slides || isPinchTap ? STILL : velocityAt(this.samples, ms), ms)
    this.lastTap = isTap && !this.isSecondTap ? { pointScreen: pointer.startScreen, ms } : NEVER
    if (isPinchTap || (isTap && this.isSecondTap))
      this.controller.scaleBy(isPinchTap || shiftKey ? 0.5 : 2, tappedScreen, ANIMATION_MS, 'tap')
    return this.outcome
  }

  /** A pointer is lost, for example to the system: it is lifted without a tap or a fling. */
  cancel(id: number): void {
    if (!this.pointers.has(id)) return
    this.touch.mayBeTap = false
    this.pinch = NO_PINCH
    this.lift(id, STILL, this.nowMs)
  }

  cancelAll(): void {
    for (const id of this.pointers.keys()) this.cancel(id)
  }

  /** The pointers that are down grip the present view, as if they had just come down. */
  regrip(ms = this.samples.at(-1)?.ms ?? this.nowMs): void {
    this.grip = grab(this.controller.view, this.positions(), this.controller.bounds)
    this.isBehind = this.outcome !== 'drag'
    // Samples of other pointers, or of another grip, say nothing about the velocity of these.
    this.samples = [this.sample(this.grip.centroidScreen, ms)]
  }

  /** Pointers that are still down grip the map anew. If none is, the map glides on, or returns to its bounds. */
  private lift(id: number, velocity: Velocity, ms: number): void {
    // Sliding to zoom holds the map where it was gripped, not where the pointer is now.
    const lastScreen = this.slides && this.grip ? this.grip.centroidScreen : centroid(this.positions())
    this.pointers.delete(id)
    if (this.pointers.size > 0) {
      this.regrip(ms)
      if (ms - this.pinch.ms > WINDOW_MS) this.pinch = { velocity, pointScreen: lastScreen, ms }
      return
    }
    this.clock.clearTimer(this.longTouchTimer)
    this.grip = null
    this.samples = []
    this.controller.endInteraction()
    const { view, bounds, settings } = this.controller
    // The fingers of a pinch are lifted one after the other. The glide has the velocity of the last moment with both.
    const { pinch } = this
    const isPinch = ms - pinch.ms <= WINDOW_MS
    const inside = scaleAbout(view, isPinch ? pinch.pointScreen : lastScreen, view.scale, bounds)
    const path = isPinch ? glidePinch(view, pinch.velocity, pinch.pointScreen, bounds) : glide(view, velocity, bounds)
    const glides = view.scale === inside.scale && !settings.prefersReducedMotion()
    if (glides && path) this.controller.animate(path)
    else if (!isSame(view, inside)) this.controller.animate(easeTo(view, inside, RETURN_MS, 'return'))
  }

  private sample(pointScreen: Point, ms: number): Sample {
    return { pointScreen, ms, zoom: zoomOf(this.controller.view.scale) }
  }

  /** Sets the outcome as it stands. That ends the wait for a long touch. */
  private decide(outcome: Outcome): void {
    this.outcome = outcome
    this.clock.clearTimer(this.longTouchTimer)
  }

  private get clock(): Clock {
    return this.controller.settings.clock
  }

  private get nowMs(): number {
    return this.clock.now()
  }

  private positions(): Point[] {
    return [...this.pointers.values()].map(({ nowScreen }) => nowScreen)
  }
}
