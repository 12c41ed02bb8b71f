/** What the cases need of a browser, whatever drives it, and how programs are started. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** A point on the page, in CSS px from the top-left of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A started browser. */
export interface Browser {
  readonly version: string
  /** Opens a page for a case. */
  open(size: Size, isDark: boolean): Promise<Page>
  close(): Promise<unknown>
}

/** A page in a window. Its inputs are trusted events, as from a user; keys are named as in `KeyboardEvent.key`. */
export interface Page {
  /** Starts to load an address. */
  goto(url: string): Promise<unknown>
  /** Evaluates an expression in the page and awaits its promise. */
  evaluate<T>(expression: string): Promise<T>
  readonly mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> }
  readonly keyboard: { down(key: string): Promise<void>; up(key: string): Promise<void> }
  /** Turns the wheel where the mouse is. */
  wheel(deltaY: number): Promise<unknown>
  /** Puts fingers on the screen, moves them, and lifts them (no points). Absent if the driver has no touch input. */
  readonly touch?: (fingers: readonly Point[]) => Promise<unknown>
  resize(size: Size): Promise<unknown>
  /** Errors and warnings in the console so far, and uncaught exceptions. */
  consoleErrors(): readonly string[]
  close(): Promise<unknown>
}

/** Waits. Conditions are polled instead: see `Visit.until`. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Starts a program, which ends with this process. */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  process.once('exit', () => child.kill('SIGKILL'))
  await once(child, 'spawn')
  child.stdout.resume()
  child.stderr.resume()
  return child
}

/** Ends a program. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
}

/** Waits until a program prints a line that matches, and returns the matched group. */
export async function printed(output: Readable, pattern: RegExp): Promise<string> {
  for await (const line of createInterface(output)) {
    const found = pattern.exec(line)?.[1]
    if (!found) continue
    output.resume()
    return found
  }
  throw new Error(`the program ended without printing ${pattern}`)
}
