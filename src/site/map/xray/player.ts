/** X-ray's gestures, for a room of any size, played by the page's own controller and pointer gestures. */
import type * as words from 'virtual:words?xray'
import { ANIMATION_MS, Controller } from '../../../panzoom/core/controller'
import { type Box, mix, type Point, type Size } from '../../../panzoom/core/geometry'
import { pinWithin, scaleOf } from '../../../panzoom/core/view'
import { PointerGestures } from '../../../panzoom/gestures/pointerGestures'
import { WHEEL_MS, wheelFactor } from '../../../panzoom/gestures/wheel'
import { middleOf } from '../../../table/area'
import { ManualClock } from '../../parts/manualClock'

/**
 * A gesture starts at a zoom, with a map point in the middle of its room: 1, 1 is the map's bottom right. Its
 * fingers move in straight lines, speeding up and slowing down. Their points are relative to that middle; 1
 * is the reach of a hand there. A wheel turns by a notch at each of its `notchesMs`, beside that middle.
 */
export const GESTURES = [
  {
    name: 'pinch',
    start: { zoom: 0, x: 0.5, y: 0.5 },
    times: { moveMs: 152, stopMs: 900, liftMs: 1048 },
    fingers: [
      { from: { x: -0.3, y: 0.24 }, to: { x: -0.75, y: 0.6 } },
      { from: { x: 0.3, y: -0.24 }, to: { x: 0.75, y: -0.6 } },
    ],
  },
  {
    name: 'flick',
    start: { zoom: 1, x: 0.5, y: 0.5 },
    // Lifted halfway, where it is fastest.
    times: { moveMs: 80, stopMs: 376, liftMs: 228 },
    fingers: [{ from: { x: 0.7, y: 0.5 }, to: { x: -1.3, y: -0.9 } }],
  },
  {
    name: 'edge',
    start: { zoom: 0, x: 0.5, y: 0 },
    times: { moveMs: 100, stopMs: 700, liftMs: 900 },
    fingers: [{ from: { x: 0, y: -0.7 }, to: { x: 0, y: 0.6 } }],
  },
  {
    name: 'press',
    start: { zoom: 0, x: 0.5, y: 0.5 },
    times: { moveMs: 100, stopMs: 1100, liftMs: 1300 },
    fingers: [{ from: { x: 0.2, y: 0.1 }, to: { x: -0.3, y: -0.1 } }],
  },
  {
    name: 'wheel',
    start: { zoom: 0, x: 0.5, y: 0.5 },
    times: { moveMs: 0, stopMs: 0, liftMs: 640 },
    fingers: [],
    notchesMs: [120, 240, 640],
  },
] as const satisfies readonly Played[]

interface Played {
  readonly name: keyof typeof words.xray.gestures
  readonly start: Readonly<{ zoom: number; x: number; y: number }>
  readonly times: Readonly<{ moveMs: number; stopMs: number; liftMs: number }>
  readonly fingers: readonly Readonly<{ from: Point; to: Point }>[]
  readonly notchesMs?: readonly number[]
}
export type Gesture = Played

/** One that zooms in. */
const NOTCH = { deltaY: -100, deltaMode: 0, ctrlKey: false }
/** The interval of the fingers' events: short, as each frame has one although they are played slowly. */
const EVENT_MS = 4
/** A frame, as the button of the panel steps. */
export const FRAME_MS = 16
/** The map eases to the start of the gesture, and rests for a moment. */
const BEFORE_MS = ANIMATION_MS + 50

/** The larger part of a viewport that a panel leaves free, to its right or above it; all in screen px. */
export function roomBeside(panel: Box, { width, height }: Size): Box {
  const right = { left: Math.min(panel.right, width), top: 0, right: width, bottom: height }
  const above = { left: 0, top: 0, right: width, bottom: Math.max(panel.top, 0) }
  return (width - right.left) * height > width * above.bottom ? right : above
}

/** A gesture that is being played. Its engine moves no map: the caller shows its views. */
export class Player {
  readonly gesture: Gesture
  readonly controller: Controller
  private readonly room: Box
  private readonly start: Pick<Controller, 'view' | 'bounds' | 'settings'>
  /** Its frames are short, as it advances slowly. */
  private readonly clock = new ManualClock(1)
  private readonly pointers: PointerGestures
  /** When the next events are due, in ms since the gesture began. */
  private nextMs = 0

  /** Starts in the view of a map, and eases to that of the gesture, which it plays in a room in screen px. */
  constructor(gesture: Gesture, { view, bounds, settings }: Player['start'], room: Box) {
    this.gesture = gesture
    this.start = { view, bounds, settings }
    this.room = room
    // Also with reduced motion, as the visitor has asked for this movement.
    this.controller = new Controller({ ...settings, clock: this.clock, prefersReducedMotion: () => false })
    this.controller.resize(bounds.viewport, () => view)
    const { zoom, x, y } = gesture.start
    const pointMap = { x: x * bounds.map.width, y: y * bounds.map.height }
    this.controller.goTo(pinWithin(pointMap, middleOf(room), scaleOf(zoom), bounds))
    this.pointers = new PointerGestures(this.controller)
  }

  get isOver(): boolean {
    return this.nextMs > this.gesture.times.liftMs && !this.controller.transition
  }

  /** How much of it has been played. */
  get ms(): number {
    return this.clock.now()
  }

  /** The same gesture at a moment: played anew until then, without waiting. */
  at(ms: number): Player {
    const player = new Player(this.gesture, this.start, this.room)
    player.play(Math.max(0, ms))
    return player
  }

  /** How long it takes to its end. */
  lengthMs(): number {
    const player = this.at(0)
    while (!player.isOver) player.play(EVENT_MS)
    return player.ms
  }

  /** Plays the next ms of the gesture. */
  play(ms: number): void {
    const endMs = this.clock.now() + ms
    for (; BEFORE_MS + this.nextMs <= endMs; this.nextMs += EVENT_MS) {
      this.clock.advance(BEFORE_MS + this.nextMs - this.clock.now())
      this.sendEvents(this.nextMs)
    }
    this.clock.advance(endMs - this.clock.now())
  }

  private sendEvents(ms: number): void {
    const { times, notchesMs } = this.gesture
    const { moveMs, stopMs, liftMs } = times
    if (notchesMs?.includes(ms))
      this.controller.scaleBy(wheelFactor(NOTCH), this.toRoom({ x: 0.5, y: -0.3 }), WHEEL_MS)
    this.gesture.fingers.forEach(({ from, to }, index) => {
      const id = index + 1
      if (ms === 0) this.pointers.press(id, this.toRoom(from), 'touch')
      if (ms > moveMs && ms <= Math.min(stopMs, liftMs)) {
        const t = (ms - moveMs) / (stopMs - moveMs)
        const eased = t * t * (3 - 2 * t)
        this.pointers.move(id, this.toRoom({ x: mix(from.x, to.x, eased), y: mix(from.y, to.y, eased) }))
      }
      if (ms === liftMs) this.pointers.release(id)
    })
  }

  /** The screen point of a finger. A hand reaches to the nearest edge of the room, at most 160 px. */
  private toRoom({ x, y }: Point): Point {
    const { left, top, right, bottom } = this.room
    const reach = Math.min(160, (right - left) / 2, (bottom - top) / 2)
    const centre = middleOf(this.room)
    return { x: centre.x + reach * x, y: centre.y + reach * y }
  }
}
