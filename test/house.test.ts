/** The structure of the code: the imports that each part is allowed, and a few rules about them. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')

/** For each part (a folder or file of `src`, or a file of `src/site`), the packages, parts and files it may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': [
    'react',
    'react-dom/client',
    'styles',
    'site/address.ts',
    'App.tsx',
    'delivery',
    'pages',
    'site/savesData.ts',
    'site/site.ts',
  ],
  'prerender.tsx': [
    'react',
    'react-dom/server',
    'App.tsx',
    'pages',
    'site/pageHead.ts',
    'site/paths.ts',
    'site/site.ts',
    'site/table.ts',
  ],
  'App.tsx': [
    'react',
    'wouter',
    'wouter/use-browser-location',
    'site/address.ts',
    'site/ErrorBoundary.tsx',
    'layout',
    'pages',
    'site/site.ts',
  ],
  'site/AnyLink.tsx': ['react', 'wouter'],
  'site/Mark.tsx': ['site/landmark.ts'],
  'site/ErrorBoundary.tsx': ['react'],
  'realm.ts': ['site/palette.ts', 'site/table.ts'],
  'site/landmark.ts': [],
  'site/palette.ts': [],
  'site/table.ts': ['build/schema.ts', 'site/landmark.ts', 'site/paths.ts'],
  'site/drawn.ts': ['site/landmark.ts', 'site/table.ts'],
  'site/site.ts': ['site/landmark.ts', 'site/paths.ts', 'site/table.ts'],
  'site/pageHead.ts': ['realm.ts', 'site/site.ts', 'site/table.ts'],
  'site/early.ts': [],
  'site/paths.ts': [],
  'site/savesData.ts': [],
  'site/plate.ts': ['panzoom/geometry.ts'],
  'site/address.ts': ['site/paths.ts'],
  // The drawer closes by a fling, whose velocity is computed as for the map.
  layout: ['react', 'wouter', 'site/AnyLink.tsx', 'site/Mark.tsx', 'layout', 'panzoom/inertia.ts', 'site/site.ts'],
  pages: [
    'react',
    'wouter',
    'virtual:pictures',
    'virtual:posts',
    'styles',
    'site/AnyLink.tsx',
    'site/Mark.tsx',
    'site/address.ts',
    'site/landmark.ts',
    'pages',
    'map',
    'site/paths.ts',
    'site/plate.ts',
    'realm.ts',
    'site/site.ts',
    'site/table.ts',
  ],
  map: ['react', 'site/AnyLink.tsx', 'site/Mark.tsx', 'site/landmark.ts', 'site/early.ts', 'map', 'panzoom'],
  panzoom: ['panzoom'],
  delivery: ['styles', 'site/address.ts', 'site/early.ts', 'site/paths.ts'],
  build: [
    'node:crypto',
    'node:fs',
    'node:os',
    'node:path',
    'node:url',
    'node:util',
    'node:zlib',
    'markdown-it',
    'markdown-it-footnote',
    'sharp',
    'vite',
    'zod',
    'react',
    'react-dom/server',
    'build',
    'map/box.ts',
    'panzoom/geometry.ts',
    'pages/OwnerPicture.tsx',
    'pages/pieces.ts',
    'prerender.tsx',
    'site/pageHead.ts',
    'site/drawn.ts',
    'site/landmark.ts',
    'site/palette.ts',
    'site/paths.ts',
    'site/table.ts',
  ],
  cartography: [
    'node:crypto',
    'node:fs',
    'node:fs/promises',
    'node:module',
    'node:path',
    'flatqueue',
    'opentype.js',
    'sharp',
    'simplify-js',
    'cartography',
    'map/box.ts',
    'panzoom/geometry.ts',
    'site/drawn.ts',
    'site/landmark.ts',
    'site/palette.ts',
    'site/paths.ts',
    'site/plate.ts',
    'realm.ts',
    'site/table.ts',
  ],
}

/** For each file of the engine, the files that it may import. */
const ENGINE_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'geometry.ts': [],
  'view.ts': ['geometry.ts'],
  'grip.ts': ['geometry.ts', 'view.ts'],
  'wheel.ts': ['geometry.ts', 'view.ts', 'controller.ts'],
  'keyboard.ts': ['geometry.ts'],
  'fit.ts': ['geometry.ts', 'view.ts'],
  'flight.ts': ['geometry.ts', 'transition.ts', 'view.ts'],
  'settings.ts': ['geometry.ts', 'view.ts'],
  'observers.ts': ['view.ts'],
  'transition.ts': ['geometry.ts', 'view.ts'],
  'inertia.ts': ['geometry.ts', 'grip.ts', 'transition.ts', 'view.ts'],
  'controller.ts': ['geometry.ts', 'view.ts', 'keyboard.ts', 'settings.ts', 'observers.ts', 'transition.ts'],
  'configure.ts': ['settings.ts', 'controller.ts'],
  'press.ts': ['geometry.ts'],
  'taps.ts': ['geometry.ts', 'press.ts'],
  'drag.ts': ['geometry.ts'],
  'pinch.ts': ['geometry.ts', 'inertia.ts'],
  'pointerGestures.ts': [
    ...['geometry.ts', 'view.ts', 'settings.ts', 'grip.ts', 'transition.ts', 'inertia.ts', 'controller.ts'],
    ...['press.ts', 'taps.ts', 'drag.ts', 'pinch.ts'],
  ],
  'surface.ts': ['geometry.ts'],
  'controls.ts': [],
  'listenToPointers.ts': [...['geometry.ts', 'surface.ts', 'press.ts', 'pointerGestures.ts', 'controller.ts']],
  'wheelSeries.ts': ['surface.ts'],
  'listenToWheel.ts': ['surface.ts', 'wheel.ts', 'wheelSeries.ts', 'controller.ts'],
  'listenToKeys.ts': ['geometry.ts', 'surface.ts', 'controls.ts', 'keyboard.ts', 'controller.ts'],
  'listen.ts': [
    ...['settings.ts', 'surface.ts', 'listenToPointers.ts', 'listenToWheel.ts', 'listenToKeys.ts', 'controller.ts'],
  ],
  'panByTrackpad.ts': ['controls.ts', 'surface.ts', 'wheel.ts', 'wheelSeries.ts', 'controller.ts'],
  'freeButtons.ts': ['geometry.ts', 'controls.ts', 'press.ts', 'surface.ts'],
  'createPanZoom.ts': [
    ...['settings.ts', 'configure.ts', 'surface.ts', 'view.ts', 'controls.ts', 'listen.ts', 'controller.ts'],
    ...['panByTrackpad.ts', 'freeButtons.ts'],
  ],
}

