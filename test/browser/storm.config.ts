/** A thousand bursts of input, and what the page holds before and after them. */
import { defineConfig } from '@playwright/test'

process.env.BURSTS ??= '1000'
const { default: config } = await import('./playwright.config')

export default defineConfig({
  ...config,
  testMatch: 'map-storm.spec.ts',
  retries: 0,
  projects: (config.projects ?? []).filter(({ name }) => name === '1440x900'),
})
