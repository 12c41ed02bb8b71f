/** The shapes of letters, drawn with few curves: printed type of 1672 has more dents than can be seen. */
import type { CurveCommand, OutlineCommand } from 'opentype.js/dist/opentype.mjs'
import { Path } from '../drawing/path.ts'
import { distance, mixPoints, type Point } from '../drawing/points.ts'
import { bestOf } from '../grids/search.ts'
import { type Face, glyphOf } from './faces.ts'

/** How far a drawn edge may lie beside the type's own, in map units, if not said otherwise. */
const TOLERANCE = 0.28

const drawn = new Map<string, Path>()

/**
 * The shape of a letter of a face at a font size, from the left end of its baseline, in map units; drawn
 * once. A greater tolerance draws it in fewer pieces. Nothing for a letter that the face lacks.
 */
export function letterform(letter: string, face: Face, size: number, tolerance = TOLERANCE): Path {
  const key = `${letter} ${face} ${size} ${tolerance}`
  const known = drawn.get(key)
  if (known) return known
  const found = glyphOf(letter, face)
  const path = new Path()
  const outline = found?.glyph.getPath(0, 0, size * found.scale)
  for (const ring of ringsOf(outline?.commands ?? [])) redraw(path, ring, tolerance)
  drawn.set(key, path)
  return path
}

/** How far the pen moves on over a letter, in map units at a font size: without drawing it. */
export function advanceOf(letter: string, face: Face, size: number): number {
  const found = glyphOf(letter, face)
  return found ? ((found.glyph.advanceWidth ?? 0) / found.font.unitsPerEm) * size * found.scale : 0
}

/** The space that a face takes or adds between two letters, in map units: none between two fonts. */
export function kerning(left: string, right: string, face: Face, size: number): number {
  const [before, after] = [glyphOf(left, face), glyphOf(right, face)]
  if (!before || before.font !== after?.font) return 0
  const { font, glyph, scale } = before
  return (font.getKerningValue(glyph, after.glyph) / font.unitsPerEm) * size * scale
}

/** The closed lines of an outline, as many points. */
function ringsOf(commands: readonly OutlineCommand[]): Point[][] {
  const rings: Point[][] = []
  for (const command of commands) {
    if (command.type === 'Z') continue
    const to: Point = [command.x, command.y]
    const ring = rings.at(-1)
    if (command.type === 'M') rings.push([to])
    else ring?.push(...('x1' in command ? curvePoints(command, ring.at(-1) ?? to) : [to]))
  }
  return rings.filter((ring) => ring.length > 3)
}

function curvePoints(command: CurveCommand, from: Point): Point[] {
  const to: Point = [command.x, command.y]
  const first: Point = [command.x1, command.y1]
  const second: Point = command.type === 'C' ? [command.x2, command.y2] : first
  return [0.25, 0.5, 0.75, 1].map((part) => {
    const [a, b, c] = [
      mixPoints(from, first, part),
      mixPoints(first, second, part),
      mixPoints(second, to, part),
    ]
    if (command.type === 'Q') return mixPoints(a, c, part)
    return mixPoints(mixPoints(a, b, part), mixPoints(b, c, part), part)
  })
}

/** Adds a ring in as few pieces as will do, from one of its two farthest ends to the other and back. */
function redraw(path: Path, ring: readonly Point[], tolerance: number): void {
  const start = ring[0] as Point
  const farthest = bestOf(ring.keys(), (index) => distance(ring[index] as Point, start)) ?? 0
  path.moveTo(start)
  drawPieces(path, ring.slice(0, farthest + 1), tolerance)
  drawPieces(path, [...ring.slice(farthest), start], tolerance)
  path.close()
}

/** A straight line if it is near enough, else one bend, else two pieces. */
function drawPieces(path: Path, points: readonly Point[], tolerance: number): void {
  const [from, to] = [points[0] as Point, points.at(-1) as Point]
  const parts = partsAlong(points)
  const straight = mixPoints(from, to, 0.5)
  if (worst(points, parts, straight, tolerance).away < tolerance) {
    path.lineTo(to)
    return
  }
  const control = bestControl(points, parts)
  const { away, index } = worst(points, parts, control)
  if (away < tolerance) {
    path.quadTo(control, to)
    return
  }
  drawPieces(path, points.slice(0, index + 1), tolerance)
  drawPieces(path, points.slice(index), tolerance)
}

/** The control of the quadratic curve nearest to points at these parts of it: least squares. */
function bestControl(points: readonly Point[], parts: readonly number[]): Point {
  const [from, to] = [points[0] as Point, points.at(-1) as Point]
  let [x, y, weight] = [0, 0, 0]
  points.forEach((point, index) => {
    const part = parts[index] as number
    const pull = 2 * part * (1 - part)
    x += pull * (point[0] - (1 - part) ** 2 * from[0] - part ** 2 * to[0])
    y += pull * (point[1] - (1 - part) ** 2 * from[1] - part ** 2 * to[1])
    weight += pull * pull
  })
  return weight > 0 ? [x / weight, y / weight] : mixPoints(from, to, 0.5)
}

/** The inner point farthest from a curve, and its distance; or the first that is as far as is `enough`. */
function worst(points: readonly Point[], parts: readonly number[], control: Point, enough = Infinity) {
  const [from, to] = [points[0] as Point, points.at(-1) as Point]
  let found = { away: 0, index: 1 }
  for (let index = 1; index < points.length - 1 && found.away < enough; index++) {
    const part = parts[index] as number
    const on = mixPoints(mixPoints(from, control, part), mixPoints(control, to, part), part)
    const away = distance(on, points[index] as Point)
    if (away > found.away) found = { away, index }
  }
  return found
}

/** How far along the line each point lies, from 0 to 1. */
function partsAlong(points: readonly Point[]): number[] {
  let walked = 0
  const walk = points.map((point, index) => {
    walked += distance(points[Math.max(0, index - 1)] as Point, point)
    return walked
  })
  return walk.map((length) => length / (walked || 1))
}
