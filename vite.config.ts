import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { editor } from './src/editor/server/editor.ts'
import { PAGE_TARGETS, SCRIPT_TARGETS } from './src/vite/delivery/browsers.ts'
import { howPage } from './src/vite/delivery/howPage.ts'
import { delivery } from './src/vite/delivery/plugin.ts'
import { styleSheets } from './src/vite/delivery/styleSheets.ts'
import { ownerTable, readTable } from './src/vite/ownerTable.ts'
import { makePictures } from './src/vite/pictures/makePictures.ts'
import { pictureOf } from './src/vite/pictures/sitePicture.ts'
import { redraw } from './src/vite/redraw.ts'
import { rootFiles } from './src/vite/rootFiles.ts'
import { siteModules } from './src/vite/siteModules.ts'
import { stories } from './src/vite/stories/stories.ts'

// Read once: the development server restarts, and evaluates this file again, when the table changes.
const reading = await readTable(import.meta.dirname)
const { table } = reading
const picture = pictureOf(table, reading.own)
const { plugin: storyPlugin, readPosts, readFiles } = stories(reading)

export default defineConfig({
  // The folder of the site on its host: `BASE_PATH=/portfolio/ npm run build`.
  base: process.env.BASE_PATH ?? '/',
  // The addresses of GitHub Codespaces, where no computer but GitHub's can be reached.
  server: { allowedHosts: ['.app.github.dev'] },
  plugins: [
    react(),
    styleSheets(table, picture),
    ownerTable(reading),
    siteModules(table, picture, reading.finds),
    storyPlugin,
    makePictures(picture, readFiles),
    delivery(table, picture, readPosts),
    howPage(table),
    rootFiles(),
    redraw(table),
    editor(),
  ],
  // Else the development server would look for pages in `test`, too, and miss their packages.
  optimizeDeps: { entries: 'index.html' },
  // The router brings a stand-in for a hook that React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The name of a class in a CSS module, made of both names: `map-picture` is readable, and shorter than one
  // with a hash, but no two CSS modules may have the same file name.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  build: {
    target: SCRIPT_TARGETS,
    cssTarget: PAGE_TARGETS,
    // The policy of pages allows fonts in files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // No polyfill: browsers without modulepreload do not need it.
    modulePreload: false,
    // One entry script: two have more bytes, and the second would be requested only after the first has
    // loaded.
    rolldownOptions: {
      // Class fields are assigned instead of defined, which is less code.
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        // GitHub Pages, from a branch, leaves out what begins with _.
        chunkFileNames: ({ name }) => `assets/${name.replace(/^_virtual_/, '')}-[hash].js`,
        codeSplitting: {
          groups: [{ name: 'index', tags: ['$initial'] }],
        },
      },
    },
  },
})
