/** `npm test`: every test that needs no browser, on a realm of the tests' own. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { generateScopedName } from './src/build/classNames.ts'
import { siteOf } from './src/site/table.ts'
import * as realm from './test/helpers/realm.ts'

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName } },
  // What else the build fills in; setup.ts puts the same realm in place of the owner's table.
  define: {
    __SITE__: JSON.stringify(siteOf(realm)),
    __HAS_OWNER__: 'true',
    __PLATES__: '[]',
    __STORIES__: 'true',
    __POSTS__: 'true',
    __RICH_CARDS__: 'true',
  },
  resolve: {
    alias: {
      'virtual:pictures': join(import.meta.dirname, 'test/helpers/pictures.ts'),
      'virtual:posts': join(import.meta.dirname, 'test/helpers/posts.ts'),
    },
  },
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: 'test/helpers/setup.ts',
    restoreMocks: true,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
})
