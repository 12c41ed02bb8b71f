/**
 * `npm run bench`: what a moving map costs. It measures and prints; by a time fails only a press that is not answered
 * within a second at a twentieth of the speed.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import config from './playwright.config'
import { ENTER_SITE } from './standIn'

const port = 4182
/** The site as it is sent, and beside it what tells whose each function of it is. */
export const BUILT = join(tmpdir(), 'realm-map-to-measure')

export default defineConfig({
  ...config,
  testMatch: '*.bench.ts',
  testIgnore: [],
  workers: 1,
  retries: 0,
  reporter: 'list',
  webServer: {
    command: `${ENTER_SITE} && npx vite build --sourcemap hidden --outDir ${BUILT} --emptyOutDir && npx vite preview --outDir ${BUILT} --strictPort --port ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    timeout: 240_000,
  },
  use: { ...config.use, baseURL: `http://localhost:${port}/` },
  projects: (config.projects ?? []).filter(({ name }) => name === '1440x900'),
})
