/** Fish: a school that leaps, and its shadows below. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { line, type Pen, weight } from '../../drawing/pen.ts'
import { plotted, pointsOf } from '../../drawing/plot.ts'

const body = 'M-8,0Q1,-7 9,-1Q1,5 -8,0L-13,-4L-12,0L-14,4Z'

const leaping = [
  { at: [-25, -5], degrees: -48 },
  { at: [0, -17], degrees: -4 },
  { at: [25, -7], degrees: 40 },
] as const

const shadows = pointsOf('-34,10 -16,12 4,9 26,12 -6,18 16,19 -26,19')

/** Draws a school of fish that swims to the right, 80 units long: the surface at the origin. */
export function school(pen: Pen): void {
  const below = new Path()
  for (const [x, y] of shadows)
    below.append(plotted(body).moved(([left, top]) => [x + left * 0.7, y + top * 0.6]))
  pen.fill(below, colour.seaInk, 0.45)
  for (const { at: place, degrees } of leaping) pen.turned(place, degrees, drawFish)
  pen.passing('fish', () => pen.at([56, -14], 0.8, drawFish))
  pen.shape('M-32,3Q-26,-1 -20,3Q-16,0 -12,2M12,3Q20,-1 26,3Q31,0 35,3M-6,4Q0,1 6,4', null, {
    stroke: colour.seaInk,
    width: weight.outline,
  })
}

function drawFish(pen: Pen): void {
  pen.shape(`${body}M-1,-3.6L-4,-6.5L3,-3.8`, colour.fish, line)
  pen.shape('M5,-3Q3.5,-1 5,1.4M7,-1.6L7,-1.6', null, line)
}
