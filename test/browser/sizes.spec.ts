/** Requirements at every size of screen, the largest included. */

import type { Locator } from '@playwright/test'
import { words } from '../helpers/words'
import { STORIED_PORT } from './ports'
import {
  boxOf,
  boxOn,
  chartOf,
  drawerOf,
  expect,
  expectPlaces,
  expectStarted,
  expectWithinBounds,
  expectZoom,
  MAP,
  mapOf,
  menuOf,
  openDrawer,
  openMap,
  overflowsOn,
  PLACES,
  rest,
  test,
  windowsOf,
} from './site'

// At an odd width the first view lies between two pixels; with ratios that are no whole numbers, so do most
// CSS px.
const SCREENS = '411x731@2.625 1367x769@1 1535x863@1.25 2560x1440@1'

for (const screen of SCREENS.split(' ')) {
  const [width = 0, height = 0, deviceScaleFactor = 1] = screen.split(/[x@]/).map(Number)

  test.describe(`at ${screen}`, () => {
    const isMobile = width < 600
    test.use({ viewport: { width, height }, deviceScaleFactor, isMobile, hasTouch: width < 1000 })

    test('the map fills the screen, opens at its top, and stays within its bounds at both limits', async ({
      page,
    }) => {
      const first = await openMap(page)
      const box = await boxOf(page)
      expect(first.scale).toBe(1)
      expect(first.x).toBeCloseTo((box.width - MAP.width) / 2, 3)
      expect(first.y).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
      expect(box.width).toBe(width)
      expect(box.height).toBeGreaterThanOrEqual(0.8 * height)

      for (const { keys, zoom } of [
        { keys: '+++', zoom: 1.5 },
        { keys: '-----', zoom: -0.5 },
      ]) {
        for (const key of keys) await mapOf(page).press(key)
        await expectZoom(page, zoom)
        await expectWithinBounds(page)
        await expectPlaces(page)
      }

      // All of it, or as much as the limit allows; and the control is in its corner.
      const button = page.getByRole('button', { name: words.showTheWholeMap })
      await button.click()
      await expectZoom(
        page,
        Math.log2(Math.max(Math.min(width / MAP.width, box.height / MAP.height), Math.SQRT1_2)),
      )
      await expectWithinBounds(page)
      const corner = await boxOn(button)
      expect(Math.max(width - corner.right, box.bottom - corner.bottom)).toBeLessThan(24)
    })
  })
}

const WINDOWS =
  '320x568 344x882 360x640 360x740 375x667 390x844 411x731 430x932 480x854 540x720 600x960 667x375 740x360 ' +
  '768x1024 800x600 844x390 912x1368 1023x700 1024x768 1180x820 1280x720 1280x800 1366x768 1440x900 1536x864 ' +
  '1600x900 1920x1080 2200x1240 2560x1440'

test('no word of up to eleven letters is broken, on any page in any window', async ({ page }) => {
  const root = `http://localhost:${STORIED_PORT}/portfolio/`
  // In a frame, which its header forbids, a window has another size at once, and is not painted.
  await page.route(`${root}**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, headers: { 'content-type': 'text/html' } })
  })
  await page.route(`${root}frame`, (route) => route.fulfill({ contentType: 'text/html', body: '<iframe>' }))
  await page.goto(`${root}frame`)
  const frame = page.frames()[1]
  const broken: string[] = []
  for (const path of ['', ...PLACES.map(({ path }) => path.slice(1)), 'letters/second-fog', 'imprint']) {
    await frame?.goto(root + path)
    await expect(page.frameLocator('iframe').locator('html[data-started]')).toBeAttached()
    await frame?.evaluate(shorten, 'Programming')
    await frame?.evaluate(() => document.fonts.ready)
    const found = await frame?.evaluate(brokenWords, WINDOWS.split(' '))
    broken.push(...(found ?? ['not shown']).map((word) => `/${path} at ${word}`))
  }
  expect(broken).toEqual([])
})

/** Leaves a page a few of its cards, and gives them, and all places that are next to it, a name. */
function shorten(name: string): void {
  for (const card of document.querySelectorAll('main li:nth-child(n + 7)')) card.remove()
  for (const { lastChild } of document.querySelectorAll('main li :is(h2, h3), main nav a[rel]'))
    if (lastChild) lastChild.textContent = name
}

/**
 * The words that go on in a next line, in each of these sizes of the frame. The rest of a word with a large
 * initial is beside that.
 */
function brokenWords(windows: readonly string[]): string[] {
  const words: [word: string, range: Range][] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('.unseen')) continue
    for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (word.length <= 11) words.push([word, range])
    }
  }
  return windows.flatMap((size) => {
    const [width, height] = size.split('x')
    Object.assign(window.frameElement as HTMLIFrameElement, { width, height })
    const isBroken = (range: Range) => {
      const [first, ...others] = range.getClientRects()
      return others.some(({ top, left }) => first && top > first.top + 5 && left < first.right)
    }
    return words.filter(([, range]) => isBroken(range)).map(([word]) => `${size}: ${word}`)
  })
}

/** How far the panel of a dialog can be scrolled sideways. */
const sidewaysPx = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const { scrollWidth, clientWidth } = element.firstElementChild ?? element
    return scrollWidth - clientWidth
  })

test('with text twice as large, the chart fits, and the drawer and the card break their lines', async ({
  page,
}) => {
  await openMap(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const { size, window } of windowsOf('320x568 740x360 500x600')) {
    await page.setViewportSize(window)
    await rest(page)
    const button = page.getByRole('button', { name: words.showTheWholeMap })
    await button.click()
    const [chart, control] = [await boxOn(chartOf(page)), await boxOn(button.locator('..'))]
    const map = await boxOf(page)
    expect(chart.y, size).toBeGreaterThanOrEqual(map.y)
    expect(chart.bottom, size).toBeLessThanOrEqual(map.bottom)
    expect(chart.bottom <= control.y || chart.right <= control.x, size).toBe(true)
    // As far apart as on a large chart.
    expect(
      await chartOf(page)
        .getByRole('button')
        .first()
        .evaluate((mark) => mark.clientWidth),
      size,
    ).toBeLessThan(chart.width / 6)
    await button.click()

    await openDrawer(page)
    await expect(drawerOf(page).locator('small')).not.toHaveCount(1)
    expect(await sidewaysPx(drawerOf(page)), size).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.howItWorks }).click()
    expect(await sidewaysPx(page.getByRole('dialog', { name: words.howItWorks })), size).toBe(0)
    await page.keyboard.press('Escape')
  }
})

test('with text four times as large, no page or drawer is wider than a phone; the map is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['', 'journeys', 'letters/second-fog', 'hearth']) {
    await page.goto(`http://localhost:${STORIED_PORT}/portfolio/${path}`)
    await expectStarted(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '400%'))
    for (const words of await page.locator('header p, header small, dialog small').all())
      await words.evaluate((element) => element.replaceChildren('Donaudampfschifffahrt'))
    expect(await overflowsOn(page), path).toEqual([])
    if (!path) expect((await boxOf(page)).height).toBeGreaterThan(200)
  }
  await menuOf(page).click()
  await expect(drawerOf(page)).toBeVisible()
  expect(await sidewaysPx(drawerOf(page))).toBe(0)
})
