import { ANIMATION_MS, type Controller } from '../core/controller'
import { centroid, distance, type Point } from '../core/geometry'
import { follow, type Grip, grab, slideToZoom } from '../core/grip'
import type { Clock } from '../core/settings'
import { easeTo, RETURN_MS } from '../core/transition'
import { isSame, scaleAbout, toMap, toScreen, zoomOf } from '../core/view'
import { addSample, glide, glidePinch, type Sample, STILL, type Velocity, velocityAt } from './inertia'
import { isRecent, laggingPoint, NEVER, NO_PINCH, type Outcome, type Pointer, PRESS, strays } from './press'
import { NO_TAPS, startTap, tapAt } from './taps'

export interface GestureOptions {
  /** Called when a finger has rested. Returns whether something has handled that. */
  readonly onLongTouch?: () => boolean
  /** What a lone finger that strays does: drag the map (`pan`, the default) or leave it to the page. */
  readonly oneFinger?: 'pan' | 'scroll' | undefined
  /** Called when a finger is left to the page. */
  readonly onOneFinger?: (() => void) | undefined
}

/** Decides the outcome of each press. `agoMs` is how late an event is. */
export class PointerGestures {
  /** Those that are down, by id. */
  readonly pointers = new Map<number, Pointer>()
  /** That of the present press, as it stands. */
  outcome: Outcome = 'click'
  /** What the pointers hold; null while none is down. */
  grip: Grip | null = null
  /** From which the velocity of a fling is computed. */
  samples: readonly Sample[] = []
  /** Whether the map has not caught up with a pointer that drags it. */
  private isBehind = false
  private taps = NO_TAPS
  private pinch = NO_PINCH
  /** Whether a drag zooms: in a second tap by a finger or a pen. A mouse has a wheel for that. */
  private slides = false
  private longTouchTimer: number | undefined
  private readonly controller: Controller
  private readonly options: GestureOptions

  constructor(controller: Controller, options: GestureOptions = {}) {
    this.controller = controller
    this.options = options
  }

  /** A pointer comes down: it stops the map and grips it. */
  press(id: number, startScreen: Point, type: string, agoMs = 0): void {
    const { controller, taps } = this
    const ms = this.clock.now() - agoMs
    const isFirst = this.pointers.size === 0
    // The zoom of a tap may still run. It jumps to its end, so that this press does not leave it halfway.
    if (isFirst && controller.transition?.kind === 'tap') controller.goTo(controller.target, 0)
    const begun = {
      join: { outcome: 'drag', taps: { ...taps, count: taps.count + 1, isSecond: false } },
      stop: { outcome: this.outcomeOfStray(type), taps: NO_TAPS },
      start: { outcome: 'click', taps: startTap(taps, { pointScreen: startScreen, ms }, type) },
    } as const
    const press = begun[isFirst ? (this.stopsMapAt(startScreen) ? 'stop' : 'start') : 'join']
    this.taps = press.taps
    this.slides = press.taps.isSecond && type !== 'mouse'
    this.decide(press.outcome)
    const rest = () => this.options.onLongTouch?.() && this.decide('longTouch')
    if (press.outcome === 'click' && type === 'touch')
      this.longTouchTimer = this.clock.setTimer(rest, PRESS.longTouchMs)
    this.pinch = NO_PINCH
    this.pointers.set(id, { type, startScreen, nowScreen: startScreen, hasStrayed: false })
    controller.startInteraction(this)
    this.regrip(ms)
  }

  /** A pointer moves. Returns the outcome of the press so far; null for a pointer that is not down. */
  move(id: number, nowScreen: Point, agoMs = 0): Outcome | null {
    const before = this.pointers.get(id)
    if (!before || !this.grip) return null
    const hasStrayed = before.hasStrayed || strays(before.startScreen, nowScreen, before.type)
    const pointer = { ...before, nowScreen, hasStrayed }
    this.pointers.set(id, pointer)
    if (hasStrayed && !before.hasStrayed) {
      this.taps = { ...this.taps, mayBeTap: false }
      if (this.outcome !== 'drag') this.decide(this.outcomeOfStray(pointer.type))
      if (this.outcome === 'scroll') this.options.onOneFinger?.()
    }
    if (this.outcome !== 'drag') return this.outcome
    const positions = this.positions()
    const lagging = this.isBehind ? laggingPoint(this.grip.centroidScreen, pointer) : null
    this.isBehind = lagging !== null
    const followed = lagging ? [lagging] : positions
    const view = (this.slides ? slideToZoom : follow)(this.grip, followed, this.controller.bounds)
    this.controller.updateInteraction(view)
    this.samples = addSample(this.samples, this.sample(centroid(positions), this.clock.now() - agoMs))
    return 'drag'
  }

