/** Which part of `src` may import which. That there are no barrels and no cycles is in .biome.json. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

/** What each part, a folder or a file of `src`, may import besides its own files: parts, folders, files, packages. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  panzoom: [],
  map: [
    ...[
      'react',
      'virtual:picture',
      'virtual:words',
      'panzoom',
      'site/AnyLink',
      'site/ErrorBoundary',
      'site/Mark',
      'site/early',
      'site/landmark',
    ],
    'site/whenIdle',
    // In development alone.
    'editor/editor',
  ],
  editor: ['react', 'react-dom', 'map/box', 'map/liveMap', 'panzoom', 'site/area', 'site/landWords', 'site/landmark'],
  words: [],
  site: ['react', 'wouter', 'virtual:words', '@sindresorhus/slugify', 'realm', 'map/box', 'panzoom/geometry'],
  // The drawer has a chart of the places, and closes by a fling, whose velocity is computed as for the map.
  layout: ['react', 'wouter', 'virtual:picture/map', 'virtual:words', 'site', 'map/box', 'panzoom/inertia'],
  pages: [
    'react',
    'wouter',
    'virtual:picture',
    'virtual:posts',
    'virtual:sections',
    'virtual:words',
    'panzoom/listen',
    'site',
    'styles',
  ],
  // The picture of the site, drawn or the owner's own: the build chooses one of its folders.
  picture: ['react', 'virtual:words', 'map', 'pages/section.module.css', 'panzoom', 'site'],
  delivery: ['site', 'styles'],
  App: ['react', 'wouter', 'virtual:words', 'layout', 'map/RealmMap', 'pages', 'site'],
  main: ['react', 'react-dom', 'App', 'delivery', 'layout/DrawerChart', 'pages', 'site', 'styles'],
  prerender: ['virtual:cards', 'react', 'react-dom', 'App', 'pages', 'site'],
  realm: ['site/palette', 'site/table', 'words/lists'],
  build: [
    ...['node:', 'markdown-it', 'markdown-it-footnote', 'react', 'react-dom', 'sharp', 'vite', 'zod'],
    ...[
      // In a thread of its own.
      'cartography/surveyor',
      'cartography/lettering/faces',
      'cartography/lettering/measure',
      'cartography/ownCard',
      'cartography/replaced',
      'editor/messages',
      'editor/outline',
      'map/box',
      'map/side',
      'pages/OwnerPicture',
      'pages/pieces',
      'panzoom/geometry',
      'prerender',
      'site',
      'words',
    ],
  ],
  cartography: [
    'node:',
    'flatqueue',
    'opentype.js',
    'sharp',
    'simplify-js',
    'map/box',
    'panzoom/geometry',
    'realm',
    'site',
    'emblem',
    'words',
  ],
  // It is drawn with the pen and the letters of the map.
  emblem: ['cartography/drawing', 'cartography/lettering', 'site'],
}

/** The files of the engine that use browser APIs. */
const ON_PAGE = [...['controls', 'listen', 'listenToKeys', 'listenToPointers', 'listenToWheel', 'surface']]

/** Each file of `src`, as `site/table.ts`: its code without comments, and its imports, but for types of the build. */
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .sort()
  .map((path) => {
    const code = readFileSync(join(SRC, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
    const imports = [...code.matchAll(/\bimport(?: (type )?(?:[^'(]*? from )?|\()'([^'$]+)'/g)].flatMap(
      ([, isType, from = '']) => {
        const name = from.startsWith('.') ? join(path, '..', from).replace(/\.tsx?$/, '') : from.replace(/\?.*/, '')
        return (isType && name.startsWith('build/')) || path.endsWith('.d.ts') ? [] : [name]
      },
    )
    return { path, code, imports }
  })

const partOf = (path: string) => path.replace(/(\/|\.tsx?$).*/, '')
const pathsOf = (found: typeof files) => found.map(({ path }) => path)
const engine = files.filter(({ path }) => partOf(path) === 'panzoom')
const drawing = files.filter(({ path }) => ['cartography', 'emblem'].includes(partOf(path)))

describe('the code', () => {
  it('imports only as the table allows', () => {
    const allows = (path: string, from: string) =>
      [partOf(path), ...(MAY_IMPORT[partOf(path)] ?? [])].some(
        (allowed) => from === allowed || from.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`),
      )
    const forbidden = files.flatMap(({ path, imports }) =>
      imports.filter((from) => !allows(path, from)).map((from) => `${path} may not import ${from}`),
    )
    expect(forbidden).toEqual([])
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(500)
  })

  it('of the engine uses browser APIs only where it listens', () => {
    const BROWSER =
      /\b(window|document|globalThis|self|navigator|addEventListener|performance|matchMedia|Date|ResizeObserver|getComputedStyle|\w+AnimationFrame|setTimeout|setInterval)\b/
    expect(pathsOf(engine.filter(({ code }) => BROWSER.test(code)))).toEqual(
      ON_PAGE.map((name) => `panzoom/${name}.ts`),
    )
  })

  it('draws the same map every time: it uses Node in few files, randomness and the clock in none', () => {
    expect(pathsOf(drawing.filter(({ imports }) => imports.some((from) => /^(node:|sharp$)/.test(from))))).toEqual([
      'cartography/draw.ts',
      'cartography/drawGrowth.ts',
      'cartography/lettering/faces.ts',
      'cartography/paintLand.ts',
      'cartography/replaced.ts',
      'cartography/sketch.ts',
      'cartography/surveyor.ts',
      'cartography/tryLands.ts',
      'cartography/woff2.ts',
      'cartography/write.ts',
    ])
    expect(pathsOf(drawing.filter(({ code }) => /\b(Math\.random|Date|performance)\b/.test(code)))).toEqual([])
  })
})
