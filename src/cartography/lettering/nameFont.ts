/** The font of the signposts: the letters of the places' names, as they are on the map. The typeface itself has 57 KB. */
import opentype, { type OutlineCommand } from 'opentype.js'
import type { Step } from '../drawing/path.ts'
import { hasLetters } from './faces.ts'
import { letterform } from './letterforms.ts'

/** The size at which the letters are drawn anew: larger on the screen, their edges would be seen to be simplified. */
const SIZE = 40
/** The units of the font in one of the letters' own, and in its em. */
const GRID = 10
const EM = SIZE * GRID
/** The space after each letter, in ems. In the font, and not in a style, which would tear joined letters of other fonts. */
const SPACING = 0.04

/** Draws the font of some names, as an OpenType file: see woff2.ts. */
export function drawNameFont(names: readonly string[]): Uint8Array {
  const wanted = [...new Set(names.join('').normalize('NFC'))].filter((letter) => hasLetters(letter, 'capitals'))
  // Browsers refuse a font without a shape, and report that.
  const letters = wanted.some((letter) => letter.trim()) ? wanted : ['A']
  const glyphs = letters.sort().flatMap((letter) => {
    const form = letterform(letter, 'capitals', SIZE)
    const unicode = letter.codePointAt(0)
    if (!form || !unicode) return []
    const path = new opentype.Path()
    path.commands = form.path.steps().map(outlineCommand)
    return new opentype.Glyph({
      name: `u${unicode}`,
      unicode,
      advanceWidth: Math.round(form.advance * GRID + SPACING * EM),
      path,
    })
  })
  const missing = new opentype.Glyph({ name: '.notdef', advanceWidth: EM, path: new opentype.Path() })
  const [ascender, descender] = [0.8 * EM, -0.2 * EM]
  const family = { familyName: 'Names', styleName: 'Regular', unitsPerEm: EM, ascender, descender }
  const font = new opentype.Font({ ...family, glyphs: [missing, ...glyphs] })
  return new Uint8Array(font.toArrayBuffer())
}

/** A step of a letter in units of the font, whose y points up. */
function outlineCommand({ command, points }: Step): OutlineCommand {
  const [from, to] = points.map(([x, y]) => ({ x: Math.round(x * GRID), y: Math.round(-y * GRID) }))
  if (command === 'z' || !from) return { type: 'Z' }
  if (command === 'q' && to) return { type: 'Q', x1: from.x, y1: from.y, ...to }
  return { type: command === 'm' ? 'M' : 'L', ...from }
}
