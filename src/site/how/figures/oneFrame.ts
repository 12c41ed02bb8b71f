/** Two seconds of a hand on the map: any number of moves, and one style in a frame. */
import { clamp } from '../../../panzoom/core/geometry'
import { number } from '../../parts/number'
import { circle, handle, label, sheet } from '../drawing'
import { DRAWING, type Figure, type HandEvent } from '../figure'
import { type Call, EXAMPLE, type Played, play, RECORDED_MS, type Recording, VIEWPORT } from '../recording'

/** While one is being made: the time of the page at which it began, and the recording before it. */
type State = Recording & Readonly<{ startedMs?: number | undefined; before?: State }>

/** The lanes: where they begin, and px per ms. In the first two, 100 ms, enlarged. */
const [LEFT, PX_PER_MS, LENS_PX_PER_MS, LENS_MS] = [74, 0.156, 3.2, 100]
const LANES = { events: 170, styles: 198, 'all events': 220, frames: 236, 'start, end': 252 }
const LABELS = Object.entries(LANES).map(([name, y]) => label({ x: 4, y: y + 4 }, name))
/** Frames are 16.7 ms apart, and calls at whole ms. */
const [HANDLE_Y, FRAME_MS] = [266, 16.5]
const xOf = (ms: number) => LEFT + ms * PX_PER_MS
const counted = (count: number, name: string) => `${count || 'no'} ${name}${count === 1 ? '' : 's'}`

export const oneFrame: Figure<State> = {
  start: EXAMPLE,
  leads: 'test',
  draw(state) {
    const played = play(state)
    const { height } = VIEWPORT
    // What is to come is hidden, while a hand is recorded.
    const until = (x: number, content: string) =>
      `<svg width="${state.startedMs === undefined ? DRAWING.width : x}" height="${DRAWING.height}">${content}</svg>`
    return (
      sheet(played.viewAt(state.atMs)) +
      `<path class="sea" d="M0 ${height}H400V280H0Z" /><path class="window" d="M0 ${height}H400" />` +
      LABELS.join('') +
      until(LEFT + (LENS_MS / 2) * LENS_PX_PER_MS, enlarged(state, played)) +
      until(xOf(state.atMs), whole(state, played)) +
      handle('time', 'the moment that is shown', { x: xOf(state.atMs), y: HANDLE_Y }, `${state.atMs} ms`)
    )
  },
  says(state) {
    const { calls, atMs } = state
    const { frames, published } = play(state)
    const frameMs = frames.find((ms) => ms >= atMs && ms < atMs + FRAME_MS)
    const moves = calls.filter(({ type }) => type === 'move')
    const styles = published.filter(({ event }) => event === 'move')
    const end = published.find(({ event }) => event === 'end')
    const count = (inFrame: (one: { readonly ms: number }) => boolean) =>
      `${counted(moves.filter(inFrame).length, 'move')}, ${counted(styles.filter(inFrame).length, 'style')}`
    const now = frameMs
      ? `In the frame at ${number(frameMs)} ms, ${count(({ ms }) => ms > frameMs - FRAME_MS && ms <= frameMs)}`
      : `At ${atMs} ms, no frame`
    const rest = end
      ? `At rest at ${number(end.ms)} ms, when nothing has moved for 250 ms.`
      : 'It was still moving after two seconds: let it go sooner, to see it come to rest.'
    const hint = calls === EXAMPLE.calls ? 'Drag the map, to record two seconds of yours.' : rest
    return `${now}.<br>In all, ${count(() => true)}, ${counted(frames.length, 'frame')}.<br>${hint}`
  },
  drag: (state, _name, { x }) => ({
    ...state,
    startedMs: undefined,
    atMs: Math.round(clamp((x - LEFT) / PX_PER_MS, 0, RECORDED_MS)),
  }),
  hand(state, event) {
    if (event.type === 'wheel') return state
    if (state.startedMs === undefined) {
      const isOnMap = event.pointScreen.y <= VIEWPORT.height
      return event.type === 'down' && isOnMap ? noted(begun(state, event.ms), event) : state
    }
    // The page scrolls, and has taken the finger.
    if (event.type === 'cancel' && state.before) return state.before
    return noted(state, event)
  },
  frame(state, ms) {
    if (state.startedMs === undefined) return state
    const atMs = Math.max(state.atMs, Math.round(ms - state.startedMs))
    if (atMs < RECORDED_MS) return { ...state, atMs }
    // What is shown first of a recording is its middle.
    const { calls } = state
    return { ...state, atMs: calls[calls.length >> 1]?.ms ?? 0, startedMs: undefined }
  },
  buttons: () => [{ label: 'Begin again', next: EXAMPLE }],
}

