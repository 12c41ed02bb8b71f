import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { Drawing } from '../page/messages.ts'

/** The lines of a run that are kept. */
const MAX_LINES = 500

/** Runs `npm run draw` in a project, once at a time. */
export class Draughtsman {
  private drawing: Drawing = { isRunning: false, lines: [], exitCode: null }

  /** The present run, or the last one. */
  get state(): Drawing {
    return this.drawing
  }

  /** Returns whether a run has started: not while there is one. */
  start(root: string): boolean {
    if (this.drawing.isRunning) return false
    this.drawing = { isRunning: true, lines: [], exitCode: null }
    // On Windows, npm is a script of the shell.
    const child = spawn('npm', ['run', '--silent', 'draw'], { cwd: root, shell: process.platform === 'win32' })
    let rest = ''
    const add = (lines: readonly string[]) => {
      const said = lines.map(stripVTControlCharacters).filter((line) => line.trim() !== '')
      this.drawing = { ...this.drawing, lines: [...this.drawing.lines, ...said].slice(-MAX_LINES) }
    }
    const read = (text: string) => {
      const lines = (rest + text).split(/\r?\n/)
      rest = lines.pop() ?? ''
      add(lines)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read)
    child.on('error', ({ message }) => add([message]))
    child.on('close', (code) => {
      add([rest])
      this.drawing = { ...this.drawing, isRunning: false, exitCode: code ?? 1 }
    })
    return true
  }
}
