/** Discoveries that live out there, and their homes. Each is drawn about the middle of its foot. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { detail, line, type Pen } from '../../drawing/pen.ts'
import { pointsOf, repeated } from '../../drawing/plot.ts'
import { drawCampFire, drawTent } from '../../kit/camp.ts'
import { FINE, LINE } from '../house.ts'

export function hermit(pen: Pen): void {
  pen.shape('M-8,0Q-7,-9 0,-12Q7,-9 8,0Z', colour.wood, LINE)
  pen.lines('-4,-2 -2,-9 / 4,-1 2,-9.6 / 6,-1 4,-7 / -6,-1 -5,-5 / -12,.6 -6,.8 / 6,.6 12,.4', FINE)
  pen.fill('M-2,0Q-1.6,-5.4 0,-5.6Q1.6,-5.4 2,0', colour.dark)
  pen.curves('3,-11 2,-14 5,-16 3,-19 6,-22', { ...line, stroke: colour.paleInk })
}

export function camp(pen: Pen): void {
  pen.at([-7, 0], 0.7, () => drawTent(pen, [0, 0], colour.red))
  pen.at([8, 0], 0.65, drawCampFire)
}

export function hollowOak(pen: Pen): void {
  pen.polygon('-7,0 -4.6,-6 -4.4,-14 4.4,-14 4.6,-6 8,0 3,-1 0,.6 -3,-1', colour.darkWood, LINE)
  const crown =
    'M-16,-18Q-20,-27 -10,-29Q-6,-37 3,-34Q13,-36 14,-27Q21,-20 12,-15Q6,-10 0,-13.6Q-10,-9 -16,-18Z'
  pen.shape(crown, colour.oakCrown, LINE)
  pen.fill('M14,-27Q21,-20 12,-15Q6,-10 0,-13.6Q11,-18 14,-27', colour.treeShade, 0.36)
  pen.shape('M-2,-0.4L-2,-4Q0,-7 2,-4L2,-0.4Z', colour.red, FINE)
  pen.fill(new Path().ellipse([0.4, -10], 1.2), colour.glow)
  pen.curves('-9,-22 -7,-20 -5,-22 / 1,-27 3,-25 5,-27 / 5,-19 7,-17 9,-19 / -4,-30 -2,-28 0,-30', FINE)
}

export function signpost(pen: Pen): void {
  pen.lines('0,0 0,-15', { width: 1.4 })
  pen.polygon('-1,-14 8,-14.6 10.4,-12.6 8,-10.8 -1,-10.6', colour.wood, LINE)
  pen.polygon('1,-9.6 -7,-9.4 -9.4,-7.6 -7,-6.2 1,-6.4', colour.wood, LINE)
}

export function duck(pen: Pen): void {
  pen.shape('M-5,-3Q-4,1 1,1Q5,0.6 5,-2.6Q2,-1.4 0.4,-3Z', colour.straw, LINE)
  pen.shape(new Path().ellipse([-2.4, -4.6], 2.4), colour.straw, LINE)
  pen.fill('M-4.4,-5.2 -7,-4.2 -4.4,-3.6Z', colour.rust)
  pen.fill(new Path().ellipse([-3, -5.2], 0.5), colour.dark)
  pen.curves('-8,1.6 -2,2.6 4,1.8 8,2.4', { ...detail, stroke: colour.seaInk })
}

export function stag(pen: Pen): void {
  pen.shape(
    'M-6,-9 -5,-5 -5.6,0 -4.4,0 -3,-4.4 3,-4.4 4,0 5.2,0 5,-5 6,-8 3,-9 -1,-9 -3,-12 -6,-12.6 -8,-11Z',
    colour.wood,
    LINE,
  )
  pen.lines('-4.6,-12.4 -4,-18 -7,-20 / -4.2,-16 -2,-18 / -6,-12.6 -8,-16 -11,-17 / -8,-16 -7.4,-18.6', LINE)
}

export function sheep(pen: Pen): void {
  const flock = pointsOf('-10,0 2,-5 8,3')
  const fleece = new Path()
  for (const [x, y] of flock) fleece.ellipse([x, y - 3.4], 4, 2.7)
  const head = 'M-3.4,-5.4 -5.8,-4.2 -3.6,-3Z'
  const legs = 'M-2,0.6 -2,-1 -1.2,-1 -1.2,0.6ZM1.4,0.6 1.4,-1 2.2,-1 2.2,0.6Z'
  pen.shape(fleece, colour.snow, LINE).fill(repeated(head + legs, flock), colour.dark)
}
