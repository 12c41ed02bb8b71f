/** What the cases need of a browser, whatever drives it, and how programs are started. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Point, Size } from '../../../src/panzoom/core/geometry.ts'

/** A started browser. */
export interface Browser {
  readonly version: string
  /** Opens a page for a case. */
  open(size: Size, isDark: boolean): Promise<Page>
  close(): Promise<unknown>
}

/**
 * A page in a window, in CSS px from its top-left. Its inputs are trusted events, as from a user; keys are
 * named as in `KeyboardEvent.key`.
 */
export interface Page {
  /** Starts to load an address. */
  goto(url: string): Promise<unknown>
  /** Evaluates an expression in the page and awaits its promise. */
  evaluate<T>(expression: string): Promise<T>
  readonly mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> }
  /** Presses a key, and releases it at once. */
  press(key: string): Promise<unknown>
  /** Turns the wheel where the mouse is. */
  wheel(deltaY: number): Promise<unknown>
  /** Puts fingers on the screen, moves them, and lifts them (no points). */
  touch(fingers: readonly Point[]): Promise<unknown>
  /** What the window shows, as a PNG. */
  screenshot(): Promise<Buffer>
  /** The page as it is printed, as a PDF. */
  print(): Promise<Buffer>
  /** Errors and warnings in the console so far, and uncaught exceptions. */
  consoleErrors(): readonly string[]
  close(): Promise<unknown>
}

/** Waits. Conditions are polled instead: see `Visit.until`. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Starts a program in a process group of its own, which ends with this process. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const stdio = ['ignore', 'pipe', 'pipe'] as const
  const child = spawn(command, args, { stdio: [...stdio], env: { ...process.env, ...env }, detached: true })
  child.stdout.resume()
  child.stderr.resume()
  process.once('exit', () => end(child))
  return child
}

/** Ends a program and those that it has started. */
export function end({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
