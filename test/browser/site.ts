/** The base of every browser test: a page whose console must stay silent, and functions that read the map. */
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type View, zoomOf } from '../../src/panzoom/core/view'
import { areaBox as boxOfPlace } from '../../src/table/area'
import { pathOf } from '../../src/table/paths'
import { HIT_AREA } from '../helpers/hitArea'
import { regions, siteName } from '../helpers/realm'
import { words } from '../helpers/words'
import { NO_INK } from './standIn'

export { expect }

/** The size of the map, in map px. */
export const MAP = { width: 2048, height: 1536 }

/** A place on the map: its box in map px, and the heading of the page it leads to. */
export type Place = (typeof PLACES)[number]

/** Every place on the map, in the order of the table. */
export const PLACES = regions.map((region) => ({
  name: region.name,
  heading: region.heading,
  path: pathOf({ name: region.name }),
  ...boxOfPlace(region),
}))

/** The map point in the middle of a place. */
export const middleOf = ({ left, right, top, bottom }: Place) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** The place with a name. */
export function placeNamed(name: string): Place {
  const place = PLACES.find((one) => one.name === name)
  if (!place) throw new Error(`the table has no ${name}`)
  return place
}

/**
 * Playwright's test, with a page that fails its test if anything is written to the console or thrown. A test
 * that breaks the network lists the browser's own messages in `expectedErrors`. A test of the picture, or of
 * its cost, sets `ink`; the others do without, as drawing the ink takes half the time on a machine without a
 * graphics card.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; ink: boolean }>({
  expectedErrors: [[], { option: true }],
  ink: [false, { option: true }],
  page: async ({ page, expectedErrors, ink }, use) => {
    if (!ink)
      await page.route(/\/ink-\w+\.svg\?/, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: NO_INK }),
      )
    const messages: string[] = []
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
    await use(page)
    await page.context().setOffline(false)
    const expected = [BLOCKED_WORKER, ...expectedErrors]
    expect(messages.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
  },
})

/** What Playwright writes where a test does without the service worker. */
const BLOCKED_WORKER = /^warning: Service Worker registration blocked by Playwright$/

/** The sizes of windows, written as '320x568 360x740', in CSS px. */
export const windowsOf = (text: string) =>
  text.split(' ').map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    return { size, window: { width, height } }
  })

interface Shift {
  /** As a part of the screen, and of the way across it. */
  readonly value: number
  /** The elements that moved. */
  readonly of: readonly (string | undefined)[]
}

/**
 * Records the layout shifts of each page that is opened from now on. Returns a function that reads those of
 * the present page.
 */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    type Entry = { value: number; sources: { node: Element | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Entry[])
        shifts.push({ value, of: sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.nodeName) })
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/** Lets every request of these files wait until the returned function is called. */
export async function holdRequests(page: Page, files: RegExp | string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Records the paths of all requests from now on. */
export function recordRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  return requested
}

/** The element of the map, and the picture in it. */
export const mapOf = (page: Page) => page.getByRole('group', { name: words.mapOf(siteName) })
const pictureOf = (page: Page) => mapOf(page).locator('svg').first()

/** The box around the picture, which is moved. */
export const sheetOf = (page: Page) => page.locator('[data-sheet]')

/** The view that the transform of an element shows. Browsers report six digits. */
export const viewIn = (element: Locator): Promise<View> =>
  element.evaluate((element) => {
    const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform)
    return { x, y, scale }
  })

/** The view after all inputs so far: waits for the frames that show the last one. */
export async function viewAfterFrames(element: Locator): Promise<View> {
  await element.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  return viewIn(element)
}

/** The view of the map. */
export const viewOf = (page: Page) => viewIn(sheetOf(page))

