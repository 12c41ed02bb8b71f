/** Paths of fixed shape, written as text: the shape of a beast or a sail is data, and reads best as SVG writes it. */
import { Path } from './path.ts'
import type { Point } from './points.ts'

/** The path of an SVG `d` whose commands are M, L, Q, C and Z, all with absolute coordinates. */
export function plotted(text: string): Path {
  const path = new Path()
  for (const [, command, numbers] of text.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === 'Z') path.close()
    const points = pairs(numbers ?? '')
    if (command === 'M') for (const to of points) path.moveTo(to)
    if (command === 'L') for (const to of points) path.lineTo(to)
    if (command === 'Q') for (const [control, to] of inGroups(points, 2)) path.quadTo(control as Point, to as Point)
    if (command === 'C') {
      for (const [control, control2, to] of inGroups(points, 3)) {
        path.curveTo(control as Point, control2 as Point, to as Point)
      }
    }
  }
  return path
}

function pairs(text: string): Point[] {
  const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number)
  return inGroups(numbers, 2).map(([x, y]) => [x as number, y as number])
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: items.length / size }, (_, index) => items.slice(index * size, (index + 1) * size))
}
