/** The compass rose. */

import type { Box } from '../../panzoom/core/geometry.ts'
import type { MapWords } from '../../words/lists.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, hatching, line, type Mark, Pen } from '../drawing/pen.ts'
import { boxAt, type Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import { letterWord } from '../lettering/lettering.ts'

/** The radius of the rose's outmost ring, in map units. */
export const RADIUS = 96

/** The ground that a rose takes at a place, its letters included. */
export const compassBox = (centre: Point): Box => boxAt(centre, 126, 138, 128)

/**
 * A star of the rose: its points, the angle of the first one from north, their length, width and two colours.
 */
const STARS = [
  { points: 8, degrees: 22.5, long: 0.66, waist: 0.16, light: colour.rose8, dark: colour.slate },
  { points: 4, degrees: 45, long: 0.78, waist: 0.19, light: colour.rose4, dark: colour.seaInk },
  { points: 4, degrees: 0, long: 1.06, waist: 0.2, light: colour.roseMain, dark: colour.red },
] as const

const lily = `M0,3Q-7,-10 0,-26Q7,-10 0,3Z`
const sepal = 'M1,-1C5,-9 8,-15 12,-13.5C16,-12 15,-5 10.6,-6Q11,-10 6,-5L3,2Z'

/** Draws the compass rose about a place, with the letters of its winds; a lily stands for the north. */
export function drawCompass(centre: Point, winds: MapWords['winds']): Mark[] {
  const pen = new Pen(randomStream('compass'))
  pen.at(centre, 1, () => {
    drawRings(pen)
    for (const star of STARS) drawStar(pen, star)
    pen.shape(new Path().ellipse([0, 0], 9), colour.gold)
    pen.shape(new Path().ellipse([0, 0], 5), colour.red, line)
    pen.fill(new Path().ellipse([0, 0], 1.8), colour.snow)
    pen.at([0, -RADIUS - 6], 1.05, drawLily)
  })
  const [x, y] = centre
  const letters: readonly (readonly [string, Point])[] = [
    [winds.east, [x + RADIUS + 16, y + 7]],
    [winds.south, [x, y + RADIUS + 22]],
    [winds.west, [x - RADIUS - 18, y + 7]],
  ]
  return [...pen.marks, ...letters.flatMap(([letter, at]) => letterWord(letter, 'capitals', at, 24))]
}

function drawRings(pen: Pen): void {
  const ring = (part: number) => new Path().ellipse([0, 0], RADIUS * part)
  // Strokes at right angles to a ring are dashes of a broad line around it.
  const ticks = (part: number, count: number, length: number) =>
    pen.shape(ring(part), null, {
      width: length,
      dash: [0.7, (2 * Math.PI * RADIUS * part) / count - 0.7],
      flatEnds: true,
    })
  pen.shape(ring(1), colour.ring, { width: 1.6, fillOpacity: 0.82 })
  pen.shape(ring(0.96).append(ring(0.86)), null, detail)
  ticks(0.93, 128, 4)
  ticks(0.91, 32, 9)
  ticks(0.585, 64, 2.6)
  pen.shape(ring(0.6), colour.ringInner, { ...line, fillOpacity: 0.6 })
  pen.shape(ring(0.57), null, hatching)
}

function drawStar(pen: Pen, { points, degrees, long, waist, light, dark }: (typeof STARS)[number]): void {
  const at = (angle: number, part: number): Point => [
    Math.sin((angle * Math.PI) / 180) * part * RADIUS,
    -Math.cos((angle * Math.PI) / 180) * part * RADIUS,
  ]
  const sides = [new Path(), new Path()] as const
  const half = 180 / points
  for (let index = 0; index < points; index++) {
    const angle = degrees + index * half * 2
    sides.forEach((side, right) => {
      side.polygon([[0, 0], at(angle, long), at(angle + (right ? half : -half), waist)])
    })
  }
  pen.shape(sides[0], light, line)
  pen.shape(sides[1], dark, line)
}

function drawLily(pen: Pen): void {
  const petal = () => pen.shape(sepal, colour.red, line)
  petal()
  pen.mirrored([0, 0], petal)
  pen.shape(lily, colour.red, line)
  pen.polygon('-6,-1.6 6,-1.6 6,1.6 -6,1.6', colour.gold, line)
}
