/** What the files of `src` import, read from them. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const SRC = resolve(import.meta.dirname, '../../../src')

/** A part (a folder of `src`, or a file beside the folders) or a file of the engine, and what it imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

/** For each part of `src` the parts that it imports. */
export function importsOfParts(): Imports {
  return importsBy((path) => path.split('/')[0] ?? path)
}

/** For each file of the engine the files of the engine that it imports. */
export function importsOfEngine(): Imports {
  return importsBy((path) => (path.startsWith('panzoom/') ? path.replace('panzoom/', '') : null))
}

/** The same without what is imported by way of another anyhow. */
export function withoutDetours(imports: Imports, shown: readonly string[]): [from: string, to: string][] {
  const reaches = (from: string, to: string): boolean =>
    [...(imports.get(from) ?? [])].some((next) => shown.includes(next) && (next === to || reaches(next, to)))
  return shown.flatMap((from) => {
    const direct = shown.filter((to) => imports.get(from)?.has(to))
    return direct
      .filter((to) => !direct.some((other) => other !== to && reaches(other, to)))
      .map((to): [string, string] => [from, to])
  })
}

function importsBy(roomOf: (path: string) => string | null): Imports {
  const found = new Map<string, Set<string>>()
  const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  for (const path of paths.map((path) => path.replaceAll('\\', '/')).sort()) {
    const room = roomOf(path)
    if (room === null) continue
    const rooms = found.get(room) ?? new Set()
    found.set(room, rooms)
    for (const [, from = ''] of readFileSync(join(SRC, path), 'utf8').matchAll(/^(?:import|\} from).*'(\.[^']+)'/gm)) {
      const target = join(dirname(path), from)
      const file = paths.find((other) => other.replace(/\.tsx?$/, '') === target.replace(/\.tsx?$/, ''))
      const to = file && roomOf(file)
      if (to && to !== room) rooms.add(to)
    }
  }
  return found
}
