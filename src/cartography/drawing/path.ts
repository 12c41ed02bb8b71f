/** A pen's movements on paper, in map units, and the shortest text for them. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { overlap } from '../../table/area.ts'
import { boxAround, type Point } from './points.ts'

type Command = 'm' | 'l' | 'q' | 'c' | 'z'

/** One movement: its command as in SVG, and its points, the last one being where it ends. */
export interface Step {
  readonly command: Command
  readonly points: readonly Point[]
}

/**
 * The steps per map unit of the grid of coordinates, which are written as whole numbers of steps. A quarter
 * of a unit is two thirds of a px at the highest zoom. One group scales the whole picture back.
 */
export const GRID = 4

/** The coordinate on the grid that is nearest to another. */
export function onGrid(value: number): number {
  return Math.round(value * GRID) / GRID
}

/** Which way a shape goes round, as seen on the map. */
export type Turn = 'clockwise' | 'anticlockwise'

/** A drawn path, of some others or empty. Each drawing method adds to it and returns it. */
export class Path {
  readonly #steps: Step[]
  /** The last box, and the steps that it is around: there may be more by now. */
  #boxed?: { readonly steps: number; readonly box: Box }

  constructor(...parts: readonly Path[]) {
    this.#steps = parts.flatMap((part) => part.#steps)
  }

  moveTo(to: Point): this {
    return this.#add('m', to)
  }

  lineTo(to: Point): this {
    return this.#add('l', to)
  }

  quadTo(control: Point, to: Point): this {
    return this.#add('q', control, to)
  }

  curveTo(control: Point, control2: Point, to: Point): this {
    return this.#add('c', control, control2, to)
  }

  close(): this {
    return this.#add('z')
  }

  /** Any step. */
  add(step: Step): this {
    this.#steps.push(step)
    return this
  }

  /** Straight lines from point to point, as a shape of its own. */
  polyline(points: readonly Point[]): this {
    points.forEach((point, index) => {
      this.#add(index ? 'l' : 'm', point)
    })
    return this
  }

  /** A closed shape with straight edges, as a shape of its own. */
  polygon(points: readonly Point[]): this {
    return this.polyline(points).close()
  }

  /** A box, as a shape of its own. */
  rectangle({ left, top, right, bottom }: Box): this {
    return this.polygon([
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ])
  }

  /** A whole ellipse. The four curves are within 0.03 % of the true one. */
  ellipse([x, y]: Point, radiusX: number, radiusY = radiusX): this {
    const controlX = radiusX * 0.5523
    const controlY = radiusY * 0.5523
    return this.moveTo([x - radiusX, y])
      .curveTo([x - radiusX, y - controlY], [x - controlX, y - radiusY], [x, y - radiusY])
      .curveTo([x + controlX, y - radiusY], [x + radiusX, y - controlY], [x + radiusX, y])
      .curveTo([x + radiusX, y + controlY], [x + controlX, y + radiusY], [x, y + radiusY])
      .curveTo([x - controlX, y + radiusY], [x - radiusX, y + controlY], [x - radiusX, y])
      .close()
  }

  /** Adds all of another path, as a shape of its own. */
  append(other: Path): this {
    this.#steps.push(...other.#steps)
    return this
  }

  /** The same path with every point, controls too, moved. */
  moved(move: (point: Point) => Point): Path {
    const path = new Path()
    for (const { command, points } of this.#steps) path.#steps.push({ command, points: points.map(move) })
    return path
  }

  /** Its steps, in the order in which they were added. */
  steps(): readonly Step[] {
    return this.#steps
  }

  /** The box around all its points. The line lies within it, for a curve lies within its controls. */
  box(): Box {
    const steps = this.#steps.length
    if (steps !== this.#boxed?.steps) this.#boxed = { steps, box: boxAround(this.#points()) }
    return this.#boxed.box
  }

  /** Its shapes, each from one move to the next. */
  shapes(): Path[] {
    const shapes: Path[] = []
    let shape = new Path()
    for (const step of this.#steps) {
      if (step.command === 'm' || shapes.length === 0) {
        shape = new Path()
        shapes.push(shape)
      }
      shape.#steps.push(step)
    }
    return shapes
  }

  /** The shapes of the path that overlap a box: no other can be seen in it. */
  within(box: Box): Path {
    const path = new Path()
    // Most paths are far from most boxes.
    if (!overlap(this.box(), box)) return path
    for (const shape of this.shapes()) if (overlap(shape.box(), box)) path.append(shape)
    return path
  }

  /** Which way all its shapes go round; undefined if they differ, or if it has none. */
  turn(): Turn | undefined {
    const areas = this.shapes().map((shape) => twiceTheArea(shape.#points()))
    if (areas.length === 0) return undefined
    if (areas.every((area) => area >= 0)) return 'clockwise'
    return areas.every((area) => area <= 0) ? 'anticlockwise' : undefined
  }

  /**
   * The path as an SVG `d`: whole grid steps, each relative to the last, so that the same shape is the same
   * text wherever it stands, which compresses well. Pieces shorter than a step are left out.
   */
  text(grid = GRID): string {
    // Offset slightly, so that a point halfway between two steps does not depend on the last bit of a sine.
    const snap = (value: number) => Math.round(value * grid + 1e-6)
    let text = ''
    let last = ''
    let [x, y] = [0, 0]
    let [startX, startY] = [0, 0]

    const write = (command: string, numbers: readonly number[]) => {
      // A repeated command may be left out, and so may that of a line after a move.
      const same = command === last && command !== 'm'
      const implied = command === 'l' && last === 'm'
      if (!same && !implied) text += command
      numbers.forEach((number, index) => {
        text += number < 0 || (index === 0 && !same && !implied) ? number : ` ${number}`
      })
      last = command
    }

    for (const { command, points } of this.#steps) {
      if (command === 'z') {
        if (last !== 'z') text += 'z'
        last = 'z'
        ;[x, y] = [startX, startY]
        continue
      }
      const numbers: number[] = []
      for (const [toX, toY] of points) numbers.push(snap(toX) - x, snap(toY) - y)
      const [byX, byY] = numbers.slice(-2) as [number, number]
      if (command !== 'm' && numbers.every((number) => number === 0)) {
        // A line of no length is painted as a dot, by its round caps. It is intended only right after a move.
        if (last === 'm') write('l', [0, 0])
        continue
      }
      if (command === 'l' && byY === 0 && last !== 'm' && last !== 'l') write('h', [byX])
      else if (command === 'l' && byX === 0 && last !== 'm' && last !== 'l') write('v', [byY])
      else write(command, numbers)
      x += byX
      y += byY
      if (command === 'm') [startX, startY] = [x, y]
    }
    return text
  }

  #points(): Point[] {
    const points: Point[] = []
    for (const step of this.#steps) points.push(...step.points)
    return points
  }

  #add(command: Command, ...points: Point[]): this {
    this.#steps.push({ command, points })
    return this
  }
}

/** Twice a polygon's area, in triangles from its first corner: above 0 if it goes round clockwise. */
export function twiceTheArea(corners: readonly Point[]): number {
  const [startX, startY] = corners[0] ?? [0, 0]
  return corners.reduce((area, [x, y], index) => {
    const [lastX, lastY] = corners[Math.max(0, index - 1)] as Point
    return area + (lastX - startX) * (y - startY) - (lastY - startY) * (x - startX)
  }, 0)
}
