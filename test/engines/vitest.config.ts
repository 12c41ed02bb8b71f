/** `npm run test:engines`: the built site in old and new browsers, with the same cases in each. */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import site from '../../vite.config.ts'

export default defineConfig({
  ...site,
  root: resolve(import.meta.dirname, '../..'),
  // Packages of the drivers name source files that they do not contain.
  logLevel: 'error',
  // Functions of the tests are evaluated in the page, also in the oldest browser.
  oxc: { target: 'es2019' },
  test: {
    include: ['test/engines/*.engine.ts'],
    globalSetup: 'test/engines/build.ts',
    environment: 'node',
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A shared machine may starve a browser, so a case is retried once there.
    retry: process.env.CI ? 1 : 0,
    reporters: [['default', { summary: false }]],
  },
})
