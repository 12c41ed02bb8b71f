/** The fingers on the map (a mouse with its button down is one, too): what they hold, and what becomes of their press. */
import { ANIMATION_MS, type Controller, isSame, RETURN_MS } from './controller'
import { centroid, distance, type Moment, type Point } from './geometry'
import { follow, type Grip, grab, slide } from './grip'
import { glide, remember, velocityAt } from './inertia'
import { zoomAbout } from './view'

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
const STILL: Point = { x: 0, y: 0 }
const NEVER: Moment = { pointScreen: { x: 0, y: 0 }, ms: Number.NEGATIVE_INFINITY }

export class Hand {
  readonly #controller: Controller
  readonly #fingers = new Map<number, Finger>()
  #outcome: Outcome = 'click'
  #grip: Grip | null = null
  #trail: readonly Moment[] = []
  #lastTap = NEVER
  #isSecondTap = false

  constructor(controller: Controller) {
    this.#controller = controller
  }

  /** A finger of a kind (a `pointerType`) goes down, or did `agoMs` ago, told late: it stops the map and takes hold. */
  press(id: number, startScreen: Point, kind: string, agoMs = 0): void {
    const isFirst = this.#fingers.size === 0
    const { pointScreen, ms } = this.#lastTap
    const isNear = distance(pointScreen, startScreen) <= DOUBLE_TAP_PX
    this.#outcome = isFirst ? 'click' : 'drag'
    this.#isSecondTap = isFirst && isNear && this.#nowMs - agoMs - ms <= DOUBLE_TAP_MS
    this.#fingers.set(id, { kind, startScreen, nowScreen: startScreen })
    this.#controller.hold(() => this.#takeHold())
    // The callback is for later, when something else moves the map; a new finger, too, changes what all of them hold.
    this.#takeHold(agoMs)
  }

  /** A finger moves. Returns what the press would come out as now; for a finger that is not down, null. */
  move(id: number, nowScreen: Point, agoMs = 0): Outcome | null {
    const finger = this.#fingers.get(id)
    if (!finger || !this.#grip) return null
    this.#fingers.set(id, { ...finger, nowScreen })
    const tolerancePx = finger.kind === 'mouse' ? MOUSE_TOLERANCE_PX : TOUCH_TOLERANCE_PX
    if (distance(finger.startScreen, nowScreen) > tolerancePx) this.#outcome = 'drag'
    if (this.#outcome === 'drag') {
      const fingers = this.#places()
      this.#trail = remember(this.#trail, { pointScreen: centroid(fingers), ms: this.#nowMs - agoMs })
      const viewFor = this.#slides(finger) ? slide : follow
      this.#controller.pull(viewFor(this.#grip, fingers, this.#controller.bounds))
    }
    return this.#outcome
  }

  /**
   * A finger is lifted; Shift makes a double tap zoom out. Returns what the press came out as; for a finger that was
   * not down, null. The map that the last finger was throwing glides on.
   */
  release(id: number, { shiftKey = false } = {}, agoMs = 0): Outcome | null {
    const finger = this.#fingers.get(id)
    if (!finger) return null
    const ms = this.#nowMs - agoMs
    const isTap = this.#outcome === 'click'
    this.#lift(id, isTap || this.#slides(finger) ? STILL : velocityAt(this.#trail, ms))
    this.#lastTap = isTap && !this.#isSecondTap ? { pointScreen: finger.startScreen, ms } : NEVER
    if (isTap && this.#isSecondTap) {
      const factor = shiftKey ? 1 / DOUBLE_TAP_FACTOR : DOUBLE_TAP_FACTOR
      this.#controller.zoomBy(factor, finger.startScreen, ANIMATION_MS, 'pointer')
    }
    return this.#outcome
  }

  /** A finger is lost (the system took it, the window lost it): it is lifted, and nothing comes of it. */
  cancel(id: number): void {
    if (this.#fingers.has(id)) this.#lift(id, STILL)
  }

  /** All fingers are lost. */
  cancelAll(): void {
    for (const id of this.#fingers.keys()) this.cancel(id)
  }

  #lift(id: number, velocity: Point): void {
    const lastScreen = centroid(this.#places())
    this.#fingers.delete(id)
    if (this.#fingers.size > 0) this.#takeHold()
    else this.#letGo(velocity, lastScreen)
  }

  /** The map glides on, and back to where it may be. */
  #letGo(velocity: Point, lastScreen: Point): void {
    this.#grip = null
    this.#controller.hold(null)
    const { view, bounds, settings } = this.#controller
    // By a factor of 1: that only brings the view within the bounds, about where the last finger was.
    const within = zoomAbout(view, lastScreen, view.scale, bounds)
    const thrown = settings.prefersReducedMotion() ? null : glide(view, velocity)
    if (thrown && view.scale === within.scale) this.#controller.travel(thrown, 'pointer')
    else if (!isSame(view, within)) this.#controller.goTo(within, RETURN_MS, 'pointer')
  }

  /** The fingers that are down hold what they are on now. */
  #takeHold(agoMs = 0): void {
    this.#grip = grab(this.#controller.view, this.#places(), this.#controller.bounds)
    // Only what the same fingers do from now on tells how fast they throw.
    this.#trail = [{ pointScreen: this.#grip.centroidScreen, ms: this.#nowMs - agoMs }]
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
