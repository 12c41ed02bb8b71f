/** The tops of strong walls: a row of merlons, on a wall of its own or on corbels around a tower. */
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, type Pen } from '../drawing/pen.ts'
import { mix, type Point } from '../drawing/points.ts'
import { OUTLINE } from './masonry.ts'

/** How high a merlon stands, and how high the wall is that it stands on, in map units. */
const MERLON = 3.8
const BREASTWORK = 6

/**
 * The crown of a tower: the middle of its lower edge, half its width, how many merlons, and how far a round
 * one sags.
 */
export interface Crown {
  readonly at: Point
  readonly half: number
  readonly merlons: number
  readonly sag?: number
}

/**
 * Draws the crown of a tower, 14 units tall: merlons above, corbels below. It is 5 units narrower at its
 * lower edge.
 */
export function drawCrown(pen: Pen, { at, half, merlons, sag = 0 }: Crown): void {
  const [top, ledge] = [-BREASTWORK - 4, -4]
  const corbels = Array.from({ length: merlons }, (_, index): Point[] => {
    const x = mix(-half, half, (index + 0.5) / merlons) * 0.86
    return [
      [x, ledge + sag * 0.6],
      [x, -0.6 + sag * 0.6],
    ]
  })
  const wall = teeth(new Path().moveTo([-half, ledge]), [-half, top], [half, top], merlons)
    .lineTo([half, ledge])
    .lineTo([half - 2.5, 0])
    .quadTo([0, sag * 2], [2.5 - half, 0])
    .close()
  pen.at(at, 1, () => {
    pen.shape(wall, colour.paper, OUTLINE)
    pen.shade(
      `${half * 0.3},${sag} ${half * 0.3},${top} ${half},${top} ${half},${ledge} ${half - 2.5},0`,
      0.24,
    )
    pen.shape(new Path().moveTo([-half, ledge]).quadTo([0, ledge + sag * 1.4], [half, ledge]), null, detail)
    pen.lines(corbels, detail)
  })
}

/**
 * Draws a wall with merlons: its foot from a point to a point, its height up to the walk behind them, its
 * stones aside.
 */
export function drawCurtain(pen: Pen, from: Point, to: Point, height: number, merlons: number): void {
  const [left, right]: [Point, Point] = [
    [from[0], from[1] - height],
    [to[0], to[1] - height],
  ]
  pen.shape(teeth(new Path().moveTo(from), left, right, merlons).lineTo(to).close(), colour.stone, OUTLINE)
  pen.line(`${left[0]},${left[1] + 4} ${right[0]},${right[1] + 4}`, detail)
}

/** Adds merlons between two points, the first and the last at the ends. */
function teeth(path: Path, from: Point, to: Point, merlons: number): Path {
  const steps = merlons * 2 - 1
  for (let step = 0; step < steps; step++) {
    const up = step % 2 ? 0 : MERLON
    for (const part of [step / steps, (step + 1) / steps]) {
      path.lineTo([mix(from[0], to[0], part), mix(from[1], to[1], part) - up])
    }
  }
  return path
}
