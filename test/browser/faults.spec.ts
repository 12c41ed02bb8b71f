/** No part takes the page down: one that throws is reported, and the rest goes on. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Page } from '@playwright/test'
import { words } from '../helpers/words'
import { FAULT_PORT } from './ports'
import { expect, expectLive, expectToWork, menuOf, openMap, openPage, test } from './site'
import { SITE } from './standIn'

const MAP_FEATURES = {
  moreKeys: 'map/inputs/moreKeys.ts',
  panSideways: 'map/inputs/panSideways.ts',
  boxZoom: 'map/inputs/boxZoom.ts',
  writeAddress: 'map/address/spot.ts',
  tooltip: 'map/overlay/tooltip.ts',
  boards: 'map/overlay/boards.ts',
  zoomButtons: 'map/overlay/zoomButtons.ts',
  howItWorks: 'map/overlay/howItWorks.ts',
  describeMap: 'map/overlay/describeMap.ts',
  retryLayers: 'picture/retryLayers.ts',
  forEngine: 'picture/drawn/forEngine.ts',
}
const COMPONENTS = {
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

/** Replaces functions of the source by failing ones. Returns the errors that are reported from now on, each once. */
async function breakIn(page: Page, functions: Record<string, string>, failing: string) {
  for (const [name, file] of Object.entries(functions)) {
    await page.route(new RegExp(`/src/${file}`), async (route) => {
      const response = await route.fetch()
      const replacement = `${name} = ((feature, name) => ${failing})(${name}, '${name} fails')`
      await route.fulfill({ response, body: `${await response.text()}\n${replacement}` })
    })
  }
  const reported = new Set<string>()
  const note = (text: string) => {
    for (const [message] of text.matchAll(/\w+ fails/g)) reported.add(message)
  }
  page.on('pageerror', (error) => note(error.message))
  page.on('console', (message) => note(message.text()))
  return reported
}

const fail = (names: object) => Object.keys(names).map((name) => `${name} fails`)

test.use({ expectedErrors: [/./] })

// Its files can be changed one by one on their way to the browser.
test.describe('on the development server', () => {
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

  /** Opens the map from a page of a place: then no page is loaded as a whole, and the map ends when it is left. */
  async function openFromHearth(page: Page): Promise<void> {
    await openPage(page, '/hearth')
    await page.getByRole('link', { name: words.backToTheMap }).click()
  }

  for (const [where, failing] of Object.entries(FAILING)) {
    test(`if all that is added to the map fails ${where}, the map and its links work`, async ({ page }) => {
      const reported = await breakIn(page, MAP_FEATURES, failing)
      await openFromHearth(page)
      await expectToWork(page)
      // Not every feature gets an event here.
      if (where === 'in every event') expect(reported).toContain('moreKeys fails')
      else await expect.poll(() => [...reported].sort()).toEqual(fail(MAP_FEATURES).sort())
    })
  }

  test('if all that is around and over the map fails to render, the map and its links work', async ({ page }) => {
    const reported = await breakIn(page, COMPONENTS, '() => { throw new Error(name) }')
    await page.goto('/')
    await expectToWork(page)
    await expect.poll(() => [...reported].sort()).toEqual(fail(COMPONENTS).sort())
  })
})

test.describe('on the built site', () => {
  for (const [content, body] of Object.entries({ foreign: 'export const answer = 42', broken: 'not a script' })) {
    test(`a script that is ${content} costs its feature alone, and links lead on by whole pages`, async ({ page }) => {
      let replaced = 0
      await page.route(/\/assets\/(?!index-)[\w-]+\.js/, (route) => {
        replaced += 1
        return route.fulfill({ contentType: 'text/javascript', body })
      })
      await openMap(page)
      await page.getByRole('button', { name: words.howItWorks }).click()
      await menuOf(page).click()
      await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
      await expectToWork(page)
      await page.goto('?xray')
      await expectLive(page)
      await expect(page.getByRole('main')).not.toContainText('Unexpected')
      // The card, the swipe, the places and X-ray.
      expect(replaced).toBeGreaterThanOrEqual(4)
    })
  }
})
