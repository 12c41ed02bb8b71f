/** A site in a language that runs from right to left: its pages are mirrored, and its map is not. */
import type { Locator, Page } from '@playwright/test'
import { wordsIn } from '../../src/words/lists'
import { siteName } from '../helpers/realm'
import { violationsOn } from './axe'
import { drag } from './inputs'
import { MIRRORED_PORT } from './ports'
import {
  boxOn,
  drawerOf,
  expect,
  expectLive,
  expectStarted,
  MAP,
  menuOf,
  openDrawer,
  overflowsOn,
  sheetOf,
  test,
  viewOf,
} from './site'
import { MIRRORED_LANGUAGE } from './standIn'

test.use({ baseURL: `http://localhost:${MIRRORED_PORT}/` })

const words = wordsIn(MIRRORED_LANGUAGE)

async function openMap(page: Page): Promise<void> {
  await page.goto('/')
  await expectStarted(page)
  await expectLive(page)
}

test('the header, the drawer and the controls are mirrored, and the focus goes from the right', async ({
  page,
  viewport,
}) => {
  const width = viewport?.width ?? 0
  await openMap(page)
  expect((await boxOn(menuOf(page, words))).x).toBeGreaterThan(width - 100)
  expect((await boxOn(page.getByRole('button', { name: words.zoomIn }))).right).toBeLessThan(100)
  await page.keyboard.press('Tab')
  await expect(menuOf(page, words)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: siteName })).toBeFocused()

  await openDrawer(page, words)
  const drawer = drawerOf(page, words)
  const panel = await boxOn(drawer.getByRole('navigation').locator('..'))
  expect(panel.right).toBe(width)
  expect(panel.x).toBeGreaterThan(0)
  expect(await violationsOn(page)).toEqual([])
  await page.mouse.click(10, 300)
  await expect(drawer).toBeHidden()
})

test('the map is not mirrored: it opens at its middle, with and without scripts, and follows a drag', async ({
  page,
  viewport,
  browser,
  baseURL,
}) => {
  const middle = ((viewport?.width ?? 0) - MAP.width) / 2
  await openMap(page)
  expect((await viewOf(page)).x).toBeCloseTo(middle, 0)
  await drag(page, { x: 160, y: 200 }, { x: 100, y: 200 })
  expect((await viewOf(page)).x).toBeCloseTo(middle - 60, 0)

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: viewport ?? null })
  const still = await context.newPage()
  await still.route(/assets\/index-.*\.js$/, (route) => route.abort())
  await still.goto('/')
  await expect.poll(async () => (await sheetOf(still).boundingBox())?.x).toBeCloseTo(middle, 0)
  await context.close()
})

test('no page scrolls sideways, the arrow back points to where lines begin, and axe finds nothing', async ({
  page,
  viewport,
}) => {
  for (const path of ['/', '/crafts', '/404.html']) {
    await page.goto(path)
    await expectStarted(page)
    expect(await violationsOn(page), path).toEqual([])
    for (const width of [viewport?.width ?? 0, 320, 1440]) {
      await page.setViewportSize({ width, height: viewport?.height ?? 0 })
      expect(await overflowsOn(page), `${path} at ${width} px`).toEqual([])
    }
  }
  const arrowOf = (link: Locator) => link.evaluate((link) => getComputedStyle(link, '::before').content)
  expect(await arrowOf(page.getByRole('link', { name: words.backToTheMap }))).toContain('→')
  // The article is in English.
  await page.goto('/how')
  expect(await arrowOf(page.getByRole('article').getByRole('link').first())).toContain('←')
})
