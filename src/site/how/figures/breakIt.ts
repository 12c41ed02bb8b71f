/** A map with seven parts of its code that can be made wrong, one by one. */
import { centreOf, centroid, clamp, distance, type Point } from '../../../panzoom/core/geometry'
import { follow, type Grip, grab } from '../../../panzoom/core/grip'
import { easeTo, keepWithin, RETURN_MS, type Transition } from '../../../panzoom/core/transition'
import * as core from '../../../panzoom/core/view'
import { prefersReducedMotion } from '../../../panzoom/dom/surface'
import { addSample, glide, type Sample, velocityAt } from '../../../panzoom/gestures/inertia'
import { laggingPoint, movedTo, type Pointer } from '../../../panzoom/gestures/press'
import { wheelFactor } from '../../../panzoom/gestures/wheel'
import { number } from '../../parts/number'
import { circle, curve, fingerAt, MAP } from '../drawing'
import { DRAWING, type Figure, type HandEvent } from '../figure'

/** Each part: its name when it is right, when it is wrong, and what to try then. */
const PARTS = {
  hold: ['hold a point', 'Each move adds a distance. Drag far past an edge and back: the map is elsewhere.'],
  order: ['clamp, then pin', 'The scale is clamped last. Turn the wheel at its limit: the map slips away.'],
  cursor: ['zoom about the cursor', 'It zooms about the middle. Point at the mill, and turn the wheel.'],
  catchUp: ['catch up', 'It begins where the click ended, and your finger is not where it took hold.'],
  edge: ['soft edge', 'The edge is a wall. Pull there: is the map at its end, or has it stopped working?'],
  speed: ['100 ms of speed', 'The last move alone gives the speed. Flick: it depends on one unsteady event.'],
  layer: ['a layer', 'The browser paints in each frame. Here it can; a large drawing loses frames.'],
} as const
type Part = keyof typeof PARTS
const NAMES = Object.keys(PARTS) as Part[]

type State = Readonly<{
  wrong: readonly Part[]
  view: core.View
  isTaken?: boolean // By a press: before it, the wheel is the page's.
  pointers: ReadonlyMap<number, Pointer>
  grip: Grip | null
  /** What the pointer, or the wheel, took hold of, and where that should be. */
  held: Readonly<{ pointMap: Point; pointScreen: Point }> | null
  isBehind: boolean
  samples: readonly Sample[]
  movement: Readonly<{ transition: Transition; startMs: number }> | null
  /** The times of the frames of the last second. */
  frames: readonly number[]
}>

const BOUNDS: core.Bounds = { map: MAP, viewport: DRAWING, minScale: 1, maxScale: 4 }
const NO_HAND = { pointers: new Map(), grip: null, held: null, isBehind: false, samples: [], movement: null }
const positions = ({ pointers }: State) => [...pointers.values()].map(({ nowScreen }) => nowScreen)

/** The pointers hold the map as it is. */
function regrip(state: State, ms: number, isNew: boolean): State {
  const points = positions(state)
  if (points.length === 0) return { ...state, grip: null, held: null }
  const grip = grab(state.view, points, BOUNDS)
  const pointScreen = grip.centroidScreen
  const held = isNew || !state.held ? { pointMap: grip.heldMap, pointScreen } : state.held
  return { ...state, grip, held, isBehind: points.length === 1, samples: [{ pointScreen, ms }] }
}

function move(state: State, id: number, nowScreen: Point, ms: number): State {
  const before = state.pointers.get(id)
  if (!before || !state.grip || !state.held) return state
  const isWrong = (part: Part) => state.wrong.includes(part)
  const pointer = movedTo(before, nowScreen)
  let moved: State = { ...state, pointers: new Map([...state.pointers, [id, pointer]]) }
  const middle = centroid(positions(moved))
  moved = { ...moved, held: { ...state.held, pointScreen: middle } }
  if (!pointer.hasStrayed && state.pointers.size === 1) return moved
  if (!before.hasStrayed && isWrong('catchUp')) moved = { ...regrip(moved, ms, false), isBehind: false }
  const isBehind = moved.isBehind && !isWrong('catchUp')
  const lagging = isBehind ? laggingPoint(state.grip.centroidScreen, pointer) : null
  let view = follow(moved.grip ?? state.grip, lagging ? [lagging] : positions(moved), BOUNDS)
  if (isWrong('edge')) view = core.constrain(view, BOUNDS)
  if (isWrong('hold') && state.pointers.size === 1) {
    const [from, to] = [before.nowScreen, nowScreen]
    view = core.constrain(core.panBy(state.view, { x: to.x - from.x, y: to.y - from.y }), BOUNDS)
  }
  const samples = addSample(state.samples, { pointScreen: middle, ms })
  return { ...moved, view, samples, isBehind: lagging !== null }
}

