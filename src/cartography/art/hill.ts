/** Hills: a round back, a little shade, a few strokes down the side that the light does not reach. */
import { softLine } from '../drawing/curves.ts'
import { wedge } from '../drawing/nib.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import type { Mark } from '../drawing/pen.ts'
import { mixPoints, type Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import type { Mountain } from './mountain.ts'

/** The colour of a hill, which fades into the land below. */
export const hillGradient = `<linearGradient id="down" x2="0" y2="1"><stop offset=".25" stop-color="${colour.hill}"/><stop offset="1" stop-color="${colour.hillFoot}" stop-opacity="0"/></linearGradient>`

/** All hills that there are. */
export const HILLS: readonly Mountain[] = [
  { width: 30, height: 9 },
  { width: 38, height: 13 },
  { width: 46, height: 16 },
  { width: 54, height: 17 },
  { width: 62, height: 21 },
].map(({ width, height }, index) => drawHill(`h${index}`, width, height))

function drawHill(id: string, width: number, height: number): Mountain {
  const random = randomStream(`hill ${id}`)
  const top = random.around(width * 0.08)
  const back: Point[] = [
    [-width / 2, 0],
    [-width * 0.36, -height * 0.5],
    [top - width * 0.12, -height * 1.04],
    [top + width * 0.16, -height * 1.02],
    [width * 0.38, -height * 0.42],
    [width / 2, 0],
  ]
  const under = back.slice(1, -1).map(([x, y]): Point => [x + 0.3, y + (x > 0 ? 1.7 : 0.9)])
  const ink = softLine(new Path(), [...back, ...under.reverse()], true)
  const count = Math.round(width / 8)
  for (let index = 0; index < count; index++) {
    const part = (index + random.between(0.2, 0.8)) / count
    const [x, y] = mixPoints([top + width * 0.06, -height * 0.8], [width * 0.33, -height * 0.3], part)
    wedge(ink, [x, y], [x + random.between(1, 3), y + height * random.between(0.24, 0.42)], 1.1)
  }
  const marks: Mark[] = [
    { style: { fill: 'url(#down)' }, path: softLine(new Path(), back).close() },
    { style: { fill: colour.ink }, path: ink },
  ]
  return { glyph: { id, marks }, width, height }
}
