/** Ravens: on the wing, with or without a letter, and on a perch. All look to the right. */

import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, line, type Pen } from '../drawing/pen.ts'
import { linesOf, plotted, pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'

/** A raven in flight: where its breast is, its scale (31 units long at 1), and how it flies. */
export interface Flier {
  readonly at: Point
  readonly scale: number
  /** Turned clockwise. */
  readonly degrees: number
  readonly toLeft?: boolean
  /** Whether its near wing is down instead of up. */
  readonly sinking?: boolean
  readonly letter?: boolean
}

// The edges of wings run against the clock as the body's does: parts of one path must not cancel each other
// out.
const farWing = pointsOf('6,-2 14.5,-9 12.5,-10.5 15.5,-13 12,-13.5 13,-17 4,-10 0,-3')
const raisedWing = pointsOf('4,-3 0,-12 -9,-19 -9.5,-15.5 -13,-17 -12.5,-13.5 -16,-14 -14,-10.5 -16,-9 -7,0')
const raisedQuills = linesOf('1,-5 -8,-14 / -1,-4 -12,-11 / -4,-3 -12,-8')
const sunkWing = pointsOf('-6,-2 -9,3.5 -12,8 -8.5,8 -10,12 -6,10.5 -6,14 2,7 5,-1')
const sunkQuills = linesOf('1,1 -5,8 / -1,0 -8,6')

/** Draws a raven on the wing. */
export function drawFlyingRaven(pen: Pen, flier: Flier): void {
  const { at, scale, degrees, toLeft = false, sinking = false, letter = false } = flier
  const bird = () =>
    pen.turned([0, 0], degrees, () => {
      pen.fill(
        plotted(BODY)
          .polygon(farWing)
          .polygon(sinking ? sunkWing : raisedWing),
        colour.feather,
      )
      pen.lines(sinking ? sunkQuills : raisedQuills, { ...detail, stroke: colour.slate, wobble: 0 })
      if (letter) envelope(pen)
    })
  pen.at(at, scale, () => (toLeft ? pen.mirrored([0, 0], bird) : bird()))
}

/** From the beak along the back to the tail, and back along the belly. */
const BODY =
  'M16,-2Q12.5,-3.5 11,-5Q8,-7 5,-4.5Q-1,-3.5 -8,-2L-16,-3L-14,0L-15.5,3L-8,2Q1,5 7,2Q10.5,0 11,-1.5Z'

/** A sealed letter in its claws. */
function envelope(pen: Pen): void {
  pen.polygon('-2,4 8,3 8,10 -2,11', colour.snow, line)
  pen.line('-2,4 3.5,7.6 8,3', detail)
  pen.fill(new Path().ellipse([3.5, 7.6], 1.5), colour.red)
}

/** A raven that sits, its claws at the origin, 14 units tall. */
export function drawPerchedRaven(pen: Pen): void {
  pen.fill('M-7,4Q-5,-7 1,-11Q3,-14 6,-13L11,-10.5 6.5,-10Q7,-3 1,-0.5L-4.5,4Z', colour.feather)
}
