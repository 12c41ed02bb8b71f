/** Draws the state of the engine. Points are in CSS px of a canvas, paths are SVG path data. */
import * as words from 'virtual:words?xray'
import { distance, type Point, type Size } from '../../../panzoom/core/geometry'
import { toScreen, type View } from '../../../panzoom/core/view'
import type { Corner } from '../../../table/area'
import { number } from '../../parts/number'
import type { LivePlace } from '../liveMap'
import type { Snapshot } from './inspector'

/** Custom properties of the canvas. */
const COLOURS = ['ink', 'verdigris', 'wax', 'paper-light'] as const
type Colour = (typeof COLOURS)[number]

type Pen = Readonly<{ ctx: CanvasRenderingContext2D; styles: Record<Colour, string> }>

const FONT = 'italic 12px "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, serif'
const LINE_PX = 14
const GRID_MAP_PX = 256
const POINTER_PX = 22
const MIN_SHOWN_PX_PER_MS = 0.05
/** An arrow is as long as the distance covered in this time. */
const ARROW_MS = 120

const line = (from: Point, to: Point) => `M${from.x} ${from.y}L${to.x} ${to.y}`
const circle = ({ x, y }: Point, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const edgeOf = ({ width, height }: Size): readonly Corner[] => [
  [0, 0],
  [0, width],
  [height, width],
  [height, 0],
]

/** Draws a survey on a canvas of the viewport's size, with the places, whose hit areas it shows. */
export function drawSurvey(
  canvas: HTMLCanvasElement,
  snapshot: Snapshot,
  places: readonly LivePlace[],
  isPlayed: boolean,
) {
  const pen = penOn(canvas)
  if (!pen) return
  const { view, bounds, pointers, pinned } = snapshot
  drawGrid(pen, view, bounds.map)
  for (const place of places) drawArea(pen, view, place)
  stroke(pen, outline(view, edgeOf(bounds.map)), 'wax', 2)
  for (const { pointScreen } of pointers) stroke(pen, line(pointScreen, pinned.pointScreen), 'ink', 1, [2, 3])
  drawMovement(pen, snapshot)
  for (const { id, pointScreen } of pointers) drawPointer(pen, pointScreen, id, isPlayed)
  drawPin(pen, snapshot)
}

/** Clears a canvas and gives it the resolution of the screen. Returns a pen, if it has a context. */
function penOn(canvas: HTMLCanvasElement): Pen | null {
  const { clientWidth, clientHeight } = canvas
  const density = window.devicePixelRatio
  const size = { width: Math.round(clientWidth * density), height: Math.round(clientHeight * density) }
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size)
  const ctx = canvas.getContext('2d')
  if (!ctx) return null
  ctx.setTransform(density, 0, 0, density, 0, 0)
  ctx.clearRect(0, 0, clientWidth, clientHeight)
  const css = getComputedStyle(canvas)
  const styles = COLOURS.map((colour) => [colour, css.getPropertyValue(`--${colour}`).trim()])
  return { ctx, styles: Object.fromEntries(styles) }
}

function drawGrid(pen: Pen, view: View, map: Size): void {
  let crosses = ''
  for (let y = GRID_MAP_PX; y < map.height; y += GRID_MAP_PX) {
    for (let x = GRID_MAP_PX; x < map.width; x += GRID_MAP_PX)
      crosses += cross(toScreen(view, { x, y }), 0, 4)
  }
  pen.ctx.globalAlpha = 0.7
  stroke(pen, crosses, 'ink', 1)
  pen.ctx.globalAlpha = 1
}

/** A hit area: a dashed outline, and in each corner a mark with the corner's coordinates in map px. */
function drawArea(pen: Pen, view: View, { corners, middle }: LivePlace): void {
  strokeOnPaper(pen, outline(view, corners), 'verdigris', 1.25, [5, 4])
  const points = corners.map(([y, x]) => toScreen(view, { x, y }))
  for (const [index, at] of points.entries()) {
    const [before, after] = [points.at(index - 1) ?? at, points[(index + 1) % points.length] ?? at]
    const [from, to] = [before, after].map((next) => towards(at, next, 9)) as [Point, Point]
    stroke(pen, `M${from.x} ${from.y}L${at.x} ${at.y}L${to.x} ${to.y}`, 'verdigris', 2)
    const [y, x] = corners[index] as Corner
    // Inside the area; in two rows, so that those of a narrow area do not overlap.
    const [inX, inY] = [x < middle.x ? 1 : -1, y < middle.y ? 1 : -1]
    note(pen, [`${x},`, `${y}`], { x: at.x + inX * 6, y: at.y + inY * 6 }, 'verdigris', inX, inY)
  }
}

/** The point at a distance from another, in the direction of a third. */
function towards(from: Point, to: Point, px: number): Point {
  const part = px / (distance(from, to) || 1)
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
}

