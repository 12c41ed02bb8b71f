/** One request of a wheel, answered in three orders of the same three steps: one of them holds the point. */
import { centreOf, clamp, distance, type Point, type Size } from '../../../panzoom/core/geometry'
import { constrainOffset, pin, pinWithin, toMap, toScreen, type View } from '../../../panzoom/core/view'
import { number, pair } from '../../parts/number'
import { circle, curve, handle, label, level, MAP, scrubbed, sheet, windowAt } from '../drawing'
import type { Figure } from '../figure'

/** Each of the three windows, and where they are in the drawing. */
const VIEWPORT: Size = { width: 124, height: 140 }
const [LEFTS, TOP] = [[6, 138, 270], 46]
/** Before the wheel is turned. */
const BEFORE: View = { x: -84, y: -46, scale: 0.8 }
/** The scales that can be asked for, along the line below the windows. */
const [LOW, HIGH, LINE_Y] = [0.3, 1.3, 248]
const xOf = (scale: number) => 30 + ((scale - LOW) / (HIGH - LOW)) * 340
const scaleAt = (x: number) => clamp(LOW + ((x - 30) / 340) * (HIGH - LOW), LOW, HIGH)

type State = Readonly<{ cursor: Point; asked: number; minScale: number }>

/** The highest scale is twice the lowest. */
const boundsOf = (minScale: number) => ({ map: MAP, viewport: VIEWPORT, minScale, maxScale: 2 * minScale })

/** The views in which the three orders end. */
export function endsOf({ cursor, asked, minScale }: State): readonly View[] {
  const bounds = boundsOf(minScale)
  const heldMap = toMap(BEFORE, cursor)
  const pinned = pin(heldMap, cursor, asked)
  const scale = clamp(asked, bounds.minScale, bounds.maxScale)
  return [
    pinWithin(heldMap, cursor, asked, bounds),
    { ...pinned, scale },
    { ...constrainOffset(pinned, bounds), scale },
  ]
}
const ORDERS = [
  ['clamp, pin,', 'constrain'],
  ['pin,', 'clamp'],
  ['pin, constrain,', 'clamp'],
] as const

export const order: Figure<State> = {
  start: { cursor: { x: 60, y: 52 }, asked: 0.4, minScale: 0.6 },
  draw(state) {
    const { cursor, asked, minScale } = state
    const windows = endsOf(state).map((view, index) => {
      const left = LEFTS[index] ?? 0
      const held = toScreen(view, toMap(BEFORE, cursor))
      const middle = left + VIEWPORT.width / 2
      const slip = `slips ${number(distance(held, cursor))} px`
      const [first, second] = ORDERS[index] ?? ['', '']
      const content =
        sheet(view) + curve([held, cursor], 'wrong') + circle(cursor, 7, 'line') + circle(held, 4)
      return `${label({ x: middle, y: 20 }, first, 'middle')}${label({ x: middle, y: 36 }, second, 'middle')}
${windowAt({ x: left, y: TOP }, VIEWPORT, content)}
${label({ x: middle, y: TOP + VIEWPORT.height + 18 }, slip, 'middle')}`
    })
    const at = { x: (LEFTS[0] ?? 0) + cursor.x, y: TOP + cursor.y }
    return `${windows.join('')}${level(LINE_Y, xOf(LOW), xOf(HIGH), 'grid')}
${level(LINE_Y, xOf(minScale), Math.min(xOf(2 * minScale), 400), 'wrong')}
${label({ x: xOf(asked), y: LINE_Y - 16 }, 'asked', 'middle')}
${label({ x: xOf(minScale), y: LINE_Y + 25 }, 'lowest scale', 'middle')}
${handle('cursor', 'the cursor', at, pair(cursor))}
${handle('asked', 'the scale asked for', { x: xOf(asked), y: LINE_Y }, number(asked, 2))}
${handle('limit', 'the lowest scale', { x: xOf(minScale), y: LINE_Y }, number(minScale, 2), 'finger')}`
  },
  says(state) {
    const { asked, minScale, cursor } = state
    const { maxScale } = boundsOf(minScale)
    const isCut = clamp(asked, minScale, maxScale) !== asked
    const [right = BEFORE] = endsOf(state)
    const isMoved = distance(toScreen(right, toMap(BEFORE, cursor)), cursor) > 0.5
    const point = isMoved
      ? 'The right order moves the point only where the map would leave a gap.'
      : 'Clamp it first: what is under the cursor stays there.'
    const sentence = isCut
      ? `A limit cuts the scale. ${point}`
      : 'No limit cuts this scale, so the order hardly matters: move it past one.'
    return `scale ${number(BEFORE.scale, 2)} → ${scrubbed('asked', 'the scale asked for', asked, 2)},
limits ${scrubbed('limit', 'the lowest scale', minScale, 2)} to ${number(maxScale, 2)}<br>${sentence}`
  },
  drag(state, name, { x, y }) {
    if (name === 'asked') return { ...state, asked: scaleAt(x) }
    if (name === 'limit') return { ...state, minScale: scaleAt(x) }
    const cursor = { x: clamp(x - (LEFTS[0] ?? 0), 0, VIEWPORT.width), y: clamp(y - TOP, 0, VIEWPORT.height) }
    return { ...state, cursor }
  },
  scrub(state, name, steps) {
    const key = name === 'asked' ? 'asked' : 'minScale'
    return { ...state, [key]: clamp(state[key] + steps * 0.02, LOW, HIGH) }
  },
  buttons: (state) => [
    { label: 'Turn out too far', next: { ...state, minScale: 0.6, asked: 0.4 } },
    { label: 'Turn in too far', next: { ...state, minScale: 0.45, asked: 1.2 } },
    { label: 'Cursor to the middle', next: { ...state, cursor: centreOf(VIEWPORT) } },
  ],
}
