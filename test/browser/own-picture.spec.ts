/** A site whose map is a picture of its owner's own: test/owner/painted. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { areaBox, middleOf } from '../../src/table/area'
import { parseTable } from '../../src/table/parseTable'
import type { Table } from '../../src/table/table'
import { PAINTED_PORT } from './ports'
import { boxOn, expect, expectKept, expectLive, recordRequests, recordShifts, sheetOf, test } from './site'

const text = readFileSync(join(import.meta.dirname, '../owner/painted/realm.yaml'), 'utf8')
const { regions } = parseTable(text).value as Table

const ROOT = `http://localhost:${PAINTED_PORT}/`
const SIZE = { width: 3000, height: 1800 }

test.use({ baseURL: ROOT })

const image = (page: Page) => page.locator('[data-sheet] img')
/** The file of the picture that is shown, without its hash, and its width in px. */
const shownIn = async (page: Page) => {
  await expect(image(page)).not.toHaveJSProperty('naturalWidth', 0)
  const address = await image(page).evaluate((img: HTMLImageElement) => img.currentSrc)
  return address.replace(/.*\/|-[\w-]{8}(?=\.)/g, '')
}
const pictures = (requested: readonly string[]) => requested.filter((path) => /flats/.test(path)).length

/** The map point in the middle of the surface, by where the page shows the picture. */
const middleOfView = (page: Page) =>
  page.evaluate(async (size) => {
    // The page scrolls to the start in its first frame, before that is painted.
    await new Promise(requestAnimationFrame)
    const [surface, sheet] = ['[data-surface]', '[data-sheet]'].map(
      (one) => document.querySelector(one) as Element,
    )
    const [view, map] = [surface, sheet].map((one) => (one as Element).getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ]
    const scale = map.width / size.width
    const [x, y] = [view.x + view.width / 2 - map.x, view.y + view.height / 2 - map.y]
    return { x: Math.round(x / scale), y: Math.round(y / scale), scale: Math.round(scale * 1000) / 1000 }
  }, SIZE)

/** The address of the plate on a page, without the hash of its content. */
const plateIn = (page: Page) =>
  page.locator('[data-plate] img').evaluate((image: HTMLImageElement) => image.currentSrc.replace(/\?.*/, ''))

/** Opens the drawer, which shows the whole picture in small. */
const expectChart = async (page: Page, file: string) => {
  await page.getByRole('banner').getByRole('button').click()
  const chart = page.locator('dialog svg image')
  await expect(chart).toHaveAttribute('href', new RegExp(`^${file}\\?`))
  await expect(chart).toHaveCSS('opacity', '1')
}

test('until the picture has come, it is shown in tiny, not that of the drawn map', async ({ page }) => {
  await page.goto('')
  const [shown, own] = await page.evaluate(() => {
    const paper = document.querySelector('[data-sheet] > div')
    const own = getComputedStyle(document.documentElement).getPropertyValue('--picture-tiny')
    return [paper && getComputedStyle(paper).backgroundImage, own].map((url) => url?.replace(/["']/g, ''))
  })
  expect(own).toMatch(/^url\(data:image/)
  expect(shown).toBe(own)
})

for (const { on, use, file } of [
  { on: 'phone', use: {}, file: 'flats-1280.avif' },
  {
    on: 'desktop',
    use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false },
    file: 'flats-1600.avif',
  },
])
  test.describe(`on a ${on}`, () => {
    test.use(use)

    test('the first view is about the map’s start, with a script and without, in one picture', async ({
      page,
    }) => {
      const requested = recordRequests(page)
      const readShifts = await recordShifts(page)
      await page.route(/assets\/index/, async (route) => {
        await page.waitForFunction(() => 'mayStart' in window)
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'commit' })
      await expect(image(page)).toBeVisible()
      await shownIn(page)
      const before = await middleOfView(page)
      await page.evaluate(() => Object.assign(window, { mayStart: true }))
      await expectLive(page)
      await expect(async () => {
        const { x, y, scale } = await middleOfView(page)
        expect([x - before.x, y - before.y].every((px) => Math.abs(px) < 4)).toBe(true)
        expect(scale).toBe(before.scale)
      }).toPass()
      const { width, height } = await boxOn(page.locator('[data-surface]'))
      const scale = Math.max(width / SIZE.width, height / SIZE.height)
      expect(before.scale).toBeCloseTo(scale, 2)
      // As near to the start as the edges allow.
      const start = middleOf(areaBox(regions[1] ?? { corners: [] }))
      const near = (at: number, view: number, size: number) =>
        Math.min(Math.max(at, view / scale / 2), size - view / scale / 2)
      expect(Math.abs(before.x - near(start.x, width, SIZE.width))).toBeLessThan(5)
      expect(Math.abs(before.y - near(start.y, height, SIZE.height))).toBeLessThan(5)

      await page.waitForLoadState('networkidle')
      expect(await shownIn(page)).toBe(file)
      expect(pictures(requested)).toBe(1)
      expect(requested.filter((path) => /ink-|wash|night|sprites/.test(path))).toEqual([])
      expect(await readShifts()).toEqual([])
    })
  })

test('the map that moves is painted in no more px than are shown', async ({ page }) => {
  await page.goto('/')
  await expectLive(page)
  const sheet = sheetOf(page)
  // Chromium paints a layer in no fewer px than its elements have, however small it is shown.
  const painted = await sheet.evaluate((element: HTMLElement) => element.offsetWidth)
  expect(painted).toBeLessThanOrEqual((await boxOn(sheet)).width)
})

test('in browsers that paint moving layers at scale 1, a moving image is a layer of its own', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }))
  await page.goto('/')
  await expectLive(page)
  await page.mouse.move(200, 300)
  await page.mouse.down()
  await page.mouse.move(150, 260)
  await expect(image(page)).toHaveCSS('will-change', 'transform')
  await page.mouse.up()
  await expect(image(page)).toHaveCSS('will-change', 'auto')
})

