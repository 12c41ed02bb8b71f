/**
 * The last step of the build, as a Vite plugin: turns Vite's scripts and styles into files that a static host can
 * serve.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Table, unusedPictures } from '../site/table.ts'
import { compress, filesIn } from './files.ts'
import { headersFile } from './headers.ts'
import { writePages } from './pages.ts'
import { precache, workerScript } from './precache.ts'
import { previewHost } from './previewHost.ts'

/** Files to compress; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|txt|webmanifest|xml)$/

/** The module id of the helper in which Vite wraps each `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const IMPORT_WITH_STYLES = join(import.meta.dirname, '../delivery/importWithStyles.ts')

/** Writes the pages, the headers and the service worker after Vite's build, and serves them with `vite preview`. */
export function delivery(table: Table | undefined): Plugin {
  return {
    name: 'delivery',
    // A page refers to the picture of its place only if the file exists.
    config: ({ root = process.cwd() }) => ({
      define: { __PLATES__: JSON.stringify(filesIn(join(root, 'public/places'))) },
    }),
    resolveId: {
      order: 'pre',
      handler: (id) => (id === PRELOAD_HELPER ? IMPORT_WITH_STYLES : null),
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const { config } = this.environment
        if (config.command !== 'build' || config.build.ssr || !table) return
        const dist = resolve(config.root, config.build.outDir)
        const { policy, pages } = await writePages(dist, config, table)
        const pictures = join(dist, 'places')
        for (const file of unusedPictures(filesIn(pictures), table.regions)) rmSync(join(pictures, file))
        const isOffline = process.env.VITE_OFFLINE !== 'off'
        const files = isOffline ? precache(dist, config.base, pages) : null
        writeFileSync(join(dist, 'sw.js'), await workerScript(files))
        writeFileSync(join(dist, '_headers'), headersFile(config.base, policy))
        for (const file of filesIn(dist).filter((name) => TEXT.test(name))) compress(join(dist, file))
      },
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(previewHost(resolve(config.root, config.build.outDir), config.base))
    },
  }
}