/** The files of the engine that touch the page. */
const ON_PAGE = [
  ...['surface.ts', 'controls.ts', 'listenToPointers.ts', 'listenToWheel.ts', 'listenToKeys.ts', 'listen.ts'],
  ...['wheelSeries.ts', 'panByTrackpad.ts', 'freeButtons.ts'],
]

/** Names of browser APIs, which the other files of the engine may not use. */
const BROWSER = [
  ...['window', 'document', 'globalThis', 'self', 'navigator', 'addEventListener', 'performance', 'matchMedia', 'Date'],
  ...[
    'ResizeObserver',
    'getComputedStyle',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'setTimeout',
    'setInterval',
  ],
]

interface Import {
  /** The specifier: a package, or a path relative to the file. */
  readonly from: string
  /** The resolved file, relative to `src`; null for a package. */
  readonly file: string | null
  /** Whether it is erased when the file is compiled. */
  readonly isType: boolean
}

interface SourceFile {
  /** Relative to `src`. */
  readonly path: string
  /** Imports of every kind: types, side effects, dynamic, and re-exports. */
  readonly imports: readonly Import[]
  /** All identifiers in the file, and member expressions as `object.property`. */
  readonly names: ReadonlySet<string>
  /** Whether it re-exports from another file. */
  readonly isBarrel: boolean
}

