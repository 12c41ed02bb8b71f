/** Flags: the wind comes from the left, so they all fly to the right. */
import { Path } from '../drawing/path.ts'
import { line, type Pen } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'

/** A flag: the foot of its pole, and its size in map units. */
export interface Flag {
  readonly foot: Point
  readonly pole: number
  readonly length: number
  readonly cloth: string
  /** Whether it runs out to a point instead of two tails. */
  readonly pointed?: boolean
}

/** Draws a flag on its pole. */
export function drawFlag(pen: Pen, { foot, pole, length, cloth, pointed = false }: Flag): void {
  const wide = length * (pointed ? 0.4 : 0.5)
  const top = -pole + 0.5
  const sheet = new Path().moveTo([0, top]).quadTo([length * 0.3, top - wide * 0.4], [length * 0.55, top])
  if (pointed) sheet.quadTo([length * 0.75, top + wide * 0.3], [length, top + wide * 0.2])
  else {
    sheet
      .quadTo([length * 0.8, top + wide * 0.4], [length, top])
      .lineTo([length * 0.82, top + wide * 0.55])
      .lineTo([length, top + wide])
      .quadTo([length * 0.8, top + wide * 1.4], [length * 0.55, top + wide])
  }
  sheet.quadTo([length * 0.3, top + wide * 0.6], [0, top + wide]).close()
  pen.at(foot, 1, () => {
    pen.shape(`M0,0 0,${-pole - 1.5}`, null, line)
    pen.moving('flag', () => pen.shape(sheet, cloth, line))
  })
}
