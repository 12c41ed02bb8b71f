/** Writes the word of the land into the text of realm.ts, all of whose other characters stay. */
import { parseSync } from 'vite'
import { ByHand, quoted, textOf, valueIn } from './syntax.ts'

/** The source with this word as its `land`. Throws {@link ByHand} if it is not written as a plain text. */
export function writeLand(source: string, land: string): string {
  const { program } = parseSync('realm.ts', source)
  const value = valueIn(program, 'land')
  if (!value) return land === '' ? source : withLand(source, land, valueIn(program, 'siteName')?.end ?? 0)
  const before = textOf(value)
  if (before === land) return source
  if (before === undefined) throw new ByHand('its land is not a text in quotes.')
  return source.slice(0, value.start) + quoted(land, source[value.start]) + source.slice(value.end)
}

/** The source with a line for a land, which it has left out, below the line of a position. */
function withLand(source: string, land: string, at: number): string {
  const eol = source.includes('\r\n') ? '\r\n' : '\n'
  const end = source.indexOf(eol, at)
  return `${source.slice(0, end)}${eol}export const land = ${quoted(land)}${source.slice(end)}`
}
