/** Curves of the engine's own functions, on axes drawn by hand. */
import { spline } from '../../../src/cartography/drawing/curves'
import { Path } from '../../../src/cartography/drawing/path'
import { type Point, type Sheet, tone } from './sheet'

/** An axis: its label, from 0 to `most`, with ticks at some values. */
export interface Axis {
  readonly name: string
  readonly most: number
  readonly ticks: readonly number[]
}

/** A plot with its origin at the bottom left. */
export class Plot {
  readonly #sheet: Sheet
  readonly #origin: Point
  readonly #width: number
  readonly #height: number
  readonly #x: Axis
  readonly #y: Axis

  constructor(sheet: Sheet, x: Axis, y: Axis, origin: Point, width: number, height: number) {
    this.#sheet = sheet
    this.#origin = origin
    this.#width = width
    this.#height = height
    this.#x = x
    this.#y = y
  }

  /** Where a pair of values is on the sheet. */
  at(x: number, y: number): Point {
    const [left, bottom] = this.#origin
    return [left + (x / this.#x.most) * this.#width, bottom - (y / this.#y.most) * this.#height]
  }

  /** The axes, their ticks and their names. */
  axes(): this {
    const [left, bottom] = this.#origin
    const sheet = this.#sheet
    sheet.arrow([this.#origin, [left + this.#width + 22, bottom]])
    sheet.arrow([this.#origin, [left, bottom - this.#height - 22]])
    for (const tick of this.#x.ticks) {
      const [x] = this.at(tick, 0)
      sheet.pen.line(
        [
          [x, bottom - 4],
          [x, bottom + 4],
        ],
        { width: 1.2 },
      )
      sheet.write(String(tick), [x, bottom + 24], { size: 18 })
    }
    for (const tick of this.#y.ticks) {
      const [, y] = this.at(0, tick)
      sheet.pen.line(
        [
          [left - 4, y],
          [left + 4, y],
        ],
        { width: 1.2 },
      )
      sheet.write(String(tick), [left - 10, y + 6], { size: 18, from: 'end' })
    }
    sheet.write(this.#x.name, [left + this.#width + 20, bottom + 50], { from: 'end' })
    sheet.write(this.#y.name, [left + 12, bottom - this.#height - 14], { from: 'start' })
    return this
  }

  /** The curve of a function from 0 to `end`. */
  curve(value: (x: number) => number, stroke: string, end = this.#x.most): this {
    const steps = 32
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const x = (end * step) / steps
      return this.at(x, value(x))
    })
    this.#sheet.pen.shape(spline(new Path(), points), null, { stroke, width: 2.8 })
    return this
  }

  /** A dashed line between two pairs of values. */
  dashed(from: Point, to: Point, stroke: string = tone.pale): this {
    this.#sheet.pen.line([this.at(...from), this.at(...to)], { stroke, width: 1.2, dash: [6, 6], wobble: 0 })
    return this
  }
}
