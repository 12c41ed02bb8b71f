/** `npm run test:engines`: the built site in browsers old and new, at each the same cases. */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import site from '../../vite.config.ts'
import { Summary } from './summary.ts'

export default defineConfig({
  ...site,
  root: resolve(import.meta.dirname, '../..'),
  // What is evaluated in the page is written here as functions, and the oldest browser has to read them.
  oxc: { target: 'es2019' },
  test: {
    include: ['test/engines/*.engine.ts'],
    globalSetup: 'test/engines/build.ts',
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A shared machine may starve a browser. What fails twice, fails.
    retry: process.env.CI ? 1 : 0,
    reporters: [['default', { summary: false }], new Summary()],
  },
})
