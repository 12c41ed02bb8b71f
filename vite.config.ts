import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { PAGE_TARGETS, SCRIPT_TARGET } from './src/build/browsers.ts'
import { classNames, generateScopedName } from './src/build/classNames.ts'
import { devFont } from './src/build/devFont.ts'
import { ownerTable, readTable } from './src/build/ownerTable.ts'
import { palette } from './src/build/palette.ts'
import { plainImports } from './src/build/plainImports.ts'
import { delivery } from './src/build/plugin.ts'
import { privateNames } from './src/build/privateNames.ts'
import { stories } from './src/build/stories.ts'

// Read once; the server for development evaluates this file anew when the table has changed.
const reading = await readTable(import.meta.dirname)
const { table } = reading

export default defineConfig({
  // Where the site lies on its host: `BASE_PATH=/portfolio/ npm run build`.
  base: process.env.BASE_PATH ?? '/',
  plugins: [
    react(),
    palette(table),
    devFont(),
    classNames(),
    privateNames(),
    plainImports(),
    ownerTable(reading),
    stories(table),
    delivery(table),
  ],
  css: { modules: { generateScopedName } },
  build: {
    target: SCRIPT_TARGET,
    cssTarget: PAGE_TARGETS,
    // Every browser that runs these scripts knows modulepreload, or does without.
    modulePreload: false,
    // One style sheet, which is in every page: a script that is fetched later finds its styles there.
    cssCodeSplit: false,
    // All that starts the site is one script: two are more bytes, and the second would wait for the first.
    rolldownOptions: {
      // A field of a class is a property that is set, which is less than one that is defined.
      transform: { assumptions: { setPublicClassFields: true } },
      output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } },
    },
  },
})
