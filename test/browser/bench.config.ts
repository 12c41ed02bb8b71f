/**
 * The cost of a moving map. It measures and prints. The only limits of time are those in
 * presses.bench.ts, at a twentieth of the speed.
 */
import { defineConfig } from '@playwright/test'
import config from './playwright.config'
import { BENCH_PORT } from './ports'
import { ENTER_SITE, SITE } from './standIn'

const BUILT = `${SITE}-to-measure`

export default defineConfig({
  ...config,
  testMatch: '*.bench.ts',
  testIgnore: [],
  workers: 1,
  retries: 0,
  reporter: 'list',
  webServer: {
    command: `${ENTER_SITE} && npx vite build --outDir ${BUILT} --emptyOutDir && npx vite preview --outDir ${BUILT} --strictPort --port ${BENCH_PORT}`,
    cwd: '../..',
    url: `http://localhost:${BENCH_PORT}/`,
    timeout: 240_000,
  },
  use: { ...config.use, baseURL: `http://localhost:${BENCH_PORT}/` },
  projects: (config.projects ?? []).filter(({ name }) => name === '1440x900'),
})
