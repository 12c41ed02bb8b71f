/** Draws the state of the engine, as SVG in CSS px of the surface. */
import * as words from 'virtual:words?xray'
import { distance, type Point, type Size } from '../../../panzoom/core/geometry'
import { toScreen, type View } from '../../../panzoom/core/view'
import { boxOfSize, type Corner, cornersOfBox } from '../../../table/area'
import { number } from '../../parts/number'
import type { LivePlace } from '../liveMap'
import type { Snapshot } from './inspector'

/** Custom properties of the page. */
type Colour = 'ink' | 'verdigris' | 'wax' | 'paper-light'

const LINE_PX = 14
const GRID_MAP_PX = 256
const POINTER_PX = 22
const MIN_SHOWN_PX_PER_MS = 0.05
/** An arrow is as long as the distance covered in this time. */
const ARROW_MS = 120

/** What lies below the marks at corners: a grid, the hit areas of the places, and the edge of the map. */
export function surveyOf({ view, bounds }: Snapshot, places: readonly LivePlace[]): string {
  return [
    grid(view, bounds.map),
    ...places.map(({ corners }) => strokeOnPaper(outline(view, corners), 'verdigris', 1.25, '5 4')),
    stroke(outline(view, cornersOfBox(boxOfSize(bounds.map))), 'wax', 2),
  ].join('')
}

/** What lies above them: the pointers, the pinned point and its movement. */
export function stateOf(snapshot: Snapshot, isPlayed: boolean): string {
  const { pointers, pinned } = snapshot
  return [
    ...pointers.map(({ pointScreen }) => stroke(line(pointScreen, pinned.pointScreen), 'ink', 1, '2 3')),
    movement(snapshot),
    ...pointers.map(({ id, pointScreen }) => pointer(pointScreen, id, isPlayed)),
    pin(snapshot),
  ].join('')
}

/**
 * The marks at the corners of a hit area, with the coordinates of each. A mark is drawn once, in screen px
 * around the origin, and then moved to where its corner `at`, in map px, is on the screen: browsers take long
 * for text that is new in each frame.
 */
export function cornerMarks({ corners, middle }: LivePlace): { at: Point; drawn: string }[] {
  const points = corners.map(([y, x]) => ({ x, y }))
  return points.map((at, index) => {
    const [before, after] = [points.at(index - 1) ?? at, points[(index + 1) % points.length] ?? at]
    const [from, to] = [before, after].map((next) => towards(at, next, 9)) as [Point, Point]
    // Inside the area; in two rows, so that those of a narrow area do not overlap.
    const [inX, inY] = [at.x < middle.x ? 1 : -1, at.y < middle.y ? 1 : -1]
    const label = note([`${at.x},`, `${at.y}`], { x: inX * 6, y: inY * 6 }, 'verdigris', inX, inY)
    const bracket = stroke(`M${from.x} ${from.y}L0 0L${to.x} ${to.y}`, 'verdigris', 2)
    return { at, drawn: `<g>${bracket}${label}</g>` }
  })
}

function grid(view: View, map: Size): string {
  let crosses = ''
  for (let y = GRID_MAP_PX; y < map.height; y += GRID_MAP_PX) {
    for (let x = GRID_MAP_PX; x < map.width; x += GRID_MAP_PX)
      crosses += cross(toScreen(view, { x, y }), 0, 4)
  }
  return `<g opacity="0.7">${stroke(crosses, 'ink', 1)}</g>`
}

/** From the first point towards the second, at this distance. */
function towards(from: Point, to: Point, px: number): Point {
  const part = px / (distance(from, to) || 1)
  return { x: part * (to.x - from.x), y: part * (to.y - from.y) }
}

