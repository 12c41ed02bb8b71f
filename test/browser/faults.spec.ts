/**
 * No part takes the page down: whatever throws costs itself, is reported, and the rest goes on. On the development server,
 * whose files can be changed one by one on their way to the browser.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Page } from '@playwright/test'
import { FAULT_PORT, PORT } from './ports'
import { test as base, expect, PLACES, placeOn } from './site'
import { SITE } from './standIn'

const MAP_FEATURES = {
  moreKeys: 'map/inputs/moreKeys.ts',
  panSideways: 'map/inputs/panSideways.ts',
  boxZoom: 'map/inputs/boxZoom.ts',
  writeAddress: 'map/address/writeAddress.ts',
  tooltip: 'map/overlay/tooltip.ts',
  signposts: 'map/overlay/signposts.ts',
  zoomButtons: 'map/overlay/zoomButtons.ts',
  describeMap: 'map/overlay/describeMap.ts',
  retryLayers: 'map/picture/retryLayers.ts',
  movingCopy: 'map/picture/movingCopy.ts',
}
const COMPONENTS = {
  HowItWorks: 'map/overlay/HowItWorks.tsx',
  Drawer: 'layout/Drawer.tsx',
}

/** What takes the place of a function, by where it fails. The functions have no access to this file. */
const FAILING: Record<string, string> = {
  'at start': `() => { throw new Error(name) }`,
  'in every event': `(map, signal) => {
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      addEventListener.call(this, type, () => { throw new Error(name) }, options)
    }
    try {
      feature(map, signal)
    } finally {
      EventTarget.prototype.addEventListener = addEventListener
    }
  }`,
  'at its end': `(map, signal) => {
    feature(map, signal)
    signal.addEventListener('abort', () => { throw new Error(name) })
  }`,
}

/** Makes functions of the source fail: each file gets a line that replaces its function. */
async function breakIn(page: Page, functions: Record<string, string>, failing: string): Promise<void> {
  for (const [name, file] of Object.entries(functions)) {
    await page.route(new RegExp(`/src/${file}`), async (route) => {
      const response = await route.fetch()
      const replacement = `${name} = ((feature, name) => ${failing})(${name}, '${name} fails')`
      await route.fulfill({ response, body: `${await response.text()}\n${replacement}` })
    })
  }
}

/** With the messages of the errors that were reported, each once. */
const test = base.extend<{ reported: Set<string> }>({
  expectedErrors: [/./],
  reported: async ({ page }, use) => {
    const reported = new Set<string>()
    const note = (text: string) => {
      for (const [message] of text.matchAll(/\w+ fails/g)) reported.add(message)
    }
    page.on('pageerror', (error) => note(error.message))
    page.on('console', (message) => note(message.text()))
    await use(reported)
  },
})
// One after another, with one server.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${FAULT_PORT}/` })

let server: ChildProcess
test.beforeAll(async ({ request }) => {
  server = spawn('npx', ['vite', '--strictPort', '--port', `${FAULT_PORT}`], { cwd: SITE, detached: true })
  await expect(async () => expect((await request.get('')).ok()).toBe(true)).toPass()
})
test.afterAll(() => {
  if (server.pid) process.kill(-server.pid)
})

const fail = (names: object) => Object.keys(names).map((name) => `${name} fails`)

async function expectToWork(page: Page): Promise<void> {
  const sheet = page.locator('[data-sheet]')
  const before = await sheet.getAttribute('style')
  await page.mouse.move(700, 500)
  await page.mouse.down()
  await page.mouse.move(600, 450, { steps: 3 })
  await page.mouse.up()
  await expect(sheet).not.toHaveAttribute('style', before ?? '')
  for (const { name, heading } of PLACES.slice(0, 2)) {
    await placeOn(page, name).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.getByRole('link', { name: 'Back to the map' }).click()
    await expect(page.locator('[data-live]')).toBeAttached()
  }
}

for (const [where, failing] of Object.entries(FAILING)) {
  test(`if all that is added to the map fails ${where}, the map and its links work`, async ({ page, reported }) => {
    await breakIn(page, MAP_FEATURES, failing)
    await page.goto('')
    await expect(page.locator('[data-live]')).toBeAttached()
    await expectToWork(page)
    // Not every feature gets an event here.
    if (where === 'in every event') expect([...reported]).not.toEqual([])
    else expect([...reported].sort()).toEqual(fail(MAP_FEATURES).sort())
  })
}

test('if all that stands around and over the map fails to render, the map and its links work', async ({
  page,
  reported,
}) => {
  await breakIn(page, COMPONENTS, '() => { throw new Error(name) }')
  await page.goto('')
  await expect(page.locator('[data-live]')).toBeAttached()
  await expectToWork(page)
  expect([...reported].sort()).toEqual(fail(COMPONENTS).sort())
})

// On the built site.
base.describe('a script', () => {
  base.use({ baseURL: `http://localhost:${PORT}/`, expectedErrors: [/./], serviceWorkers: 'block' })
  for (const [content, body] of Object.entries({
    empty: '',
    foreign: 'export const answer = 42',
    broken: 'not a script',
  })) {
    base(`that is ${content} costs its feature alone, and links lead on by whole pages`, async ({ page }) => {
      await page.route(/\/assets\/(?!index-)[\w-]+\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      )
      await page.goto('')
      await expect(page.locator('[data-live]')).toBeAttached()
      await page.getByRole('button', { name: 'How it works' }).click()
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expectToWork(page)
      await page.goto('?xray')
      await expect(page.locator('[data-live]')).toBeAttached()
      await expect(page.getByRole('main')).not.toContainText('Unexpected')
    })
  }
})
