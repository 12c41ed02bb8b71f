/** The house that the code is: who may import whom. The rows are the plan; a file that leaves it is named. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')

/** For each part (a folder, a file beside them, or a file of `site/`) the packages, parts and files that it may import. */
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
    'map',
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
  'site/ErrorBoundary.tsx': ['react'],
  'realm.ts': ['site/palette.ts', 'site/table.ts'],
  'site/landmark.ts': [],
  'site/palette.ts': [],
  'site/table.ts': ['site/landmark.ts', 'site/palette.ts', 'site/paths.ts'],
  'site/drawn.ts': ['site/landmark.ts', 'site/table.ts'],
  'site/site.ts': ['site/landmark.ts', 'site/paths.ts', 'site/table.ts'],
  'site/pageHead.ts': ['realm.ts', 'site/site.ts', 'site/table.ts'],
  'site/paths.ts': [],
  'site/savesData.ts': [],
  'site/plate.ts': ['map/box.ts'],
  'site/address.ts': ['site/paths.ts'],
  // The drawer is flicked shut by the velocity that the map is thrown with.
  layout: ['react', 'wouter', 'site/AnyLink.tsx', 'layout', 'panzoom/inertia.ts', 'site/site.ts'],
  pages: [
    'react',
    'wouter',
    'virtual:pictures',
    'virtual:posts',
    'site/AnyLink.tsx',
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
  map: [
    'react',
    'react-dom',
    'wouter',
    'site/AnyLink.tsx',
    'site/ErrorBoundary.tsx',
    'map',
    'panzoom',
    'site/savesData.ts',
  ],
  panzoom: ['panzoom'],
  delivery: ['styles', 'site/address.ts', 'delivery', 'site/paths.ts', 'site/savesData.ts'],
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
    '@vitejs/plugin-react',
    'build',
    'map/box.ts',
    'pages/OwnerPicture.tsx',
    'prerender.tsx',
    'site/pageHead.ts',
    'site/drawn.ts',
    'site/landmark.ts',
    'site/palette.ts',
    'site/paths.ts',
    'site/plate.ts',
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
    'site/drawn.ts',
    'site/landmark.ts',
    'site/palette.ts',
    'site/paths.ts',
    'site/plate.ts',
    'realm.ts',
    'site/table.ts',
  ],
}

/** Within the engine, for each file the files that it may import. */
const ENGINE_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'geometry.ts': [],
  'view.ts': ['geometry.ts'],
  'grip.ts': ['geometry.ts', 'view.ts'],
  'wheel.ts': ['geometry.ts', 'view.ts', 'controller.ts'],
  'keyboard.ts': ['geometry.ts'],
  'transition.ts': ['geometry.ts', 'view.ts'],
  'inertia.ts': ['geometry.ts', 'grip.ts', 'transition.ts', 'view.ts'],
  'controller.ts': ['geometry.ts', 'view.ts', 'keyboard.ts', 'transition.ts'],
  'pointerGestures.ts': ['geometry.ts', 'view.ts', 'grip.ts', 'transition.ts', 'inertia.ts', 'controller.ts'],
  'listen.ts': ['geometry.ts', 'view.ts', 'wheel.ts', 'keyboard.ts', 'pointerGestures.ts', 'controller.ts'],
}

/** The names by which a script meets the browser, which the engine may do in `listen.ts` alone. */
const BROWSER = [
  ...['window', 'document', 'globalThis', 'self', 'navigator', 'addEventListener', 'performance', 'matchMedia', 'Date'],
  ...['ResizeObserver', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'setInterval'],
]

interface Import {
  /** As in the code: a package, or a path from the file. */
  readonly from: string
  /** The file in `src` that it leads to; null for a package. */
  readonly file: string | null
}

