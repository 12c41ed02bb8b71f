/**
 * The only thing here that changes: the view, the viewport, and what moves it. Whoever wants another view says so; what
 * follows is worked out in frames. It knows no DOM, no fingers and no clock but the one it is given.
 */
import { centreOf, clamp, type Point, type Size } from './geometry'
import type { KeyAction } from './keyboard'
import { easeTo, RETURN_MS, type Transition } from './transition'
import { type Bounds, constrain, initialView, moved, nextScale, scaleOf, type View, zoomAbout } from './view'

/** Time and frames. `now` and the time given to a frame are ms on one clock, as in a browser. */
export interface Clock {
  now(): number
  requestFrame(callback: (ms: number) => void): number
  cancelFrame(id: number): void
}

/** What a controller is told once: the map's size in map px, how far it zooms, its time. Nothing has a default. */
export interface Settings {
  readonly map: Size
  readonly minZoom: number
  readonly maxZoom: number
  readonly clock: Clock
  /** Asked before every movement: where it says yes, the map jumps. */
  readonly prefersReducedMotion: () => boolean
}

/** What last asked for another view: a hand on the map, a wheel or a trackpad, a key, or anything else. */
export type Cause = 'pointer' | 'wheel' | 'key' | 'program'

/**
 * Callbacks, each with the view that is shown from then on and what caused it. A movement is a `start`, a `move` in each
 * frame that has another view, and an `end` at rest. Another size is a `move` and a `resize` at once, even at rest.
 */
export type Observer = Partial<Record<'start' | 'move' | 'end' | 'resize', (view: View, cause: Cause) => void>>

const ZOOM_STEP = 0.5
/** A step by key, by button or by a double tap takes this long. */
export const ANIMATION_MS = 250
/** Steering begins this long after it was asked for: a key that is tapped moves the map by its step alone. */
const STEER_AFTER_MS = 120
/** Each frame's share of it is eased in over this long, so that the map gathers way, and coasts. */
const STEER_MS = 150
// Movement is over after both: this many frames without a change, and this long without input. Frames, because on a
// busy machine any time can pass between two of them; time, because a fast screen draws so many of them in a moment.
const SETTLE_FRAMES = 15
const SETTLE_MS = 250

export class Controller {
  readonly settings: Settings
  readonly #observers = new Set<Observer>()

  #bounds: Bounds
  #view: View
  #shown: View
  #cause: Cause = 'program'
  #isMoving = false
  #idleFrames = 0
  #lastInputMs = 0
  #frame: number | null = null

  #transition: Transition | null = null
  #transitionStartMs = 0
  /** In screen px per ms. */
  #steering: Point | null = null
  /** Until when that has moved the map; `steer` sets it ahead of now at first, so that a tap does not steer. */
  #steeredMs = 0
  /** When that began, from which view, and to which it has led. */
  #steerStartMs = 0
  #steerFrom: View
  #steerTo: View
  #takeHold: (() => void) | null = null

  constructor(settings: Settings) {
    this.settings = settings
    const { map, minZoom, maxZoom } = settings
    this.#bounds = { map, viewport: { width: 0, height: 0 }, minScale: scaleOf(minZoom), maxScale: scaleOf(maxZoom) }
    this.#view = this.#shown = this.#steerFrom = this.#steerTo = initialView(this.#bounds)
  }

  /** The view as of the last frame or input. Before the first size is known it is of no use. */
  get view(): View {
    return this.#view
  }

