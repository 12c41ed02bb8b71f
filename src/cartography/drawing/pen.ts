/**
 * A hand with a pen and a brush: it draws wobbling lines, hatching, tapered strokes and glazes as marks, in
 * painter's order, in a frame of its own that can be moved, turned and scaled.
 */
import type { Box } from '../../panzoom/core/geometry.ts'
import { boxAround } from '../../table/area.ts'
import type { BrowserText } from './browserText.ts'
import { spline } from './curves.ts'
import { colour } from './palette.ts'
import { Path } from './path.ts'
import { plotted, pointsOf } from './plot.ts'
import { direction, distance, mix, mixPoints, type Point, turnedBy } from './points.ts'
import type { Random } from './random.ts'

/** How a mark looks. Without a fill or stroke, that part is not painted; without an opacity, it is opaque. */
export interface Style {
  /** Colour of the inside, or `url(#id)` of a gradient. */
  readonly fill?: string
  /** Colour of the line. */
  readonly stroke?: string
  /** Width of the line, in map units. */
  readonly width?: number
  /** Of the fill alone, 0 to 1. */
  readonly fillOpacity?: number
  /** Of the line alone, 0 to 1. */
  readonly strokeOpacity?: number
  /** Lengths of dash and gap, in map units. */
  readonly dash?: readonly number[]
  /** Whether lines end flat instead of round. */
  readonly flatEnds?: boolean
}

/** One path in one style. Marks are painted in their order. */
export interface Mark {
  readonly style: Style
  readonly path: Path
  /** Painted in place of the path, which is its box. */
  readonly text?: BrowserText | undefined
}

/** How something moves: src/site/map/picture/drawn/sprites.css has an animation for each. */
export type SpriteKind =
  | 'puff'
  | 'flag'
  | 'flame'
  | 'fire'
  | 'gear'
  | 'rays'
  | 'star'
  | 'glow'
  | 'raven'
  | 'gull'
  | 'fish'
  | 'spout'
  | 'hump'

/** Something small that moves over the picture. */
export interface Sprite {
  readonly kind: SpriteKind
  readonly marks: readonly Mark[]
}

/** The box around the paths of some marks, without the width of their lines. */
export function around(marks: readonly Mark[]): Box {
  return boxAround(marks.map(({ path }) => path.box()))
}

/** Something that stands on the ground: painted by foot, so that nearer things cover the others. */
export interface Standing {
  /** Its foot line: y in map units. */
  readonly foot: number
  readonly marks: readonly Mark[]
  /** What it is, for something that visitors can find: see curiosities.ts. */
  readonly kind?: string
}

/** Line weights in map units. Bolder lines have their own. */
export const weight = {
  coast: 1.8,
  bold: 1.3,
  outline: 1.05,
  line: 0.8,
  detail: 0.6,
  hatching: 0.45,
} as const

/** How an inked shape is filled and outlined. */
export interface InkOptions extends Pick<Style, 'strokeOpacity' | 'fillOpacity' | 'dash' | 'flatEnds'> {
  /** Colour of the line; ink if left out, none if null. */
  readonly stroke?: string | null
  /** Width of the line in map units; an outline if left out. */
  readonly width?: number
  /** How much the line wobbles, of the hand's usual wobble of 1. */
  readonly wobble?: number
}

/** Options that set only the width of the line. */
export const bold: InkOptions = { width: weight.bold }
export const line: InkOptions = { width: weight.line }
export const detail: InkOptions = { width: weight.detail }
export const hatching: InkOptions = { width: weight.hatching }

/** A path and points, as such or as text: see plot.ts. */
export type Outline = Path | string
export type Points = readonly Point[] | string

/** A short tapered flick from a point to a point: how wide it starts (0.9 if left out), how far it bows. */
export interface Flick {
  readonly from: Point
  readonly to: Point
  readonly width?: number
  readonly bow?: number
}

/** How a shape is hatched. */
export interface HatchOptions extends InkOptions {
  /** Direction of the lines, in degrees; 0 is to the right, 90 is down. */
  readonly degrees: number
  /** Distance between the lines, in map units; each gap is up to a quarter more or less. */
  readonly gap: number
  /** The part of each line that is left out at its start: 0 is none. */
  readonly start?: number
  /** How much of each line's end may be missing, by chance: 0 is none. */
  readonly ragged?: number
  /** How often a line is left out. */
  readonly skip?: number
}

