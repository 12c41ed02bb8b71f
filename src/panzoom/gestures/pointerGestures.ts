import { ANIMATION_MS, type Controller } from '../core/controller'
import { centroid, distance, type Point } from '../core/geometry'
import { follow, type Grip, grab } from '../core/grip'
import { easeTo, RETURN_MS } from '../core/transition'
import { isSame, scaleAbout, toMap, toScreen, zoomOf } from '../core/view'
import type { Sample, Velocity } from './inertia'
import { addSample, glide, glidePinch, STILL, velocityAt, WINDOW_MS } from './inertia'
import { laggingPoint, movedTo, type Phase, type Pointer, PRESS } from './press'
import { NO_TAPS, slideToZoom, startTap, tapAt } from './taps'

export interface GestureOptions {
  /** Whether a double tap zooms in and a two-finger tap out, and the second tap slides. By default they do. */
  readonly doubleTap?: boolean | undefined
  /** Whether a map that is released while it moves glides on. By default it does. */
  readonly inertia?: boolean | undefined
  /** Whether one pointer of this type drags the map. By default each does. Two always pinch. */
  readonly drags?: ((type: string) => boolean) | undefined
  /** Called when one pointer has strayed that does not drag. */
  readonly onLeft?: ((type: string) => void) | undefined
  /** Called when a finger has rested. Returns whether something has handled that. */
  readonly onLongPress?: (() => boolean) | undefined
}

/** Decides what each press is. `agoMs` is how late an event is. */
export class PointerGestures {
  /** All that are down, by id. */
  readonly pointers = new Map<number, Pointer>()
  /** That of the present press, or of the last one. */
  phase: Phase = 'pressed'
  /** What the pointers hold; null while none does. */
  grip: Grip | null = null
  /** From which the velocity of a fling is computed. */
  samples: readonly Sample[] = []
  /** Whether the map has not caught up with a pointer that drags it. */
  private isBehind = false
  private taps = NO_TAPS
  /** A pinch of which a finger has been lifted: its centroid and its velocity then, which its fling has. */
  private pinch: (Sample & { readonly velocity: Velocity }) | null = null
  private longPressTimer: number | undefined
  private readonly controller: Controller
  private readonly options: GestureOptions

  constructor(controller: Controller, options: GestureOptions = {}) {
    this.controller = controller
    this.options = options
  }

  /** Those that hold the map. */
  get held(): readonly Pointer[] {
    return [...this.pointers.values()].filter(({ role }) => role === 'holds')
  }

  /** A pointer comes down: it stops the map and grips it. */
  press(id: number, startScreen: Point, type: string, agoMs = 0): void {
    const { controller, taps } = this
    const ms = this.now(agoMs)
    const isFirst = !this.grip
    // The zoom of a tap may still run. It jumps to its end, so that this press does not leave it halfway.
    if (isFirst && controller.transition?.kind === 'tap') controller.goTo(controller.target, 0)
    const begun = {
      starts: { phase: 'pressed', taps: startTap(taps, { pointScreen: startScreen, ms }, type) },
      stops: { phase: this.phaseOfStray(type), taps: NO_TAPS },
      joins: { phase: 'dragging', taps: { ...taps, pointerCount: taps.pointerCount + 1 } },
    } as const
    const press = begun[!isFirst ? 'joins' : this.stopsMapAt(startScreen) ? 'stops' : 'starts']
    this.taps = press.taps
    this.decide(press.phase)
    const rest = () => this.options.onLongPress?.() && this.decide('longpressed')
    if (press.phase === 'pressed' && type === 'touch')
      this.longPressTimer = this.clock.setTimer(rest, PRESS.longPressMs)
    this.pinch = null
    this.pointers.set(id, { type, role: 'holds', startScreen, nowScreen: startScreen, hasStrayed: false })
    controller.startInteraction(this)
    this.regrip(ms)
  }

  /** A pointer comes down that does not hold the map. One that has strayed already is no click. */
  watch(id: number, startScreen: Point, type: string, role: 'watched' | 'left', hasStrayed = false): void {
    this.pointers.set(id, { type, role, startScreen, nowScreen: startScreen, hasStrayed })
  }

  /** A pointer moves. Returns the phase of the press; null for a pointer that does not hold the map. */
  move(id: number, nowScreen: Point, agoMs = 0): Phase | null {
    const before = this.pointers.get(id)
    if (!before) return null
    const pointer = movedTo(before, nowScreen)
    this.pointers.set(id, pointer)
    if (pointer.role !== 'holds' || !this.grip) return null
    if (pointer.hasStrayed && !before.hasStrayed) {
      this.taps = { ...this.taps, mayBeTap: false }
      if (this.phase !== 'dragging') this.decide(this.phaseOfStray(pointer.type))
      if (this.phase === 'left') this.options.onLeft?.(pointer.type)
    }
    if (this.phase === 'dragging') this.drag(pointer, this.grip, this.now(agoMs))
    return this.phase
  }