function release(state: State, id: number, ms: number): State {
  const pointers = new Map([...state.pointers].filter(([other]) => other !== id))
  if (pointers.size > 0) return regrip({ ...state, pointers }, ms, true)
  const { view, wrong } = state
  const samples = wrong.includes('speed') ? state.samples.slice(-2) : state.samples
  const end = easeTo(view, core.constrain(view, BOUNDS), prefersReducedMotion() ? 0 : RETURN_MS, 'return')
  const fling = prefersReducedMotion() ? null : glide(view, velocityAt(samples, ms), BOUNDS)
  const movement = { transition: fling ? keepWithin(fling, view, BOUNDS) : end, startMs: ms }
  return { ...state, ...NO_HAND, held: state.held, movement }
}

function turn(state: State, event: Extract<HandEvent, { type: 'wheel' }>): State {
  const isWrong = (part: Part) => state.wrong.includes(part)
  const held = { pointMap: core.toMap(state.view, event.pointScreen), pointScreen: event.pointScreen }
  const about = isWrong('cursor') ? centreOf(DRAWING) : event.pointScreen
  const scale = state.view.scale * wheelFactor(event)
  let view = core.scaleAbout(state.view, about, scale, BOUNDS)
  if (isWrong('order')) {
    const pinned = core.pin(core.toMap(state.view, about), about, scale)
    view = core.constrainOffset({ ...pinned, scale: clamp(scale, BOUNDS.minScale, BOUNDS.maxScale) }, BOUNDS)
  }
  return { ...state, view, held, movement: null }
}

export const breakIt: Figure<State> = {
  start: { ...NO_HAND, wrong: [], view: { x: -110, y: -80, scale: 1.6 }, frames: [] },
  sheet: ({ view, wrong }) => ({ ...view, hasLayer: !wrong.includes('layer') }),
  draw(state) {
    const { held, pointers, view } = state
    const at = held && pointers.size > 0 ? core.toScreen(view, held.pointMap) : null
    const mark = held && at ? curve([at, held.pointScreen], 'wrong') + circle(at, 4) : ''
    return positions(state).map(fingerAt).join('') + mark
  },
  says({ view, held, wrong, frames }) {
    const px = held ? distance(core.toScreen(view, held.pointMap), held.pointScreen) : 0
    const [last] = wrong.slice(-1)
    const sentence = last
      ? PARTS[last][1]
      : 'All is right. Drag it, pinch it; after a press, the wheel zooms. Then break a part.'
    return `<strong>${number(px, 1)} px</strong> between the finger and what it took hold of · ${frames.length} frames in the last second of movement<br>${sentence}`
  },
  hand(state, event) {
    if (event.type === 'wheel') return state.isTaken ? turn(state, event) : state
    if (event.type === 'move') return move(state, event.id, event.pointScreen, event.ms)
    const { id, ms } = event
    if (event.type !== 'down') return state.pointers.has(id) ? release(state, id, ms) : state
    const at = { startScreen: event.pointScreen, nowScreen: event.pointScreen }
    const pointer: Pointer = { ...at, type: event.pointerType, hasStrayed: false }
    const pointers = new Map([...state.pointers, [id, pointer]])
    return regrip({ ...state, isTaken: true, movement: null, pointers }, ms, true)
  },
  frame(state, ms) {
    const frames = [...state.frames.filter((past) => ms - past < 1000), ms]
    if (!state.movement) return state.pointers.size > 0 ? { ...state, frames } : state
    const { transition, startMs } = state.movement
    const elapsedMs = Math.max(0, ms - startMs)
    const isOver = elapsedMs >= transition.durationMs
    const view = isOver ? transition.to : transition.viewAt(elapsedMs)
    return { ...state, frames, view, held: null, movement: isOver ? null : state.movement }
  },
  buttons: (state) =>
    NAMES.map((part) => {
      const isOn = !state.wrong.includes(part)
      const wrong = isOn ? [...state.wrong, part] : state.wrong.filter((one) => one !== part)
      return { label: PARTS[part][0], isOn, next: { ...state, ...NO_HAND, isTaken: true, wrong } }
    }),
  keep: ({ wrong }) => wrong.join(','),
  restore: (kept) => ({ ...breakIt.start, wrong: NAMES.filter((name) => kept.split(',').includes(name)) }),
}