/** The samples, an arrow with the velocity, and where the pinned point will be at rest. */
function movement({ samples, velocity, pinned, target, state }: Snapshot): string {
  const { pointMap, pointScreen: from } = pinned
  let drawn = samples.map(({ pointScreen }) => disc(pointScreen, 2, 'wax', 1)).join('')
  if (state === 'gliding' || state === 'animating') {
    const goal = toScreen(target, pointMap)
    drawn += stroke(line(from, goal), 'wax', 1, '1 4')
    drawn += stroke(`M${goal.x - 4} ${goal.y - 4}h8v8h-8z`, 'wax', 1)
  }
  if (Math.hypot(velocity.x, velocity.y) < MIN_SHOWN_PX_PER_MS) return drawn
  const to = { x: from.x + velocity.x * ARROW_MS, y: from.y + velocity.y * ARROW_MS }
  const angle = Math.atan2(velocity.y, velocity.x)
  const barbs = [angle + 0.8 * Math.PI, angle - 0.8 * Math.PI].map(
    (barb) => `M${to.x} ${to.y}l${10 * Math.cos(barb)} ${10 * Math.sin(barb)}`,
  )
  return drawn + strokeOnPaper(line(from, to) + barbs.join(''), 'wax', 2)
}

function pointer(at: Point, id: number, isPlayed: boolean): string {
  // There is no finger to see: its print stands for it.
  const prints = (isPlayed ? [6, 11, 16] : []).map((radius) => {
    const start = `M${at.x - 0.9 * radius} ${at.y + 3 - 0.45 * radius}`
    return stroke(`${start}a${radius} ${radius} 0 0 1 ${1.8 * radius} 0`, 'ink', 0.75)
  })
  return (
    disc(at, POINTER_PX, 'paper-light', isPlayed ? 0.7 : 0.35) +
    stroke(circle(at, POINTER_PX), 'ink', 1.5) +
    prints.join('') +
    note([`${words.xray.pointer} ${id}`], { x: at.x - POINTER_PX, y: at.y - POINTER_PX - 20 }, 'ink')
  )
}

/** The pinned point: a cross, its coordinates in the map, what it is, and the speed while the map moves. */
function pin({ pinned, bounds, velocity }: Snapshot): string {
  const { pointMap, pointScreen: at } = pinned
  const rows: string[] = [
    words.xray.pinned[pinned.by],
    `${words.xray.map} ${number(pointMap.x)}, ${number(pointMap.y)}`,
  ]
  const speed = Math.hypot(velocity.x, velocity.y)
  if (speed >= MIN_SHOWN_PX_PER_MS) rows.push(`${number(speed, 2)} px/ms`)
  const inX = at.x > bounds.viewport.width - 150 ? -1 : 1
  return (
    strokeOnPaper(circle(at, 6) + cross(at, 4, 13), 'wax', 1.5) +
    note(rows, { x: at.x + inX * 18, y: at.y + 6 }, 'wax', inX)
  )
}

const line = (from: Point, to: Point) => `M${from.x} ${from.y}L${to.x} ${to.y}`
const circle = ({ x, y }: Point, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

function outline(view: View, corners: readonly Corner[]): string {
  const points = corners.map(([y, x]) => toScreen(view, { x, y }))
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/** Its arms begin and end at these distances from its centre. */
function cross({ x, y }: Point, begin: number, end: number): string {
  const horizontal = `M${x - end} ${y}H${x - begin}M${x + begin} ${y}H${x + end}`
  return `${horizontal}M${x} ${y - end}V${y - begin}M${x} ${y + begin}V${y + end}`
}

const stroke = (path: string, colour: Colour, width: number, dash = 'none') =>
  `<path d="${path}" stroke="var(--${colour})" stroke-width="${width}" stroke-dasharray="${dash}"/>`

/** Strokes a path twice, broad in paper and fine in a colour: visible on any background. */
const strokeOnPaper = (path: string, colour: Colour, width: number, dash?: string) =>
  stroke(path, 'paper-light', 2.5 * width, dash) + stroke(path, colour, width, dash)

const disc = (at: Point, r: number, colour: Colour, opacity: number) =>
  `<path d="${circle(at, r)}" fill="var(--${colour})" fill-opacity="${opacity}"/>`

/** Rows of text with a paper outline, right of a point and below it; with -1 left, or above it. */
function note(rows: readonly string[], { x, y }: Point, colour: Colour, inX = 1, inY = 1): string {
  const anchor = inX > 0 ? 'start' : 'end'
  const top = y + (inY > 0 ? 0 : -rows.length * LINE_PX)
  const texts = rows.map((row, index) => `<text x="${x}" y="${top + (index + 0.8) * LINE_PX}">${row}</text>`)
  return `<g fill="var(--${colour})" text-anchor="${anchor}">${texts.join('')}</g>`
}
