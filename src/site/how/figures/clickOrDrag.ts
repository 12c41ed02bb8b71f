/** A press, six times as large as it is: whether it is a click, a long press or a drag. */
import { centreOf, distance, mix, type Point } from '../../../panzoom/core/geometry'
import { laggingPoint, movedTo, type Pointer, PRESS, tolerancePxOf } from '../../../panzoom/gestures/press'
import { number } from '../../parts/number'
import { circle, curve, fingerAt, label, sheet } from '../drawing'
import { DRAWING, type Figure } from '../figure'

/** Px of the drawing per px of the press. */
const TIMES = 6
const large = ({ x, y }: Point): Point => ({ x: x * TIMES, y: y * TIMES })
const small = ({ x, y }: Point): Point => ({ x: x / TIMES, y: y / TIMES })
const MIDDLE = small(centreOf(DRAWING))
const FIRST_CORNER: Point = { x: -67, y: -50 }

/** Presses to replay: where the pointer is after some ms, in px from its start. */
const REPLAYS = [
  { label: 'Shaky click', type: 'touch', ms: [0, 90, 170, 260], x: [0, 5, 2, 4], y: [0, -3, 6, 5] },
  { label: 'Long press', type: 'touch', ms: [0, 400, 800], x: [0, 3, 2], y: [0, 4, 5] },
  { label: 'Finger drag', type: 'touch', ms: [0, 100, 1000, 1400], x: [0, 0, 24, 24], y: [0, 0, -12, -12] },
  { label: 'Mouse drag', type: 'mouse', ms: [0, 200, 1300, 1600], x: [0, 0, 10, 10], y: [0, 0, -5, -5] },
]
type Replay = (typeof REPLAYS)[number]

type State = Readonly<{
  /** In px of the press, as are all positions. */
  pointer: Pointer
  /** Where the map was when the pointer came down. */
  before: Point
  /** When it came down, and the time now; they stay when it is lifted. */
  downMs: number
  ms: number
  isDown: boolean
  isLong: boolean
  replay: Replay | null
}>

/** A press that is a long one stays so. */
const isDrag = ({ pointer, isLong }: State) => pointer.hasStrayed && !isLong
/** Where the map point is that the pointer took hold of. */
const heldIn = (state: State) =>
  isDrag(state)
    ? (laggingPoint(state.pointer.startScreen, state.pointer) ?? state.pointer.nowScreen)
    : state.pointer.startScreen

function cornerIn(state: State): Point {
  const [held, start] = [heldIn(state), state.pointer.startScreen]
  return { x: state.before.x + held.x - start.x, y: state.before.y + held.y - start.y }
}

function down(startScreen: Point, type: string, ms: number, before = FIRST_CORNER): State {
  const pointer: Pointer = { type, startScreen, nowScreen: startScreen, hasStrayed: false }
  return { pointer, before, downMs: ms, ms, isDown: true, isLong: false, replay: null }
}

function move(state: State, nowScreen: Point, ms: number): State {
  const pointer = movedTo(state.pointer, nowScreen)
  const rests = pointer.type === 'touch' && !pointer.hasStrayed && ms - state.downMs >= PRESS.longPressMs
  return { ...state, ms, pointer, isLong: state.isLong || rests }
}

/** Where the pointer of a replay is, so long after its start; null from its end on. */
function replayed({ ms: times, x, y }: Replay, afterMs: number): Point | null {
  const next = times.findIndex((ms) => ms > afterMs)
  const [from, to] = [times[next - 1], times[next]]
  if (from === undefined || to === undefined) return null
  const t = (afterMs - from) / (to - from)
  const between = (values: readonly number[]) => mix(values[next - 1] ?? 0, values[next] ?? 0, t)
  return { x: MIDDLE.x + between(x), y: MIDDLE.y + between(y) }
}

export const clickOrDrag: Figure<State> = {
  start: { ...move(down(MIDDLE, 'touch', 0), { x: MIDDLE.x + 12, y: MIDDLE.y - 7 }, 240), isDown: false },
  draw(state) {
    const { pointer, downMs, ms, isLong } = state
    const [start, now] = [large(pointer.startScreen), large(pointer.nowScreen)]
    const held = large(heldIn(state))
    const view = { ...large(cornerIn(state)), scale: 3 }
    const tolerance = (type: string) =>
      circle(start, TIMES * tolerancePxOf(type), type === pointer.type ? 'line' : 'thread')
    // The part of the time to a long press, as a ring around a finger that has not strayed.
    const part = Math.min(1, (ms - downMs) / PRESS.longPressMs)
    const ring = `<circle class="wrong" cx="${now.x}" cy="${now.y}" r="21" pathLength="1"
stroke-dasharray="${part} 1" transform="rotate(-90 ${now.x} ${now.y})" />`
    const verdict = isLong ? 'a long press' : isDrag(state) ? 'a drag' : 'a click'
    return `<g opacity="0.45">${sheet(view)}</g>${tolerance('mouse')}${tolerance('touch')}
${label({ x: start.x, y: start.y - 6 - TIMES * PRESS.mouseTolerancePx }, `mouse ${PRESS.mouseTolerancePx} px`, 'middle')}
${label({ x: start.x, y: start.y + 15 + TIMES * PRESS.touchTolerancePx }, `finger ${PRESS.touchTolerancePx} px`, 'middle')}
${curve([held, now], 'wrong')}${fingerAt(now)}${pointer.type === 'touch' && !isDrag(state) ? ring : ''}${circle(held, 5)}
<text class="verdict" x="12" y="30">${verdict}</text>${label({ x: 388, y: 270 }, `drawn ${TIMES} times as large`, 'end')}`
  },
  says(state) {
    const { downMs, ms, isLong } = state
    const { type, startScreen, nowScreen } = state.pointer
    const lag = distance(heldIn(state), nowScreen)
    const sentence = isDrag(state)
      ? `It left its circle: a drag. The map is ${number(lag, 1)} px behind, and catches up at 1.5 times the speed.`
      : isLong
        ? `It rested for ${PRESS.longPressMs} ms: a long press.`
        : 'It is within its circle: still a click. The map does not move.'
    return `a ${type === 'touch' ? 'finger' : type}, ${number(distance(startScreen, nowScreen), 1)} px of
${tolerancePxOf(type)} px from its start, after ${number(ms - downMs)} ms<br>${sentence}`
  },
  hand(state, event) {
    if (event.type === 'down')
      return down(small(event.pointScreen), event.pointerType, event.ms, cornerIn(state))
    if (event.type === 'move' && state.isDown && !state.replay)
      return move(state, small(event.pointScreen), event.ms)
    return event.type === 'up' || event.type === 'cancel' ? { ...state, isDown: false, replay: null } : state
  },
  frame(state, ms) {
    if (!state.isDown) return state
    if (!state.replay) return move(state, state.pointer.nowScreen, Math.max(ms, state.ms))
    // A press on a button does not say when it was.
    if (state.downMs === 0) return { ...state, downMs: ms, ms }
    const point = replayed(state.replay, ms - state.downMs)
    return point ? move(state, point, ms) : { ...state, isDown: false, replay: null }
  },
  buttons: () =>
    REPLAYS.map((replay) => ({ label: replay.label, next: { ...down(MIDDLE, replay.type, 0), replay } })),
}