  /** A pointer is lifted. Only the primary button taps; with Shift, a double tap zooms out. */
  release(id: number, { shiftKey = false, button = 0 } = {}, agoMs = 0): Outcome | null {
    const pointer = this.pointers.get(id)
    if (!pointer) return null
    const ms = this.clock.now() - agoMs
    const tap = button > 0 ? null : tapAt(this.taps, ms, this.pointers.size - 1)
    const isPinchTap = tap === 'twoFinger'
    const tappedScreen = isPinchTap ? this.pinch.pointScreen : pointer.startScreen
    if (isPinchTap) this.pinch = NO_PINCH
    // A two-finger tap is no fling, even if its last finger slips.
    this.lift(id, this.slides || isPinchTap ? STILL : velocityAt(this.samples, ms), ms)
    this.taps = { ...this.taps, last: tap === 'single' ? { pointScreen: pointer.startScreen, ms } : NEVER }
    if (isPinchTap || tap === 'double')
      this.controller.scaleBy(isPinchTap || shiftKey ? 0.5 : 2, tappedScreen, ANIMATION_MS, 'tap')
    return this.outcome
  }

  /** A pointer is lost, for example to the system: it is lifted without a tap or a fling. */
  cancel(id: number): void {
    if (!this.pointers.has(id)) return
    this.taps = { ...this.taps, mayBeTap: false }
    this.pinch = NO_PINCH
    this.lift(id, STILL, this.clock.now())
  }

  cancelAll(): void {
    for (const id of this.pointers.keys()) this.cancel(id)
  }

  /** The pointers that are down grip the present view, as if they had just come down. */
  regrip(ms = this.samples.at(-1)?.ms ?? this.clock.now()): void {
    this.grip = grab(this.controller.view, this.positions(), this.controller.bounds)
    this.isBehind = this.outcome !== 'drag'
    // Samples of another grip say nothing about the velocity of this one.
    this.samples = [this.sample(this.grip.centroidScreen, ms)]
  }

  /** Pointers still down grip the map anew. If none is, the map glides on, or returns to its bounds. */
  private lift(id: number, velocity: Velocity, ms: number): void {
    // Sliding to zoom holds the map where it was gripped, not where the pointer is now.
    const pointScreen = this.slides && this.grip ? this.grip.centroidScreen : centroid(this.positions())
    const lifted = { velocity, pointScreen, ms }
    this.pointers.delete(id)
    if (this.pointers.size > 0) {
      this.regrip(ms)
      if (!isRecent(this.pinch, ms)) this.pinch = lifted
      return
    }
    this.clock.clearTimer(this.longTouchTimer)
    this.grip = null
    this.samples = []
    this.controller.endInteraction()
    const { view, bounds, settings } = this.controller
    const isPinch = isRecent(this.pinch, ms)
    const last = isPinch ? this.pinch : lifted
    const inside = scaleAbout(view, last.pointScreen, view.scale, bounds)
    const path = isPinch
      ? glidePinch(view, last.velocity, last.pointScreen, bounds)
      : glide(view, last.velocity, bounds)
    const glides = view.scale === inside.scale && !settings.prefersReducedMotion()
    if (glides && path) this.controller.animate(path)
    else if (!isSame(view, inside)) this.controller.animate(easeTo(view, inside, RETURN_MS, 'return'))
  }

  /** Whether a press stops more than a step, more than 10 px from its target: a nearer map looks at rest. */
  private stopsMapAt(pointScreen: Point): boolean {
    const { view, target, transition } = this.controller
    if (!transition || transition.kind === 'step' || transition.kind === 'tap') return false
    return distance(pointScreen, toScreen(target, toMap(view, pointScreen))) > PRESS.touchTolerancePx
  }

  private outcomeOfStray(type: string): 'drag' | 'scroll' {
    return this.options.oneFinger === 'scroll' && type === 'touch' ? 'scroll' : 'drag'
  }

  private sample(pointScreen: Point, ms: number): Sample {
    return { pointScreen, ms, zoom: zoomOf(this.controller.view.scale) }
  }

  /** Sets the outcome as it stands, and ends the wait for a long touch. */
  private decide(outcome: Outcome): void {
    this.outcome = outcome
    this.clock.clearTimer(this.longTouchTimer)
  }

  private get clock(): Clock {
    return this.controller.settings.clock
  }

  private positions(): Point[] {
    return [...this.pointers.values()].map(({ nowScreen }) => nowScreen)
  }
}
