/**
 * What the engine thinks, as a witness tells it who sees only what goes in and what comes out: the deeds that it hears,
 * the calls that reach its controller, and its view. All else is worked out anew by the engine's own pure functions,
 * so that what is told here is what was done there.
 */
import { type Controller, isSame } from '../../panzoom/controller'
import { centreOf, centroid, type Moment, type Point } from '../../panzoom/geometry'
import { follow, type Grip, grab } from '../../panzoom/grip'
import { remember, velocityAt } from '../../panzoom/inertia'
import { type Bounds, pin, toMap, toScreen, type View } from '../../panzoom/view'
import { type Call, overhear } from './overhear'
import type { Deed } from './tape'

/** What a map does, in the order in which a throw goes through it. */
export const STATES = ['still', 'pressed', 'dragging', 'pinching', 'gliding', 'flying'] as const
export type State = (typeof STATES)[number]

/** One finger and where it is, in screen px. */
export interface Finger {
  readonly id: number
  readonly atScreen: Point
}

/** The three inputs of `pin`, and the view that it makes of them before any edge has its say. */
export interface Pinned {
  readonly pointMap: Point
  readonly pointScreen: Point
  readonly scale: number
  readonly view: View
}

/** All there is to tell at one moment. */
export interface Account {
  readonly state: State
  readonly view: View
  readonly target: View
  readonly bounds: Bounds
  readonly fingers: readonly Finger[]
  readonly pinned: Pinned
  /** The moments that tell the velocity, the last 100 ms of them; empty while no finger drags. */
  readonly trail: readonly Moment[]
  /** In screen px per ms: the hand's while it drags, else the map's own. */
  readonly velocity: Point
}

const ZERO: Point = { x: 0, y: 0 }

export class Witness {
  readonly #controller: Controller
  readonly #fingers = new Map<number, Point>()
  readonly #endings: (() => void)[]
  #grip: Grip | null = null
  #isPulled = false
  /** Where the point that the fingers hold was pulled to last. */
  #pulledScreen: Point = ZERO
  #trail: readonly Moment[] = []
  #isThrown = false
  #isSteered = false
  #aboutScreen: Point | null = null
  #lastShown: { view: View; ms: number } | null = null
  #mapVelocity = ZERO