/** A frame, as an SVG matrix: the directions of x and y, and the origin. */
export type Frame = readonly [xx: number, xy: number, yx: number, yy: number, x: number, y: number]

/** Draws marks, in a frame of its own. */
export class Pen {
  readonly random: Random
  readonly #marks: Mark[] = []
  readonly #sprites: Sprite[] = []
  #frame: Frame = [1, 0, 0, 1, 0, 0]

  /** @param random The source of the wobble: a stream of the drawing's own. */
  constructor(random: Random) {
    this.random = random
  }

  /** Everything that has been drawn, in painter's order. */
  get marks(): readonly Mark[] {
    return this.#marks
  }

  /** Everything that moves, in the order in which it was drawn. */
  get sprites(): readonly Sprite[] {
    return this.#sprites
  }

  /** Draws something that is a part of the picture, and moves over it, too. */
  moving(kind: SpriteKind, draw: (pen: Pen) => void): this {
    const before = this.#marks.length
    draw(this)
    this.#sprites.push({ kind, marks: this.#marks.slice(before) })
    return this
  }

  /** Draws something that is seen only while it moves, and is no part of the picture. */
  passing(kind: SpriteKind, draw: (pen: Pen) => void): this {
    const before = this.#marks.length
    this.moving(kind, draw)
    this.#marks.length = before
    return this
  }

  /** Draws with the origin at a point, and everything `scale` times as large. Widths of lines stay. */
  at(origin: Point, scale: number, draw: (pen: Pen) => void): this {
    return this.within([scale, 0, 0, scale, origin[0], origin[1]], draw)
  }

  /** Draws mirrored left to right about a point. Light falls from the left: only for things without shade. */
  mirrored(origin: Point, draw: (pen: Pen) => void): this {
    return this.within([-1, 0, 0, 1, origin[0], origin[1]], draw)
  }

  /** Draws with the origin at a point, turned clockwise. */
  turned(origin: Point, degrees: number, draw: (pen: Pen) => void): this {
    const [cos, sin] = direction((degrees * Math.PI) / 180)
    return this.within([cos, sin, -sin, cos, origin[0], origin[1]], draw)
  }

  /** The point on the map of a point in the current frame. */
  onMap([x, y]: Point): Point {
    const [xx, xy, yx, yy, left, top] = this.#frame
    return [xx * x + yx * y + left, xy * x + yy * y + top]
  }

  /** Any path in any style. All other methods draw by this one. */
  mark(style: Style, path: Outline): this {
    this.#marks.push({ style, path: read(path, plotted).moved((point) => this.onMap(point)) })
    return this
  }

  /** A path, filled and not outlined: transparent below an opacity of 1. */
  fill(path: Outline, fill: string, opacity?: number): this {
    return this.mark({ fill, ...(opacity !== undefined && { fillOpacity: opacity }) }, path)
  }

  /** A path, filled (or not, with null) and outlined in ink. */
  shape(path: Outline, fill: string | null, options: InkOptions = {}): this {
    return this.mark(inked(fill, options), path)
  }

  /** A closed shape with edges drawn by hand, filled and outlined. */
  polygon(corners: Points, fill: string | null, options: InkOptions = {}): this {
    const path = new Path().polygon(read(corners, pointsOf))
    return this.shape(this.byHand(path, options.wobble), fill, options)
  }

  /** Lines from point to point in one path, drawn by hand. */
  lines(lines: readonly (readonly Point[])[], options: InkOptions = {}): this {
    if (lines.length === 0) return this
    const path = new Path()
    for (const points of lines) path.polyline(points)
    return this.shape(this.byHand(path, options.wobble), null, options)
  }

  /** Short tapered flicks, in one path: the cheapest hatching that looks drawn. */
  flicks(flicks: readonly Flick[], fill: string = colour.ink): this {
    const path = new Path()
    for (const { from, to, width = 0.9, bow = 0 } of flicks) {
      const length = distance(from, to) || 1
      const [acrossX, acrossY] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
      const beside = ([x, y]: Point, by: number): Point => [x + acrossX * by, y + acrossY * by]
      const belly = beside([mix(from[0], to[0], 0.4), mix(from[1], to[1], 0.4)], bow)
      path
        .moveTo(beside(from, width * 0.3))
        .quadTo(beside(belly, width * 0.8), to)
        .quadTo(beside(belly, -width * 0.8), beside(from, -width * 0.3))
    }
    return flicks.length === 0 ? this : this.fill(path, fill)
  }

