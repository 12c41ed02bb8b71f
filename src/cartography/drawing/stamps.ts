/**
 * A glyph is drawn once, and its stamps stand in many places. In the picture they are a `<g id>` (a `<path
 * id>` if one mark is all) and `<use>`. A stamp's tint is the colour of the glyph's paths that have no fill.
 */
import type { Box } from '../../panzoom/core/geometry.ts'
import { svg } from './ink.ts'
import { GRID } from './path.ts'
import { around, type Mark } from './pen.ts'
import { repeated } from './plot.ts'
import { type Point, shifted } from './points.ts'

/** Something small, drawn about its foot, which is the origin. */
export interface Glyph {
  /** Its name in the picture: short, for every stamp repeats it. */
  readonly id: string
  readonly marks: readonly Mark[]
}

/** A glyph that stands somewhere. */
export interface Stamp {
  readonly glyph: Glyph
  /** Where its foot is. */
  readonly at: Point
  readonly tint?: string
}

/** The glyphs that some stamps need, as text to stand in `<defs>`. */
export function svgGlyphs(stamps: readonly Stamp[]): string {
  return [...new Set(stamps.map((stamp) => stamp.glyph))]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, marks }) =>
      marks.length === 1
        ? svg(marks).replace('<path', `<path id="${id}"`)
        : `<g id="${id}">${svg(marks)}</g>`,
    )
    .join('')
}

/** A stamp's marks, where they stand on the map. */
export function marksOfStamp({ glyph, at }: Stamp): Mark[] {
  return glyph.marks.map(({ style, path }) => ({ style, path: repeated(path, [at]) }))
}

/** The box around a stamp, without the width of its lines. */
export function boxOfStamp({ glyph, at }: Stamp): Box {
  return shifted(around(glyph.marks), at)
}

/** A stamp as text, to stand in a group with `groupAttributes`. */
export function svgStamp({ glyph, at: [x, y], tint }: Stamp): string {
  const place = `x="${Math.round(x * GRID)}" y="${Math.round(y * GRID)}"`
  return `<use href="#${glyph.id}" ${place}${tint ? ` fill="${tint}"` : ''}/>`
}
