import { ANIMATION_MS, type Controller } from '../core/controller'
import { centroid, distance, type Point } from '../core/geometry'
import { follow, type Grip, grab } from '../core/grip'
import { RETURN_MS } from '../core/transition'
import { isSame, scaleAbout, toMap, toScreen, zoomOf } from '../core/view'
import type { Pinch, Sample } from './inertia'
import { addSample, glide, glidePinch, velocityAt, WINDOW_MS } from './inertia'
import { isNextTap, laggingPoint, movedTo, type Phase, type Pointer, PRESS, slideToZoom } from './press'

/** What presses do. */
export interface GestureOptions {
  /** Whether a double tap zooms in, a two-finger tap out, and the second tap slides. By default they do. */
  readonly doubleTap?: boolean | undefined
  /** Whether a map that is released while it moves glides on. By default it does. */
  readonly inertia?: boolean | undefined
  /** Whether one pointer drags the map. By default it does. Two always pinch. */
  readonly dragPan?: boolean | undefined
  /** Whether one finger scrolls the page instead of dragging, and the wheel without Ctrl, too. */
  readonly cooperative?: boolean | undefined
  /** Called when a finger has scrolled the page instead: to say that it takes two. */
  readonly onHint?: (() => void) | undefined
}

/** Decides what each press is. `ms` is when an event happened, on the clock of the controller. */
export class PointerGestures {
  /** Those that hold the map, by id. */
  readonly pointers = new Map<number, Pointer>()
  /** What the pointers hold; null while none does. */
  grip: Grip | null = null
  /** From which the velocity of a fling is computed. */
  samples: readonly Sample[] = []
  private phase: Phase = 'pressed'
  /** When a press that may be a tap began. */
  private startMs = 0
  /** The tap before the present press: where it came down, and when it was released. */
  private lastTap: Sample | null = null
  /** Whether the map has not caught up with a pointer that drags it. */
  private isBehind = false
  /** A pinch of which a finger has been lifted. */
  private pinch: Pinch | null = null
  private longPressTimer: number | undefined
  private readonly controller: Controller
  private readonly options: GestureOptions
  private readonly onLongPress: (id: number) => boolean

  /** `onLongPress` is called when a finger has rested. It returns whether something has handled that. */
  constructor(controller: Controller, options: GestureOptions = {}, onLongPress = (_id: number) => false) {
    this.controller = controller
    this.options = options
    this.onLongPress = onLongPress
  }

  /** Whether pointers move the map. */
  get isDragging(): boolean {
    return this.grip !== null && ['paired', 'dragging', 'sliding'].includes(this.phase)
  }

  /** A pointer comes down: it stops the map and grips it. */
  press(id: number, startScreen: Point, type: string, ms = this.clock.now()): void {
    const { controller } = this
    // The zoom of a tap may still run. It jumps to its end, so that this press does not leave it halfway.
    if (controller.transition?.kind === 'tap') controller.goTo(controller.target, 0)
    if (this.grip) this.decide(this.isClick ? 'paired' : 'dragging')
    // It is no click, and drags from its first px.
    else if (this.stopsMapAt(startScreen)) this.decide(this.phaseOfDrag(type))
    else {
      const isAgain = this.lastTap && isNextTap(this.lastTap, { pointScreen: startScreen, ms }, type)
      this.decide(isAgain ? 'pressedAgain' : 'pressed')
      this.startMs = ms
      const rest = () => this.onLongPress(id) && this.decide('left')
      if (type === 'touch') this.longPressTimer = this.clock.setTimer(rest, PRESS.longPressMs)
    }
    this.lastTap = this.pinch = null
    this.pointers.set(id, { type, startScreen, nowScreen: startScreen, hasStrayed: false })
    controller.startInteraction(this)
    this.regrip(ms)
  }

  /** A pointer moves, or the surface under it, with a new `startScreen`. Returns whether the map moves. */
  move(id: number, nowScreen: Point, ms = this.clock.now(), startScreen?: Point): boolean {
    const before = this.pointers.get(id)
    if (!before || !this.grip) return false
    const pointer = movedTo(startScreen ? { ...before, startScreen } : before, nowScreen)
    this.pointers.set(id, pointer)
    if (pointer.hasStrayed && !before.hasStrayed) {
      const slides = this.phase === 'pressedAgain'
      this.decide(this.pointers.size > 1 ? 'dragging' : this.phaseOfDrag(pointer.type, slides))
      if (this.phase === 'left' && this.options.cooperative && pointer.type === 'touch')
        this.options.onHint?.()
    }
    if (this.isDragging) this.drag(pointer, this.grip, ms)
    else if (startScreen) this.regrip()
    return this.isDragging
  }