  constructor(controller: Controller) {
    this.#controller = controller
    this.#endings = [
      overhear(controller, (call) => this.#overheard(call)),
      controller.subscribe({ move: (view) => this.#saw(view), end: (view) => this.#saw(view) }),
    ]
  }

  /** Leaves the controller as it was found. */
  stop(): void {
    for (const end of this.#endings) end()
  }

  /** To be told of each deed when the engine has heard it, with when it was done on the engine's clock. */
  hear(deed: Deed, ms: number): void {
    if (deed.kind === 'press') {
      if (this.#fingers.size === 0) this.#isPulled = false
      this.#fingers.set(deed.id, { x: deed.x, y: deed.y })
      this.#takeHold(ms)
    }
    if (deed.kind === 'move' && this.#fingers.has(deed.id)) {
      this.#fingers.set(deed.id, { x: deed.x, y: deed.y })
      if (this.#isPulled) this.#drag(ms)
    }
    if (deed.kind === 'lift' || deed.kind === 'cancel') {
      this.#fingers.delete(deed.id)
      if (this.#fingers.size > 0) this.#takeHold(this.#nowMs)
      else this.#letGo()
    }
  }

  /** What there is to tell now. */
  tell(): Account {
    const { view, target, bounds } = this.#controller
    const state = this.#state()
    return {
      state,
      view,
      target,
      bounds,
      fingers: [...this.#fingers].map(([id, atScreen]) => ({ id, atScreen })),
      pinned: this.#pinned(),
      trail: remember(this.#trail, { pointScreen: ZERO, ms: this.#nowMs }).slice(0, -1),
      velocity: this.#isPulled ? velocityAt(this.#trail, this.#nowMs) : this.#isMoving ? this.#mapVelocity : ZERO,
    }
  }

  #state(): State {
    if (this.#fingers.size > 1) return 'pinching'
    if (this.#fingers.size > 0) return this.#isPulled ? 'dragging' : 'pressed'
    if (!this.#isMoving) return 'still'
    return this.#isThrown ? 'gliding' : 'flying'
  }

  get #isMoving(): boolean {
    return this.#isSteered || !isSame(this.#controller.view, this.#controller.target)
  }

  get #nowMs(): number {
    return this.#controller.settings.clock.now()
  }

  #places(): Point[] {
    return [...this.#fingers.values()]
  }

  /** Fingers pin what they hold, a wheel what was under it, all else the middle. */
  #pinned(): Pinned {
    const { view, bounds } = this.#controller
    const grip = this.#fingers.size > 0 ? this.#grip : null
    const pointScreen = grip ? this.#pulledScreen : (this.#aboutScreen ?? centreOf(bounds.viewport))
    const pointMap = grip?.heldMap ?? toMap(view, pointScreen)
    return { pointMap, pointScreen, scale: view.scale, view: pin(pointMap, pointScreen, view.scale) }
  }

  #takeHold(ms: number): void {
    this.#grip = grab(this.#controller.view, this.#places(), this.#controller.bounds)
    this.#pulledScreen = this.#grip.centroidScreen
    this.#trail = [{ pointScreen: this.#pulledScreen, ms }]
  }

  #drag(ms: number): void {
    if (!this.#grip) return
    const { view, bounds } = this.#controller
    const middle = centroid(this.#places())
    this.#trail = remember(this.#trail, { pointScreen: middle, ms })
    const { heldMap, centroidScreen, scale } = this.#grip
    if (isSame(view, follow(this.#grip, this.#places(), bounds))) this.#pulledScreen = middle
    // By any other rule than this one a finger zooms, about where it took hold, or it is still ahead of the map.
    else if (view.scale !== scale) this.#pulledScreen = centroidScreen
    else this.#pulledScreen = toScreen(pin(grab(view, [middle], bounds).heldMap, middle, scale), heldMap)
  }

  #letGo(): void {
    this.#grip = null
    this.#isPulled = false
    this.#trail = []
  }

  #overheard(call: Call): void {
    if (call.name === 'pull') this.#isPulled = true
    else if (call.name === 'hold') this.#isThrown = call.args[0] === null
    else if (call.name === 'steer') this.#isSteered = call.args[0] !== null
    else if (call.name !== 'resize') {
      // What a hand asks for as it lets go comes right after: only then is the map thrown, or given back to its edge.
      const isByHand = this.#isThrown && this.#isLettingGo(call)
      this.#isThrown = isByHand
      this.#aboutScreen = call.name === 'zoomBy' ? call.args[1] : null
    }
    const takesHoldAnew = !['pull', 'hold', 'steer'].includes(call.name) && this.#fingers.size > 0 && this.#grip
    if (takesHoldAnew) this.#takeHold(this.#nowMs)
  }

  /** A hand that lets go has not yet been told of here as lifted: the engine heard it first. */
  #isLettingGo({ name }: Call): boolean {
    return (name === 'travel' || name === 'goTo') && this.#fingers.size > 0
  }

  #saw(view: View): void {
    const ms = this.#nowMs
    const before = this.#lastShown
    if (before && ms > before.ms) {
      // Of what is seen in the middle: a zoom about it is no movement.
      const middle = centreOf(this.#controller.bounds.viewport)
      const was = toMap(before.view, middle)
      const { x, y } = pin(was, middle, view.scale)
      const tookMs = ms - before.ms
      this.#mapVelocity = { x: (view.x - x) / tookMs, y: (view.y - y) / tookMs }
    }
    this.#lastShown = { view, ms }
  }
}
