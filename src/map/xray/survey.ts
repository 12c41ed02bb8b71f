/** Draws the state of the engine over the map, in the manner of a survey: fine lines and small figures. */
import type { Point } from '../../panzoom/geometry'
import { toScreen, type View } from '../../panzoom/view'
import type { Box } from '../box'
import type { Inks } from './inks'
import type { Snapshot } from './inspector'
import { number } from './readings'
import { onStage, type Stage } from './stage'
import { arrow, line, note, onPaper, type Pen, plate } from './strokes'

/** The data that the survey shows. */
export interface Survey {
  readonly snapshot: Snapshot
  /** The hit areas, in map px. */
  readonly areas: readonly Box[]
  /** The position of the engine's screen on the canvas. */
  readonly stage: Stage
  /** Whether the pointers come from a tape. */
  readonly isTape: boolean
}

const FONT = 'italic 12px "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, serif'
/** The distance between the crosses of the grid. */
const GRATICULE_MAP_PX = 256
const CROSS_PX = 4
const CORNER_PX = 9
const POINTER_PX = 22
/** Slower movements are not visible and not shown. */
const MIN_SHOWN_PX_PER_MS = 0.05
/** The length of a velocity's arrow is the distance covered in this time. */
const ARROW_MS = 120

/** Draws a survey in CSS px on a cleared canvas. */
export function drawSurvey(pen: Pen, { snapshot, areas, stage, isTape }: Survey, inks: Inks): void {
  const { view, pointers, pinned } = snapshot
  const place = (pointMap: Point) => onStage(stage, toScreen(view, pointMap))
  const ofScreen = (pointScreen: Point) => onStage(stage, pointScreen)
  pen.font = FONT
  pen.textBaseline = 'middle'
  pen.lineWidth = 1
  if (isTape) drawFrame(pen, snapshot, stage, inks)
  drawGraticule(pen, snapshot, place, inks)
  for (const area of areas) drawArea(pen, area, place, inks)
  drawEdge(pen, snapshot, place, inks)
  for (const { pointScreen } of pointers)
    line(pen, ofScreen(pointScreen), ofScreen(pinned.pointScreen), inks.ink, [2, 3])
  drawSamples(pen, snapshot, ofScreen, inks)
  for (const { id, pointScreen } of pointers) drawPointer(pen, ofScreen(pointScreen), id, isTape, inks)
  drawPin(pen, snapshot, ofScreen(pinned.pointScreen), inks)
}

/** The viewport of a tape, which need not be that of the page. */
function drawFrame(pen: Pen, { bounds }: Snapshot, stage: Stage, { wax, paper }: Inks): void {
  const { width, height } = bounds.viewport
  const { x, y } = onStage(stage, { x: 0, y: 0 })
  const far = onStage(stage, { x: width, y: height })
  onPaper(pen, { paper: 4, ink: 1.5 }, wax, paper, () => pen.strokeRect(x, y, far.x - x, far.y - y))
}

function drawGraticule(pen: Pen, { bounds: { map } }: Snapshot, place: (point: Point) => Point, { ink }: Inks): void {
  pen.strokeStyle = ink
  pen.globalAlpha = 0.7
  pen.beginPath()
  for (let y = GRATICULE_MAP_PX; y < map.height; y += GRATICULE_MAP_PX) {
    for (let x = GRATICULE_MAP_PX; x < map.width; x += GRATICULE_MAP_PX) {
      const at = place({ x, y })
      pen.moveTo(at.x - CROSS_PX, at.y)
      pen.lineTo(at.x + CROSS_PX, at.y)
      pen.moveTo(at.x, at.y - CROSS_PX)
      pen.lineTo(at.x, at.y + CROSS_PX)
    }
  }
  pen.stroke()
  pen.globalAlpha = 1
}

/** A hit area: a dashed outline, and in each corner a mark with the corner's coordinates in map px. */
function drawArea(pen: Pen, { left, top, right, bottom }: Box, place: (point: Point) => Point, inks: Inks): void {
  const from = place({ x: left, y: top })
  const to = place({ x: right, y: bottom })
  pen.setLineDash([5, 4])
  onPaper(pen, { paper: 3, ink: 1.25 }, inks.verdigris, inks.paper, () =>
    pen.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y),
  )
  pen.setLineDash([])
  for (const [x, y, isRight, isBottom] of [
    [left, top, false, false],
    [right, top, true, false],
    [right, bottom, true, true],
    [left, bottom, false, true],
  ] as const) {
    const at = place({ x, y })
    const [inX, inY] = [isRight ? -1 : 1, isBottom ? -1 : 1]
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(at.x + inX * CORNER_PX, at.y)
    pen.lineTo(at.x, at.y)
    pen.lineTo(at.x, at.y + inY * CORNER_PX)
    pen.stroke()
    // Inside the area, apart from other areas' numbers; in two rows, so that those of a narrow area do not overlap.
    note(
      pen,
      [`${x},`, `${y}`],
      { x: at.x + inX * 6, y: at.y + inY * 6 },
      isRight,
      isBottom,
      inks.verdigris,
      inks.paper,
    )
  }
  pen.lineWidth = 1
}

