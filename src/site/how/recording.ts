/** What a hand has done on the small map in two seconds, and the engine that does it again. */
import { Controller } from '../../panzoom/core/controller'
import type { Point, Size } from '../../panzoom/core/geometry'
import type { View } from '../../panzoom/core/view'
import { PointerGestures } from '../../panzoom/gestures/pointerGestures'
import { ManualClock } from '../parts/manualClock'
import { MAP } from './drawing'

export const RECORDED_MS = 2000
export const ZOOM = { minZoom: 0, maxZoom: 2 }
/** The part of the drawing through which the map is seen. */
export const VIEWPORT: Size = { width: 400, height: 150 }

/** A call of the gestures, in whole px, at a time in whole ms after the start of the recording. */
export type Call = Readonly<
  | { type: 'press'; id: number; pointScreen: Point; pointerType: string; ms: number }
  | { type: 'move'; id: number; pointScreen: Point; ms: number }
  | { type: 'release' | 'cancel'; id: number; ms: number }
>

/** A recording that begins in a view. `atMs` is the moment that is shown. */
export type Recording = Readonly<{ from: View; calls: readonly Call[]; atMs: number }>

/** A mouse that sends an event every 6 ms, and throws the map. */
export const EXAMPLE: Recording = {
  from: { x: -60, y: -120, scale: 1.5 },
  calls: [
    { type: 'press', id: 1, pointScreen: { x: 290, y: 100 }, pointerType: 'mouse', ms: 100 },
    ...Array.from({ length: 56 }, (_, index) => {
      const t = (index + 1) / 56
      const x = Math.round(290 - 160 * t * t * (2.4 - 1.4 * t))
      const y = Math.round(100 - 30 * Math.sin(2 * t))
      return { type: 'move', id: 1, pointScreen: { x, y }, ms: 104 + 6 * index } as const
    }),
    { type: 'release', id: 1, ms: 440 },
  ],
  atMs: 240,
}

/** What the engine has done in a recording; all times in ms. A frame without a new view writes no style. */
export type Played = ReturnType<typeof play>

/** Plays a recording to an engine of its own, without waiting: that takes less than a millisecond. */
export function play({ from, calls }: Recording) {
  const clock = new NotedClock()
  const published: { event: 'start' | 'move' | 'end'; ms: number; view: View }[] = []
  const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
  controller.resize(VIEWPORT, () => from)
  const { view: first } = controller
  const note = (event: 'start' | 'move' | 'end') => () =>
    void published.push({ event, ms: clock.now(), view: controller.view })
  controller.subscribe({ start: note('start'), move: note('move'), end: note('end') })
  const hand = new PointerGestures(controller)
  for (const call of calls) {
    clock.advance(call.ms - clock.now())
    if (call.type === 'press') hand.press(call.id, call.pointScreen, call.pointerType)
    else if (call.type === 'move') hand.move(call.id, call.pointScreen)
    else hand[call.type](call.id)
  }
  clock.advance(RECORDED_MS - clock.now())
  return {
    view: controller.view,
    /** The view at a moment, as it was published last. */
    viewAt: (atMs: number) => published.findLast(({ ms }) => ms <= atMs)?.view ?? first,
    frames: clock.frames,
    published,
  }
}

/** Notes the frames that the engine asks for. */
class NotedClock extends ManualClock {
  readonly frames: number[] = []

  override requestFrame(callback: (ms: number) => void): number {
    return super.requestFrame((ms) => {
      this.frames.push(ms)
      callback(ms)
    })
  }
}