  /** Where the map is, or will be when it has come to rest: what a further step counts from. */
  get target(): View {
    return this.within(this.#transition?.to ?? this.#view)
  }

  get bounds(): Bounds {
    return this.#bounds
  }

  /** Whether the map is between a `start` and an `end`. */
  get isMoving(): boolean {
    return this.#isMoving
  }

  /** Calls the observer from the next change on, not for the view that is shown now. Returns an unsubscribe function. */
  subscribe(observer: Observer): () => void {
    this.#observers.add(observer)
    return () => this.#observers.delete(observer)
  }

  /** Ends whatever is under way, within the bounds: no frame is left waiting. The controller can be used again. */
  stop(): void {
    if (this.#frame !== null) this.settings.clock.cancelFrame(this.#frame)
    this.#frame = this.#transition = this.#steering = this.#takeHold = null
    this.#view = this.within(this.#view)
    if (!isSame(this.#view, this.#shown)) this.#show(true)
    this.#setMoving(false)
  }

  /** The viewport has this size, in screen px: its centre keeps its point. 0, as of a hidden element, changes nothing. */
  resize({ width, height }: Size, firstView = initialView): void {
    const known = this.#bounds.viewport
    if (!(width > 0 && height > 0) || (width === known.width && height === known.height)) return
    const isFirst = known.width === 0
    this.#bounds = { ...this.#bounds, viewport: { width, height } }
    const shift = { x: (width - known.width) / 2, y: (height - known.height) / 2 }
    this.#view = this.within(isFirst ? firstView(this.#bounds) : moved(this.#view, shift))
    if (isFirst) this.#transition = null
    if (this.#transition) {
      const leftMs = this.#transitionStartMs + this.#transition.durationMs - this.settings.clock.now()
      this.goTo(this.within(moved(this.#transition.to, shift)), leftMs, this.#cause)
    }
    this.#takeHold?.()
    // Not left to the next frame: the browser is about to paint the new size.
    this.#show(this.#isMoving)
    this.#publish('resize')
  }

  /** A hand holds the map, or (null) lets go: what is under way ends. `takeHold` has the hand grab the map anew. */
  hold(takeHold: (() => void) | null): void {
    this.#noteInput('pointer')
    this.#transition = null
    // Called by whatever else changes the view meanwhile, or the map would jump back at the hand's next move.
    this.#takeHold = takeHold
  }

  /** The hand that holds the map wants this view, which may lie past the bounds. */
  pull(view: View): void {
    this.#noteInput('pointer')
    this.#view = view
  }

  /** Eases to a view within bounds; in 0 ms, it jumps. */
  goTo(to: View, durationMs = ANIMATION_MS, cause: Cause = 'program'): void {
    this.travel(easeTo(this.#view, to, durationMs), cause)
  }

  /** Moves along a path of the caller's making; any input may end it. A map in hand, or that must not glide, jumps. */
  travel(path: Transition, cause: Cause = 'program'): void {
    const jumps = path.durationMs === 0 || this.#takeHold !== null || this.settings.prefersReducedMotion()
    this.#noteInput(cause)
    this.#transition = jumps ? null : path.passesEdges ? path : this.#keptWithin(path)
    this.#transitionStartMs = this.settings.clock.now()
    if (!jumps) return
    this.#view = this.within(path.to)
    this.#takeHold?.()
  }

  /** Multiplies the scale that the map has, or is going to, keeping what is seen at a point now there. */
  zoomBy(factor: number, aboutScreen: Point, durationMs = ANIMATION_MS, cause: Cause = 'program'): void {
    this.goTo(zoomAbout(this.#view, aboutScreen, this.target.scale * factor, this.#bounds), durationMs, cause)
  }

  /** Does what a key or a button asks for, counted from where the map is going. */
  act(action: KeyAction, durationMs = ANIMATION_MS, cause: Cause = 'program'): void {
    const { target } = this
    let to = initialView(this.#bounds)
    if ('pan' in action) to = constrain(moved(target, action.pan), this.#bounds)
    if ('zoom' in action) {
      const scale = nextScale(target.scale, action.zoom, ZOOM_STEP)
      to = zoomAbout(target, centreOf(this.#bounds.viewport), scale, this.#bounds)
    }
    this.goTo(to, durationMs, cause)
  }

  /** Keeps the map moving, in screen px per ms, by the time that passes; null ends it, `agoMs` ago if reported late. */
  steer(velocity: Point | null, cause: Cause = 'program', agoMs = 0): void {
    if (!velocity && !this.#steering) return
    const nowMs = this.settings.clock.now()
    if (!this.#steering) this.#steeredMs = nowMs + STEER_AFTER_MS
    else this.#steerUntil(Math.max(this.#steerStartMs, nowMs - agoMs), cause)
    this.#steerStartMs = this.#steeredMs
    this.#steering = velocity
    this.#noteInput(cause)
  }

  #steerUntil(ms: number, cause: Cause): void {
    if (!this.#steering || ms === this.#steeredMs) return
    if (!isSame(this.target, this.#steerTo)) this.#steerStartMs = this.#steeredMs
    if (this.#steerStartMs === this.#steeredMs) this.#steerFrom = this.target
    const forMs = ms - this.#steerStartMs
    const way = { x: this.#steering.x * forMs, y: this.#steering.y * forMs }
    this.goTo(constrain(moved(this.#steerFrom, way), this.#bounds), STEER_MS, cause)
    this.#steeredMs = ms
    this.#steerTo = this.target
  }

  /** The nearest view within the bounds: a map in hand may be past them. */
  within(view: View): View {
    const { minScale, maxScale, viewport } = this.#bounds
    const isWithin = clamp(view.scale, minScale, maxScale) === view.scale
    return isWithin ? constrain(view, this.#bounds) : zoomAbout(view, centreOf(viewport), view.scale, this.#bounds)
  }

  /** A path kept to the bounds. How far a hand has pulled the map past them is given back by the curve of easeTo. */
  #keptWithin(path: Transition): Transition {
    const { x, y, scale } = this.#view
    const inside = this.within(this.#view)
    if (scale !== inside.scale) return path
    const viewAt = (elapsedMs: number) => {
      const part = Math.max(0, 1 - elapsedMs / RETURN_MS) ** 3
      return moved(this.within(path.viewAt(elapsedMs)), { x: (x - inside.x) * part, y: (y - inside.y) * part })
    }
    return { ...path, viewAt }
  }

  /** Keeps the map awake: the next frame will show what comes of an input. */
  #noteInput(cause: Cause): void {
    this.#cause = cause
    this.#lastInputMs = this.settings.clock.now()
    this.#requestFrame()
  }

  #requestFrame(): void {
    // Before anything has been measured there is no view to show.
    if (this.#bounds.viewport.width > 0) this.#frame ??= this.settings.clock.requestFrame(this.#onFrame)
  }

  readonly #onFrame = (ms: number): void => {
    this.#frame = null
    this.#advance(ms)
    if (ms > this.#steeredMs) this.#steerUntil(ms, this.#cause)
    const isChanged = !isSame(this.#view, this.#shown)
    this.#idleFrames = isChanged ? 0 : this.#idleFrames + 1
    if (isChanged) this.#show(true)
    else if (this.#idleFrames >= SETTLE_FRAMES && ms - this.#lastInputMs >= SETTLE_MS && !this.#isBusy)
      this.#setMoving(false)
    if (this.#isMoving || this.#isBusy) this.#requestFrame()
  }

  /** Whether something may still ask for another view by itself. */
  get #isBusy(): boolean {
    return this.#transition !== null || this.#steering !== null || this.#takeHold !== null
  }

  #advance(ms: number): void {
    if (!this.#transition) return
    const { durationMs, viewAt } = this.#transition
    const elapsedMs = Math.max(0, ms - this.#transitionStartMs)
    this.#view = elapsedMs < durationMs ? viewAt(elapsedMs) : this.target
    if (elapsedMs >= durationMs) this.#transition = null
  }

  #setMoving(isMoving: boolean): void {
    if (isMoving === this.#isMoving) return
    this.#isMoving = isMoving
    this.#publish(isMoving ? 'start' : 'end')
  }

  #show(isMoving: boolean): void {
    this.#setMoving(isMoving)
    this.#shown = this.#view
    this.#publish('move')
  }

  #publish(what: keyof Observer): void {
    for (const observer of this.#observers) {
      try {
        observer[what]?.(this.#view, this.#cause)
      } catch (error) {
        // Reported by itself: a fault of one observer stops neither the others nor the movement.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
}

/** Whether nobody could tell two views apart. Offsets may differ by what rounding left over; scales have limits to reach. */
export function isSame(a: View, b: View): boolean {
  return Math.abs(a.x - b.x) < 1e-6 && Math.abs(a.y - b.y) < 1e-6 && a.scale === b.scale
}
