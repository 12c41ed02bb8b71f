/** The widths of words, and their room, in map units. Without the table: the build asks, too. */
import { estimateWidth } from '../drawing/browserText.ts'
import { type Face, hasLetters } from './faces.ts'
import { advanceOf, kerning, letterform } from './letterforms.ts'

/** The words on a ribbon: their largest font sizes, and the least room to the ends of the cloth. */
export const ON_RIBBON = { name: { size: 24, margin: 17 }, epithet: { size: 15, margin: 12 } } as const

/** The space between the letters of a name of this size. */
export const nameSpacing = (size: number) => size / 19

/** How far the tails of a ribbon reach out at both ends. */
export const TAIL = 18

/** Half the room for a ribbon's cloth at the foot of a box so wide. */
export const halfRibbon = (width: number) => width / 2 - TAIL - 1

/** The largest that words on the cartouche may be: font size, and how wide. */
export interface Limit {
  readonly size: number
  readonly width: number
}
export const TITLE: Limit = { size: 88, width: 356 }
export const BANNER: Limit = { size: 18, width: 260 }

/** How high the highest letter of a text is above its baseline, with its accents. */
export function heightOf(text: string, face: Face, size: number): number {
  return Math.max(0, ...[...text.normalize('NFC')].map((letter) => -letterform(letter, face, size).box().top))
}

/** How wide a line of lettering is; without all its letters, about how wide a browser will write it. */
export function measureText(text: string, face: Face, size: number, spacing = 0): number {
  return hasLetters(text, face) ? letterPositions(text, face, size, spacing).end : estimateWidth(text, size)
}

/** The letters of a line, each with its start from the left end, and its advance; and the line's end. */
export function letterPositions(text: string, face: Face, size: number, spacing = 0) {
  let end = 0
  const letters: { letter: string; start: number; advance: number }[] = []
  // Composed: a letter and its accent are one letter of the face.
  for (const letter of text.normalize('NFC')) {
    const last = letters.at(-1)?.letter
    const start = last === undefined ? 0 : end + (spacing + kerning(last, letter, face, size))
    const advance = advanceOf(letter, face, size)
    letters.push({ letter, start, advance })
    end = start + advance
  }
  return { letters, end }
}
