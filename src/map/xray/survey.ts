/** Draws the state of the engine over the map, like the survey of a country: fine lines and small text. */
import type { Point, Size } from '../../panzoom/geometry'
import { toScreen, type View } from '../../panzoom/view'
import type { Box } from '../box'
import type { Colours } from './canvas'
import type { Snapshot } from './inspector'
import { number } from './readings'
import { arrow, type Ctx, label, line, note, onPaper } from './strokes'

/** The data that the survey shows. */
export interface Survey {
  readonly snapshot: Snapshot
  /** The hit areas, in map px. */
  readonly areas: readonly Box[]
  /** The position of the engine's viewport on the canvas. */
  readonly stage: View
  /** Whether the pointers come from a tape. */
  readonly isTape: boolean
}

const FONT = 'italic 12px "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, serif'
/** The distance between the crosses of the grid. */
const GRID_MAP_PX = 256
const CROSS_PX = 4
const CORNER_PX = 9
const POINTER_PX = 22
/** The velocity is not shown below this. */
const MIN_SHOWN_PX_PER_MS = 0.05
/** The arrow of a velocity is as long as the distance covered in this time. */
const ARROW_MS = 120

/** A canvas with its colours, and the conversions of map and screen points to its px. */
interface Drawing {
  readonly ctx: Ctx
  readonly colours: Colours
  readonly mapToCanvas: (pointMap: Point) => Point
  readonly screenToCanvas: (pointScreen: Point) => Point
}

/** Draws a survey in CSS px on a cleared canvas. */
export function drawSurvey(ctx: Ctx, { snapshot, areas, stage, isTape }: Survey, colours: Colours): void {
  const { view, bounds, pointers, pinned } = snapshot
  const mapToCanvas = (pointMap: Point) => toScreen(stage, toScreen(view, pointMap))
  const screenToCanvas = (pointScreen: Point) => toScreen(stage, pointScreen)
  const drawing = { ctx, colours, mapToCanvas, screenToCanvas }
  ctx.font = FONT
  ctx.textBaseline = 'middle'
  ctx.lineWidth = 1
  if (isTape) drawFrame(drawing, bounds.viewport)
  drawGrid(drawing, bounds.map)
  for (const area of areas) drawArea(drawing, area)
  drawEdge(drawing, bounds.map)
  for (const { pointScreen } of pointers)
    line(ctx, screenToCanvas(pointScreen), screenToCanvas(pinned.pointScreen), colours.ink, [2, 3])
  drawMovement(drawing, snapshot)
  for (const { id, pointScreen } of pointers) drawPointer(drawing, pointScreen, id, isTape)
  drawPin(drawing, snapshot)
}

/** The viewport of a tape, which may have another size than that of the page. */
function drawFrame({ ctx, colours: { wax, paper }, screenToCanvas }: Drawing, { width, height }: Size): void {
  const from = screenToCanvas({ x: 0, y: 0 })
  const to = screenToCanvas({ x: width, y: height })
  onPaper(ctx, { paper: 4, ink: 1.5 }, wax, paper, () => strokeBox(ctx, from, to))
}

/** Small crosses at equal distances on the map. */
function drawGrid({ ctx, colours: { ink }, mapToCanvas }: Drawing, map: Size): void {
  ctx.strokeStyle = ink
  ctx.globalAlpha = 0.7
  ctx.beginPath()
  for (let y = GRID_MAP_PX; y < map.height; y += GRID_MAP_PX) {
    for (let x = GRID_MAP_PX; x < map.width; x += GRID_MAP_PX) {
      const at = mapToCanvas({ x, y })
      ctx.moveTo(at.x - CROSS_PX, at.y)
      ctx.lineTo(at.x + CROSS_PX, at.y)
      ctx.moveTo(at.x, at.y - CROSS_PX)
      ctx.lineTo(at.x, at.y + CROSS_PX)
    }
  }
  ctx.stroke()
  ctx.globalAlpha = 1
}

/** A hit area: a dashed outline, and in each corner a mark with the corner's coordinates in map px. */
function drawArea({ ctx, colours, mapToCanvas }: Drawing, { left, top, right, bottom }: Box): void {
  const { verdigris, paper } = colours
  const from = mapToCanvas({ x: left, y: top })
  const to = mapToCanvas({ x: right, y: bottom })
  ctx.setLineDash([5, 4])
  onPaper(ctx, { paper: 3, ink: 1.25 }, verdigris, paper, () => strokeBox(ctx, from, to))
  ctx.setLineDash([])
  for (const [x, y, isRight, isBottom] of [
    [left, top, false, false],
    [right, top, true, false],
    [right, bottom, true, true],
    [left, bottom, false, true],
  ] as const) {
    const at = mapToCanvas({ x, y })
    const [inX, inY] = [isRight ? -1 : 1, isBottom ? -1 : 1]
    ctx.lineWidth = 2
    ctx.beginPath()
    ctx.moveTo(at.x + inX * CORNER_PX, at.y)
    ctx.lineTo(at.x, at.y)
    ctx.lineTo(at.x, at.y + inY * CORNER_PX)
    ctx.stroke()
    // Inside the area, apart from the numbers of other areas; in two rows, so that those of a narrow area do not overlap.
    const textAt = { x: at.x + inX * 6, y: at.y + inY * 6 }
    note(ctx, [`${x},`, `${y}`], textAt, isRight, isBottom, verdigris, paper)
  }
  ctx.lineWidth = 1
}