  /**
   * A pointer is lifted. Only the primary button taps; with Shift, a double tap zooms out. Returns whether
   * the press is a click: never if its pointer has lost the map.
   */
  release(id: number, { shiftKey = false, button = 0 } = {}, ms = this.clock.now()): boolean {
    const pointer = this.pointers.get(id)
    if (!pointer) return false
    const isTap = button <= 0 && ms - this.startMs <= PRESS.tapMs
    // A two-finger tap ends with its last finger, and is no fling, even if that finger slips.
    const twoFingers = isTap && this.phase === 'paired' ? this.pinch : null
    this.lift(id, ms, !twoFingers)
    if (isTap && this.options.doubleTap !== false) {
      if (this.phase === 'pressed') this.lastTap = { pointScreen: pointer.startScreen, ms }
      if (this.phase === 'pressedAgain') this.zoomByTap(shiftKey ? 0.5 : 2, pointer.startScreen)
      if (twoFingers) this.zoomByTap(0.5, twoFingers.pointScreen)
    }
    return this.isClick
  }

  /** A pointer loses the map, for example to the system: it lets go without a tap or a fling. */
  cancel(id: number): void {
    if (!this.pointers.has(id)) return
    this.phase = 'dragging'
    this.lift(id, this.clock.now(), false)
  }

  cancelAll(): void {
    for (const id of [...this.pointers.keys()]) this.cancel(id)
  }

  /** The pointers that hold the map grip its present view, as if they had just come down. */
  regrip(ms = this.samples.slice(-1)[0]?.ms ?? this.clock.now()): void {
    this.grip = grab(this.controller.view, this.positions(), this.controller.bounds)
    this.isBehind = !this.isDragging
    // Samples of another grip say nothing about the velocity of this one.
    this.samples = [this.sample(ms)]
  }

  private drag(pointer: Pointer, grip: Grip, ms: number): void {
    const slides = this.phase === 'sliding'
    const lagging = this.isBehind ? laggingPoint(grip.centroidScreen, pointer) : null
    this.isBehind = lagging !== null
    const viewOf = slides ? slideToZoom : follow
    const points = lagging ? [lagging] : this.positions()
    this.controller.updateInteraction(viewOf(grip, points, this.controller.bounds))
    // A slide takes no samples: the map stays where it was gripped, and is not flung.
    if (!slides) this.samples = addSample(this.samples, this.sample(ms))
  }

  /** Pointers still down grip the map anew. If none is, the map glides on, or returns to its bounds. */
  private lift(id: number, ms: number, flings: boolean): void {
    // A last finger that is lifted later than this ends a drag by itself.
    const pinch = flings && this.pinch && ms - this.pinch.ms <= WINDOW_MS ? this.pinch : null
    // That of a slide is where it has gripped the map.
    const { pointScreen } = this.samples.slice(-1)[0] ?? this.sample(ms)
    const end = pinch ?? { pointScreen, ms, velocity: velocityAt(flings ? this.samples : [], ms) }
    this.pointers.delete(id)
    const [left] = this.pointers.values()
    if (left) {
      if (this.phase === 'dragging' && this.pointers.size === 1) this.phase = this.phaseOfDrag(left.type)
      this.pinch = end
      this.regrip(ms)
      return
    }
    this.clock.clearTimer(this.longPressTimer)
    this.grip = null
    this.controller.endInteraction()
    const { view, bounds, settings } = this.controller
    const inside = scaleAbout(view, end.pointScreen, view.scale, bounds)
    const path = pinch ? glidePinch(view, pinch, bounds) : glide(view, end.velocity, bounds)
    const glides =
      this.options.inertia !== false && view.scale === inside.scale && !settings.prefersReducedMotion()
    if (glides && path) this.controller.animate(path)
    else if (!isSame(view, inside)) this.controller.goTo(inside, RETURN_MS, 'return')
  }

  /** Whether a press stops a flight, glide or return more than 10 px from its end: nearer looks at rest. */
  private stopsMapAt(pointScreen: Point): boolean {
    const { view, target, transition } = this.controller
    if (!transition || transition.kind === 'ease') return false
    return distance(pointScreen, toScreen(target, toMap(view, pointScreen))) > PRESS.touchTolerancePx
  }

  /** What one pointer does that moves. A mouse does not slide to zoom, as it has a wheel for that. */
  private phaseOfDrag(type: string, slides = false): Phase {
    const { dragPan = true, cooperative } = this.options
    if (!dragPan || (cooperative && type === 'touch')) return 'left'
    return slides && type !== 'mouse' ? 'sliding' : 'dragging'
  }

  /** Whether the press is a click, if it is released now. */
  private get isClick(): boolean {
    return this.phase === 'pressed' || this.phase === 'pressedAgain'
  }

  private zoomByTap(factor: number, aboutScreen: Point): void {
    this.controller.scaleBy(factor, aboutScreen, ANIMATION_MS, 'tap')
  }

  /** The pointers that hold the map, as they are now. */
  private sample(ms: number): Sample {
    return { pointScreen: centroid(this.positions()), ms, zoom: zoomOf(this.controller.view.scale) }
  }

  /** Sets the phase, and ends the wait for a long press. */
  private decide(phase: Phase): void {
    this.phase = phase
    this.clock.clearTimer(this.longPressTimer)
  }

  private get clock() {
    return this.controller.settings.clock
  }

  private positions(): Point[] {
    return [...this.pointers.values()].map(({ nowScreen }) => nowScreen)
  }
}
