/** Reads the state of the engine: a snapshot of the controller and of the pointers that hold the map. */
import type { Controller } from '../../panzoom/controller'
import { centreOf, centroid, type Point, type Sample } from '../../panzoom/geometry'
import { follow, grab } from '../../panzoom/grip'
import { recentSamples, velocityAt } from '../../panzoom/inertia'
import { PointerGestures } from '../../panzoom/pointerGestures'
import { type Bounds, isSame, pin, toMap, toScreen, type View } from '../../panzoom/view'

/** At rest; held by pointers, in three ways; moving after pointers have been lifted; moving for any other reason. */
export const STATES = ['still', 'pressed', 'dragging', 'pinching', 'gliding', 'animating'] as const
export type State = (typeof STATES)[number]

/** A pointer that is down, with its position in screen px. */
export interface ShownPointer {
  readonly id: number
  readonly pointScreen: Point
}

/** The three arguments of `pin`, and the view that it returns before the bounds change it. */
export interface Pinned {
  readonly pointMap: Point
  readonly pointScreen: Point
  readonly scale: number
  readonly view: View
}

/** The state of the engine at one moment. */
export interface Snapshot {
  readonly state: State
  readonly view: View
  readonly target: View
  readonly bounds: Bounds
  readonly pointers: readonly ShownPointer[]
  readonly pinned: Pinned
  /** The samples of the last 100 ms, from which the velocity of a fling is computed. */
  readonly samples: readonly Sample[]
  /** In screen px per ms: of the pointers while they drag, else of the map. */
  readonly velocity: Point
}

const ZERO: Point = { x: 0, y: 0 }

/** Takes snapshots of one controller, and computes the velocity of the map from its views. */
export class Inspector {
  readonly #controller: Controller
  readonly #unsubscribe: () => void
  #lastShown: { view: View; ms: number } | null = null
  #mapVelocity = ZERO

  constructor(controller: Controller) {
    this.#controller = controller
    const track = (view: View) => this.#track(view)
    this.#unsubscribe = controller.subscribe({ move: track, end: track })
  }

  stop(): void {
    this.#unsubscribe()
  }

  snapshot(): Snapshot {
    const { view, target, bounds, interaction, cause } = this.#controller
    const gestures = interaction instanceof PointerGestures ? interaction : null
    const pointers = [...(gestures?.pointers ?? [])].map(([id, { nowScreen }]) => ({ id, pointScreen: nowScreen }))
    const isMoving = !isSame(view, target)
    const isDragging = gestures?.outcome === 'drag'
    let state: State = 'still'
    if (pointers.length > 1) state = 'pinching'
    else if (pointers.length > 0) state = isDragging ? 'dragging' : 'pressed'
    else if (isMoving) state = cause === 'pointer' ? 'gliding' : 'animating'
    const samples = recentSamples(gestures?.samples ?? [], this.#nowMs)
    const velocity = isDragging ? velocityAt(samples, this.#nowMs) : isMoving ? this.#mapVelocity : ZERO
    return { state, view, target, bounds, pointers, pinned: this.#pinned(gestures), samples, velocity }
  }

  get #nowMs(): number {
    return this.#controller.settings.clock.now()
  }

  /** Pointers pin the map point that they gripped; other movements pin the point that keeps its screen position. */
  #pinned(gestures: PointerGestures | null): Pinned {
    const { view, target, bounds } = this.#controller
    const pointScreen = gestures ? pulledTo(gestures, view, bounds) : fixedPoint(view, target, bounds)
    const pointMap = gestures?.grip?.heldMap ?? toMap(view, pointScreen)
    return { pointMap, pointScreen, scale: view.scale, view: pin(pointMap, pointScreen, view.scale) }
  }

  #track(view: View): void {
    const ms = this.#nowMs
    const before = this.#lastShown
    if (before && ms > before.ms) {
      const centre = centreOf(this.#controller.bounds.viewport)
      this.#mapVelocity = velocityBetween(before.view, view, ms - before.ms, centre)
    }
    this.#lastShown = { view, ms }
  }
}

/** The velocity of the map in screen px per ms, measured at the viewport's centre, so that a zoom about it gives 0. */
function velocityBetween(before: View, view: View, tookMs: number, centre: Point): Point {
  const { x, y } = pin(toMap(before, centre), centre, view.scale)
  return { x: (view.x - x) / tookMs, y: (view.y - y) / tookMs }
}

/** The screen point to which the pointers have pulled the map point that they hold. */
function pulledTo({ grip, outcome, pointers }: PointerGestures, view: View, bounds: Bounds): Point {
  const positions = [...pointers.values()].map(({ nowScreen }) => nowScreen)
  const middle = centroid(positions)
  if (!grip || outcome === 'click') return grip?.centroidScreen ?? middle
  if (isSame(view, follow(grip, positions, bounds))) return middle
  // Otherwise one pointer slides to zoom, about the point that it gripped, or the map has not caught up with it yet.
  if (view.scale !== grip.scale) return grip.centroidScreen
  return toScreen(pin(grab(view, [middle], bounds).heldMap, middle, grip.scale), grip.heldMap)
}

/** The screen point that keeps its map point on the way from a view to its target; without a zoom, the centre. */
function fixedPoint(view: View, target: View, { viewport }: Bounds): Point {
  const isZoom = Math.abs(target.scale - view.scale) > 1e-9 * view.scale
  if (!isZoom) return centreOf(viewport)
  const fixed = (from: number, to: number) => (from * target.scale - to * view.scale) / (target.scale - view.scale)
  return { x: fixed(view.x, target.x), y: fixed(view.y, target.y) }
}
