/**
 * Runs the production build in a real Chromium, on a phone and on a desktop; sizes.spec.ts has more sizes of
 * its own.
 */
import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { MIRRORED_PORT, PAINTED_PORT, PORT, STORIED_PORT } from './ports'
import {
  BUILD_MIRRORED,
  BUILD_PAINTED,
  BUILD_STORIED,
  buildOf,
  COPY_SITE,
  MIRRORED,
  PAINTED,
  SITE,
  STORIED,
  STORIED_AT,
} from './standIn'

/** Debian's Chromium without a window, which takes two thirds of the time of the other; else Playwright's. */
const chromium = [
  process.env.CHROMIUM,
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))

/**
 * What depends on the size, or on the pointer, runs on both; what needs a finger, or is the same, on a phone.
 */
const ON_BOTH = ['answers', 'map-paint', 'pages-look', 'xray']
const ON_PHONE = [
  'drawer',
  'map-overlay',
  'map-storm',
  'map-touch',
  'mirrored',
  'night',
  'own-picture',
  'shapes',
  'takeover',
]
const specs = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  // Long, as others may use the machine too. No wait has a shorter limit of its own.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A shared machine may starve a test: there it is retried once, and reported as flaky. Locally, that is a
  // failure.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  webServer: [
    {
      // Draws and builds the sites side by side.
      command:
        `(${BUILD_PAINTED}) & painted=$! && ${COPY_SITE} && ` +
        `{ (${BUILD_STORIED} && ${BUILD_MIRRORED}) & others=$! && ${buildOf(SITE)} && wait $others; } && ` +
        `wait $painted && cd ${SITE} && npx vite preview --strictPort --port ${PORT}`,
      cwd: '../..',
      url: `http://localhost:${PORT}/`,
      // Long, as the map is drawn first if it has changed.
      timeout: 300_000,
    },
    {
      // Started after the first.
      command: `cd ${STORIED} && ${STORIED_AT} npx vite preview --strictPort --port ${STORIED_PORT}`,
      url: `http://localhost:${STORIED_PORT}/portfolio/`,
    },
    {
      command: `cd ${MIRRORED} && npx vite preview --strictPort --port ${MIRRORED_PORT}`,
      url: `http://localhost:${MIRRORED_PORT}/`,
    },
    {
      command: `cd ${PAINTED} && npx vite preview --strictPort --port ${PAINTED_PORT}`,
      url: `http://localhost:${PAINTED_PORT}/`,
    },
  ],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    },
    // It fetches the whole site, beside what a test is about. Tests of it set 'allow'.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: '360x740',
      testMatch: specs([...ON_BOTH, ...ON_PHONE]),
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: '1440x900', testIgnore: specs(ON_PHONE), use: { viewport: { width: 1440, height: 900 } } },
  ],
})