/** The edge of the map. */
function drawEdge({ ctx, colours: { wax }, mapToCanvas }: Drawing, map: Size): void {
  ctx.strokeStyle = wax
  ctx.lineWidth = 2
  strokeBox(ctx, mapToCanvas({ x: 0, y: 0 }), mapToCanvas({ x: map.width, y: map.height }))
  ctx.lineWidth = 1
}

/** The samples, an arrow with the velocity, and the screen position that the pinned point will have at rest. */
function drawMovement({ ctx, colours, screenToCanvas }: Drawing, snapshot: Snapshot): void {
  const { samples, velocity, pinned, target, state } = snapshot
  ctx.fillStyle = colours.wax
  for (const { pointScreen } of samples) {
    const { x, y } = screenToCanvas(pointScreen)
    ctx.beginPath()
    ctx.arc(x, y, 2, 0, 2 * Math.PI)
    ctx.fill()
  }
  const from = screenToCanvas(pinned.pointScreen)
  if (state === 'gliding' || state === 'animating') {
    const goal = screenToCanvas(toScreen(target, pinned.pointMap))
    line(ctx, from, goal, colours.wax, [1, 4])
    ctx.strokeRect(goal.x - 4, goal.y - 4, 8, 8)
  }
  const speed = Math.hypot(velocity.x, velocity.y)
  if (speed < MIN_SHOWN_PX_PER_MS) return
  const { x, y } = pinned.pointScreen
  arrow(ctx, from, screenToCanvas({ x: x + velocity.x * ARROW_MS, y: y + velocity.y * ARROW_MS }), colours)
}

function drawPointer(drawing: Drawing, pointScreen: Point, id: number, isTape: boolean): void {
  const { ctx, colours, screenToCanvas } = drawing
  const { x, y } = screenToCanvas(pointScreen)
  ctx.fillStyle = colours.paper
  ctx.globalAlpha = isTape ? 0.7 : 0.35
  ctx.beginPath()
  ctx.arc(x, y, POINTER_PX, 0, 2 * Math.PI)
  ctx.fill()
  ctx.globalAlpha = 1
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 1.5
  ctx.stroke()
  if (isTape) {
    // The ridges of a fingerprint mark a pointer that a tape plays.
    ctx.lineWidth = 0.75
    for (const radius of [6, 11, 16]) {
      ctx.beginPath()
      ctx.arc(x, y + 3, radius, 1.15 * Math.PI, 1.85 * Math.PI)
      ctx.stroke()
    }
  }
  ctx.lineWidth = 1
  label(ctx, [`pointer ${id}`], { x: x - POINTER_PX, y: y - POINTER_PX - 22 }, colours.ink, colours.paper)
}

/** The pinned point: a cross, with its coordinates in map and screen space, and the speed while the map moves. */
function drawPin(drawing: Drawing, { pinned, bounds, velocity }: Snapshot): void {
  const { ctx, colours, screenToCanvas } = drawing
  const { wax, paper } = colours
  const { pointMap, pointScreen } = pinned
  const at = screenToCanvas(pointScreen)
  onPaper(ctx, { paper: 4, ink: 1.5 }, wax, paper, () => {
    ctx.beginPath()
    ctx.arc(at.x, at.y, 6, 0, 2 * Math.PI)
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      ctx.moveTo(at.x + x * 4, at.y + y * 4)
      ctx.lineTo(at.x + x * 13, at.y + y * 13)
    }
    ctx.stroke()
  })
  const rows = [
    `map ${number(pointMap.x)}, ${number(pointMap.y)}`,
    `screen ${number(pointScreen.x)}, ${number(pointScreen.y)}`,
  ]
  const speed = Math.hypot(velocity.x, velocity.y)
  if (speed >= MIN_SHOWN_PX_PER_MS) rows.push(`${number(speed, 2)} px/ms`)
  // The label is on the left where there is no room on the right.
  const isFar = pointScreen.x > bounds.viewport.width - 150
  label(ctx, rows, { x: at.x + (isFar ? -18 : 18), y: at.y + 16 }, wax, paper, isFar)
}

function strokeBox(ctx: Ctx, from: Point, to: Point): void {
  ctx.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y)
}
