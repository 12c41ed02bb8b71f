/** What a test of the engine takes in hand: the map at its true size, and fingers that do as they are told. */
import type { Controller } from '../../src/panzoom/controller'
import type { Point } from '../../src/panzoom/geometry'
import { type Outcome, PointerGestures } from '../../src/panzoom/pointerGestures'
import type { Bounds } from '../../src/panzoom/view'
import type { ManualClock } from './clock'

/** The size of the real map, in map px, and how far it zooms. */
export const MAP = { width: 2048, height: 1536 }
export const ZOOM = { minZoom: -0.5, maxZoom: 1.5 }

/** The bounds of the real map, seen through a viewport of this size. */
export function boundsOf(width: number, height: number): Bounds {
  return { map: MAP, viewport: { width, height }, minScale: 2 ** ZOOM.minZoom, maxScale: 2 ** ZOOM.maxZoom }
}

/** What touches the screen; the same words as a DOM `PointerEvent.pointerType`. */
export type PointerKind = 'mouse' | 'touch' | 'pen'

const made = new WeakMap<Controller, PointerGestures>()

/** The gestures of a controller, with all of its pointers. */
export function gesturesOn(controller: Controller): PointerGestures {
  const gestures = made.get(controller) ?? new PointerGestures(controller)
  made.set(controller, gestures)
  return gestures
}

/** A moving finger tells its place this often. */
const REPORT_MS = 10

/** One finger, or the mouse with its first button, on a controller. Places are in screen px. */
export class Finger {
  readonly #controller: Controller
  readonly #clock: ManualClock
  readonly #kind: PointerKind
  readonly #id: number
  #place: Point = { x: 0, y: 0 }

  constructor(controller: Controller, clock: ManualClock, kind: PointerKind = 'touch', id = 1) {
    this.#controller = controller
    this.#clock = clock
    this.#kind = kind
    this.#id = id
  }

  get place(): Point {
    return this.#place
  }

  press(x: number, y: number): this {
    this.#place = { x, y }
    gesturesOn(this.#controller).press(this.#id, this.#place, this.#kind)
    return this
  }

  /** Moves to a place: at once, or in a straight line and evenly over some ms. */
  move(x: number, y: number, ms = 0): Outcome | null {
    const start = this.#place
    const reports = Math.max(1, Math.round(ms / REPORT_MS))
    let outcome: Outcome | null = null
    for (let report = 1; report <= reports; report += 1) {
      this.#clock.advance(ms / reports)
      const part = report / reports
      this.#place = { x: start.x + (x - start.x) * part, y: start.y + (y - start.y) * part }
      outcome = gesturesOn(this.#controller).move(this.#id, this.#place)
    }
    return outcome
  }

  /** Moves by some px from where it is. */
  moveBy(x: number, y: number, ms = 0): Outcome | null {
    return this.move(this.#place.x + x, this.#place.y + y, ms)
  }

  release(options: { shiftKey?: boolean } = {}): Outcome | null {
    return gesturesOn(this.#controller).release(this.#id, options)
  }

  cancel(): void {
    gesturesOn(this.#controller).cancel(this.#id)
  }

  /** Comes down and up again in one place, 50 ms later. */
  tap(x: number, y: number, options: { shiftKey?: boolean } = {}): Outcome | null {
    this.press(x, y)
    this.#clock.advance(50)
    return this.release(options)
  }
}
