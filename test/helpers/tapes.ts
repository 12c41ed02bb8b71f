/** The tapes that ship with X-ray. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseTape } from '../../src/map/xray/parseTape'
import type { Tape } from '../../src/map/xray/tape'

const FOLDER = resolve(import.meta.dirname, '../../src/map/xray/tapes')

export const TAPES: readonly { readonly file: string; readonly text: string }[] = readdirSync(FOLDER)
  .sort()
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }))

/** Parses a tape. */
export function tapeIn(text: string): Tape {
  const parsed = parseTape(text)
  if ('refusal' in parsed) throw new Error(parsed.refusal)
  return parsed.tape
}

/** The tape of a file. */
export function tapeOf(file: string): Tape {
  return tapeIn(TAPES.find((tape) => tape.file === file)?.text ?? '')
}