export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** The box of what is shown, in page px. */
export async function boxOn(locator: Locator): Promise<Box & { right: number; bottom: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`not shown: ${locator}`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The box of the map. */
export const boxOf = (page: Page) => boxOn(mapOf(page))

/** Waits until the map is at rest: by its own account, and without a change in eight frames. */
export async function rest(page: Page): Promise<View> {
  await sheetOf(page).evaluate(async (sheet) => {
    const { style } = sheet
    const map = sheet.closest<HTMLElement>('[data-map]')
    let before = ''
    for (let stillFrames = 0; stillFrames < 8; stillFrames++) {
      await new Promise(requestAnimationFrame)
      if (map?.hasAttribute('data-moving') || style.transform !== before) stillFrames = 0
      before = style.transform
    }
  })
  return viewOf(page)
}

/** Waits until the engine has taken over the map. */
export const expectLive = (page: Page) => expect(page.locator('[data-live]')).toBeAttached()

/** Opens the map, at a view if the address has one, and waits until it is live and at rest. */
export async function openMap(page: Page, hash = ''): Promise<View> {
  await page.goto(`/${hash}`)
  await expectLive(page)
  return rest(page)
}

/** Opens a page and waits until its scripts have started: before that, links load whole pages. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectStarted(page)
  if (path === '/') await expectLive(page)
}

/** Waits until the worker keeps this visit: the page is kept last. */
export const expectKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { scope } = await navigator.serviceWorker.ready
        return !!(await caches.match(scope, { ignoreVary: true }))
      }),
    )
    .toBe(true)

/** Waits until the scripts of the page have started. */
export const expectStarted = (page: Page) => expect(page.locator('html[data-started]')).toBeAttached()

/** The heading of the page. */
export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** The drawer, and the button that opens it, by their names in a language. */
export const drawerOf = (page: Page, { navigation } = words) => page.getByRole('dialog', { name: navigation })
export const menuOf = (page: Page, { menu } = words) => page.getByRole('button', { name: menu })
/** The chart that shows the whole map in small, while it is open. */
export const chartOf = (page: Page) => page.getByRole('dialog', { name: words.chart })

/** Opens the drawer, and waits until it has slid in. */
export async function openDrawer(page: Page, of = words): Promise<void> {
  await menuOf(page, of).click()
  const drawer = drawerOf(page, of)
  await expect(drawer).toBeVisible()
  await expect.poll(() => drawer.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0)
}

/** Goes to a place by the drawer. */
export async function chooseInDrawer(page: Page, name: string): Promise<void> {
  await menuOf(page).click()
  await drawerOf(page).getByRole('link', { name }).click()
  await expect(headingOf(page)).toHaveText(placeNamed(name).heading)
  await expect(drawerOf(page)).toBeHidden()
}

/** The background picture of the page's main part. */
export const groundOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundImage)

