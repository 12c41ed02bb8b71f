/**
 * The only thing here that changes: the view, the viewport, and who is moving what.
 *
 * Inputs say what they want in screen px and return at once; all that follows is worked out in a frame. It knows
 * no DOM and no clock but the one it is given, so a test can be its hands and its time.
 */
import { type Box, centreOf, centroid, type Point, type Size } from './geometry'
import { follow, type Grip, grab } from './grip'
import { glide, remember, type Sample, velocityAt } from './inertia'
import type { KeyAction } from './keyboard'
import {
  type Finger,
  isDoubleTap,
  isDrag,
  isHold,
  moveTo,
  type Outcome,
  type PointerKind,
  type Tap,
  touchDown,
} from './press'
import { easeOut, type Transition, viewAt } from './transition'
import {
  type Bounds,
  constrain,
  initialView,
  nextScale,
  panBy,
  recentre,
  reveal,
  scaleOf,
  toMap,
  type View,
  zoomAbout,
} from './view'
import { isPinch, type WheelTurn, wheelFactor } from './wheel'

/** Time and frames. `now` and the time given to a frame are ms on one clock, as in a browser. */
export interface Clock {
  now(): number
  requestFrame(callback: (ms: number) => void): number
  cancelFrame(id: number): void
}

export interface Settings {
  /** The map's size, in map px. */
  readonly map: Size
  readonly minZoom: number
  readonly maxZoom: number
  readonly clock: Clock
  /** Asked before every movement: where it says yes, the map jumps. */
  readonly prefersReducedMotion: () => boolean
}

/** What a controller tells. Each is optional; none is called by the subscription itself. */
export interface Observer {
  /** The view is another, or movement began or came to rest. At most once a frame, once a resize, and when stopped. */
  readonly onView?: (view: View, isMoving: boolean) => void
  /** A finger rests: it asks for the name of what lies at this point. */
  readonly onHold?: (pointMap: Point, pointScreen: Point) => void
}

const ZOOM_STEP = 0.5
const DOUBLE_TAP_FACTOR = 2
const ANIMATION_MS = 250
/** Short enough to keep up with a wheel, long enough to melt its notches into one movement. */
const WHEEL_MS = 160
/** What is brought into view is shown with this much around it, in screen px: room for its name. */
const REVEAL_MARGIN_PX = 48

/**
 * Movement is over after this many frames without a change **and** this long without input. Frames, because on a
 * busy machine any time can pass between two of them; time, because a fast screen draws 15 frames in 60 ms.
 */
const SETTLE_FRAMES = 15
const SETTLE_MS = 250

export class Controller {
  readonly #settings: Settings
  readonly #observers = new Set<Observer>()
  readonly #fingers = new Map<number, Finger>()

  #bounds: Bounds
  #view: View
  #shown: View
  #isMoving = false
  #idleFrames = 0
  #lastInputMs = 0
  #frame: number | null = null

  #transition: Transition | null = null
  #transitionStartMs = 0

  /** What the press under way would come out as, were it to end now. */
  #outcome: Outcome = 'click'
  #hasHeld = false
  #grip: Grip | null = null
  #samples: readonly Sample[] = []
  #lastTap: Tap | null = null

