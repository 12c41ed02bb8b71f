/** Two fingers, and a third to add and lift: a drag and a pinch are one function. */
import { centroid, type Point, spread } from '../../../panzoom/core/geometry'
import { follow, type Grip, grab } from '../../../panzoom/core/grip'
import { type Bounds, toScreen, type View } from '../../../panzoom/core/view'
import { number, pair } from '../../parts/number'
import { circle, curve, handle, MAP, sheet } from '../drawing'
import { DRAWING, type Figure } from '../figure'

const BOUNDS: Bounds = { map: MAP, viewport: DRAWING, minScale: 1, maxScale: 8 }
type State = Readonly<{ fingers: readonly Point[]; view: View; grip: Grip; isGripping: boolean }>

const gripAnew = (view: View, fingers: readonly Point[]): State => ({
  view,
  fingers,
  grip: grab(view, fingers, BOUNDS),
  isGripping: true,
})

export const fingers: Figure<State> = {
  start: gripAnew({ x: -100, y: -70, scale: 1.5 }, [
    { x: 140, y: 170 },
    { x: 270, y: 110 },
  ]),
  draw({ fingers, view, grip, isGripping }) {
    const middle = centroid(fingers)
    const held = toScreen(view, grip.heldMap)
    return (
      sheet(view) +
      fingers.map((finger) => curve([middle, finger], 'thread')).join('') +
      circle(middle, spread(fingers), 'line') +
      (isGripping ? circle(held, 9, 'flash') : circle(held, 4)) +
      fingers
        .map((finger, index) => handle(`${index}`, `finger ${index + 1}`, finger, pair(finger), 'finger'))
        .join('')
    )
  },
  says({ fingers, grip, view, isGripping }) {
    const { x, y } = centroid(fingers)
    const factor = spread(fingers) / grip.spreadPx
    const drag = fingers.length === 1 ? 'One finger has no spread: a drag. ' : ''
    const held = `The map point ${number(grip.heldMap.x)}, ${number(grip.heldMap.y)} is held under the centroid.`
    const sentence = isGripping ? 'They have gripped the map anew: it did not move.' : held
    return `centroid ${number(x)}, ${number(y)} · spread ${number(spread(fingers))} px ·
factor ${number(fingers.length > 1 ? factor : 1, 2)} · scale ${number(view.scale, 2)}<br>${drag}${sentence}`
  },
  drag(state, name, to) {
    const fingers = state.fingers.map((finger, index) => (`${index}` === name ? to : finger))
    return { ...state, fingers, view: follow(state.grip, fingers, BOUNDS), isGripping: false }
  },
  buttons({ view, fingers: all }) {
    const spare = { x: 90 + 60 * all.length, y: 60 + 40 * all.length }
    return [
      { label: 'Add a finger', next: gripAnew(view, [...all, spare].slice(0, 3)) },
      { label: 'Lift a finger', next: gripAnew(view, all.slice(0, Math.max(1, all.length - 1))) },
      { label: 'Begin again', next: fingers.start },
    ]
  },
}
