/** The writing of the old folk: runes as strokes, to be cut in stone, in turf, or drawn in light. */

import { linesOf } from '../drawing/plot.ts'
import { mix, type Point } from '../drawing/points.ts'

/** A rune's strokes, in its own square: 0 to 1 each way, its foot at y 0, its head at y -1. */
export type Rune = readonly (readonly Point[])[]

/** After the elder futhark, only those that differ even when they are small. */
export const runes = {
  wealth: linesOf('0.3,0 0.3,-1 / 0.3,-0.65 0.9,-1 / 0.3,-0.35 0.9,-0.7'),
  thorn: linesOf('0.3,0 0.3,-1 / 0.3,-0.8 0.8,-0.5 0.3,-0.2'),
  wisdom: linesOf('0.3,0 0.3,-1 0.9,-0.7 / 0.3,-0.6 0.9,-0.3'),
  journey: linesOf('0.3,0 0.3,-1 0.8,-0.75 0.3,-0.5 0.9,0'),
  gift: linesOf('0.1,0 0.9,-1 / 0.1,-1 0.9,0'),
  hail: linesOf('0.1,0 0.1,-1 / 0.9,0 0.9,-1 / 0.1,-0.7 0.9,-0.3'),
  shield: linesOf('0.5,0 0.5,-1 / 0,-1 0.5,-0.55 1,-1'),
  spear: linesOf('0.5,0 0.5,-1 / 0,-0.65 0.5,-1 1,-0.65'),
  sun: linesOf('0.9,-1 0.2,-0.65 0.8,-0.4 0.1,0'),
  horse: linesOf('0.1,0 0.1,-1 0.5,-0.6 0.9,-1 0.9,0'),
  home: linesOf('0.05,0 0.95,-0.65 0.5,-1 0.05,-0.65 0.95,0'),
  day: linesOf('0.05,0 0.05,-1 0.95,0 0.95,-1 0.05,0'),
} satisfies Record<string, Rune>

/**
 * The strokes of a rune, its foot's middle at `at`; `width` and `height` in map units, `lean` its head's
 * shift to the right.
 */
export function runeStrokes(rune: Rune, at: Point, width: number, height: number, lean = 0): Point[][] {
  return rune.map((stroke) =>
    stroke.map(([x, y]): Point => [at[0] + mix(-width, width, x) / 2 - lean * y, at[1] + y * height]),
  )
}
