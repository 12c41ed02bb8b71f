/** Draws the state of the engine over the map, like the survey of a country: fine lines and small text. */
import type { Box, Point, Size } from '../../panzoom/geometry'
import { pin, toScreen, type View } from '../../panzoom/view'
import { screenBoxOf } from '../box'
import { number } from './figures'
import type { Snapshot } from './inspector'
import * as draw from './pen'

/** The distance between the crosses of the grid, in map px, and the sizes of marks. */
const GRID_MAP_PX = 256
const CROSS_PX = 4
const CORNER_PX = 9
const POINTER_PX = 22
/** The velocity is not shown below this. */
const MIN_SHOWN_PX_PER_MS = 0.05
/** The arrow of a velocity is as long as the distance covered in this time. */
const ARROW_MS = 120
/** The margin around the map in the inset: room for the viewport while it shows more than the map. */
const INSET_MARGIN_PX = 10

/** Draws a survey on a cleared canvas of the viewport's size, with the hit areas in map px. */
export function drawSurvey(pen: draw.Pen, snapshot: Snapshot, areas: readonly Box[], isPlayed: boolean): void {
  const { view, bounds, pointers, pinned } = snapshot
  const { ink, wax } = pen.colours
  drawGrid(pen, view, bounds.map)
  for (const area of areas) drawArea(pen, view, area)
  draw.stroke(pen, draw.outline(view, draw.boxOfSize(bounds.map)), wax, 2)
  for (const { pointScreen } of pointers) draw.stroke(pen, draw.line(pointScreen, pinned.pointScreen), ink, 1, [2, 3])
  drawMovement(pen, snapshot)
  for (const { id, pointScreen } of pointers) drawPointer(pen, pointScreen, id, isPlayed)
  drawPin(pen, snapshot)
}

/** Draws the whole map in small on a cleared canvas of this width in CSS px, with the part that the viewport shows. */
export function drawInset(
  pen: draw.Pen,
  width: number,
  { bounds, view, target }: Snapshot,
  areas: readonly Box[],
): void {
  const { ink, verdigris, wax } = pen.colours
  const scale = (width - 2 * INSET_MARGIN_PX) / bounds.map.width
  const inset: View = { x: INSET_MARGIN_PX, y: INSET_MARGIN_PX, scale }
  // In the viewport, the map's top-left corner is at the view's offset. That point is pinned to the corner in the inset.
  const visible = (shown: View) => draw.outline(pin(shown, inset, scale / shown.scale), draw.boxOfSize(bounds.viewport))
  for (const area of areas) draw.stroke(pen, draw.outline(inset, area), verdigris, 1)
  draw.stroke(pen, draw.outline(inset, draw.boxOfSize(bounds.map)), ink, 1.5)
  draw.stroke(pen, visible(target), wax, 1, [2, 3])
  draw.stroke(pen, visible(view), wax, 2)
}

/** Small crosses at equal distances on the map. */
function drawGrid(pen: draw.Pen, view: View, map: Size): void {
  let crosses = ''
  for (let y = GRID_MAP_PX; y < map.height; y += GRID_MAP_PX) {
    for (let x = GRID_MAP_PX; x < map.width; x += GRID_MAP_PX) {
      crosses += draw.cross(toScreen(view, { x, y }), 0, CROSS_PX)
    }
  }
  pen.ctx.globalAlpha = 0.7
  draw.stroke(pen, crosses, pen.colours.ink, 1)
  pen.ctx.globalAlpha = 1
}

/** A hit area: a dashed outline, and in each corner a mark with the corner's coordinates in map px. */
function drawArea(pen: draw.Pen, view: View, area: Box): void {
  const { verdigris } = pen.colours
  const shown = screenBoxOf(area, view)
  draw.strokeOnPaper(pen, draw.outline(view, area), verdigris, 1.25, [5, 4])
  for (const side of ['left', 'right'] as const) {
    for (const end of ['top', 'bottom'] as const) {
      const [isRight, isBottom] = [side === 'right', end === 'bottom']
      const [x, y] = [shown[side], shown[end]]
      const [inX, inY] = [isRight ? -1 : 1, isBottom ? -1 : 1]
      draw.stroke(pen, `M${x + inX * CORNER_PX} ${y}H${x}V${y + inY * CORNER_PX}`, verdigris, 2)
      // Inside the area, apart from the numbers of other areas; in two rows, so that those of a narrow area do not overlap.
      const rows = [`${area[side]},`, `${area[end]}`]
      draw.note(pen, rows, { x: x + inX * 6, y: y + inY * 6 }, verdigris, { isRight, isBottom })
    }
  }
}

/** The samples, an arrow with the velocity, and the screen position that the pinned point will have at rest. */
function drawMovement(pen: draw.Pen, { samples, velocity, pinned, target, state }: Snapshot): void {
  const { wax } = pen.colours
  const { pointMap, pointScreen: from } = pinned
  for (const { pointScreen } of samples) draw.fill(pen, draw.circle(pointScreen, 2), wax)
  if (state === 'gliding' || state === 'animating') {
    const goal = toScreen(target, pointMap)
    draw.stroke(pen, draw.line(from, goal), wax, 1, [1, 4])
    draw.stroke(pen, draw.outline({ ...goal, scale: 1 }, { left: -4, top: -4, right: 4, bottom: 4 }), wax, 1)
  }
  if (Math.hypot(velocity.x, velocity.y) < MIN_SHOWN_PX_PER_MS) return
  const to = { x: from.x + velocity.x * ARROW_MS, y: from.y + velocity.y * ARROW_MS }
  draw.strokeOnPaper(pen, draw.arrow(from, to), wax, 2)
}

function drawPointer(pen: draw.Pen, at: Point, id: number, isPlayed: boolean): void {
  const { ink, paper } = pen.colours
  draw.fill(pen, draw.circle(at, POINTER_PX), paper, isPlayed ? 0.7 : 0.35)
  draw.stroke(pen, draw.circle(at, POINTER_PX), ink, 1.5)
  if (isPlayed) {
    // There is no finger to see: its print stands for it.
    for (const radius of [6, 11, 16]) {
      const start = `M${at.x - 0.9 * radius} ${at.y + 3 - 0.45 * radius}`
      draw.stroke(pen, `${start}a${radius} ${radius} 0 0 1 ${1.8 * radius} 0`, ink, 0.75)
    }
  }
  draw.label(pen, [`pointer ${id}`], { x: at.x - POINTER_PX, y: at.y - POINTER_PX - 22 }, ink)
}

/** The pinned point: a cross, with its coordinates in map and screen space, and the speed while the map moves. */
function drawPin(pen: draw.Pen, { pinned, bounds, velocity }: Snapshot): void {
  const { wax } = pen.colours
  const { pointMap, pointScreen: at } = pinned
  draw.strokeOnPaper(pen, draw.circle(at, 6) + draw.cross(at, 4, 13), wax, 1.5)
  const rows = [`map ${number(pointMap.x)}, ${number(pointMap.y)}`, `screen ${number(at.x)}, ${number(at.y)}`]
  const speed = Math.hypot(velocity.x, velocity.y)
  if (speed >= MIN_SHOWN_PX_PER_MS) rows.push(`${number(speed, 2)} px/ms`)
  // The label is on the left where there is no room on the right.
  const isFar = at.x > bounds.viewport.width - 150
  draw.label(pen, rows, { x: at.x + (isFar ? -18 : 18), y: at.y + 16 }, wax, isFar)
}
