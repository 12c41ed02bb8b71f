/**
 * Which rooms of `src` may import which: never each other. That there are no barrels and no cycles is in
 * .biome.json.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

/**
 * Each room, with the rooms above it that it may import from. `site` also gets files of `drawn` and `realm`.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  panzoom: [],
  words: [],
  table: ['panzoom', 'words'],
  site: ['panzoom', 'table', 'words', 'drawn'],
  cartography: ['panzoom', 'table', 'words'],
  vite: ['panzoom', 'table', 'words', 'cartography', 'site'],
  editor: ['panzoom', 'table', 'site', 'vite'],
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
const codeOf = (path: string) =>
  readFileSync(join(SRC, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
const roomOf = (path: string) => path.replace(/\/.*/, '')
const using = (room: string, pattern: RegExp) =>
  files.filter((path) => roomOf(path) === room && pattern.test(codeOf(path)))

it('each room imports only from rooms above it', () => {
  const imports = files.flatMap((path) =>
    [...codeOf(path).matchAll(/\b(?:from |import\()'(\.[^'$]+)'/g)].map(
      ([, to = '']) => [path, join(path, '..', to)] as const,
    ),
  )
  const forbidden = imports.filter(
    ([path, to]) => ![roomOf(path), ...(ROOMS[roomOf(path)] ?? [])].includes(roomOf(to)),
  )
  expect(forbidden.map((pair) => pair.join(' imports '))).toEqual([])
  expect(imports.length).toBeGreaterThan(500)
})

/** The imports, in a room, of files that lie in a later one of its folders. Fails if it has none at all. */
function upwardImports(room: string, folders: readonly string[], pattern: RegExp): string[] {
  const layerOf = (path: string) => folders.indexOf(path.split('/')[1] ?? '')
  const imports = files
    .filter((path) => roomOf(path) === room && layerOf(path) >= 0)
    .flatMap((path) =>
      [...codeOf(path).matchAll(pattern)].map(([, to = '']) => [path, join(path, '..', to)] as const),
    )
    .filter(([, to]) => roomOf(to) === room)
  expect(imports.length).toBeGreaterThan(20)
  return imports.filter(([path, to]) => layerOf(to) > layerOf(path)).map((pair) => pair.join(' imports '))
}

it('no layer of the engine imports from a later one', () => {
  const LAYERS = ['core', 'gestures', 'dom', 'extras']
  expect(upwardImports('panzoom', LAYERS, /from '(\.[^']+)'/g)).toEqual([])
})

it('no stage of the drawing imports from a later one, but for types', () => {
  const STAGES = [
    'drawing',
    'grids',
    'lettering',
    'extents',
    'lands',
    'survey',
    'art',
    'emblem',
    'layout',
    'picture',
    'wash',
    'night',
    'commands',
  ]
  expect(upwardImports('cartography', STAGES, /import (?!type)[^;']*from '(\.[^']+)'/g)).toEqual([])
})

it('the core and the gestures of the engine do without the page', () => {
  const page = /\b(window|document|performance|addEventListener|requestAnimationFrame|getComputedStyle)\b/
  const users = using('panzoom', page)
  expect(users.filter((path) => /\/(core|gestures)\//.test(path))).toEqual([])
  expect(users).not.toEqual([])
})

it('the table uses neither the page nor Node, and the drawing neither chance nor the clock', () => {
  expect(using('table', /\b(window|document|process)\.|'node:/)).toEqual([])
  expect(using('cartography', /\b(Math\.random|Date|performance)\b/)).toEqual([])
})

it('no comment, and no name of a test, goes past 110 characters, where the formatter breaks code', () => {
  const root = join(SRC, '..')
  const paths = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  const sources = paths.filter((path) => /\.(tsx?|js|css)$/.test(path) && !path.includes('node_modules'))
  const isLong = (line: string) =>
    line.length > 110 && /^\s*(\/\/|\{?\/\*|\* |(it|test|describe)\b)|\*\/\}?$/.test(line)
  const long = sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isLong(line) ? `${path}:${index + 1}` : [])),
  )
  expect(long).toEqual([])
  expect(sources.length).toBeGreaterThan(500)
})
