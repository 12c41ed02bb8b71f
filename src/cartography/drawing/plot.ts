/** Points for drawings of fixed shape, written as text: a page of bare numbers reads better than one of brackets. */
import type { Point } from './points.ts'

/** Points from text as in an SVG `points` attribute: `'12,34 56,78'`. */
export function pointsOf(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number)
      return [x as number, y as number]
    })
}

/** Several rows of points: `'0,0 5,5 / 9,9 2,3'`. */
export function linesOf(text: string): Point[][] {
  return text.split('/').map(pointsOf)
}
