/**
 * Lettering: words as ink, not as text, so that they look alike everywhere, unless the faces lack a letter of
 * them. A line of lettering is one path. The same letter of the same face and size is the same text wherever
 * it stands upright, which compresses well.
 */
import type { Box } from '../../panzoom/core/geometry.ts'
import { browserMark } from '../drawing/browserText.ts'
import { colour } from '../drawing/palette.ts'
import { onGrid, Path } from '../drawing/path.ts'
import type { Mark, Style } from '../drawing/pen.ts'
import { distance, mixPoints, type Point, turnedBy } from '../drawing/points.ts'
import { type Face, hasLetters } from './faces.ts'
import { letterform } from './letterforms.ts'
import { letterPositions } from './measure.ts'

/** How lettering looks. */
export interface LetterOptions {
  /** Ink if left out. */
  readonly fill?: string
  /** Fully opaque if left out. */
  readonly opacity?: number
  /** How far an edge of a letter may lie beside the type's own, in map units: see `letterform`. */
  readonly tolerance?: number
  /** Space added between letters, in map units. */
  readonly spacing?: number
  /** A rim around the letters that keeps them apart from the drawing below: its colour, width and opacity. */
  readonly halo?: { readonly colour: string; readonly width: number; readonly opacity?: number }
}

/** A level line of lettering: `at` is the middle of its baseline. */
export function letterWord(
  text: string,
  face: Face,
  at: Point,
  size: number,
  options: LetterOptions = {},
): Mark[] {
  return letterAlong(text, face, levelAt(at), size, { ...options, upright: true })
}

/** How lettering follows its line. */
export interface AlongOptions extends LetterOptions {
  /** Whether each letter stays upright, and only its foot follows the line: where that rises but little. */
  readonly upright?: boolean
  /** The steps, in degrees, in which letters turn: too small to see, so equal letters have equal text. */
  readonly turn?: number
}

/** Lettering that stands on a line of points, in its middle. Its points should be near each other. */
export function letterAlong(
  text: string,
  face: Face,
  line: readonly Point[],
  size: number,
  options: AlongOptions = {},
): Mark[] {
  if (!hasLetters(text, face)) {
    const { length, at } = walkOf(line)
    return inked((style) => browserMark(text, at(length / 2), size, style), options)
  }
  const path = new Path(...lettersAlong(text, face, line, size, options).map(pathOf))
  return inked((style) => ({ style, path }), options)
}

/** What is lettered, and how. */
export type Setting = Required<Parameters<typeof letterAlong>>

/** A letter in its place: upright around the left end of its baseline, which is turned by some degrees. */
export interface Letter {
  readonly upright: Path
  readonly at: Point
  readonly degrees: number
}

/** The letters of `letterAlong`, each by itself. */
export function lettersAlong(
  text: string,
  face: Face,
  line: readonly Point[],
  size: number,
  { turn = 4, ...options }: AlongOptions = {},
): Letter[] {
  const { letters, end } = letterPositions(text, face, size, options.spacing)
  const walk = walkOf(line)
  const offset = (walk.length - end) / 2
  return letters.map(({ letter, start, advance }) => {
    const upright = letterform(letter, face, size, options.tolerance)
    const [from, to] = [walk.at(offset + start), walk.at(offset + start + advance)]
    const [middleX, middleY] = mixPoints(from, to, 0.5)
    if (options.upright) return { upright, at: [from[0], middleY], degrees: 0 }
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
    const degrees = Math.round((angle * 180) / Math.PI / turn) * turn
    const [across, down] = turnedBy(degrees)([advance / 2, 0])
    return { upright, at: [middleX - across, middleY - down], degrees }
  })
}

/** A letter as a path. It and its place lie on the grid, so that rounding never changes its text. */
function pathOf({ upright, at: [left, baseline], degrees }: Letter): Path {
  const turned = upright.moved(turnedBy(degrees))
  return turned.moved(([x, y]) => [onGrid(x) + onGrid(left), onGrid(y) + onGrid(baseline)])
}

/** The boxes of the letters of `letterAlong`, but for spaces; one box if the browser writes them. */
export function letterBoxes(...lettering: Parameters<typeof lettersAlong>): Box[] {
  const [text, face] = lettering
  const isDrawn = hasLetters(text, face)
  const letters = isDrawn
    ? lettersAlong(...lettering).map(pathOf)
    : letterAlong(...lettering).map(({ path }) => path)
  const boxes = letters.map((letter) => letter.box())
  return boxes.filter(({ left, right }) => left < right)
}

/** A level line for lettering, about a place. */
export function levelAt([x, y]: Point): Point[] {
  return [
    [x - 1, y],
    [x + 1, y],
  ]
}

/** The length of a line, and the point at a distance along it. Past its ends, the line continues straight. */
function walkOf(line: readonly Point[]): { length: number; at(walked: number): Point } {
  const lengths = line.slice(1).map((point, index) => distance(line[index] as Point, point))
  const length = lengths.reduce((sum, part) => sum + part, 0)
  return {
    length,
    at: (walked) => {
      let index = 0
      while (index < lengths.length - 1 && walked > (lengths[index] as number)) {
        walked -= lengths[index] as number
        index++
      }
      return mixPoints(line[index] as Point, line[index + 1] as Point, walked / (lengths[index] as number))
    },
  }
}

/** The letters, which `markIn` makes in a style, above their rim, if they have one. */
function inked(markIn: (style: Style) => Mark, { fill = colour.ink, opacity, halo }: LetterOptions): Mark[] {
  const letters = markIn({ fill, ...(opacity && { fillOpacity: opacity }) })
  if (!halo) return [letters]
  const rim = { stroke: halo.colour, width: halo.width, ...(halo.opacity && { strokeOpacity: halo.opacity }) }
  return [markIn(rim), letters]
}
