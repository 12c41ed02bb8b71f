/** The fingers on the map (a mouse with its button down is one, too): what they hold, and what becomes of their press. */
import { ANIMATION_MS, type Controller, isSame } from './controller'
import { centroid, distance, type Moment, mix, type Point } from './geometry'
import { follow, type Grip, grab, slide } from './grip'
import { glide, glidePinch, remember, type Velocity, velocityAt, WINDOW_MS } from './inertia'
import { RETURN_MS } from './transition'
import { zoomAbout, zoomOf } from './view'

/** A press that stays where it was is a click, for whatever lies under it; one that moves the map is a drag. */
export type Outcome = 'click' | 'drag'

interface Finger {
  readonly kind: string
  readonly startScreen: Point
  readonly nowScreen: Point
}

/** How far a press may stray and still be a click: a finger or a pen is less steady than a mouse. */
const MOUSE_TOLERANCE_PX = 3
const TOUCH_TOLERANCE_PX = 10
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 30
const DOUBLE_TAP_FACTOR = 2
/** A map catches up with its finger at so many times the finger's own velocity. */
const CATCH_UP = 1.5
const STILL: Velocity = { x: 0, y: 0, zoom: 0 }
const NEVER: Moment = { pointScreen: STILL, ms: Number.NEGATIVE_INFINITY }
const NO_PINCH = { last: NEVER, velocity: STILL }

export class Hand {
  readonly #controller: Controller
  readonly #fingers = new Map<number, Finger>()
  #outcome: Outcome = 'click'
  #grip: Grip | null = null
  #trail: readonly Moment[] = []
  #isBehind = false
  #lastTap = NEVER
  #isSecondTap = false
  /** How many fingers have come down since then, if all of them have stayed where they were. */
  #still = { fingers: 0, sinceMs: 0 }
  /** When the first of several fingers was lifted: the point between them, and how fast they were. */
  #pinch = NO_PINCH

  constructor(controller: Controller) {
    this.#controller = controller
  }

  /** A finger of a kind (a `pointerType`) goes down, or did `agoMs` ago, told late: it stops the map and takes hold. */
  press(id: number, startScreen: Point, kind: string, agoMs = 0): void {
    const isFirst = this.#fingers.size === 0
    const { pointScreen, ms } = this.#lastTap
    const isNear = distance(pointScreen, startScreen) <= DOUBLE_TAP_PX
    const nowMs = this.#nowMs - agoMs
    this.#outcome = isFirst ? 'click' : 'drag'
    this.#isSecondTap = isFirst && isNear && nowMs - ms <= DOUBLE_TAP_MS
    this.#still = isFirst ? { fingers: 1, sinceMs: nowMs } : { ...this.#still, fingers: this.#still.fingers + 1 }
    this.#pinch = NO_PINCH
    this.#fingers.set(id, { kind, startScreen, nowScreen: startScreen })
    this.#controller.hold(() => this.#takeHold())
    // The callback is for later, when something else moves the map; a new finger, too, changes what all of them hold.
    this.#takeHold(agoMs)
    this.#isBehind = isFirst
  }

