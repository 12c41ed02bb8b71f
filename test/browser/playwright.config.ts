/** Runs the production build in a real Chromium, at four sizes of screen; tests of the size, at odd sizes too. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { PORT, STORIED_PORT } from './ports'
import { ENTER_SITE, ENTER_STORIED } from './standIn'

const folder = join(tmpdir(), 'realm-map-in-a-folder')
/** The system's Chromium, at the path of Debian's package; elsewhere the one that Playwright installs. */
const chromium = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path))

// Most tests run once, on a desktop; touch tests, on a phone; tests that depend on the size, on both. Only sizes.spec.ts
// runs at all sizes: without a graphics card, the largest screen is slow to draw.
const DESKTOP_ONLY = [
  'budgets.spec.ts',
  'delivery.spec.ts',
  'engine-cases.spec.ts',
  'faults.spec.ts',
  'hosts.spec.ts',
  'map-frames.spec.ts',
  'missing.spec.ts',
  'map-keys.spec.ts',
  'map-mouse.spec.ts',
  'names.spec.ts',
  'offline.spec.ts',
  'pages.spec.ts',
  'subpath.spec.ts',
]
const PHONE_ONLY = ['map-touch.spec.ts']
const ALL_BUT_SIZES = /(?<!sizes)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  // Long, as a frame of the largest screen is slow without a graphics card.
  timeout: 90_000,
  // A shared machine may starve a test: there it is retried once, and reported as flaky. Locally, that is a failure.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  webServer: [
    {
      command: `${ENTER_SITE} && npm run build && npx vite preview --strictPort --port ${PORT}`,
      cwd: '../..',
      url: `http://localhost:${PORT}/`,
      // Long, as the map is drawn first if it has changed.
      timeout: 240_000,
    },
    {
      // The same site with stories, in a folder of its host, built with the origin of the host.
      command: `${ENTER_STORIED} && npx vite build --outDir ${folder} --emptyOutDir && npx vite preview --outDir ${folder} --strictPort --port ${STORIED_PORT}`,
      cwd: '../..',
      url: `http://localhost:${STORIED_PORT}/portfolio/`,
      env: { BASE_PATH: '/portfolio/', SITE_ORIGIN: `http://localhost:${STORIED_PORT}` },
    },
  ],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: '360x740',
      testIgnore: DESKTOP_ONLY,
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: '768x1024',
      testIgnore: ALL_BUT_SIZES,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    { name: '1440x900', testIgnore: PHONE_ONLY, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: '2560x1440',
      testIgnore: ALL_BUT_SIZES,
      use: { viewport: { width: 2560, height: 1440 } },
    },
    // At an odd width the first view lies between two pixels; with these ratios, so do most CSS px.
    ...[
      { width: 1441, height: 901, deviceScaleFactor: 1 },
      { width: 1367, height: 769, deviceScaleFactor: 1 },
      { width: 1535, height: 863, deviceScaleFactor: 1.25 },
      { width: 375, height: 667, deviceScaleFactor: 2 },
      { width: 393, height: 851, deviceScaleFactor: 2.75 },
      { width: 411, height: 731, deviceScaleFactor: 2.625 },
    ].map(({ width, height, deviceScaleFactor }) => ({
      name: `${width}x${height}@${deviceScaleFactor}`,
      testIgnore: ALL_BUT_SIZES,
      use: { viewport: { width, height }, deviceScaleFactor, hasTouch: width < 1000, isMobile: width < 1000 },
    })),
  ],
})
