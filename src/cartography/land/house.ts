/** A house, seen from the front and a little from the right, lit from the left. */
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { hatching, line, type Pen } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'

/** Its size in map units, and its parts. */
export interface House {
  /** How wide its gable is, which looks to the front, and its long side, which reaches back to the right. */
  readonly gable: number
  readonly long: number
  /** How high its walls are, and its ridge. */
  readonly wall: number
  readonly ridge: number
  /** The colour of its roof. */
  readonly roof: string
  readonly chimney?: boolean
  /** A large dark gate instead of a door. */
  readonly gate?: boolean
}

/** All of a village is drawn with these two lines, so that they can be one path each. */
export const LINE = { ...line, wobble: 0 } as const
export const FINE = { ...hatching, wobble: 0 } as const

/** Draws a house about the middle of its foot. */
export function drawHouse(pen: Pen, { gable, long, wall, ridge, roof, chimney, gate }: House): void {
  const left = -(gable + long) / 2
  const corner = left + gable
  const right = corner + long
  const top = left + gable / 2
  const peak: Point = [top, -ridge]
  const eaves: Point = [corner, -wall]
  if (chimney) pen.polygon(upright(top + long * 0.55, -ridge - 3, 2.2, 5), colour.brick, LINE)
  pen.polygon([[corner, 0], eaves, [right, -wall - 0.5], [right, -0.6]], colour.stoneDeep, LINE)
  pen.polygon([[left, 0], [left, -wall], peak, eaves, [corner, 0]], colour.paper, LINE)
  pen.polygon(
    [peak, [top + long, -ridge - 0.4], [right + 0.7, -wall + 0.3], [corner + 0.4, -wall + 0.5]],
    roof,
    LINE,
  )
  const courses = [0.36, 0.68].map((part): Point[] => {
    const start: Point = [top + gable * 0.5 * part, -ridge + (ridge - wall) * part]
    return [start, [start[0] + long * 0.94, start[1]]]
  })
  pen.lines([...courses, grass(left), grass(right - 3)], FINE)
  const door = gate ? gable * 0.62 : 3
  const openings = new Path()
    .polygon(upright(top - door / 2, gate ? -wall * 0.85 : -4, door))
    .polygon(upright(corner + long * 0.4, -wall * 0.72, 1.9, wall * 0.34))
  pen.fill(openings, gate ? colour.dark : colour.pane)
}

/** The corners of a box, from its upper left: down to the ground if no height is given. */
export function upright(left: number, top: number, width: number, height = -top): Point[] {
  return [
    [left, top + height],
    [left, top],
    [left + width, top],
    [left + width, top + height],
  ]
}

/** A stroke on the ground, so that nothing floats. */
function grass(x: number): Point[] {
  return [
    [x - 3, 0.6],
    [x + 3.4, 0.8],
  ]
}