  /** A finger moves. Returns what the press would come out as now; for a finger that is not down, null. */
  move(id: number, nowScreen: Point, agoMs = 0): Outcome | null {
    const finger = this.#fingers.get(id)
    if (!finger || !this.#grip) return null
    this.#fingers.set(id, { ...finger, nowScreen })
    const tolerancePx = finger.kind === 'mouse' ? MOUSE_TOLERANCE_PX : TOUCH_TOLERANCE_PX
    const strayedPx = distance(finger.startScreen, nowScreen)
    if (strayedPx > tolerancePx) {
      this.#outcome = 'drag'
      this.#still = { fingers: Number.NaN, sinceMs: 0 }
    }
    if (this.#outcome === 'drag') {
      const fingers = this.#places()
      const viewFor = this.#slides(finger) ? slide : follow
      // The map begins without a jump, as far behind as the finger has strayed, and catches up with it once.
      const part = Math.max(0, CATCH_UP * (1 - tolerancePx / strayedPx))
      if (part >= 1) this.#isBehind = false
      const { x, y } = finger.startScreen
      const followed = this.#isBehind ? [{ x: mix(x, nowScreen.x, part), y: mix(y, nowScreen.y, part) }] : fingers
      this.#controller.pull(viewFor(this.#grip, followed, this.#controller.bounds))
      this.#trail = remember(this.#trail, this.#moment(centroid(fingers), agoMs))
    }
    return this.#outcome
  }

  /**
   * A finger is lifted; Shift makes a double tap zoom out, as two fingers that tap do. Returns what the press came out
   * as; for a finger that was not down, null. The map that the last finger was throwing glides on.
   */
  release(id: number, { shiftKey = false } = {}, agoMs = 0): Outcome | null {
    const finger = this.#fingers.get(id)
    if (!finger) return null
    const ms = this.#nowMs - agoMs
    const isTap = this.#outcome === 'click'
    const { fingers, sinceMs } = this.#still
    const isPinchTap = fingers === 2 && this.#fingers.size === 1 && ms - sinceMs <= DOUBLE_TAP_MS
    const tappedScreen = isPinchTap ? this.#pinch.last.pointScreen : finger.startScreen
    if (isPinchTap) this.#pinch = NO_PINCH
    this.#lift(id, isTap || isPinchTap || this.#slides(finger) ? STILL : velocityAt(this.#trail, ms), ms)
    this.#lastTap = isTap && !this.#isSecondTap ? { pointScreen: finger.startScreen, ms } : NEVER
    if (isPinchTap || (isTap && this.#isSecondTap)) {
      const factor = isPinchTap || shiftKey ? 1 / DOUBLE_TAP_FACTOR : DOUBLE_TAP_FACTOR
      this.#controller.zoomBy(factor, tappedScreen, ANIMATION_MS, 'pointer')
    }
    return this.#outcome
  }

  /** A finger is lost (the system took it, the window lost it): it is lifted, and nothing comes of it. */
  cancel(id: number): void {
    if (!this.#fingers.has(id)) return
    this.#still = { fingers: Number.NaN, sinceMs: 0 }
    this.#pinch = NO_PINCH
    this.#lift(id, STILL, this.#nowMs)
  }

  /** All fingers are lost. */
  cancelAll(): void {
    for (const id of this.#fingers.keys()) this.cancel(id)
  }

  /** The kind of the fingers that are down, and what their press would come out as now; null while none is. */
  get held(): { kind: string; outcome: Outcome } | null {
    const [finger] = this.#fingers.values()
    return finger ? { kind: finger.kind, outcome: this.#outcome } : null
  }

  #lift(id: number, velocity: Velocity, ms: number): void {
    const lastScreen = centroid(this.#places())
    this.#fingers.delete(id)
    const isLast = this.#fingers.size === 0
    if (isLast) this.#letGo(velocity, lastScreen, ms)
    else this.#takeHold()
    if (!isLast && ms - this.#pinch.last.ms > WINDOW_MS)
      this.#pinch = { last: { pointScreen: lastScreen, ms }, velocity }
  }

  /** The map glides on, and back to where it may be. */
  #letGo(velocity: Velocity, lastScreen: Point, ms: number): void {
    this.#grip = null
    this.#controller.hold(null)
    const { view, bounds, settings } = this.#controller
    // By a factor of 1: that only brings the view within the bounds, about where the last finger was.
    const within = zoomAbout(view, lastScreen, view.scale, bounds)
    // The fingers of a pinch are never lifted all at once.
    const { last, velocity: pinchVelocity } = this.#pinch
    const glides = view.scale === within.scale && !settings.prefersReducedMotion()
    const isPinch = ms - last.ms <= WINDOW_MS
    const path = isPinch ? glidePinch(view, pinchVelocity, last.pointScreen, bounds) : glide(view, velocity, bounds)
    if (glides && path) this.#controller.travel(path, 'pointer')
    else if (!isSame(view, within)) this.#controller.goTo(within, RETURN_MS, 'pointer')
  }

  /** The fingers that are down hold what they are on now. */
  #takeHold(agoMs = 0): void {
    this.#grip = grab(this.#controller.view, this.#places(), this.#controller.bounds)
    this.#isBehind = false
    // Only what the same fingers do from now on tells how fast they throw.
    this.#trail = [this.#moment(this.#grip.centroidScreen, agoMs)]
  }

  #moment(pointScreen: Point, agoMs: number): Moment {
    return { pointScreen, ms: this.#nowMs - agoMs, zoom: zoomOf(this.#controller.view.scale) }
  }

  /** One finger that comes down where it has just tapped slides to zoom; a mouse has a wheel for that. */
  #slides({ kind }: Finger): boolean {
    return this.#isSecondTap && kind !== 'mouse'
  }

  get #nowMs(): number {
    return this.#controller.settings.clock.now()
  }

  #places(): Point[] {
    return [...this.#fingers.values()].map(({ nowScreen }) => nowScreen)
  }
}
