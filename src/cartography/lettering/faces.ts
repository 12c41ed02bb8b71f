/** The typefaces that the map is lettered in, read from their packages. All are under the SIL Open Font License. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'

/** What each face is for: the title, proper names on land, and all that is written at sea or in a lower voice. */
const FILES = {
  title: '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff',
  capitals: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff',
  italic: '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff',
} as const

/** A face, by what it is for. */
export type Face = keyof typeof FILES

const { resolve } = createRequire(import.meta.url)
const fonts = new Map<Face, Font>()

/** A face's outlines and widths; read once. */
export function fontOf(face: Face): Font {
  const font = fonts.get(face) ?? opentype.parse(bytesOf(resolve(FILES[face])))
  fonts.set(face, font)
  return font
}

function bytesOf(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(file)).buffer
}