  constructor(settings: Settings) {
    this.#settings = settings
    this.#bounds = {
      map: settings.map,
      viewport: { width: 0, height: 0 },
      minScale: scaleOf(settings.minZoom),
      maxScale: scaleOf(settings.maxZoom),
    }
    this.#view = this.#shown = initialView(this.#bounds)
  }

  /** The view as of the last frame or input. Before the first size is known it is of no use. */
  get view(): View {
    return this.#view
  }

  get bounds(): Bounds {
    return this.#bounds
  }

  /** Calls the observer from now on. Returns what ends that. */
  subscribe(observer: Observer): () => void {
    this.#observers.add(observer)
    return () => this.#observers.delete(observer)
  }

  /** Ends whatever is under way, and says so: no frame is left waiting. The controller can be used again. */
  stop(): void {
    if (this.#frame !== null) this.#settings.clock.cancelFrame(this.#frame)
    this.#frame = null
    this.#transition = null
    this.#fingers.clear()
    this.#grip = null
    if (!this.#isMoving) return
    this.#isMoving = false
    this.#publish()
  }

  /**
   * The viewport has this size, in screen px. The first one brings the first view, the usual or a given one; later
   * ones keep the point at the centre there. An element that is hidden (0 wide or high) changes nothing.
   */
  resize({ width, height }: Size, firstView?: View): void {
    const known = this.#bounds.viewport
    if (!(width > 0 && height > 0)) return
    if (width === known.width && height === known.height) return
    const isFirst = this.#isBlind()
    const viewport = { width, height }
    this.#bounds = { ...this.#bounds, viewport }
    const moved = (view: View) => recentre(view, known, viewport)
    const view = isFirst ? (firstView ?? initialView(this.#bounds)) : moved(this.#view)
    this.#view = constrain(view, this.#bounds)
    if (this.#transition) {
      const { from, to } = this.#transition
      this.#transition = { ...this.#transition, from: moved(from), to: moved(to) }
    }
    this.#grabAnew()
    // Not left to the next frame: the browser is about to paint the new size.
    this.#publish()
  }

  /**
   * A finger or the mouse's first button goes down, or went down `agoMs` ago: a busy browser tells late. It stops
   * whatever moves, and holds what it finds.
   */
  press(id: number, pointScreen: Point, kind: PointerKind, agoMs = 0): void {
    if (this.#isBlind()) return
    const ms = this.#noteInput()
    this.#transition = null
    this.#outcome = this.#fingers.size === 0 ? 'click' : 'drag'
    // Only a finger that was alone from the start asks for a name.
    this.#hasHeld = this.#fingers.size > 0
    this.#fingers.set(id, touchDown(kind, pointScreen, ms))
    this.#grabAnew(ms - agoMs)
    this.#requestFrame()
  }

  /** A finger moves. Returns what the press would come out as now; for a finger that is not down, null. */
  move(id: number, pointScreen: Point, agoMs = 0): Outcome | null {
    const finger = this.#fingers.get(id)
    if (!finger) return null
    const ms = this.#noteInput()
    const moved = moveTo(finger, pointScreen)
    this.#fingers.set(id, moved)
    if (isDrag(moved)) this.#outcome = 'drag'
    if (this.#outcome === 'drag' && this.#grip) {
      const fingers = this.#fingersScreen()
      this.#view = follow(this.#grip, fingers, this.#bounds)
      this.#samples = remember(this.#samples, { point: centroid(fingers), ms: ms - agoMs })
    }
    this.#requestFrame()
    return this.#outcome
  }

  /**
   * A finger is lifted; Shift makes a double tap zoom out. Returns what the press came out as; for a finger that was
   * not down, null. The map that the last finger was throwing glides on.
   */
  release(id: number, { shiftKey = false } = {}, agoMs = 0): Outcome | null {
    const finger = this.#fingers.get(id)
    if (!finger) return null
    const ms = this.#noteInput()
    this.#lift(id)
    if (this.#fingers.size > 0) return this.#outcome
    if (this.#outcome !== 'click') this.#lastTap = null
    if (this.#outcome === 'drag') this.#letGo(ms - agoMs)
    if (this.#outcome === 'click') this.#tap({ pointScreen: finger.startScreen, ms }, shiftKey)
    return this.#outcome
  }

  /** A finger is lost (the system took it, the window lost it): it is lifted, and nothing comes of it. */
  cancel(id: number): void {
    if (this.#fingers.has(id)) this.#lift(id)
  }

  /** All fingers are lost. */
  cancelAll(): void {
    for (const id of this.#fingers.keys()) this.cancel(id)
  }

  /** The wheel turns, or two fingers pinch on a trackpad, with the cursor at this point. */
  wheel(turn: WheelTurn, cursorScreen: Point): void {
    const factor = wheelFactor(turn)
    // A sideways turn must not stop what is under way.
    if (factor !== 1) this.zoomBy(factor, cursorScreen, isPinch(turn) ? 0 : WHEEL_MS)
  }

  /**
   * Multiplies the scale, keeping what is seen at a point there. During a movement the factor counts from where that
   * was going, the point from where the map is now.
   */
  zoomBy(factor: number, aboutScreen: Point, durationMs = ANIMATION_MS): void {
    this.#goTo(zoomAbout(this.#view, aboutScreen, this.#target().scale * factor, this.#bounds), durationMs)
  }

  /** Zooms to the next half level, in (1) or out (-1), about the centre. */
  zoomStep(direction: 1 | -1): void {
    const scale = nextScale(this.#target().scale, direction, ZOOM_STEP)
    this.#goTo(zoomAbout(this.#target(), centreOf(this.#bounds.viewport), scale, this.#bounds), ANIMATION_MS)
  }

  /** Moves the map by some screen px. */
  panBy(deltaScreen: Point): void {
    this.#goTo(panBy(this.#target(), deltaScreen, this.#bounds), ANIMATION_MS)
  }

  /** Returns to the first view. */
  home(): void {
    this.#goTo(initialView(this.#bounds), ANIMATION_MS)
  }

  /** Does what a key asks for. */
  act(action: KeyAction): void {
    if ('pan' in action) this.panBy(action.pan)
    else if ('zoom' in action) this.zoomStep(action.zoom)
    else this.home()
  }

  /** Moves the map just so far that all of a box is seen. While a finger holds the map it stays in hand. */
  reveal(boxMap: Box): void {
    if (this.#fingers.size > 0) return
    this.#goTo(reveal(this.#target(), boxMap, REVEAL_MARGIN_PX, this.#bounds), ANIMATION_MS)
  }

  /** Whether nothing has been measured yet, so that there is no view to change. */
  #isBlind(): boolean {
    return this.#bounds.viewport.width === 0
  }

  /** Where the map is, or will be when it has come to rest: what a further step counts from. */
  #target(): View {
    return this.#transition ? constrain(this.#transition.to, this.#bounds) : this.#view
  }

  #goTo(to: View, durationMs: number): void {
    if (this.#isBlind()) return
    this.#noteInput()
    // A map in hand, or one that must not glide, is there at once.
    const jumps = durationMs === 0 || this.#fingers.size > 0 || this.#settings.prefersReducedMotion()
    if (jumps) {
      this.#transition = null
      this.#view = to
      this.#grabAnew()
    } else {
      this.#begin({ from: this.#view, to, durationMs, ease: easeOut })
    }
    this.#requestFrame()
  }

  #begin(transition: Transition): void {
    this.#transition = transition
    this.#transitionStartMs = this.#settings.clock.now()
  }

  #lift(id: number): void {
    this.#fingers.delete(id)
    this.#grabAnew()
    this.#requestFrame()
  }

  #letGo(ms: number): void {
    if (this.#settings.prefersReducedMotion()) return
    const thrown = glide(this.#view, velocityAt(this.#samples, ms))
    if (thrown) this.#begin(thrown)
  }

  #tap(tap: Tap, shiftKey: boolean): void {
    const isSecond = isDoubleTap(this.#lastTap, tap)
    this.#lastTap = isSecond ? null : tap
    if (isSecond) this.zoomBy(shiftKey ? 1 / DOUBLE_TAP_FACTOR : DOUBLE_TAP_FACTOR, tap.pointScreen)
  }

  #fingersScreen(): Point[] {
    return [...this.#fingers.values()].map(({ nowScreen }) => nowScreen)
  }

  /** The fingers that are down hold what they are on now, or there is no grip. */
  #grabAnew(ms = this.#settings.clock.now()): void {
    const fingers = this.#fingersScreen()
    this.#grip = fingers.length > 0 ? grab(this.#view, fingers) : null
    // Only what the same fingers do from now on tells how fast they throw.
    if (fingers.length > 0) this.#samples = [{ point: centroid(fingers), ms }]
  }

  #noteInput(): number {
    this.#lastInputMs = this.#settings.clock.now()
    return this.#lastInputMs
  }

  #requestFrame(): void {
    this.#frame ??= this.#settings.clock.requestFrame(this.#onFrame)
  }

  readonly #onFrame = (ms: number): void => {
    this.#frame = null
    this.#advance(ms)
    this.#noticeHold(ms)
    if (!isSame(this.#view, this.#shown)) {
      this.#idleFrames = 0
      this.#isMoving = true
      this.#publish()
    } else if (this.#isMoving) {
      this.#idleFrames += 1
      if (this.#isAtRest(ms)) {
        this.#isMoving = false
        this.#publish()
      }
    }
    if (this.#isMoving || this.#isBusy()) this.#requestFrame()
  }

  #advance(ms: number): void {
    if (!this.#transition) return
    const elapsedMs = ms - this.#transitionStartMs
    this.#view = constrain(viewAt(this.#transition, elapsedMs), this.#bounds)
    // A glide that has run into the edge has nowhere left to go, however long it still had.
    const isThere = isSame(this.#view, this.#target())
    if (elapsedMs >= this.#transition.durationMs || isThere) this.#transition = null
  }

  #noticeHold(ms: number): void {
    const [finger] = this.#fingers.values()
    if (!finger || this.#hasHeld || !isHold(finger, ms)) return
    this.#hasHeld = true
    // A finger that strays a little pans and is told the name: what it does not do is travel.
    if (this.#outcome === 'click') this.#outcome = 'hold'
    for (const { onHold } of this.#observers) onHold?.(toMap(this.#view, finger.nowScreen), finger.nowScreen)
  }

  #isBusy(): boolean {
    return this.#transition !== null || this.#fingers.size > 0
  }

  #isAtRest(ms: number): boolean {
    return this.#idleFrames >= SETTLE_FRAMES && ms - this.#lastInputMs >= SETTLE_MS && !this.#isBusy()
  }

  #publish(): void {
    this.#shown = this.#view
    for (const { onView } of this.#observers) onView?.(this.#view, this.#isMoving)
  }
}

/** Whether nobody could tell two views apart. Offsets may differ by what rounding left over; scales have limits to reach. */
function isSame(a: View, b: View): boolean {
  return Math.abs(a.x - b.x) < 1e-6 && Math.abs(a.y - b.y) < 1e-6 && a.scale === b.scale
}
