/**
 * Every test that needs no browser, on a realm of the tests' own: `npm test` runs those that take
 * milliseconds, and `npm run test:drawing` those that survey, grow or draw a whole land, make files of
 * pictures, or start a process or a server.
 */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { language } from './test/helpers/realm.ts'

const SETUP = 'test/helpers/setup.ts'
const DOM_SETUP = 'test/helpers/dom.ts'
/** These need a page, and leave it as they have found it. */
const DOM = ['test/**/*.dom.test.ts', 'test/**/*.test.tsx']
/** These need none. */
const PLAIN = ['test/**/!(*.dom|*.drawing).test.ts']
const DRAWING = ['test/**/*.drawing.test.ts']

export default defineConfig({
  // What the build fills in, but for the table, in place of which setup.ts puts a realm of the tests' own.
  define: {
    __PICTURES__: '""',
    __HAS__: '{ "richPages": true, "curiosities": true, "howItWorks": true }',
  },
  resolve: {
    alias: [
      {
        find: /^virtual:(site|contents|curiosities|honours|legs)/,
        replacement: join(import.meta.dirname, 'test/helpers/$1Module.ts'),
      },
      {
        find: 'virtual:picture',
        replacement: join(import.meta.dirname, 'src/site/map/picture/drawn/map.tsx'),
      },
      { find: /^virtual:words/, replacement: join(import.meta.dirname, `src/words/${language}.ts`) },
    ],
  },
  test: {
    pool: 'threads',
    maxWorkers: '100%',
    // A test asks for a class in this file. All others stay empty, so that nothing is hidden in jsdom.
    css: { include: /richCards\.module\.css$/ },
    projects: [
      {
        extends: true,
        test: { name: 'plain', isolate: false, include: PLAIN, setupFiles: SETUP },
      },
      {
        extends: true,
        // Without the tests' realm in place of the owner's, whose table is drawn.
        test: { name: 'drawing', isolate: false, include: DRAWING, testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          isolate: false,
          environment: 'jsdom',
          include: DOM,
          setupFiles: [SETUP, DOM_SETUP],
        },
      },
    ],
    restoreMocks: true,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
