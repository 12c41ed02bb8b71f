/** Two seconds of a hand on the map: any number of moves, and one style in a frame. */
import { clamp } from '../../../panzoom/core/geometry'
import { number } from '../../parts/number'
import { handle, label, sheet } from '../drawing'
import { DRAWING, type Figure } from '../figure'
import { type Call, EXAMPLE, RECORDED_MS, type Recording, type Replay, replay, VIEWPORT } from '../recording'

/** While one is being made: the time of the page at which it began, and the recording before it. */
type State = Recording & Readonly<{ startedMs?: number | undefined; before?: State }>

/** The lanes: where they begin, and px per ms. Above them, 100 ms of them, enlarged. */
const [LEFT, PX_PER_MS, LENS_PX_PER_MS, LENS_MS] = [66, 0.16, 3.2, 100]
const LANES = { calls: 172, styles: 202, events: 226, frames: 240, start: 254 }
const [HANDLE_Y, FRAME_MS] = [266, 17]
const NAMES = ['events', 'styles', 'all events', 'frames', 'start, end']
const LABELS = Object.values(LANES)
  .map((y, index) => label({ x: 6, y: y + 4 }, NAMES[index] ?? ''))
  .join('')
const xOf = (ms: number) => LEFT + ms * PX_PER_MS

export const oneFrame: Figure<State> = {
  start: EXAMPLE,
  leads: 'test',
  draw(state) {
    const all = replay(state, state.startedMs === undefined ? RECORDED_MS : state.atMs)
    const lanes = `M0 ${VIEWPORT.height}H400V${DRAWING.height}H0Z`
    return (
      sheet(replay(state, state.atMs).view) +
      `<path class="sea" d="${lanes}" /><path class="window" d="M0 ${VIEWPORT.height}H400" />` +
      LABELS +
      enlarged(state, all) +
      whole(state, all) +
      handle('time', 'the moment that is shown', { x: xOf(state.atMs), y: HANDLE_Y })
    )
  },
  says(state) {
    const { frames, published } = replay(state, RECORDED_MS)
    const frameMs = frames.find((ms) => ms >= state.atMs && ms < state.atMs + FRAME_MS)
    const moves = state.calls.filter(({ type }) => type === 'move')
    const inFrame = moves.filter(({ ms }) => frameMs && ms > frameMs - FRAME_MS && ms <= frameMs)
    const styles = published.filter(({ event }) => event === 'move')
    const written = styles.some(({ ms }) => ms === frameMs) ? '1 style' : 'no style'
    const [end] = published.filter(({ event }) => event === 'end')
    const now = frameMs
      ? `in the frame at ${number(frameMs)} ms, ${inFrame.length} moves, ${written}`
      : `at ${state.atMs} ms, no frame`
    return `${now[0]?.toUpperCase()}${now.slice(1)}.<br>In all, ${moves.length} moves, ${frames.length} frames, ${styles.length} styles.<br>${state.calls === EXAMPLE.calls ? 'Drag the map, to record two seconds of yours.' : end ? `At rest at ${number(end.ms)} ms, when nothing has moved for 250 ms.` : 'It was still moving after two seconds: let it go sooner, to see it come to rest.'}`
  },
  drag: (state, _name, { x }) => ({
    ...state,
    startedMs: undefined,
    atMs: Math.round(clamp((x - LEFT) / PX_PER_MS, 0, RECORDED_MS)),
  }),
  hand(state, event) {
    const { startedMs } = state
    if (event.type === 'wheel') return state
    if (startedMs === undefined) {
      if (event.type !== 'down' || event.pointScreen.y > VIEWPORT.height) return state
      const { x, y, scale } = replay(state, state.atMs).view
      const from = { x: Math.round(x), y: Math.round(y), scale: Math.round(scale * 100) / 100 }
      return (
        oneFrame.hand?.({ from, calls: [], atMs: 0, before: state, startedMs: event.ms - LENS_MS }, event) ??
        state
      )
    }
    // The page scrolls, and has taken the finger.
    if (event.type === 'cancel' && state.before) return state.before
    const ms = Math.round(event.ms - startedMs)
    const type = ({ down: 'press', move: 'move', up: 'release', cancel: 'cancel' } as const)[event.type]
    const { x, y } = event.pointScreen
    const call = { ...event, type, pointScreen: { x: Math.round(x), y: Math.round(y) }, ms } as Call
    return ms > RECORDED_MS ? state : { ...state, calls: [...state.calls, call], atMs: ms }
  },
  frame(state, ms) {
    if (state.startedMs === undefined) return state
    const atMs = Math.max(state.atMs, Math.round(ms - state.startedMs))
    return atMs < RECORDED_MS ? { ...state, atMs } : { ...state, atMs: middleMs(state), startedMs: undefined }
  },
  buttons: () => [{ label: 'Begin again', next: EXAMPLE }],
}

/** The time of the call in the middle: what is shown first of a recording. */
const middleMs = ({ calls }: Recording) => calls[calls.length >> 1]?.ms ?? 0

/** Each move falls to the frame that comes next, which writes the last of them. */
function enlarged({ calls, atMs }: State, { frames, published }: Replay): string {
  const isNear = (ms: number) => Math.abs(ms - atMs) < LENS_MS / 2
  const x = (ms: number) => LEFT + (ms - atMs + LENS_MS / 2) * LENS_PX_PER_MS
  const near = calls.filter(({ ms }) => isNear(ms))
  const falls = near.map(({ ms }) => {
    const frameMs = frames.find((one) => one >= ms) ?? ms
    return isNear(frameMs) ? `M${x(ms)} ${LANES.calls}L${x(frameMs)} ${LANES.styles}` : ''
  })
  const dots = near.map(({ ms }) => `<circle class="held" cx="${x(ms)}" cy="${LANES.calls}" r="3" />`)
  const styles = published.filter(({ event, ms }) => event === 'move' && isNear(ms))
  const boxes = styles.map(
    ({ ms }) => `<path class="flash" d="M${x(ms) - 6} ${LANES.styles - 6}h12v12h-12z" />`,
  )
  return `<path class="thread" d="${falls.join('')}" />${dots.join('')}${boxes.join('')}`
}

/** The whole recording. */
function whole({ calls, atMs }: State, { frames, published, timers }: Replay): string {
  const ticks = (times: readonly number[], y: number) =>
    times.map((ms) => `M${xOf(ms).toFixed(1)} ${y - 4}v8`).join('')
  const bar = (fromMs: number, toMs: number) => `M${xOf(fromMs)} ${LANES.start}H${xOf(toMs)}`
  const ends = published.filter(({ event }) => event !== 'move').map(({ ms }) => ms)
  const moving = ends.map((ms, index) => (index % 2 ? '' : bar(ms, ends[index + 1] ?? atMs))).join('')
  const waiting = timers.map(({ fromMs, toMs }) => bar(fromMs, toMs)).join('')
  const [rested] = timers.filter(({ toMs }) => ends.some((ms) => ms >= toMs && ms < toMs + FRAME_MS))
  const isFree = rested && Math.abs(rested.toMs - 125 - atMs) > 200
  const wait = isFree ? label({ x: xOf(rested.toMs - 125), y: HANDLE_Y + 5 }, '250 ms', 'middle') : ''
  return `<path class="line" d="${ticks(
    calls.map(({ ms }) => ms),
    LANES.events,
  )}" /><path class="grid" d="${ticks(frames, LANES.frames)}" /><path class="line" d="${moving}${ticks(ends, LANES.start)}" /><path class="timer" d="${waiting}" /><path class="thread" d="M${xOf(atMs)} 214V${HANDLE_Y}" />${wait}`
}
