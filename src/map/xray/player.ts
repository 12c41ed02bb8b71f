/** Plays a gesture on an engine of its own: the same controller and pointer gestures as on the page. */
import { ANIMATION_MS, Controller } from '../../panzoom/controller'
import type { Box } from '../../panzoom/geometry'
import { PointerGestures } from '../../panzoom/pointerGestures'
import type { Clock } from '../../panzoom/settings'
import { eventsOf, type FingerEvent, type Gesture, startOf } from './gestures'

/** The map rests for this long before the gesture. */
const PAUSE_MS = 50

/** A gesture that is being played. Its engine moves no map: the caller shows its views. */
export class Player {
  readonly gesture: Gesture
  readonly controller: Controller
  private readonly clock = new PlayerClock()
  private readonly pointers: PointerGestures
  private readonly events: readonly FingerEvent[]
  private sent = 0

  /** Starts in the view of a map, and eases to that of the gesture, which it plays in a room in screen px. */
  constructor(gesture: Gesture, { view, bounds, settings }: Controller, room: Box) {
    this.gesture = gesture
    // Also with reduced motion, as the visitor has asked for this movement.
    this.controller = new Controller({ ...settings, clock: this.clock, prefersReducedMotion: () => false })
    this.controller.resize(bounds.viewport, () => view)
    this.controller.goTo(startOf(gesture, room, bounds))
    this.pointers = new PointerGestures(this.controller)
    this.events = eventsOf(gesture, room)
  }

  /** Whether all events have been sent, and the map rests. */
  get isOver(): boolean {
    return this.sent === this.events.length && !this.controller.transition
  }

  /** Plays the next ms of the gesture. The last view is that of their end. */
  play(ms: number): void {
    const endMs = this.clock.now() + ms
    for (const { kind, id, ms, pointScreen } of this.events.slice(this.sent)) {
      const dueMs = ANIMATION_MS + PAUSE_MS + ms
      if (dueMs > endMs) break
      this.clock.advanceTo(dueMs)
      this.sent += 1
      if (kind === 'press') this.pointers.press(id, pointScreen, 'touch')
      else if (kind === 'move') this.pointers.move(id, pointScreen)
      else this.pointers.release(id)
    }
    this.clock.advanceTo(endMs)
  }
}

/** A clock that its player advances, with a frame at each time to which it is advanced. */
class PlayerClock implements Clock {
  private readonly waiting = new Map<number, { callback: (ms: number) => void; dueMs: number }>()
  private ms = 0
  private lastId = 0

  readonly now = () => this.ms
  readonly requestFrame = (callback: (ms: number) => void) => this.setTimer(callback, 0)
  readonly cancelFrame = (id: number) => this.clearTimer(id)

  setTimer(callback: (ms: number) => void, afterMs: number): number {
    this.lastId += 1
    this.waiting.set(this.lastId, { callback, dueMs: this.ms + afterMs })
    return this.lastId
  }

  clearTimer(id = 0): void {
    this.waiting.delete(id)
  }

  advanceTo(ms: number): void {
    this.ms = ms
    // A copy: a frame that a callback requests is the next one.
    for (const [id, { callback, dueMs }] of [...this.waiting]) {
      if (dueMs <= ms && this.waiting.delete(id)) callback(ms)
    }
  }
}
