/** A map pulled past its edge, how far it gives, and a second grip with and without the inverse. */
import { clamp, type Point, type Size } from '../../../panzoom/core/geometry'
import { follow, type Grip, grab, MAX_OVERSCROLL_PX, rubberband } from '../../../panzoom/core/grip'
import { type Bounds, toMap, toScreen, type View } from '../../../panzoom/core/view'
import { number } from '../../parts/number'
import { arrow, circle, curve, handle, label, level, MAP, scrubbed, sheet, windowAt } from '../drawing'
import { DRAWING, type Figure } from '../figure'

const BOUNDS: Bounds = { map: MAP, viewport: DRAWING, minScale: 1, maxScale: 1 }
/** The finger is at this height, and it took hold this far from the map's edge. */
const [FINGER_Y, FROM_X] = [76, 60]
/** The part of the drawing through which the map is seen. */
const WINDOW: Size = { width: 400, height: 136 }
/** Where the curve is 0, and its px of the drawing per px that the map gives. */
const [ZERO, GIVES] = [{ x: FROM_X, y: 262 }, 1.6]
const onCurve = (pulled: number): Point => ({
  x: ZERO.x + pulled,
  y: ZERO.y - GIVES * rubberband(pulled, MAX_OVERSCROLL_PX),
})

type State = Readonly<{ fingerX: number; grip: Grip; hasInverse: boolean; before: View | null }>

const fingerOf = ({ fingerX }: State): Point => ({ x: fingerX, y: FINGER_Y })
const viewOf = (state: State) => follow(state.grip, [fingerOf(state)], BOUNDS)
/** How far the grip believes that the map is pulled. */
const pulledBy = ({ fingerX, grip }: State) => fingerX - grip.heldMap.x
const FIRST = grab({ x: 0, y: 0, scale: 1 }, [{ x: FROM_X, y: FINGER_Y }], BOUNDS)

/** Wrong: the map point under the finger, as if nothing had been pulled. */
const grabWithout = (view: View, finger: Point): Grip => ({
  ...grab(view, [finger], BOUNDS),
  heldMap: toMap(view, finger),
})

const pulledTo = (state: State, x: number): State => {
  return { ...state, fingerX: clamp(x, FROM_X, 380), before: null }
}

export const rubberBand: Figure<State> = {
  start: { fingerX: FROM_X + 120, grip: FIRST, hasInverse: true, before: null },
  draw(state) {
    const finger = fingerOf(state)
    const view = viewOf(state)
    const held = { x: toScreen(view, FIRST.heldMap).x, y: FINGER_Y }
    const pulled = pulledBy(state)
    const again = onCurve(view.x)
    const pulls = Array.from({ length: 65 }, (_, index) => onCurve(5 * index))
    const max = ZERO.y - GIVES * MAX_OVERSCROLL_PX
    const dot = onCurve(pulled)
    const from = state.before?.x ?? view.x
    const hasJumped = Math.abs(from - view.x) > 0.5
    const jump = hasJumped ? arrow({ x: from, y: 120 }, { x: view.x, y: 120 }) : ''
    const map = sheet(view) + curve([held, finger], 'thread') + circle(held, 4) + jump
    return (
      windowAt({ x: 0, y: 0 }, WINDOW, map) +
      curve([{ x: ZERO.x, y: max }, ZERO, { x: 390, y: ZERO.y }], 'grid') +
      level(max, ZERO.x, 390, 'thread') +
      label({ x: 390, y: max - 5 }, `never ${MAX_OVERSCROLL_PX} px`, 'end') +
      label({ x: 8, y: max + 40 }, 'given') +
      label({ x: 390, y: ZERO.y + 14 }, 'pulled', 'end') +
      curve(pulls, 'line') +
      curve([{ x: dot.x, y: ZERO.y }, dot, { x: ZERO.x, y: dot.y }], 'thread') +
      (pulled > 20 && !hasJumped
        ? arrow(dot, again, 'line other') +
          label({ x: 390, y: ZERO.y - 10 }, 'without the inverse: a jump', 'end')
        : '') +
      (state.before ? circle(dot, 8, 'flash') : circle(dot, 5)) +
      handle('finger', 'the finger that pulls', finger, `${number(pulledBy(state))} px`, 'finger')
    )
  },
  says(state) {
    const { x } = viewOf(state)
    const jump = state.before ? state.before.x - x : 0
    const again = state.hasInverse
      ? 'Gripped again, nothing moved: the inverse turned what was given into what was pulled.'
      : `Gripped again, it jumped by <strong>${number(jump)} px</strong>: what was given was taken for what was pulled.`
    const first = `Half as far at first, and never ${MAX_OVERSCROLL_PX} px. Now let a second grip take hold of it.`
    return `pulled ${scrubbed('pull', 'pulled', pulledBy(state))} px · given ${number(x)} px<br>${state.before ? again : first}`
  },
  drag: (state, _, { x }) => pulledTo(state, x),
  scrub: (state, _, steps) => pulledTo(state, state.fingerX + steps),
  buttons(state) {
    const { hasInverse } = state
    const [before, finger] = [viewOf(state), fingerOf(state)]
    const grip = hasInverse ? grab(before, [finger], BOUNDS) : grabWithout(before, finger)
    const other = { ...state, grip: FIRST, before: null, hasInverse: !hasInverse }
    return [
      { label: 'Grip again', next: { ...state, grip, before } },
      { label: 'With the inverse', isOn: hasInverse, next: other },
      { label: 'Begin again', next: { ...rubberBand.start, hasInverse } },
    ]
  },
}
