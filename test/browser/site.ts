/** What every browser test stands on: a page whose console must stay silent, and what can be read off the map. */
import { test as base, expect, type Page } from '@playwright/test'
import { boxOf as boxOfPlace } from '../../src/map/box'
import { pathOf } from '../../src/site/paths'
import { regions, siteName } from '../helpers/realm'

export { expect }

/** The picture's size, in map px. */
export const MAP = { width: 2048, height: 1536 }

/** A place on the map: its box in map px, and the heading of the page it leads to. */
export type Place = (typeof PLACES)[number]

/** Every place on the map, in the order of the table. */
export const PLACES = regions.map(({ name, corners, heading }) => ({
  name,
  heading,
  path: pathOf({ name }),
  ...boxOfPlace({ corners }),
}))

/** What the drawer lists. */
export const DESTINATIONS = ['Map', ...PLACES.map(({ name }) => name)]

/** The map point in the middle of a place. */
export const middleOf = ({ left, right, top, bottom }: Place) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** The place of a name. */
export function placeNamed(name: string): Place {
  const place = PLACES.find((one) => one.name === name)
  if (!place) throw new Error(`the table has no ${name}`)
  return place
}

/**
 * Playwright's test, with a page that fails its test if anything is written to the console or thrown. A test that
 * breaks the network itself names in `expectedErrors` what the browser then reports of its own. One that looks at the
 * picture, or at what it costs, asks for `ink`: to draw it takes half the time of a machine without a graphics card,
 * and to the others all that matters is where it lies.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; ink: boolean }>({
  expectedErrors: [[], { option: true }],
  ink: [false, { option: true }],
  page: async ({ page, expectedErrors, ink }, use) => {
    if (!ink)
      await page.route(/\/ink-\w+\.svg$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: NO_INK }))
    const said: string[] = []
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
    await use(page)
    expect(said.filter((line) => !expectedErrors.some((pattern) => pattern.test(line)))).toEqual([])
  },
})

const NO_INK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width} ${MAP.height}"/>`

/** Notes from now on what moves by itself in each page that is opened; {@link shiftsOn} tells. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    const sourcesOf = (entry: PerformanceEntry) =>
      (entry as unknown as { sources: { node: Element | null }[] }).sources.map(
        ({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.nodeName,
      )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(sourcesOf(entry))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
}

/** What has moved by itself on the page that is open. */
export const shiftsOn = (page: Page) => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)

/** The element that the map is seen through, and the picture in it. */
export const mapOf = (page: Page) => page.getByRole('group', { name: `Map of ${siteName}` })
const pictureOf = (page: Page) => mapOf(page).locator('svg').first()

/** The box around the picture, which is moved. */
export const sheetOf = (page: Page) => mapOf(page).locator('[data-sheet]')

export interface ShownView {
  x: number
  y: number
  scale: number
  zoom: number
}

/** The view, read from the screen: where the sheet lies in the map's element. Browsers tell it to six digits. */
export async function viewOf(page: Page): Promise<ShownView> {
  return sheetOf(page).evaluate((sheet) => {
    const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(sheet).transform)
    return { x, y, scale, zoom: Math.log2(scale) }
  })
}

/** The view that comes of all that has been done so far, be it of a map in hand: what a frame has yet to show counts. */
export async function viewInHand(page: Page): Promise<ShownView> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  return viewOf(page)
}

/** The map's own box on the page. */
export async function boxOf(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await mapOf(page).boundingBox()
  if (!box) throw new Error('the map is not on the page')
  return box
}

/** Waits until the map has come to rest: for eight frames on end nothing moves, and the map says so. */
export async function rest(page: Page): Promise<ShownView> {
  await sheetOf(page).evaluate(async (sheet) => {
    const { style } = sheet
    const map = sheet.closest<HTMLElement>('[data-map]')
    let before = ''
    for (let still = 0; still < 8; still++) {
      await new Promise(requestAnimationFrame)
      if (map?.dataset.moving === 'true' || style.transform !== before) still = 0
      before = style.transform
    }
  })
  return viewOf(page)
}

/** Waits until the map is whole, with all that stands over it: before that, the page has buttons of its own. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(mapOf(page).getByRole('tooltip', { includeHidden: true })).toBeAttached()
}

/** Opens the map, at an address that may say where to look, and waits until it is whole and rests. */
export async function openMap(page: Page, hash = ''): Promise<ShownView> {
  await page.goto(`/${hash}`)
  await expectWhole(page)
  return rest(page)
}

/** The link of a place, on the picture. */
export const placeOn = (page: Page, name: string) => pictureOf(page).getByRole('link', { name, exact: true })

/** Whether one is on the map still, wherever it has been moved to. */
export async function expectOnMap(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/(#-?[\d.]+\/\d+\/\d+)?$/)
  await expect(mapOf(page)).toBeVisible()
}

/** Where a map point is on the page, in page px. */
export async function onPage(page: Page, point: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const [view, box] = await Promise.all([viewOf(page), boxOf(page)])
  return { x: box.x + view.x + point.x * view.scale, y: box.y + view.y + point.y * view.scale }
}

/** Which map point is at a point of the page. */
export async function onMap(page: Page, point: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const [view, box] = await Promise.all([viewOf(page), boxOf(page)])
  return { x: (point.x - box.x - view.x) / view.scale, y: (point.y - box.y - view.y) / view.scale }
}

/** Whether the scale is that of a zoom, as exactly as it can be read. */
export async function expectZoom(page: Page, zoom: number): Promise<void> {
  expect((await rest(page)).scale).toBeCloseTo(2 ** zoom, 5)
}

/** Brings Hearth into view, as the Tab key would, and says where its middle is on the page. */
export async function showHearth(page: Page): Promise<{ x: number; y: number }> {
  await placeOn(page, 'Hearth').focus()
  await rest(page)
  await mapOf(page).focus()
  return onPage(page, middleOf(placeNamed('Hearth')))
}

/** What must hold whenever the map rests: zoom within its limits, and no outside shown that need not be. */
export async function expectWithinBounds(page: Page): Promise<void> {
  const [view, box] = await Promise.all([viewOf(page), boxOf(page)])
  expect(view.zoom).toBeGreaterThanOrEqual(-0.5 - 1e-5)
  expect(view.zoom).toBeLessThanOrEqual(1.5 + 1e-5)
  for (const [offset, length, room] of [
    [view.x, MAP.width * view.scale, box.width],
    [view.y, MAP.height * view.scale, box.height],
  ] as const) {
    if (length <= room) expect(offset).toBeCloseTo((room - length) / 2, 1)
    else {
      expect(offset).toBeLessThanOrEqual(0.01)
      expect(offset + length).toBeGreaterThanOrEqual(room - 0.01)
    }
  }
}
