/** Runs the production build in a real Chromium, at four sizes of screen; what depends on the size, at odd ones, too. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ENTER_SITE, ENTER_STORIED } from './standIn'

const port = 4180
const folder = join(tmpdir(), 'realm-map-in-a-folder')
/** A Chromium of the system's, as Debian's package installs it; elsewhere the one that Playwright has fetched. */
const chromium = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path))

// What a desk shows is tried once, at a desk; what takes fingers, on a phone; what depends on the size, at both, and a
// word of it at all sizes: without a graphics card, the largest screen takes its time to draw.
const AT_DESK = [
  'budgets.spec.ts',
  'delivery.spec.ts',
  'map-frames.spec.ts',
  'map-keys.spec.ts',
  'map-mouse.spec.ts',
  'offline.spec.ts',
  'pages.spec.ts',
  'subpath.spec.ts',
]
const ON_PHONE = ['map-touch.spec.ts']
const ALL_BUT_SIZES = /(?<!sizes)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  // A busy machine is slow, not wrong: without a graphics card, a frame of the largest screen takes its time.
  timeout: 90_000,
  // A shared machine may starve a test: there it is tried once more, and reported as flaky. At a desk that is a fault.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  webServer: [
    {
      command: `${ENTER_SITE} && npm run build && npx vite preview --strictPort --port ${port}`,
      cwd: '../..',
      url: `http://localhost:${port}/`,
      // The map is drawn first, if it has changed.
      timeout: 240_000,
    },
    {
      // The same site with stories, in a folder of its host, whose name it knows.
      command: `${ENTER_STORIED} && npx vite build --outDir ${folder} --emptyOutDir && npx vite preview --outDir ${folder} --strictPort --port ${port + 1}`,
      cwd: '../..',
      url: `http://localhost:${port + 1}/portfolio/`,
      env: { BASE_PATH: '/portfolio/', SITE_ORIGIN: `http://localhost:${port + 1}` },
    },
  ],
  use: {
    baseURL: `http://localhost:${port}/`,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: '360x740',
      testIgnore: AT_DESK,
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: '768x1024',
      testIgnore: ALL_BUT_SIZES,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    { name: '1440x900', testIgnore: ON_PHONE, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: '2560x1440',
      testIgnore: ALL_BUT_SIZES,
      use: { viewport: { width: 2560, height: 1440 } },
    },
    // At an odd width the first view lies between two pixels, and on these screens a CSS pixel is a fraction of theirs.
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
