/** Points and paths of fixed shape, written as text: bare numbers read better than a page of brackets. */
import svgpath from 'svgpath'
import { Path, type Step } from './path.ts'
import type { Point } from './points.ts'

/** Points from text as in an SVG `points` attribute: `'12,34 56,78'`. */
export function pointsOf(text: string): Point[] {
  return inPairs((text.match(/[^\s,]+/g) ?? []).map(Number))
}

/** Several rows of points: `'0,0 5,5 / 9,9 2,3'`. */
export function linesOf(text: string): Point[][] {
  return text.split('/').map(pointsOf)
}

/** The path of an SVG `d`. What follows a mistake in it is left out. */
export function plotted(text: string): Path {
  const path = new Path()
  svgpath(text)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...numbers], _, x, y) => {
      if (command === 'H') path.lineTo([numbers[0] as number, y])
      else if (command === 'V') path.lineTo([x, numbers[0] as number])
      else path.add({ command: command.toLowerCase() as Step['command'], points: inPairs(numbers) })
    })
  return path
}

/** The same shape at several places, as one path: the shape's origin lies on each of them. */
export function repeated(shape: Path, places: readonly Point[]): Path {
  return new Path(...places.map(([left, top]) => shape.moved(([x, y]) => [left + x, top + y])))
}

function inPairs(numbers: readonly number[]): Point[] {
  const pairs: Point[] = []
  for (let index = 0; index < numbers.length; index += 2)
    pairs.push([numbers[index] as number, numbers[index + 1] as number])
  return pairs
}
