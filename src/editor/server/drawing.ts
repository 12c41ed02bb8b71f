import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { Drawing } from '../page/messages.ts'

/** How much of the output of a run is kept, in UTF-16 units. */
const MAX_OUTPUT = 50_000

/** Kept while the process runs: the server evaluates this file again when it restarts, as after a save. */
const KEY = Symbol.for('drawing')
const kept = globalThis as { [KEY]?: Drawing }

/** The present run of `npm run draw`, or the last one. */
export const drawing = (): Drawing => kept[KEY] ?? { isRunning: false, output: '', exitCode: null }

const change = (changes: Partial<Drawing>) => {
  kept[KEY] = { ...drawing(), ...changes }
}

/** Runs `npm run draw` in a project, unless it is running. */
export function startDrawing(root: string): Drawing {
  if (drawing().isRunning) return drawing()
  change({ isRunning: true, output: '', exitCode: null })
  const add = (text: string) =>
    change({ output: (drawing().output + stripVTControlCharacters(text)).slice(-MAX_OUTPUT) })
  // On Windows, npm is a script of the shell.
  const child = spawn('npm run --silent draw', { cwd: root, shell: true })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', add)
  child.on('error', ({ message }) => add(message))
  child.on('close', (code) => change({ isRunning: false, exitCode: code ?? 1 }))
  return drawing()
}