/** The parts of the page that overflow horizontally. */
export const overflowsOn = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('header, main, main article, footer')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`),
  )

/** The link of a place on the map. */
export const placeOn = (page: Page, name: string) => pictureOf(page).getByRole('link', { name, exact: true })

/** The hit area of a place. */
export const areaOf = (page: Page, name: string) => placeOn(page, name).locator(HIT_AREA)

/** The board of a place in the strip. */
export const boardOf = (page: Page, name: string) =>
  mapOf(page).locator('[data-strip] > a', { hasText: name })

/** Expects the map to be open still, at any view. */
export async function expectOnMap(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/(#-?[\d.]+\/\d+\/\d+)?$/)
  await expect(mapOf(page)).toBeVisible()
}

/** Expects the map to follow a drag, and a place and the way back to open by their links. */
export async function expectToWork(page: Page): Promise<void> {
  await expectLive(page)
  const sheet = sheetOf(page)
  const before = await sheet.getAttribute('style')
  // A drag that begins during a page transition only ends that.
  await expect(async () => {
    await page.mouse.move(700, 500)
    await page.mouse.down()
    await page.mouse.move(600, 450, { steps: 3 })
    await page.mouse.up()
    expect(await sheet.getAttribute('style')).not.toBe(before)
  }).toPass()
  await placeOn(page, 'Crafts').press('Enter')
  await expect(headingOf(page)).toHaveText('Crafts Learnt Early')
  await page.getByRole('link', { name: words.backToTheMap }).click()
  await expectLive(page)
}

/** The position of a map point, in page px. */
export async function onPage(page: Page, point: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const [view, box] = await Promise.all([viewOf(page), boxOf(page)])
  return { x: box.x + view.x + point.x * view.scale, y: box.y + view.y + point.y * view.scale }
}

/** The map point at a position in page px. */
export async function onMap(page: Page, point: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const [view, box] = await Promise.all([viewOf(page), boxOf(page)])
  return { x: (point.x - box.x - view.x) / view.scale, y: (point.y - box.y - view.y) / view.scale }
}

/** Waits for rest, and expects a zoom, as exactly as it can be read. */
export async function expectZoom(page: Page, zoom: number): Promise<void> {
  expect((await rest(page)).scale).toBeCloseTo(2 ** zoom, 5)
}

/**
 * Opens the map and brings Hearth into view by focusing it. Returns the position of its middle, in page px.
 */
export async function openAtHearth(page: Page): Promise<{ x: number; y: number }> {
  await openMap(page)
  await placeOn(page, 'Hearth').focus()
  await rest(page)
  await mapOf(page).focus()
  return onPage(page, middleOf(placeNamed('Hearth')))
}

/**
 * Expects a map at rest within its bounds: the zoom within its limits, and no gap that the size does not
 * require.
 */
export async function expectWithinBounds(page: Page): Promise<void> {
  const [view, box] = await Promise.all([viewOf(page), boxOf(page)])
  expect(zoomOf(view.scale)).toBeGreaterThanOrEqual(-0.5 - 1e-5)
  expect(zoomOf(view.scale)).toBeLessThanOrEqual(1.5 + 1e-5)
  for (const [offset, length, available] of [
    [view.x, MAP.width * view.scale, box.width],
    [view.y, MAP.height * view.scale, box.height],
  ] as const) {
    if (length <= available) expect(offset).toBeCloseTo((available - length) / 2, 1)
    else {
      expect(offset).toBeLessThanOrEqual(0.02)
      expect(offset + length).toBeGreaterThanOrEqual(available - 0.02)
    }
  }
}

/**
 * Expects the places to lie at their coordinates, up to the rounding to device px of a map at rest. Their
 * measured boxes include half of their outlines.
 */
export async function expectPlaces(page: Page, tolerancePx = 1.6): Promise<void> {
  const [rounding, view, box] = [await roundingOf(page), await viewOf(page), await boxOf(page)]
  expect(Math.max(Math.abs(rounding.x), Math.abs(rounding.y))).toBeLessThanOrEqual(0.5)
  const areas = await pictureOf(page)
    .getByRole('link')
    .locator(HIT_AREA)
    .evaluateAll((all) => all.map((area) => area.getBoundingClientRect().toJSON() as DOMRect))
  const [x, y] = [box.x + view.x + rounding.x, box.y + view.y + rounding.y]
  const deviations = PLACES.map(({ left, top, right, bottom }, index) => {
    const area = areas[index] ?? { left: Number.NaN, top: 0, right: 0, bottom: 0 }
    const edges = [area.left - x, area.top - y, area.right - x, area.bottom - y]
    return Math.max(
      ...[left, top, right, bottom].map((at, edge) => Math.abs((edges[edge] ?? 0) - at * view.scale)),
    )
  })
  expect(deviations.filter((px) => !(px < tolerancePx))).toEqual([])
}

/** The rounding of the map's offset to device px, in px. */
const roundingOf = (page: Page) =>
  sheetOf(page).evaluate((sheet) => {
    const [x = 0, y = 0] = sheet.style.translate.split(' ').map((px) => Number.parseFloat(px) || 0)
    return { x, y }
  })
