/** Points and paths of fixed shape, written as text: bare numbers read better than a page of brackets. */
import { Path } from './path.ts'
import type { Point } from './points.ts'

/** Points from text as in an SVG `points` attribute: `'12,34 56,78'`. */
export function pointsOf(text: string): Point[] {
  const numbers = (text.match(/[^\s,]+/g) ?? []).map(Number)
  return inGroups(numbers, 2).map(([x, y]) => [x as number, y as number])
}

/** Several rows of points: `'0,0 5,5 / 9,9 2,3'`. */
export function linesOf(text: string): Point[][] {
  return text.split('/').map(pointsOf)
}

/**
 * The path of an SVG `d` whose commands are M, L, Q, C and Z, with absolute coordinates: `'M0,0L9,0 9,5Z'`.
 */
export function plotted(text: string): Path {
  const path = new Path()
  for (const [, command, numbers = ''] of text.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const points = pointsOf(numbers)
    if (command === 'M') path.polyline(points)
    if (command === 'L') for (const to of points) path.lineTo(to)
    if (command === 'Q')
      for (const [control, to] of inGroups(points, 2)) path.quadTo(control as Point, to as Point)
    if (command === 'C') {
      for (const [control, control2, to] of inGroups(points, 3)) {
        path.curveTo(control as Point, control2 as Point, to as Point)
      }
    }
    if (command === 'Z') path.close()
  }
  return path
}

/** The same shape at several places, as one path: the shape's origin lies on each of them. */
export function repeated(shape: string, places: readonly Point[], scale = 1): Path {
  const path = new Path()
  for (const [left, top] of places)
    path.append(plotted(shape).moved(([x, y]) => [left + x * scale, top + y * scale]))
  return path
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: items.length / size }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