  /** Parallel lines inside a polygon. */
  hatch(polygon: readonly Point[], options: HatchOptions): this {
    const { degrees, gap, start = 0, ragged = 0, skip = 0 } = options
    // Turned so that the lines lie level: each is then a row, and its ends are where the row meets an edge.
    const level = polygon.map(turnedBy(-degrees))
    const back = turnedBy(degrees)
    const rows = level.map(([, y]) => y)
    const last = Math.max(...rows)
    const lines: [Point, Point][] = []
    for (let row = Math.min(...rows) + gap * this.random.between(0.3, 0.8); row < last; ) {
      const ends = crossings(level, row)
      for (let index = 0; index + 1 < ends.length; index += 2) {
        const [left, right] = [ends[index] as number, ends[index + 1] as number]
        const from = mix(left, right, start)
        const to = mix(left, right, 1 - this.random.between(0, ragged))
        if (to - from > 1 && !this.random.chance(skip)) lines.push([back([from, row]), back([to, row])])
      }
      row += gap * this.random.between(0.75, 1.25)
    }
    return this.lines(lines, { width: weight.hatching, ...options })
  }

  /** A transparent tint over a polygon: by default, the colour of shade. */
  shade(polygon: Points, opacity = 0.2, fill: string = colour.shadow): this {
    return this.fill(new Path().polygon(read(polygon, pointsOf)), fill, opacity)
  }

  /** A transparent tint over a smooth shape. */
  glaze(points: readonly Point[], fill: string, opacity: number): this {
    return this.fill(spline(new Path(), points, true), fill, opacity)
  }

  /** Draws in a frame within the current one. */
  within(inner: Frame, draw: (pen: Pen) => void): this {
    const outer = this.#frame
    const [originX, originY] = this.onMap([inner[4], inner[5]])
    this.#frame = [
      outer[0] * inner[0] + outer[2] * inner[1],
      outer[1] * inner[0] + outer[3] * inner[1],
      outer[0] * inner[2] + outer[2] * inner[3],
      outer[1] * inner[2] + outer[3] * inner[3],
      originX,
      originY,
    ]
    draw(this)
    this.#frame = outer
    return this
  }

  /**
   * A path with its straight lines as a hand draws them: the longer, the more they bend. Short ones are
   * straight. A shape is closed by a line of its own.
   */
  byHand(path: Path, wobble = 1): Path {
    const drawn = new Path()
    let at: Point = [0, 0]
    let start = at
    const lineTo = (to: Point) => {
      if (distance(at, to) < STRAIGHT || wobble === 0) drawn.lineTo(to)
      else drawn.quadTo(this.#bend(at, to, wobble), to)
    }
    for (const step of path.steps()) {
      const to = step.points.at(-1) ?? start
      if (step.command === 'l') lineTo(to)
      else if (step.command === 'z') lineTo(start)
      if (step.command !== 'l') drawn.add(step)
      if (step.command === 'm') start = to
      at = to
    }
    return drawn
  }

  /** The control point that bends a hand-drawn line between two points. */
  #bend(from: Point, to: Point, wobble: number): Point {
    const length = distance(from, to)
    const aside = (this.random.around(Math.min(1.6, 0.25 + length * 0.012)) * 1.3 * wobble) / length
    const [x, y] = mixPoints(from, to, this.random.between(0.35, 0.65))
    return [x - (to[1] - from[1]) * aside, y + (to[0] - from[0]) * aside]
  }
}

/**
 * Lines shorter than this, in map units of the pen's frame, are drawn straight: the bend would be too small
 * to see. Not quite 8: whether a line of 8 is bent must not depend on the last bit of a sine.
 */
const STRAIGHT = 7.99

function read<Shape>(shape: Shape | string, parse: (text: string) => Shape): Shape {
  return typeof shape === 'string' ? parse(shape) : shape
}

function inked(fill: string | null, { wobble, stroke = colour.ink, ...looks }: InkOptions): Style {
  return { width: weight.outline, ...looks, ...(fill && { fill }), ...(stroke && { stroke }) }
}

/** Where a level row meets the edges of a polygon, from left to right: always an even number. */
function crossings(polygon: readonly Point[], row: number): number[] {
  const found: number[] = []
  let [lastX, lastY] = polygon.at(-1) ?? [0, 0]
  for (const [x, y] of polygon) {
    if (lastY > row !== y > row) found.push(mix(lastX, x, (lastY - row) / (lastY - y)))
    ;[lastX, lastY] = [x, y]
  }
  return found.sort((a, b) => a - b)
}
