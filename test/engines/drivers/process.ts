/** Starts a browser or its driver as a process, with a temporary folder that is deleted with it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Missing, pause } from './driver.ts'

export interface Running {
  readonly child: ChildProcess
  /** An empty folder, for the browser's profile. */
  readonly folder: string
  end(): Promise<void>
}

/** Starts `command`; `argumentsIn` receives the new folder. Its child processes end with it. */
export function run(command: string, argumentsIn: (folder: string) => string[], env: NodeJS.ProcessEnv = {}): Running {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const child = spawn(command, argumentsIn(folder), {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, HOME: folder, ...env },
  })
  child.on('error', () => {})
  child.stdout.resume()
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {} // The process has ended already.
  }
  const end = async () => {
    process.off('exit', kill)
    kill()
    for (let tries = 0; tries < 40 && child.exitCode === null && child.signalCode === null; tries++) await pause(50)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.on('exit', kill)
  return { child, folder, end }
}

/** The path of an installed program; throws {@link Missing} where there is none. */
export function programNamed(...names: readonly string[]): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))))
  const path = found.find((file) => existsSync(file))
  if (!path) throw new Missing(`no ${names.join(' or ')} is installed`)
  return path
}

/** A free TCP port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Fetches an address until it returns JSON: a browser takes a while to start. */
export async function untilAnswered<T>(url: string, { child }: Running): Promise<T> {
  for (let tries = 0; tries < 150 && child.exitCode === null; tries++) {
    try {
      return (await (await fetch(url)).json()) as T
    } catch {
      await pause(100)
    }
  }
  throw new Missing(`${child.spawnfile} does not start`)
}
