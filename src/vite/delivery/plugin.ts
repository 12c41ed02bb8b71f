import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { FILES } from '../../table/mistakes.ts'
import { MAP_FOLDER, NOT_FOUND } from '../../table/paths.ts'
import { type Table, unusedPictures } from '../../table/table.ts'
import { compressAll, filesIn, integrityOf, isFile } from '../files.ts'
import type { SitePicture } from '../pictures/sitePicture.ts'
import type { RenderedPage } from '../prerender'
import type { PublishedPost } from '../stories/readRealm.ts'
import { SCRIPT_TARGETS, script } from './browsers.ts'
import { MANIFEST, manifest } from './head.ts'
import { headersFile, previewHost } from './host.ts'
import { writePages } from './pages.ts'

/** Files to compress; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|txt|webmanifest|xml)$/
/** The file in the built site with the licences of all that it contains. */
const LICENCES = 'licences.md'
/** The module id of the helper in which Vite wraps each `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const IMPORT_WITH_STYLES = join(import.meta.dirname, '../../site/start/importWithStyles.ts')

/** The build of `prerender.tsx` for Node, in a folder that no other build uses. */
const PRERENDER = {
  consumer: 'server',
  // With all packages: the folder has no node_modules.
  resolve: { noExternal: true },
  build: {
    ssr: true,
    target: 'esnext',
    // In one file: a script that is loaded later would wait for the one that loads it.
    rolldownOptions: { input: 'src/vite/prerender.tsx', output: { codeSplitting: false } },
    outDir: join(tmpdir(), `prerender-${process.pid}`),
    emptyOutDir: true,
    copyPublicDir: false,
  },
} as const

/** Builds the site for Node, where it renders its pages, then for the browser; `vite preview` serves the result. */
export function delivery(
  table: Table | undefined,
  picture: SitePicture,
  readPosts: () => Promise<readonly PublishedPost[]>,
): Plugin {
  return {
    name: 'delivery',
    config: () => ({
      // Both builds read the owner's files once.
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: { client: { build: { license: { fileName: LICENCES } } }, ssr: PRERENDER },
    }),
    resolveId: { order: 'pre', handler: (id) => (id === PRELOAD_HELPER ? IMPORT_WITH_STYLES : null) },
    async buildApp({ environments: { client, ssr }, build }) {
      if (!client || !ssr || !table) return
      // First, and so are mistakes: the build for the browser deletes the last one.
      await build(ssr)
      const rendering = ssr.config.build.outDir
      const { renderPages }: typeof import('../prerender') = await import(
        pathToFileURL(join(rendering, 'prerender.js')).href
      )
      rmSync(rendering, { recursive: true })
      const pages = await renderPages(table, await readPosts())
      await build(client)
      const { config } = client
      const dist = resolve(config.root, config.build.outDir)
      for (const file of filesIn(dist).filter(picture.isOther)) rmSync(join(dist, file))
      const policy = await writePages(dist, config.base, { table, picture }, pages)
      for (const folder of ['places', 'cards'] as const) {
        const unused = unusedPictures(folder, filesIn(join(dist, MAP_FOLDER, folder)), table.regions)
        const isOwners = (file: string) => isFile(join(config.root, FILES, folder, file))
        for (const file of unused) if (!isOwners(file)) rmSync(join(dist, MAP_FOLDER, folder, file))
      }
      const files = process.env.VITE_OFFLINE === 'off' ? null : precache(dist, config.base, pages, picture)
      writeFileSync(join(dist, 'sw.js'), await workerScript(files))
      if (!isFile(join(dist, MANIFEST))) writeFileSync(join(dist, MANIFEST), manifest(table, config.base))
      joinLicences(config.root, dist)
      const headers = join(dist, '_headers')
      const own = isFile(headers) ? readFileSync(headers, 'utf8') : ''
      writeFileSync(headers, headersFile(config.base, policy, own))
      await compressAll(filesIn(dist).flatMap((name) => (TEXT.test(name) ? join(dist, name) : [])))
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(previewHost(resolve(config.root, config.build.outDir), config.base))
    },
  }
}

/** Completes Vite's file with the licences of packages: puts the project's own before them, and the fonts' after them. */
function joinLicences(root: string, dist: string): void {
  const textOf = (file: string) => readFileSync(file, 'utf8').trim()
  const fonts = filesIn(dist).filter((name) => name.endsWith('-OFL.txt'))
  const texts = [
    `# Licences\n\n## This site's engine and drawing\n\n${textOf(join(root, 'LICENSE'))}`,
    // Without its heading and introduction.
    textOf(join(dist, LICENCES)).replace(/^.*?(?=^## )/ms, ''),
    ...fonts.map((name) => `## ${name.replace('-OFL.txt', '')}\n\n${textOf(join(dist, name))}`),
  ]
  writeFileSync(join(dist, LICENCES), `${texts.join('\n\n')}\n`)
}

/** The files in `assets` that pages need offline: without the X-ray, posts, pictures, and names that Vite does not give. */
const ASSET = /^assets\/(?!(xray|post)-)[^/%#?]+\.(css|js|svg|woff2)$/
/** The other files that pages need offline. Whatever else is in `public` may be large, or unknown to the host. */
const NEEDED: readonly string[] = ['map/favicon.svg', 'map/paper.webp', 'map/desk.svg']

/** The files that the service worker stores at its installation: paths on the host, with the hashes of contents. */
export function precache(dist: string, base: string, pages: readonly RenderedPage[], picture: SitePicture) {
  const files: Record<string, string> = {}
  const add = (address: string, file: string) => {
    // As in a request: a story's file may have spaces or umlauts in its name.
    files[new URL(base + address, 'https://host').pathname] = integrityOf(readFileSync(join(dist, file)))
  }
  const paths = pages.flatMap(({ path }) => (path === NOT_FOUND || path.includes('/', 1) ? [] : path.slice(1)))
  for (const path of paths) add(path, path === '' ? 'index.html' : `${path}.html`)
  const needed = [...NEEDED, ...picture.needed, ...paths.flatMap((path) => picture.platesOf(path))]
  for (const name of filesIn(dist)) {
    if (ASSET.test(name) || needed.includes(name)) add(name, name)
  }
  return files
}

/** Returns the service worker's script with this precache; with null, it uninstalls itself. */
export function workerScript(files: Record<string, string> | null): Promise<string> {
  const version = files ? createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12) : ''
  return script('worker.ts', SCRIPT_TARGETS, { __VERSION__: JSON.stringify(version), __FILES__: JSON.stringify(files) })
}
