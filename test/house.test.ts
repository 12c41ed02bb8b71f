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

it('no layer of the engine imports from a later one, and core and gestures do without the page', () => {
  const LAYERS = ['core', 'gestures', 'dom', 'extras']
  const layerOf = (path: string) => LAYERS.indexOf(path.split('/')[1] ?? '')
  const engine = files.filter((path) => roomOf(path) === 'panzoom' && layerOf(path) >= 0)
  const upward = engine.filter((path) =>
    [...codeOf(path).matchAll(/from '(\.[^']+)'/g)].some(
      ([, to = '']) => layerOf(join(path, '..', to)) > layerOf(path),
    ),
  )
  expect(upward).toEqual([])
  const page = /\b(window|document|performance|addEventListener|requestAnimationFrame|getComputedStyle)\b/
  expect(engine.filter((path) => layerOf(path) < 2 && page.test(codeOf(path)))).toEqual([])
})

it('the table uses neither the page nor Node, and the drawing neither chance nor the clock', () => {
  expect(using('table', /\b(window|document|process)\.|'node:/)).toEqual([])
  expect(using('cartography', /\b(Math\.random|Date|performance)\b/)).toEqual([])
})
