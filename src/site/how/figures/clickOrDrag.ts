/** A press, six times as large as it is: whether it is a click, a long press or a drag. */
import { centreOf, distance, mix, type Point } from '../../../panzoom/core/geometry'
import { laggingPoint, movedTo, type Pointer, PRESS, tolerancePxOf } from '../../../panzoom/gestures/press'
import { number } from '../../parts/number'
import { curve, label, sheet } from '../drawing'
import { DRAWING, type Figure } from '../figure'

/** Px of the drawing per px of the press. */
const TIMES = 6
const large = ({ x, y }: Point): Point => ({ x: x * TIMES, y: y * TIMES })
const small = ({ x, y }: Point): Point => ({ x: x / TIMES, y: y / TIMES })
const MIDDLE = small(centreOf(DRAWING))

/** Presses to replay: the type, and where the pointer is after some ms, in px from its start. */
const REPLAYS = {
  click: {
    type: 'touch',
    path: [
      [0, 0, 0],
      [90, 5, -3],
      [170, 2, 6],
      [260, 4, 5],
    ],
  },
  drag: {
    type: 'touch',
    path: [
      [0, 0, 0],
      [100, 0, 0],
      [1000, 24, -12],
      [1400, 24, -12],
    ],
  },
  long: {
    type: 'touch',
    path: [
      [0, 0, 0],
      [400, 3, 4],
      [800, 2, 5],
    ],
  },
  mouse: {
    type: 'mouse',
    path: [
      [0, 0, 0],
      [200, 0, 0],
      [1300, 10, -5],
      [1600, 10, -5],
    ],
  },
} as const
type Name = keyof typeof REPLAYS

type State = Readonly<{
  /** In px of the press, as are all positions. */
  pointer: Pointer
  /** When it came down, and the time now; they stay when it is lifted. */
  downMs: number
  ms: number
  isDown: boolean
  isLong: boolean
  replay: Name | null
}>

const lagging = (pointer: Pointer) => laggingPoint(pointer.startScreen, pointer) ?? pointer.nowScreen

function down(startScreen: Point, type: string, ms: number, replay: Name | null = null): State {
  const pointer: Pointer = { type, role: 'holds', startScreen, nowScreen: startScreen, hasStrayed: false }
  return { pointer, downMs: ms, ms, isDown: true, isLong: false, replay }
}

function move(state: State, nowScreen: Point, ms: number): State {
  const pointer = movedTo(state.pointer, nowScreen)
  const rests = pointer.type === 'touch' && !pointer.hasStrayed && ms - state.downMs >= PRESS.longPressMs
  // A press that is a long one stays so.
  return state.isLong ? { ...state, ms } : { ...state, ms, pointer, isLong: rests }
}

/** Where the pointer of a replay is, so long after its start; null from its end on. */
function replayed(name: Name, afterMs: number): Point | null {
  const { path } = REPLAYS[name]
  const index = path.findIndex(([ms]) => ms > afterMs)
  const [before, after] = [path[index - 1], path[index]]
  if (!before || !after) return null
  const t = (afterMs - before[0]) / (after[0] - before[0])
  return { x: MIDDLE.x + mix(before[1], after[1], t), y: MIDDLE.y + mix(before[2], after[2], t) }
}

export const clickOrDrag: Figure<State> = {
  start: { ...move(down(MIDDLE, 'touch', 0), { x: MIDDLE.x + 12, y: MIDDLE.y - 7 }, 240), isDown: false },
  draw({ pointer, downMs, ms, isLong }) {
    const [start, now] = [large(pointer.startScreen), large(pointer.nowScreen)]
    const held = pointer.hasStrayed ? large(lagging(pointer)) : start
    const view = { x: -400 + held.x - start.x, y: -300 + held.y - start.y, scale: 3 }
    const circle = (type: string) =>
      `<circle class="${type === pointer.type ? 'ring' : 'thread'}" cx="${start.x}" cy="${start.y}" r="${TIMES * tolerancePxOf(type)}" />`
    // The part of the time to a long press, as a ring around a finger that has not strayed.
    const part = Math.min(1, (ms - downMs) / PRESS.longPressMs)
    const ring = Array.from({ length: 61 }, (_, index) => (index / 60) * part * 2 * Math.PI).map((angle) => ({
      x: now.x + 21 * Math.sin(angle),
      y: now.y - 21 * Math.cos(angle),
    }))
    const verdict = isLong ? 'a long press' : pointer.hasStrayed ? 'a drag' : 'a click'
    return `<g opacity="0.45">${sheet(view)}</g>${circle('mouse')}${circle('touch')}
${label({ x: start.x, y: start.y + 15 + TIMES * PRESS.mouseTolerancePx }, `mouse ${PRESS.mouseTolerancePx} px`, 'middle')}${label({ x: start.x, y: start.y + 15 + TIMES * PRESS.touchTolerancePx }, `finger ${PRESS.touchTolerancePx} px`, 'middle')}
${curve([held, now], 'wrong')}<circle class="finger" cx="${now.x}" cy="${now.y}" r="14" />${pointer.type === 'touch' && !pointer.hasStrayed ? curve(ring, 'line time') : ''}<circle class="held" cx="${held.x}" cy="${held.y}" r="5" />
<text class="verdict" x="12" y="30">${verdict}</text>${label({ x: 388, y: 270 }, `drawn ${TIMES} times as large`, 'end')}`
  },
  says({ pointer, downMs, ms, isLong }) {
    const { type, startScreen, nowScreen, hasStrayed } = pointer
    const lag = distance(lagging(pointer), nowScreen)
    const who = type === 'mouse' ? 'a mouse' : type === 'pen' ? 'a pen' : 'a finger'
    const sentence = hasStrayed
      ? `It left its circle: a drag. The map is ${number(lag, 1)} px behind, and catches up at 1.5 times the speed.`
      : isLong
        ? `It rested for ${PRESS.longPressMs} ms: a long press.`
        : 'It is within its circle: still a click. The map does not move.'
    return `${who}, ${number(distance(startScreen, nowScreen), 1)} px of ${tolerancePxOf(type)} px from its start, after ${number(ms - downMs)} ms<br>${sentence}`
  },
  hand(state, event) {
    if (event.type === 'down') return down(small(event.pointScreen), event.pointerType, event.ms)
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
  buttons: () => [
    { name: 'click', label: 'Shaky click' },
    { name: 'long', label: 'Long press' },
    { name: 'drag', label: 'Finger drag' },
    { name: 'mouse', label: 'Mouse drag' },
  ],
  press: (_, name) => down(MIDDLE, REPLAYS[name as Name].type, 0, name as Name),
}
