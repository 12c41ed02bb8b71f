/** The frame: a graduated band around the sheet, with a tile in each corner. */
import type { Size } from '../../../panzoom/core/geometry.ts'
import { colour } from '../../drawing/palette.ts'
import type { Path } from '../../drawing/path.ts'
import { type InkOptions, type Mark, Pen, weight } from '../../drawing/pen.ts'
import { plotted, pointsOf } from '../../drawing/plot.ts'
import { randomStream } from '../../drawing/random.ts'
import { drawArt } from '../art.ts'

/** The lines around the sheet: how far in from the edge of the picture, and how bold. */
const RULES = [
  { inset: 27.5, width: 1.8 },
  { inset: 31, width: weight.detail },
  { inset: 40, width: weight.hatching },
  { inset: 36, width: weight.hatching },
  { inset: 44, width: weight.hatching },
  { inset: 52.5, width: weight.line },
  { inset: 56, width: 1.6 },
] as const

/** The length of a bar, and the least distance of the bars from the corners. */
const DEGREE = 32
const CORNER = 64

/** Draws the frame. It covers everything that extends beyond the sheet. */
export function drawFrame(size: Size): Mark[] {
  const pen = new Pen(randomStream('frame'))
  pen.fill(band(size, 31, 53), colour.buff, 0.85)
  // The graduation is made of dashes: bars in two rows that take turns, and hair strokes for the minutes.
  const bars: InkOptions = { stroke: colour.frameBar, width: 3.6, dash: [DEGREE, DEGREE], flatEnds: true }
  pen.shape(sides(size, 37.8, 0), null, bars).shape(sides(size, 42.2, DEGREE), null, bars)
  const minutes: InkOptions = {
    stroke: colour.frameBar,
    width: 3.5,
    dash: [weight.detail, DEGREE / 4 - weight.detail],
  }
  pen.shape(sides(size, 48.5, 0), null, { ...minutes, flatEnds: true })
  for (const { inset, width } of RULES) pen.shape(rectangle(size, inset), null, { width })
  for (const x of [48, size.width - 48])
    for (const y of [48, size.height - 48]) pen.at([x, y], 1, (pen) => drawArt(pen, 'ornaments/tile'))
  return [...pen.marks]
}

function rectangle({ width, height }: Size, inset: number): Path {
  const [right, bottom] = [width - inset, height - inset]
  return plotted(`M${inset},${inset} ${right},${inset} ${right},${bottom} ${inset},${bottom}Z`)
}

/** The ring between two rectangles: the inner one goes round the other way and cuts a hole. */
function band(size: Size, outer: number, inner: number): Path {
  const [right, bottom] = [size.width - inner, size.height - inner]
  return rectangle(size, outer).polygon(
    pointsOf(`${inner},${inner} ${inner},${bottom} ${right},${bottom} ${right},${inner}`),
  )
}

/** A line along each side, `late` units after the corner. */
function sides({ width, height }: Size, inset: number, late: number): string {
  const [right, bottom] = [width - inset, height - inset]
  const [cornerX, cornerY] = [cornerOf(width), cornerOf(height)]
  const level = (y: number) => `M${cornerX + late},${y} ${width - cornerX},${y}`
  const upright = (x: number) => `M${x},${cornerY + late} ${x},${height - cornerY}`
  return level(inset) + level(bottom) + upright(inset) + upright(right)
}

/** The distance of the bars from the corners of a side, so that their length is a whole number of degrees. */
function cornerOf(length: number): number {
  return CORNER + ((length - 2 * CORNER) % DEGREE) / 2
}