interface SourceFile {
  /** Its path in `src`. */
  readonly path: string
  /** All that it imports, be it for its types, for its effects, later, or to pass it on. */
  readonly imports: readonly Import[]
  /** The variables and properties that it names; those of a variable also as `variable.property`. */
  readonly names: ReadonlySet<string>
  /** Whether it exports what another file has written. */
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
  // Every node passes through here: `source` is what it imports from, `name` that of an identifier.
  JSON.stringify(program, (key, value) => {
    if (key === 'name' && typeof value === 'string') names.add(value)
    if (value?.type === 'MemberExpression') names.add(`${value.object.name}.${value.property.name}`)
    if (key === 'source' && typeof value?.value === 'string') {
      const from: string = value.value
      imports.push({ from, file: from.startsWith('.') ? fileAt(join(dirname(path), from)) : null })
    }
    return value
  })
  const isBarrel = module.staticExports.some(({ entries }) => entries.some(({ moduleRequest }) => moduleRequest))
  return { path, imports, names, isBarrel }
}

/** The path in `src` of a module that is imported without its extension. */
function fileAt(module: string): string {
  const path = relative(SRC, resolve(SRC, module)).replaceAll('\\', '/')
  // A folder may have the name of a module beside it, as the owner's pictures lie beside the table.
  const endings = ['.ts', '.tsx', '']
  const entries = readdirSync(join(SRC, dirname(path)))
  return path + (endings.find((ending) => entries.includes((path.split('/').pop() ?? '') + ending)) ?? '')
}

/** The part that a file of `src` belongs to: its folder, or itself, if it lies in none or in `site/`. */
function partOf(path: string): string {
  return path.startsWith('site/') ? path : (path.split('/')[0] ?? path)
}

/** Every import that a table does not allow, in words. */
function strayImports(
  table: Readonly<Record<string, readonly string[]>>,
  among: readonly SourceFile[],
  rowOf: (path: string) => string,
): string[] {
  return among.flatMap(({ path, imports }) => {
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

describe('the house', () => {
  it('is read in full', () => {
    expect(files.length).toBeGreaterThan(25)
    expect(files.find(({ path }) => path === 'App.tsx')?.imports.slice(0, 4)).toEqual([
      { from: 'react', file: null },
      { from: 'wouter', file: null },
      { from: 'wouter/use-browser-location', file: null },
      { from: './layout/Layout', file: 'layout/Layout.tsx' },
    ])
  })

  it('has its doors where the table says', () => {
    expect(strayImports(MAY_IMPORT, files, partOf)).toEqual([])
  })

  it('has an engine whose files import only what comes before them', () => {
    expect(strayImports(ENGINE_MAY_IMPORT, engine, (path) => path.replace('panzoom/', ''))).toEqual([])
  })

  it('has an engine that meets the browser in listen.ts alone', () => {
    const touching = engine
      .filter(({ path }) => path !== 'panzoom/listen.ts')
      .flatMap(({ path, names }) => BROWSER.filter((name) => names.has(name)).map((name) => `${path} touches ${name}`))
    expect(touching).toEqual([])
    const listen = engine.find(({ path }) => path === 'panzoom/listen.ts')
    expect(listen?.names).toContain('addEventListener')
  })

  it('has a cartographer who draws the same picture every time: Node is met in three files, chance and the clock nowhere', () => {
    const drawing = files.filter(({ path }) => partOf(path) === 'cartography')
    const onDisk = drawing.filter(({ imports }) => imports.some(({ from }) => /^(node:|sharp$)/.test(from)))
    expect(onDisk.map(({ path }) => path)).toEqual([
      'cartography/draw.ts',
      'cartography/lettering/faces.ts',
      'cartography/replaced.ts',
    ])
    const byChance = drawing.filter(({ names }) =>
      ['Math.random', 'Date', 'performance'].some((name) => names.has(name)),
    )
    expect(byChance.map(({ path }) => path)).toEqual([])
  })

  it('is entered by main.tsx, which nothing imports; nor does anything import what draws the map or builds the site', () => {
    const entering = files.flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ file }) =>
            file === 'main.tsx' || (/^(cartography|build)\//.test(file ?? '') && partOf(path) !== partOf(file ?? '')),
        )
        .map(({ from }) => `${path} imports ${from}`),
    )
    expect(entering).toEqual([])
  })

  it('has no barrels: what a file exports it has written itself', () => {
    const barrels = files.filter(({ path, isBarrel }) => isBarrel || /(^|\/)index\.tsx?$/.test(path))
    expect(barrels).toEqual([])
  })
})