test('zoomed in, it is fetched in a larger width, also by night, and whole, it fits', async ({ page }) => {
  await page.goto('/')
  await expectLive(page)
  const buttons = page.locator('[data-avoided] button[value]')
  // Not by Playwright's click, which waits at the limit.
  for (let press = 0; press < 8; press++)
    await buttons.nth(0).evaluate((button: HTMLElement) => button.click())
  await expect.poll(() => shownIn(page)).toBe('flats-3000.avif')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => shownIn(page)).toBe('flats-night-3000.avif')
  await expect(buttons.nth(0)).toHaveAttribute('aria-disabled', 'true')
  await buttons.nth(2).click()
  const fits = async () => {
    const [map, view] = [await boxOn(image(page)), await boxOn(page.locator('[data-surface]'))]
    return map.width <= view.width + 1 && map.height <= view.height + 1
  }
  await expect.poll(fits).toBe(true)
})

test('names are over the picture, plates on the pages of places, and all of it in the drawer', async ({
  page,
}) => {
  await page.goto('/')
  await expectLive(page)
  await expect(page.locator('[data-sheet] text')).toHaveText(regions.map(({ name }) => name))
  await expectChart(page, '/map/chart.webp')
  for (const { name } of regions) {
    await page.goto(name.toLowerCase())
    const plate = page.locator('[data-plate] img')
    await expect(plate).not.toHaveJSProperty('naturalWidth', 0)
    const { width, height } = await boxOn(plate)
    expect(Math.min(width, height)).toBeGreaterThan(150)
  }
})

test('the dark colour scheme has a picture of its own, and fetches no other', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const requested = recordRequests(page)
  await page.goto('/')
  await expectLive(page)
  expect(await shownIn(page)).toMatch(/^flats-night-/)
  expect(pictures(requested)).toBe(1)
  await expectChart(page, '/map/chart.night.webp')
  await page.goto('beacon')
  await expect.poll(() => plateIn(page)).toBe(`${ROOT}map/places/beacon.night.webp`)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => plateIn(page)).toBe(`${ROOT}map/places/beacon.webp`)
})

test('printed, the whole picture is on the page', async ({ page }) => {
  await page.goto('/')
  await expectLive(page)
  await page.emulateMedia({ media: 'print' })
  const { width, height } = await boxOn(image(page))
  expect(width / height).toBeCloseTo(SIZE.width / SIZE.height, 1)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  expect(width).toBeGreaterThan(300)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource/] })

  test('after one visit it opens with its picture', async ({ page, context }) => {
    await page.goto('/')
    await expectKept(page)
    const shown = await shownIn(page)
    await context.setOffline(true)
    await page.reload()
    await expectLive(page)
    expect(await shownIn(page)).toBe(shown)
    // A page that was never visited has its words, and the mark of its place.
    await page.goto('salt')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-plate] .mark')).toBeVisible()
  })
})
