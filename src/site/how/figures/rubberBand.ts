/** A map pulled past its edge, the curve of how far it gives, and a second grip with and without its inverse. */
import { clamp, type Point } from '../../../panzoom/core/geometry'
import { follow, type Grip, grab, MAX_OVERSCROLL_PX, rubberband } from '../../../panzoom/core/grip'
import { type Bounds, toMap, toScreen, type View } from '../../../panzoom/core/view'
import { number } from '../../parts/number'
import { arrow, curve, handle, label, MAP, scrubbed, sheet } from '../drawing'
import { DRAWING, type Figure } from '../figure'

const BOUNDS: Bounds = { map: MAP, viewport: DRAWING, minScale: 1, maxScale: 1 }
/** The finger is at this height, and it took hold this far from the map's edge. */
const [FINGER_Y, FROM_X] = [76, 60]
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
    const jump = state.before && Math.abs(state.before.x - view.x) > 0.5 ? state.before.x : null
    const jumps = [
      { x: jump ?? 0, y: 120 },
      { x: view.x, y: 120 },
    ] as const
    return (
      `<svg width="400" height="136"><rect class="gap" width="100%" height="100%" />${sheet(view)}${curve([held, finger], 'thread')}<circle class="held" cx="${held.x}" cy="${held.y}" r="4" />${jump === null ? '' : arrow(jumps[0], jumps[1])}<rect class="window" width="100%" height="100%" /></svg>` +
      curve([{ x: ZERO.x, y: max }, ZERO, { x: 390, y: ZERO.y }], 'grid') +
      curve(
        [
          { x: ZERO.x, y: max },
          { x: 390, y: max },
        ],
        'thread',
      ) +
      label({ x: 390, y: max - 5 }, `never ${MAX_OVERSCROLL_PX} px`, 'end') +
      label({ x: 8, y: max + 40 }, 'given') +
      label({ x: 390, y: ZERO.y + 14 }, 'pulled', 'end') +
      curve(pulls, 'line') +
      curve([{ x: dot.x, y: ZERO.y }, dot, { x: ZERO.x, y: dot.y }], 'thread') +
      (pulled > 20 && jump === null
        ? arrow(dot, again, 'line other') +
          label({ x: 390, y: ZERO.y - 10 }, 'without the inverse: a jump', 'end')
        : '') +
      `<circle class="${state.before ? 'flash' : 'held'}" cx="${dot.x}" cy="${dot.y}" r="${state.before ? 8 : 5}" />` +
      handle('finger', 'the finger that pulls', finger, 'finger')
    )
  },
  says(state) {
    const { x } = viewOf(state)
    const jump = state.before ? state.before.x - x : 0
    const sentence = state.hasInverse
      ? 'Gripped again, nothing moved: the inverse turned what was given into what was pulled.'
      : `Gripped again, it jumped by <strong>${number(jump)} px</strong>: what was given was taken for what was pulled.`
    return `pulled ${scrubbed('pull', 'pulled', pulledBy(state))} px · given ${number(x)} px<br>${state.before ? sentence : `Half as far at first, and never ${MAX_OVERSCROLL_PX} px. Now let a second grip take hold of it.`}`
  },
  drag: (state, _, { x }) => ({ ...state, fingerX: clamp(x, FROM_X, 380), before: null }),
  scrub: (state, _, steps) => ({
    ...state,
    fingerX: clamp(state.fingerX + steps, FROM_X, 380),
    before: null,
  }),
  buttons: ({ hasInverse }) => [
    { name: 'again', label: 'Grip again' },
    { name: 'inverse', label: 'With the inverse', isOn: hasInverse },
    { name: 'begin', label: 'Begin again' },
  ],
  press(state, name) {
    if (name === 'begin') return { ...rubberBand.start, hasInverse: state.hasInverse }
    if (name === 'inverse') return { ...state, grip: FIRST, before: null, hasInverse: !state.hasInverse }
    const before = viewOf(state)
    const finger = fingerOf(state)
    const grip = state.hasInverse ? grab(before, [finger], BOUNDS) : grabWithout(before, finger)
    return { ...state, grip, before }
  },
}