const files: readonly SourceFile[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map(read)

function read(path: string): SourceFile {
  const { program, module } = parseSync(path, readFileSync(join(SRC, path), 'utf8'))
  const imports: Import[] = []
  const names = new Set<string>()
  // The replacer visits every node: an import has a `source`, an identifier a `name`.
  JSON.stringify(program, (key, value) => {
    if (key === 'name' && typeof value === 'string') names.add(value)
    if (value?.type === 'MemberExpression') names.add(`${value.object.name}.${value.property.name}`)
    if (typeof value?.source?.value === 'string') {
      const from: string = value.source.value
      const file = from.startsWith('.') ? fileAt(join(dirname(path), from)) : null
      imports.push({ from, file, isType: value.importKind === 'type' })
    }
    return value
  })
  const isBarrel = module.staticExports.some(({ entries }) => entries.some(({ moduleRequest }) => moduleRequest))
  return { path, imports, names, isBarrel }
}

/** The path, relative to `src`, of a module that is imported without its extension. */
function fileAt(module: string): string {
  const path = relative(SRC, resolve(SRC, module)).replaceAll('\\', '/')
  // With an extension first: a folder may have the name of a module, as `realm` has, with the owner's pictures.
  const extensions = ['.ts', '.tsx', '']
  const entries = readdirSync(join(SRC, dirname(path)))
  return path + (extensions.find((extension) => entries.includes((path.split('/').pop() ?? '') + extension)) ?? '')
}

/** The part that a file of `src` belongs to: its folder; or the file itself, in `src` and `src/site`. */
function partOf(path: string): string {
  return path.startsWith('site/') ? path : (path.split('/')[0] ?? path)
}

/** Messages about what a table allows, and no file imports. */
function unusedRows(table: Readonly<Record<string, readonly string[]>>, sources: readonly SourceFile[]): string[] {
  return Object.entries(table).flatMap(([row, allowed]) => {
    const imports = sources.filter(({ path }) => partOf(path) === row).flatMap(({ imports }) => imports)
    const made = imports.flatMap(({ from, file }) => (file === null ? [from] : [file, partOf(file)]))
    return allowed.filter((one) => !made.includes(one)).map((one) => `no file of ${row} imports ${one}`)
  })
}

/** Messages about the imports that a table does not allow. */
function forbiddenImports(
  table: Readonly<Record<string, readonly string[]>>,
  sources: readonly SourceFile[],
  rowOf: (path: string) => string,
): string[] {
  return sources.flatMap(({ path, imports }) => {
    const allowed = table[rowOf(path)]
    if (!allowed) return [`${path} has no row "${rowOf(path)}" in the table`]
    return imports
      .filter(
        ({ from, file }) => !allowed.includes(file === null ? from : rowOf(file)) && !allowed.includes(file ?? from),
      )
      .map(({ from }) => `${path} may not import ${from}`)
  })
}

const engine = files.filter(({ path }) => partOf(path) === 'panzoom')

describe('the code', () => {
  it('is parsed completely', () => {
    expect(files.length).toBeGreaterThan(25)
    expect(files.find(({ path }) => path === 'App.tsx')?.imports.slice(0, 4)).toEqual([
      { from: 'react', file: null, isType: false },
      { from: 'wouter', file: null, isType: false },
      { from: 'wouter/use-browser-location', file: null, isType: false },
      { from: './layout/Layout', file: 'layout/Layout.tsx', isType: false },
    ])
  })

  it('imports only as the table allows', () => {
    expect(forbiddenImports(MAY_IMPORT, files, partOf)).toEqual([])
  })

  it('has a table that allows no import without need', () => {
    expect(unusedRows(MAY_IMPORT, files)).toEqual([])
  })

  it('has an engine whose files import only as its table allows', () => {
    expect(forbiddenImports(ENGINE_MAY_IMPORT, engine, (path) => path.replace('panzoom/', ''))).toEqual([])
  })

  it('has an engine that uses browser APIs in the files that listen, and nowhere else', () => {
    const isOnPage = ({ path }: SourceFile) => ON_PAGE.includes(path.replace('panzoom/', ''))
    const uses = engine
      .filter((file) => !isOnPage(file))
      .flatMap(({ path, names }) => BROWSER.filter((name) => names.has(name)).map((name) => `${path} uses ${name}`))
    expect(uses).toEqual([])
    const unused = engine.filter((file) => isOnPage(file) && !BROWSER.some((name) => file.names.has(name)))
    expect(unused.map(({ path }) => path)).toEqual([])
  })

  it('draws the same map every time: Node is used in three files, randomness and the clock in none', () => {
    const drawing = files.filter(({ path }) => partOf(path) === 'cartography')
    const onDisk = drawing.filter(({ imports }) => imports.some(({ from }) => /^(node:|sharp$)/.test(from)))
    expect(onDisk.map(({ path }) => path)).toEqual([
      'cartography/draw.ts',
      'cartography/lettering/faces.ts',
      'cartography/replaced.ts',
    ])
    const random = drawing.filter(({ names }) => ['Math.random', 'Date', 'performance'].some((name) => names.has(name)))
    expect(random.map(({ path }) => path)).toEqual([])
  })

  it('does not import main.tsx, and imports `cartography` and `build`, except types, only from within', () => {
    const forbidden = files.flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ file, isType }) =>
            file === 'main.tsx' ||
            (!isType && /^(cartography|build)\//.test(file ?? '') && partOf(path) !== partOf(file ?? '')),
        )
        .map(({ from }) => `${path} imports ${from}`),
    )
    expect(forbidden).toEqual([])
  })

  it('has no barrel files', () => {
    const barrels = files.filter(({ path, isBarrel }) => isBarrel || /(^|\/)index\.tsx?$/.test(path))
    expect(barrels).toEqual([])
  })
})