/** A new recording, which begins in the view that is shown. */
function begun(state: State, ms: number): State {
  const { x, y, scale } = play(state).viewAt(state.atMs)
  const from = { x: Math.round(x), y: Math.round(y), scale: Math.round(scale * 100) / 100 }
  return { from, calls: [], atMs: 0, before: state, startedMs: ms - LENS_MS }
}

/** A recording with one more call. */
function noted(state: State, event: Exclude<HandEvent, { type: 'wheel' }>): State {
  const ms = Math.round(event.ms - (state.startedMs ?? 0))
  const type = ({ down: 'press', move: 'move', up: 'release', cancel: 'cancel' } as const)[event.type]
  const { x, y } = event.pointScreen
  const call = { ...event, type, pointScreen: { x: Math.round(x), y: Math.round(y) }, ms } as Call
  return ms > RECORDED_MS ? state : { ...state, calls: [...state.calls, call], atMs: ms }
}

/** Each move falls to the frame that comes next, which writes the last of them. */
function enlarged({ calls, atMs }: State, { frames, published }: Played): string {
  const isNear = (ms: number) => Math.abs(ms - atMs) < LENS_MS / 2
  const x = (ms: number) => LEFT + (ms - atMs + LENS_MS / 2) * LENS_PX_PER_MS
  const near = calls.filter(({ ms }) => isNear(ms))
  const falls = near.map(({ ms }) => {
    const frameMs = frames.find((one) => one >= ms) ?? ms
    return isNear(frameMs) ? `M${x(ms)} ${LANES.events}L${x(frameMs)} ${LANES.styles}` : ''
  })
  const dots = near.map(({ ms }) => circle({ x: x(ms), y: LANES.events }, 3))
  const styles = published.filter(({ event, ms }) => event === 'move' && isNear(ms))
  const boxes = styles.map(({ ms }) => `M${x(ms) - 6} ${LANES.styles - 6}h12v12h-12z`)
  return `<path class="thread" d="${falls.join('')}" />${dots.join('')}<path class="flash" d="${boxes.join('')}" />`
}

/** The whole recording. An end comes a while after the last move. */
function whole({ calls, atMs }: State, { frames, published }: Played): string {
  const ticks = (times: readonly number[], y: number) =>
    times.map((ms) => `M${xOf(ms).toFixed(1)} ${y - 4}v8`).join('')
  const bar = (fromMs = 0, toMs = RECORDED_MS) => `M${xOf(fromMs)} ${LANES['start, end']}H${xOf(toMs)}`
  const ends = published.filter(({ event }) => event !== 'move').map(({ ms }) => ms)
  const moving = ends.map((ms, index) => (index % 2 ? '' : bar(ms, ends[index + 1])))
  const waiting = published.map(({ event, ms }, index) =>
    event === 'end' ? bar(published[index - 1]?.ms, ms) : '',
  )
  const times = calls.map(({ ms }) => ms)
  const events = ticks(times, LANES['all events'])
  return `<path class="line" d="${events}${moving.join('')}${ticks(ends, LANES['start, end'])}" />
<path class="grid" d="${ticks(frames, LANES.frames)}" /><path class="timer" d="${waiting.join('')}" />
<path class="thread" d="M${xOf(atMs)} 208V${HANDLE_Y}" />`
}
