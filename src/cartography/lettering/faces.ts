/** The typefaces that the map is lettered in, from their packages, all under the SIL Open Font License. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, type Glyph, parse } from 'opentype.js/dist/opentype.mjs'

/** A face's own files, and its fallback for other letters: EB Garamond has nearly all those of Europe. */
interface Typeface {
  readonly files: readonly string[]
  readonly spare: {
    readonly style: 'normal' | 'italic'
    /** How many times the face's font size, so that the heights of both agree. */
    readonly scale: number
    /** The same for small letters that are set as small capitals. */
    readonly smallCapitals?: number
  }
}

/** The faces by use: the title, proper names on land, and names at sea and minor text. */
const FACES = {
  title: {
    files: [
      '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff',
      '@fontsource/pirata-one/files/pirata-one-latin-ext-400-normal.woff',
    ],
    spare: { style: 'normal', scale: 1.2 },
  },
  capitals: {
    files: ['@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff'],
    spare: { style: 'normal', scale: 1.04, smallCapitals: 0.66 },
  },
  italic: {
    files: ['@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff'],
    spare: { style: 'italic', scale: 1.06 },
  },
} as const satisfies Record<string, Typeface>

/** The scripts that EB Garamond has, each a file. */
const SPARE_SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
] as const

/** A face, named by its use. */
export type Face = keyof typeof FACES

/** A letter as a font has it. */
export interface FontGlyph {
  readonly font: Font
  readonly glyph: Glyph
  /** How many times the face's font size it is set. */
  readonly scale: number
}

const { resolve } = createRequire(import.meta.url)
const fonts = new Map<string, Font>()

/** A letter of a face, or of its fallback if the face lacks it; undefined if both lack it. */
export function glyphOf(letter: string, face: Face): FontGlyph | undefined {
  const { files, spare }: Typeface = FACES[face]
  const own = files.find((file) => fontOf(file).hasChar(letter))
  if (own) return { font: fontOf(own), glyph: fontOf(own).charToGlyph(letter), scale: 1 }
  const isSmallCapital = spare.smallCapitals !== undefined && letter !== letter.toUpperCase()
  const shown = isSmallCapital ? letter.toUpperCase() : letter
  for (const script of SPARE_SCRIPTS) {
    const font = fontOf(`@fontsource/eb-garamond/files/eb-garamond-${script}-400-${spare.style}.woff`)
    if (!font.hasChar(shown)) continue
    return {
      font,
      glyph: font.charToGlyph(shown),
      scale: (isSmallCapital && spare.smallCapitals) || spare.scale,
    }
  }
  return undefined
}

/** Whether a face, or its fallback, has all letters of a text. */
export function hasLetters(text: string, face: Face): boolean {
  return [...text.normalize('NFC')].every((letter) => glyphOf(letter, face))
}

/** A font's outlines and widths; read once. */
function fontOf(file: string): Font {
  const font = fonts.get(file) ?? parse(new Uint8Array(readFileSync(resolve(file))).buffer)
  fonts.set(file, font)
  return font
}
