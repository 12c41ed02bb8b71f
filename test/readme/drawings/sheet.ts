/** A sheet of parchment for a drawing of the README: the pen, the letters and the colours that the map is drawn with. */
import { groupAttributes, merged, svg } from '../../../src/cartography/drawing/ink'
import { colour } from '../../../src/cartography/drawing/palette'
import { Path } from '../../../src/cartography/drawing/path'
import { type InkOptions, type Mark, Pen } from '../../../src/cartography/drawing/pen'
import type { Point } from '../../../src/cartography/drawing/points'
import { randomStream } from '../../../src/cartography/drawing/random'
import type { Face } from '../../../src/cartography/lettering/faces'
import { letterWord, measureText } from '../../../src/cartography/lettering/lettering'
import type { Box } from '../../../src/panzoom/geometry'

export type { Box, Point }

/** What is marked in a drawing is wax red; what belongs to the screen, or stands second, is verdigris. */
export const tone = { ink: colour.ink, pale: colour.paleInk, red: colour.red, verdigris: colour.seaInk } as const

/** How a word is written. */
interface PointerGestures {
  readonly size?: number
  readonly face?: Face
  readonly fill?: string
  /** Which part of the word stands at its point. */
  readonly from?: 'start' | 'middle' | 'end'
  /** A rim of parchment, for words that stand on lines. */
  readonly isOnLines?: boolean
}

/** A drawing in CSS px, so many wide and high. */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly pen: Pen
  readonly #layers: string[] = []
  readonly #words: Mark[] = []
  #drawn = 0
  #clips = 0

  constructor(name: string, width: number, height: number) {
    this.width = width
    this.height = height
    this.pen = new Pen(randomStream(`readme ${name}`))
    this.#parchment()
  }

  /** Writes a word or a line; words lie over all else. */
  write(
    text: string,
    [x, y]: Point,
    { size = 19, face = 'italic', from = 'middle', isOnLines, fill }: PointerGestures = {},
  ): this {
    const half = measureText(text, face, size) / 2
    const middle = from === 'middle' ? x : from === 'start' ? x + half : x - half
    const halo = { halo: { colour: colour.paper, width: 6, opacity: 1 } }
    this.#words.push(...letterWord(text, face, [middle, y], size, { ...(fill && { fill }), ...(isOnLines && halo) }))
    return this
  }

  /** An arrow from point to point, its head at the last. */
  arrow(points: readonly Point[], options: InkOptions = {}): this {
    const [tip, before] = [points.at(-1) as Point, points.at(-2) as Point]
    const angle = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI
    this.pen.lines([points], { width: 1.6, ...options })
    this.pen.turned(tip, Math.round(angle), () => {
      const head = new Path()
        .moveTo([1, 0])
        .quadTo([-7, -1.5], [-12, -5.5])
        .quadTo([-9, 0], [-12, 5.5])
        .quadTo([-7, 1.5], [1, 0])
      this.pen.shape(head.close(), options.stroke ?? tone.ink, { stroke: null })
    })
    return this
  }

  /** A box with edges drawn by hand. */
  box({ left, top, right, bottom }: Box, fill: string | null, options: InkOptions = {}): this {
    const corners: Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]
    this.pen.polygon(corners, fill, { width: 1.6, wobble: 0.8, ...options })
    return this
  }

  /** A dot that marks a point. */
  dot(at: Point, fill: string = tone.red, radius = 5): this {
    this.pen.shape(new Path().ellipse(at, radius), fill, { width: 1.2 })
    return this
  }

  /** Draws what is seen only within a box. */
  within({ left, top, right, bottom }: Box, draw: () => void): this {
    this.#flush()
    draw()
    this.#clips += 1
    const rect = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`
    this.#layers.push(`<clipPath id="c${this.#clips}">${rect}</clipPath><g clip-path="url(#c${this.#clips})">`)
    this.#flush()
    this.#layers.push('</g>')
    return this
  }

  /** The drawing as SVG text. */
  text(): string {
    this.#flush()
    const words = `<g ${groupAttributes}>${svg(merged(this.#words))}</g>`
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.#layers.join('')}${words}</svg>\n`
  }

  /** Its own background: it is read on a dark page as well. */
  #parchment(): void {
    const edge: Box = { left: 4, top: 4, right: this.width - 4, bottom: this.height - 4 }
    this.box(edge, colour.paper, { width: 2.2, wobble: 2 })
    const rim: Box = { left: 11, top: 11, right: this.width - 11, bottom: this.height - 11 }
    this.box(rim, null, { width: 0.8, wobble: 1, stroke: tone.pale })
  }

  #flush(): void {
    const marks = this.pen.marks.slice(this.#drawn)
    this.#drawn = this.pen.marks.length
    if (marks.length > 0) this.#layers.push(`<g ${groupAttributes}>${svg(merged(marks))}</g>`)
  }
}