/** The edge of the map. */
function drawEdge(pen: Pen, { bounds: { map } }: Snapshot, place: (point: Point) => Point, { wax }: Inks): void {
  const from = place({ x: 0, y: 0 })
  const to = place({ x: map.width, y: map.height })
  pen.strokeStyle = wax
  pen.lineWidth = 2
  pen.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y)
  pen.lineWidth = 1
}

/** The samples, and the velocity computed from them. */
function drawSamples(pen: Pen, snapshot: Snapshot, ofScreen: (point: Point) => Point, inks: Inks): void {
  const { samples, velocity, pinned, view, target, state } = snapshot
  pen.fillStyle = inks.wax
  for (const { pointScreen } of samples) {
    const { x, y } = ofScreen(pointScreen)
    pen.beginPath()
    pen.arc(x, y, 2, 0, 2 * Math.PI)
    pen.fill()
  }
  const from = ofScreen(pinned.pointScreen)
  // The screen position of the pinned point once the map is at rest.
  if (state === 'gliding' || state === 'flying') {
    const goal = ofScreen(seenLater(pinned.pointMap, view, target))
    line(pen, from, goal, inks.wax, [1, 4])
    pen.strokeRect(goal.x - 4, goal.y - 4, 8, 8)
  }
  const speed = Math.hypot(velocity.x, velocity.y)
  if (speed < MIN_SHOWN_PX_PER_MS) return
  const tip = ofScreen({
    x: pinned.pointScreen.x + velocity.x * ARROW_MS,
    y: pinned.pointScreen.y + velocity.y * ARROW_MS,
  })
  arrow(pen, from, tip, inks)
}

function seenLater(pointMap: Point, view: View, target: View): Point {
  return toScreen(Number.isFinite(target.scale) ? target : view, pointMap)
}

function drawPointer(pen: Pen, { x, y }: Point, id: number, isTape: boolean, { ink, paper }: Inks): void {
  pen.fillStyle = paper
  pen.globalAlpha = isTape ? 0.7 : 0.35
  pen.beginPath()
  pen.arc(x, y, POINTER_PX, 0, 2 * Math.PI)
  pen.fill()
  pen.globalAlpha = 1
  pen.strokeStyle = ink
  pen.lineWidth = 1.5
  pen.stroke()
  if (isTape) {
    // The ridges of a fingerprint mark a pointer that a tape plays.
    pen.lineWidth = 0.75
    for (const radius of [6, 11, 16]) {
      pen.beginPath()
      pen.arc(x, y + 3, radius, 1.15 * Math.PI, 1.85 * Math.PI)
      pen.stroke()
    }
  }
  pen.lineWidth = 1
  plate(pen, [`finger ${id}`], { x: x - POINTER_PX, y: y - POINTER_PX - 22 }, ink, paper)
}

/** The pinned point: a cross, with its coordinates in map and screen space, and the speed while the map moves. */
function drawPin(pen: Pen, { pinned, bounds, velocity }: Snapshot, at: Point, { wax, paper }: Inks): void {
  onPaper(pen, { paper: 4, ink: 1.5 }, wax, paper, () => {
    pen.beginPath()
    pen.arc(at.x, at.y, 6, 0, 2 * Math.PI)
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      pen.moveTo(at.x + x * 4, at.y + y * 4)
      pen.lineTo(at.x + x * 13, at.y + y * 13)
    }
    pen.stroke()
  })
  const { pointMap, pointScreen } = pinned
  const lines = [
    `map ${number(pointMap.x)}, ${number(pointMap.y)}`,
    `screen ${number(pointScreen.x)}, ${number(pointScreen.y)}`,
  ]
  const speed = Math.hypot(velocity.x, velocity.y)
  if (speed >= MIN_SHOWN_PX_PER_MS) lines.push(`${number(speed, 2)} px/ms`)
  // The label is on the left where there is no room on the right.
  const isFar = pointScreen.x > bounds.viewport.width - 150
  plate(pen, lines, { x: at.x + (isFar ? -18 : 18), y: at.y + 16 }, wax, paper, isFar)
}
