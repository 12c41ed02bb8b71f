/** Notches of a wheel and a press on a line of time: the target and the view of the engine, recorded. */
import { Controller } from '../../../panzoom/core/controller'
import { centreOf, clamp, type Point } from '../../../panzoom/core/geometry'
import { zoomOf } from '../../../panzoom/core/view'
import { PointerGestures } from '../../../panzoom/gestures/pointerGestures'
import { WHEEL_MS, wheelFactor } from '../../../panzoom/gestures/wheel'
import { ManualClock } from '../../parts/manualClock'
import { number } from '../../parts/number'
import { curve, gap, handle, label, legend, level, MAP, scrubbed } from '../drawing'
import { DRAWING, type Figure } from '../figure'

const CENTRE = centreOf(DRAWING)
const NOTCH = { deltaY: -100, deltaMode: 0, ctrlKey: false }
/** The recording has a frame in each step; a press is this long. */
const [END_MS, STEP_MS, PRESS_MS] = [800, 5, 60]

type State = Readonly<{ notches: readonly number[]; pressMs: number; hasPress: boolean }>
type Recorded = Readonly<{ ms: number; view: number; target: number }>

/** The zoom levels of the view and of its target, as the engine goes through what happens at these times. */
export function record({ notches, pressMs, hasPress }: State): readonly Recorded[] {
  const clock = new ManualClock(STEP_MS)
  const settings = { map: MAP, minZoom: 0, maxZoom: 3, clock, prefersReducedMotion: () => false }
  const controller = new Controller(settings)
  controller.resize(DRAWING)
  const hand = new PointerGestures(controller)
  return Array.from({ length: END_MS / STEP_MS + 1 }, (_, index) => {
    const ms = index * STEP_MS
    const isNow = (time: number) => time >= ms && time < ms + STEP_MS
    for (const _notch of notches.filter(isNow)) controller.scaleBy(wheelFactor(NOTCH), CENTRE, WHEEL_MS)
    if (hasPress && isNow(pressMs)) hand.press(1, CENTRE, 'mouse')
    if (hasPress && isNow(pressMs + PRESS_MS)) hand.release(1)
    const { view, target } = controller
    clock.advance(STEP_MS)
    return { ms, view: zoomOf(view.scale), target: zoomOf(target.scale) }
  })
}

const at = (ms: number, zoom: number): Point => ({ x: 36 + ms * 0.44, y: 212 - zoom * 88 })
const LAST_MS = END_MS - 160
const timeAt = (x: number) => clamp(Math.round((x - 36) / 0.44), 0, LAST_MS)
const [NOTCH_Y, PRESS_Y] = [236, 30]

/** What the press leaves undone, in zoom levels. */
export function leftBy(state: State): number {
  if (!state.hasPress) return 0
  const before = record(state).findLast(({ ms }) => ms + STEP_MS <= state.pressMs)
  return before ? before.target - before.view : 0
}

const LINES = { line: 'view', 'line other': 'target', thread: 'without the press' }
const lineOf = (recorded: readonly Recorded[], of: 'view' | 'target', className: string) =>
  curve(
    recorded.map((sample) => at(sample.ms, sample[of])),
    className,
  )

export const wheel: Figure<State> = {
  start: { notches: [40, 130, 220, 540], pressMs: 250, hasPress: true },
  draw(state) {
    const { notches, pressMs, hasPress } = state
    const recorded = record(state)
    const without = record({ ...state, hasPress: false })
    const levels = [0, 1, 2].map(
      (zoom) =>
        level(at(0, zoom).y, at(0, 0).x, at(END_MS, 0).x, 'grid') +
        label({ x: 28, y: at(0, zoom).y + 4 }, `${zoom}`, 'end'),
    )
    const pressX = at(pressMs, 0).x
    const pressWidth = at(pressMs + PRESS_MS, 0).x - pressX
    const held = gap({ x: pressX, y: PRESS_Y }, { width: pressWidth, height: at(0, 0).y - PRESS_Y })
    const press = handle('press', 'the press', { x: pressX, y: PRESS_Y }, `${pressMs} ms`, 'finger')
    return (
      (hasPress ? held : '') +
      levels.join('') +
      label({ x: 8, y: 20 }, 'zoom') +
      lineOf(without, 'view', 'thread') +
      lineOf(recorded, 'target', 'line other') +
      lineOf(recorded, 'view', 'line') +
      (hasPress ? press + label({ x: pressX + 32, y: PRESS_Y + 4 }, 'press') : '') +
      legend(at(490, 0.72), LINES) +
      label({ x: 8, y: 268 }, 'notches') +
      label({ x: at(END_MS, 0).x, y: 268 }, `${number(END_MS)} ms`, 'end') +
      notches
        .map((ms, index) =>
          handle(`${index}`, `notch ${index + 1}`, { x: at(ms, 0).x, y: NOTCH_Y }, `${ms} ms`),
        )
        .join('')
    )
  },
  says(state) {
    const { notches, pressMs, hasPress } = state
    const zoom = record(state).at(-1)?.view ?? 0
    const times = notches.map((ms, index) => scrubbed(`${index}`, `notch ${index + 1}`, ms)).join(', ')
    const isHeldAt = (ms: number) => ms >= pressMs && ms < pressMs + PRESS_MS
    const next = notches.some(isHeldAt)
      ? 'A notch that comes while it is held jumps.'
      : 'The next notch counts from there.'
    const levels = leftBy(state)
    const left = levels < 0.005 ? 'nothing is' : `${number(levels, 2)} levels are`
    const sentence = hasPress
      ? `The press stops the view, and with it the target: <strong>${left}</strong> left undone. ${next}`
      : 'Each notch moves the target by half a level at once; the view follows.'
    const press = hasPress ? ` · press at ${scrubbed('press', 'the press', pressMs)} ms` : ''
    return `notches at ${times} ms${press}<br>${sentence} In the end: zoom ${number(zoom, 2)}.`
  },
  drag: (state, name, { x }) => moved(state, name, timeAt(x)),
  scrub(state, name, steps) {
    const before = name === 'press' ? state.pressMs : (state.notches[+name] ?? 0)
    return moved(state, name, clamp(before + 5 * steps, 0, LAST_MS))
  },
  buttons: (state) => [
    { label: 'With a press', isOn: state.hasPress, next: { ...state, hasPress: !state.hasPress } },
    { label: 'Begin again', next: wheel.start },
  ],
}

function moved(state: State, name: string, ms: number): State {
  if (name === 'press') return { ...state, pressMs: ms }
  return { ...state, notches: state.notches.map((before, index) => (`${index}` === name ? ms : before)) }
}
