/** The fingers on the map (a mouse with its button down is one, too): what they hold, and what becomes of their press. */
import { type Controller, isSame } from './controller'
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

/** How unsteady a hand may be before it is taken at its word: a mouse, and a finger or a pen. */
const [MOUSE_TOLERANCE_PX, TOUCH_TOLERANCE_PX] = [3, 10]
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 30
const DOUBLE_TAP_FACTOR = 2
const STILL: Point = { x: 0, y: 0 }
/** A map let go past its bounds takes this long to return. */
const RETURN_MS = 400

export class Hand {
  readonly #controller: Controller
  readonly #fingers = new Map<number, Finger>()
  #outcome: Outcome = 'click'
  /** One finger that comes down where it has just tapped slides to zoom; a mouse has a wheel for that. */
  #slides = false
  #grip: Grip | null = null
  #trail: readonly Moment[] = []
  #lastTap: Moment | null = null
  #isSecondTap = false

  constructor(controller: Controller) {
    this.#controller = controller
  }

  /**
   * A finger goes down, of a kind as in `PointerEvent.pointerType`, or did so `agoMs` ago: a busy browser tells late.
   * It stops whatever moves, and holds what it finds.
   */
  press(id: number, startScreen: Point, kind: string, agoMs = 0): void {
    const isFirst = this.#fingers.size === 0
    const moment = { pointScreen: startScreen, ms: this.#nowMs - agoMs }
    this.#outcome = isFirst ? 'click' : 'drag'
    this.#isSecondTap = isFirst && this.#lastTap !== null && isDoubleTap(this.#lastTap, moment)
    this.#slides = this.#isSecondTap && kind !== 'mouse'
    this.#fingers.set(id, { kind, startScreen, nowScreen: startScreen })
    this.#controller.hold(() => this.#takeHold())
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
      this.#controller.pull((this.#slides ? slide : follow)(this.#grip, fingers, this.#controller.bounds))
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
    this.#lift(id, isTap || this.#slides ? STILL : velocityAt(this.#trail, ms))
    this.#lastTap = isTap && !this.#isSecondTap ? { pointScreen: finger.startScreen, ms } : null
    if (isTap && this.#isSecondTap) {
      this.#controller.zoomBy(shiftKey ? 1 / DOUBLE_TAP_FACTOR : DOUBLE_TAP_FACTOR, finger.startScreen)
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
    const within = zoomAbout(view, lastScreen, view.scale, bounds)
    const thrown = settings.prefersReducedMotion() ? null : glide(view, velocity)
    if (!isSame(view, within)) this.#controller.goTo(thrown ? this.#controller.within(thrown.to) : within, RETURN_MS)
    else if (thrown) {
      this.#controller.travel({ ...thrown, viewAt: (elapsedMs) => this.#controller.within(thrown.viewAt(elapsedMs)) })
    }
  }

  /** The fingers that are down hold what they are on now. */
  #takeHold(agoMs = 0): void {
    this.#grip = grab(this.#controller.view, this.#places(), this.#controller.bounds)
    // Only what the same fingers do from now on tells how fast they throw.
    this.#trail = [{ pointScreen: this.#grip.centroidScreen, ms: this.#nowMs - agoMs }]
  }

  get #nowMs(): number {
    return this.#controller.settings.clock.now()
  }

  #places(): Point[] {
    return [...this.#fingers.values()].map(({ nowScreen }) => nowScreen)
  }
}

/** Whether a finger comes down where, and soon after, a tap has ended. */
function isDoubleTap(last: Moment, now: Moment): boolean {
  return now.ms - last.ms <= DOUBLE_TAP_MS && distance(last.pointScreen, now.pointScreen) <= DOUBLE_TAP_PX
}
