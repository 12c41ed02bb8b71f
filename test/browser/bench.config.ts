/** `npm run bench`: what a moving map costs. It measures and prints; nothing passes or fails by a time. */
import { defineConfig } from '@playwright/test'
import config from './playwright.config'

export default defineConfig({
  ...config,
  testMatch: '*.bench.ts',
  testIgnore: [],
  workers: 1,
  retries: 0,
  reporter: 'list',
})
