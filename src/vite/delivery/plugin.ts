import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { FILES, plainError } from '../../table/mistakes.ts'
import { MAP_FOLDER, NOT_FOUND } from '../../table/paths.ts'
import type { Table } from '../../table/table.ts'
import { compressAll, filesIn, isFile, textIn } from '../files.ts'
import { FOLDER } from '../ownerTable.ts'
import type { SitePicture } from '../pictures/sitePicture.ts'
import type { PublishedPost } from '../stories/readRealm.ts'
import { SCRIPT_TARGETS, script } from './browsers.ts'
import { MANIFEST, manifest } from './head.ts'
import { headersFile, previewHost } from './host.ts'
import { howPageIn } from './howPage.ts'
import { writePages } from './pages.ts'

/** Files to compress; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|txt|webmanifest|xml)$/
/** The file in the built site with the licences of all that it contains. */
const LICENCES = 'licences.md'

/** The build of `prerender.tsx` for Node. */
const PRERENDER = {
  consumer: 'server',
  // With all packages: the folder has no node_modules.
  resolve: { noExternal: true },
  build: {
    ssr: true,
    target: 'esnext',
    // In one file: a script that is loaded later would wait for the one that loads it.
    rolldownOptions: { input: 'src/vite/prerender.tsx', output: { codeSplitting: false } },
    emptyOutDir: true,
    copyPublicDir: false,
  },
} as const

/** Builds the site for Node, which renders its pages, then for the browser; `vite preview` serves it. */
export function delivery(
  table: Table | undefined,
  picture: SitePicture,
  readPosts: () => Promise<readonly PublishedPost[]>,
): Plugin {
  /** A hash of the pictures in `public/map`, for their addresses; in development, they have none. */
  let hash = ''
  return {
    name: 'delivery',
    config: ({ root = process.cwd() }, { command }) => {
      if (command === 'build') hash = `?${hashOf(root, picturesIn(root, picture))}`
      return {
        define: { __PICTURES__: JSON.stringify(hash) },
        // Both builds read the owner's files once.
        builder: { sharedConfigBuild: true, sharedPlugins: true },
        environments: { client: { build: { license: { fileName: LICENCES } } }, ssr: PRERENDER },
      }
    },
    transform: {
      order: 'pre',
      // Those that style sheets name.
      handler(code, id) {
        const named = /\.css(\?|$)/.test(id)
          ? code.replace(/url\("(\/map\/[\w-]+\.\w+)"\)/g, `url("$1${hash}")`)
          : code
        return named === code ? null : { code: named, map: null }
      },
    },
    async buildApp({ environments: { client, ssr }, build }) {
      if (!client || !ssr || !table) return
      const licence = licenceIn(client.config.root)
      // Its script is run: nothing but this build writes there, nor can others who use the computer.
      const rendering = mkdtempSync(join(tmpdir(), 'prerender-'))
      Object.assign(ssr.config.build, { outDir: rendering })
      let script: typeof import('../prerender')
      try {
        // First, and so are mistakes: the build for the browser deletes the last one.
        await build(ssr)
        script = await import(pathToFileURL(join(rendering, 'prerender.js')).href)
      } finally {
        rmSync(rendering, { recursive: true })
      }
      const { renderPages, renderFigure } = script
      const pages = await renderPages(table, await readPosts())
      await build(client)
      const { config } = client
      const { base } = config
      const dist = resolve(config.root, config.build.outDir)
      for (const file of filesIn(dist).filter(picture.isOther)) rmSync(join(dist, file))
      pages.push(...(await howPageIn(dist, base, table, renderFigure)))
      const policy = await writePages(dist, base, { table, picture, hash }, pages)
      if (!isFile(join(dist, MANIFEST))) writeFileSync(join(dist, MANIFEST), manifest(table, base))
      joinLicences(licence, dist)
      const headers = join(dist, '_headers')
      writeFileSync(headers, headersFile(base, policy, textIn(headers)))
      const paths = pages.flatMap(({ path }) => (path === NOT_FOUND ? [] : path))
      // Last, as it has a hash of all others. Without it, a worker of an earlier build uninstalls itself.
      if (process.env.VITE_OFFLINE !== 'off')
        writeFileSync(join(dist, 'sw.js'), await workerScript(hashOf(dist, filesIn(dist)), paths))
      await compressAll(filesIn(dist).flatMap((name) => (TEXT.test(name) ? join(dist, name) : [])))
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(previewHost(resolve(config.root, config.build.outDir), config.base))
    },
  }
}

/** The text of the project's licence, which every copy of its code has to contain. */
function licenceIn(root: string): string {
  const text = textIn(join(root, 'LICENSE'))
  if (text) return text.trim()
  throw plainError(
    'LICENSE: the file is missing. It allows the use of this code on the condition that its text is kept: bring it back.',
  )
}

/** Completes Vite's file of packages' licences: the project's own before them, and the fonts' after. */
function joinLicences(licence: string, dist: string): void {
  const textOf = (file: string) => readFileSync(file, 'utf8').trim()
  const fonts = filesIn(dist).filter((name) => name.endsWith('-OFL.txt'))
  const texts = [
    `# Licences\n\n## This site's engine and drawing\n\n${licence}`,
    // Without its heading and introduction.
    textOf(join(dist, LICENCES)).replace(/^.*?(?=^## )/ms, ''),
    ...fonts.map((name) => `## ${name.replace('-OFL.txt', '')}\n\n${textOf(join(dist, name))}`),
  ]
  writeFileSync(join(dist, LICENCES), `${texts.join('\n\n')}\n`)
}

/** The pictures that pages name: drawn, or the owner's, of which the build makes all files of an own map. */
function picturesIn(root: string, { kind }: SitePicture): string[] {
  const folders = [`public/${MAP_FOLDER}`, kind === 'own' ? FOLDER : FILES]
  const files = folders.flatMap((folder) => filesIn(join(root, folder)).map((file) => join(folder, file)))
  return files.filter((file) => kind === 'own' || /\.(svg|avif|webp)$/.test(file))
}

/**
 * A hash of files, eight digits long: of their contents, and of their names, which are relative to a folder.
 */
function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 8)
}

/** The service worker's script, for the build with this hash, with pages at these paths. */
export function workerScript(build: string, pages: readonly string[]): Promise<string> {
  return script('worker.ts', SCRIPT_TARGETS, { __BUILD__: JSON.stringify({ hash: build, pages }) })
}
