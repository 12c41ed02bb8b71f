/** The response to a press on a slow phone: see presses.bench.ts. */
import { defineConfig } from '@playwright/test'
import config from './playwright.config'

export default defineConfig({
  ...config,
  testMatch: '*.bench.ts',
  workers: 1,
  retries: 0,
  projects: [{ name: 'a slow phone' }],
})
