/**
 * Text that no typeface of the map has the letters for, such as Arabic, Chinese or emoji: it is left to the
 * reader's browser and its own fonts, as SVG text. So it is a little different everywhere, but it is joined,
 * ordered and shaped as it should.
 */
import { RIGHT_TO_LEFT } from '../../words/lists.ts'
import { Path } from './path.ts'
import type { Mark, Style } from './pen.ts'
import type { Point } from './points.ts'

/** What a browser writes: its words, the middle of its baseline, and its font size, in map units. */
export interface BrowserText {
  readonly words: string
  readonly at: Point
  readonly size: number
}

/** The letters of such scripts are larger than those of the map's faces at the same font size. */
const SCALE = 0.84

/** Letters as wide as high, those without a width, and how wide others are: in font sizes. */
const SQUARE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/u
const WIDTHLESS = /\p{M}|\p{Cf}/u
const USUAL = 0.56

/** About how wide such a text is, in map units: fonts differ. */
export function estimateWidth(words: string, size: number): number {
  const widths: number[] = [...words].map((letter) =>
    SQUARE.test(letter) ? 1 : WIDTHLESS.test(letter) ? 0 : USUAL,
  )
  return widths.reduce((sum, width) => sum + width, 0) * size * SCALE
}

/** Such a text as a mark, whose path is the box that the text takes. */
export function browserMark(words: string, [x, y]: Point, size: number, style: Style): Mark {
  const half = estimateWidth(words, size) / 2
  const [top, bottom] = [y - size * SCALE, y + 0.25 * size * SCALE]
  const box = { left: x - half, top, right: x + half, bottom }
  return { style, path: new Path().rectangle(box), text: { words, at: [x, y], size: size * SCALE } }
}

/** The element of such a text; `attributes` are its style, `unit` the units of the drawing in a map unit. */
export function textElement(
  { words, at: [x, y], size }: BrowserText,
  attributes: string,
  unit: number,
): string {
  const place = `x="${Math.round(x * unit)}" y="${Math.round(y * unit)}" font-size="${Math.round(size * unit)}"`
  const direction = RIGHT_TO_LEFT.test(words) ? ' direction="rtl"' : ''
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<text ${place} font-family="serif" font-weight="600" text-anchor="middle"${direction}${attributes}>${escaped}</text>`
}