/** The samples, an arrow with the velocity, and where the pinned point will be at rest. */
function drawMovement(pen: Pen, { samples, velocity, pinned, target, state }: Snapshot): void {
  const { pointMap, pointScreen: from } = pinned
  for (const { pointScreen } of samples) fill(pen, circle(pointScreen, 2), 'wax')
  if (state === 'gliding' || state === 'animating') {
    const goal = toScreen(target, pointMap)
    stroke(pen, line(from, goal), 'wax', 1, [1, 4])
    stroke(pen, `M${goal.x - 4} ${goal.y - 4}h8v8h-8z`, 'wax', 1)
  }
  if (Math.hypot(velocity.x, velocity.y) < MIN_SHOWN_PX_PER_MS) return
  const to = { x: from.x + velocity.x * ARROW_MS, y: from.y + velocity.y * ARROW_MS }
  const angle = Math.atan2(velocity.y, velocity.x)
  const barbs = [angle + 0.8 * Math.PI, angle - 0.8 * Math.PI].map(
    (barb) => `M${to.x} ${to.y}l${10 * Math.cos(barb)} ${10 * Math.sin(barb)}`,
  )
  strokeOnPaper(pen, line(from, to) + barbs.join(''), 'wax', 2)
}

function drawPointer(pen: Pen, at: Point, id: number, isPlayed: boolean): void {
  fill(pen, circle(at, POINTER_PX), 'paper-light', isPlayed ? 0.7 : 0.35)
  stroke(pen, circle(at, POINTER_PX), 'ink', 1.5)
  // There is no finger to see: its print stands for it.
  for (const radius of isPlayed ? [6, 11, 16] : []) {
    const start = `M${at.x - 0.9 * radius} ${at.y + 3 - 0.45 * radius}`
    stroke(pen, `${start}a${radius} ${radius} 0 0 1 ${1.8 * radius} 0`, 'ink', 0.75)
  }
  label(pen, [`${words.xray.pointer} ${id}`], { x: at.x - POINTER_PX, y: at.y - POINTER_PX - 22 }, 'ink')
}

/** The pinned point: a cross, with its coordinates in the map, what it is, and the speed while the map moves. */
function drawPin(pen: Pen, { pinned, bounds, velocity }: Snapshot): void {
  const { pointMap, pointScreen: at } = pinned
  strokeOnPaper(pen, circle(at, 6) + cross(at, 4, 13), 'wax', 1.5)
  const rows: string[] = [
    words.xray.pinned[pinned.by],
    `${words.xray.map} ${number(pointMap.x)}, ${number(pointMap.y)}`,
  ]
  const speed = Math.hypot(velocity.x, velocity.y)
  if (speed >= MIN_SHOWN_PX_PER_MS) rows.push(`${number(speed, 2)} px/ms`)
  const isFar = at.x > bounds.viewport.width - 150
  label(pen, rows, { x: at.x + (isFar ? -18 : 18), y: at.y + 4 }, 'wax', isFar)
}

function outline(view: View, corners: readonly Corner[]): string {
  const points = corners.map(([y, x]) => toScreen(view, { x, y }))
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/** Its arms begin and end at these distances from its centre. */
function cross({ x, y }: Point, begin: number, end: number): string {
  const horizontal = `M${x - end} ${y}H${x - begin}M${x + begin} ${y}H${x + end}`
  return `${horizontal}M${x} ${y - end}V${y - begin}M${x} ${y + begin}V${y + end}`
}

function stroke(
  { ctx, styles }: Pen,
  path: string,
  colour: Colour,
  width: number,
  dash: number[] = [],
): void {
  ctx.strokeStyle = styles[colour]
  ctx.lineWidth = width
  ctx.setLineDash(dash)
  ctx.stroke(new Path2D(path))
}

/** Strokes a path twice, broad in paper and fine in a colour: visible on any background. */
function strokeOnPaper(pen: Pen, path: string, colour: Colour, width: number, dash?: number[]): void {
  stroke(pen, path, 'paper-light', 2.5 * width, dash)
  stroke(pen, path, colour, width, dash)
}

function fill({ ctx, styles }: Pen, path: string, colour: Colour, opacity = 1): void {
  ctx.fillStyle = styles[colour]
  ctx.globalAlpha = opacity
  ctx.fill(new Path2D(path))
  ctx.globalAlpha = 1
}

/** Rows of small text with a paper outline, right of a point and below it; with -1 left, or above it. */
function note(
  { ctx, styles }: Pen,
  rows: readonly string[],
  at: Point,
  colour: Colour,
  inX = 1,
  inY = 1,
): void {
  ctx.font = FONT
  ctx.textBaseline = 'middle'
  ctx.textAlign = inX > 0 ? 'left' : 'right'
  ctx.strokeStyle = styles['paper-light']
  ctx.fillStyle = styles[colour]
  ctx.lineWidth = 3
  ctx.lineJoin = 'round'
  ctx.setLineDash([])
  rows.forEach((row, index) => {
    const y = at.y + (index + 0.5 - (inY > 0 ? 0 : rows.length)) * LINE_PX
    ctx.strokeText(row, at.x, y)
    ctx.fillText(row, at.x, y)
  })
}

/** Rows of text on a rectangle of paper, its top-left (with `isRight` its top-right) corner at a point. */
function label(pen: Pen, rows: readonly string[], at: Point, colour: Colour, isRight = false): void {
  pen.ctx.font = FONT
  const width = Math.max(...rows.map((row) => pen.ctx.measureText(row).width)) + 10
  const left = isRight ? at.x - width : at.x
  const path = `M${left + 0.5} ${at.y + 0.5}h${width - 1}v${rows.length * LINE_PX + 3}h${1 - width}z`
  fill(pen, path, 'paper-light', 0.92)
  stroke(pen, path, colour, 1)
  note(pen, rows, { x: left + 5, y: at.y + 2.5 }, colour)
}
