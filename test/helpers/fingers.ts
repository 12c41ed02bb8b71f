/** The real map's size and zoom, and scripted pointers on a controller. */
import type { Controller } from '../../src/panzoom/core/controller'
import type { Point } from '../../src/panzoom/core/geometry'
import type { Bounds } from '../../src/panzoom/core/view'
import { PointerGestures } from '../../src/panzoom/gestures/pointerGestures'
import type { ManualClock } from '../../src/site/parts/manualClock'

/** The size of the real map, in map px, and the range of its zoom. */
export const MAP = { width: 2048, height: 1536 }
export const ZOOM = { minZoom: -0.5, maxZoom: 1.5 }

/** The bounds of the real map in a viewport of this size. */
export function boundsOf(width: number, height: number): Bounds {
  return { map: MAP, viewport: { width, height }, minScale: 2 ** ZOOM.minZoom, maxScale: 2 ** ZOOM.maxZoom }
}

/** As `PointerEvent.pointerType`. */
export type PointerKind = 'mouse' | 'touch' | 'pen'

const gesturesOf = new WeakMap<Controller, PointerGestures>()

/** The pointer gestures of a controller, the same in every call. */
export function gesturesOn(controller: Controller): PointerGestures {
  const gestures = gesturesOf.get(controller) ?? new PointerGestures(controller)
  gesturesOf.set(controller, gestures)
  return gestures
}

/** A finger, a pen, or the mouse with its primary button. Positions are in screen px. */
export class Finger {
  pointScreen: Point = { x: 0, y: 0 }
  readonly #gestures: PointerGestures
  readonly #clock: ManualClock
  readonly #type: PointerKind
  readonly #id: number

  constructor(controller: Controller, clock: ManualClock, type: PointerKind = 'touch', id = 1) {
    this.#gestures = gesturesOn(controller)
    this.#clock = clock
    this.#type = type
    this.#id = id
  }

  press(x: number, y: number): this {
    this.pointScreen = { x, y }
    this.#gestures.press(this.#id, this.pointScreen, this.#type)
    return this
  }

  /**
   * Moves to a position: at once, or in a straight line at a constant velocity, with an event every 10 ms.
   * Returns whether it moves the map.
   */
  move(x: number, y: number, ms = 0): boolean {
    const start = this.pointScreen
    const events = Math.max(1, Math.round(ms / 10))
    let isMoving = false
    for (let event = 1; event <= events; event += 1) {
      this.#clock.advance(ms / events)
      const t = event / events
      this.pointScreen = { x: start.x + (x - start.x) * t, y: start.y + (y - start.y) * t }
      isMoving = this.#gestures.move(this.#id, this.pointScreen)
    }
    return isMoving
  }

  moveBy(x: number, y: number, ms = 0): boolean {
    return this.move(this.pointScreen.x + x, this.pointScreen.y + y, ms)
  }

  release(options: { shiftKey?: boolean } = {}): boolean {
    return this.#gestures.release(this.#id, options)
  }

  cancel(): void {
    this.#gestures.cancel(this.#id)
  }

  /** Presses, and releases 50 ms later. */
  tap(x: number, y: number): boolean {
    this.press(x, y)
    this.#clock.advance(50)
    return this.release()
  }

  /** Presses, moves by a distance, and releases while it moves. */
  fling(x: number, y: number, byX: number, byY: number, ms = 100): this {
    this.press(x, y).moveBy(byX, byY, ms)
    this.release()
    return this
  }
}