  /**
   * A pointer is lifted. Only the primary button taps; with Shift, a double tap zooms out. Returns whether the
   * press is a click; null for one that is left to a control.
   */
  release(id: number, { shiftKey = false, button = 0 } = {}, agoMs = 0): boolean | null {
    const pointer = this.pointers.get(id)
    if (pointer?.role !== 'holds') {
      this.pointers.delete(id)
      return pointer?.role === 'watched' ? !pointer.hasStrayed : null
    }
    const ms = this.now(agoMs)
    const tap = button > 0 ? null : tapAt(this.taps, ms, this.held.length - 1)
    const tappedPinch = tap === 'twoFinger' ? this.pinch : null
    const { pointScreen } = tappedPinch ?? { pointScreen: pointer.startScreen }
    // A two-finger tap is no fling, even if its last finger slips.
    if (tappedPinch) this.pinch = null
    this.lift(id, this.slides || tappedPinch ? STILL : velocityAt(this.samples, ms), ms)
    this.taps = { ...this.taps, last: tap === 'single' ? { pointScreen, ms } : null }
    if ((tappedPinch || tap === 'double') && this.doubleTaps)
      this.controller.scaleBy(tappedPinch || shiftKey ? 0.5 : 2, pointScreen, ANIMATION_MS, 'tap')
    return this.phase === 'pressed'
  }

  /** A pointer is lost, for example to the system: it is lifted without a tap or a fling. */
  cancel(id: number): void {
    if (this.pointers.get(id)?.role === 'holds') {
      this.taps = { ...this.taps, mayBeTap: false }
      this.pinch = null
      this.lift(id, STILL, this.clock.now())
    }
    this.pointers.delete(id)
  }

  /** A pointer lets go of the map, while it is still down: what follows is neither a drag nor a click. */
  dismiss(id: number): void {
    const pointer = this.pointers.get(id)
    if (pointer?.role !== 'holds') return
    this.cancel(id)
    this.watch(id, pointer.nowScreen, pointer.type, 'watched', true)
  }

  cancelAll(): void {
    for (const id of [...this.pointers.keys()]) this.dismiss(id)
  }

  /** The pointers that hold the map grip its present view, as if they had just come down. */
  regrip(ms = this.samples.at(-1)?.ms ?? this.clock.now()): void {
    this.grip = grab(this.controller.view, this.positions(), this.controller.bounds)
    this.isBehind = this.phase !== 'dragging'
    // Samples of another grip say nothing about the velocity of this one.
    this.samples = [this.sample(this.grip.centroidScreen, ms)]
  }

  private drag(pointer: Pointer, grip: Grip, ms: number): void {
    const positions = this.positions()
    const lagging = this.isBehind ? laggingPoint(grip.centroidScreen, pointer) : null
    this.isBehind = lagging !== null
    const viewOf = this.slides ? slideToZoom : follow
    this.controller.updateInteraction(viewOf(grip, lagging ? [lagging] : positions, this.controller.bounds))
    this.samples = addSample(this.samples, this.sample(centroid(positions), ms))
  }

  /** Pointers still down grip the map anew. If none is, the map glides on, or returns to its bounds. */
  private lift(id: number, velocity: Velocity, ms: number): void {
    // Sliding to zoom holds the map where it was gripped, not where the pointer is now.
    const pointScreen = this.slides && this.grip ? this.grip.centroidScreen : centroid(this.positions())
    const lifted = { velocity, pointScreen, ms }
    // A last finger that is lifted later than this ends a drag by itself.
    const pinch = this.pinch && ms - this.pinch.ms <= WINDOW_MS ? this.pinch : null
    this.pointers.delete(id)
    if (this.held.length > 0) {
      this.regrip(ms)
      this.pinch = pinch ?? lifted
      return
    }
    this.clock.clearTimer(this.longPressTimer)
    this.grip = null
    this.samples = []
    this.controller.endInteraction()
    const { view, bounds, settings } = this.controller
    const inside = scaleAbout(view, (pinch ?? lifted).pointScreen, view.scale, bounds)
    const path = pinch
      ? glidePinch(view, pinch.velocity, pinch.pointScreen, bounds)
      : glide(view, velocity, bounds)
    const { inertia = true } = this.options
    const glides = inertia && view.scale === inside.scale && !settings.prefersReducedMotion()
    if (glides && path) this.controller.animate(path)
    else if (!isSame(view, inside)) this.controller.animate(easeTo(view, inside, RETURN_MS, 'return'))
  }

  /** Whether a press stops a flight, a glide or a return more than 10 px from its end: nearer looks at rest. */
  private stopsMapAt(pointScreen: Point): boolean {
    const { view, target, transition } = this.controller
    if (!transition || transition.kind === 'ease' || transition.kind === 'tap') return false
    return distance(pointScreen, toScreen(target, toMap(view, pointScreen))) > PRESS.touchTolerancePx
  }

  private get doubleTaps(): boolean {
    return this.options.doubleTap ?? true
  }

  /** Whether a drag zooms: in a second tap by a finger or a pen. A mouse has a wheel for that. */
  private get slides(): boolean {
    const { isSecond, pointerCount } = this.taps
    return this.doubleTaps && isSecond && pointerCount === 1 && this.held[0]?.type !== 'mouse'
  }

  private phaseOfStray(type: string): Phase {
    return (this.options.drags?.(type) ?? true) ? 'dragging' : 'left'
  }

  private sample(pointScreen: Point, ms: number): Sample {
    return { pointScreen, ms, zoom: zoomOf(this.controller.view.scale) }
  }

  /** Sets the phase, and ends the wait for a long press. */
  private decide(phase: Phase): void {
    this.phase = phase
    this.clock.clearTimer(this.longPressTimer)
  }

  private get clock() {
    return this.controller.settings.clock
  }

  private now(agoMs: number): number {
    return this.clock.now() - agoMs
  }

  private positions(): Point[] {
    return this.held.map(({ nowScreen }) => nowScreen)
  }
}
