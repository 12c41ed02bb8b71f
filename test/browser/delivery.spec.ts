/** The requests of a page and their order, and the page when some of them fail. */

import { INK_FILES } from '../../src/site/paths'
import { BUDGETS } from '../budgets'
import { haltingHost } from './haltingHost'
import {
  boxOf,
  DESTINATIONS,
  expect,
  expectWithinBounds,
  expectZoom,
  mapOf,
  openMap,
  PLACES,
  placeOn,
  recordShifts,
  shiftsOn,
  test,
} from './site'

const INKS = INK_FILES.map((file) => `/${file}`)

test.use({ ink: true })

/** The browser's message about a file that did not load. */
const LOAD_ERRORS = [/Failed to load resource/]

test('every page is sent with all its text, its title and its description', async ({ request }) => {
  for (const { path, heading } of PLACES) {
    for (const address of [path, `${path}/`]) {
      const html = await (await request.get(address)).text()
      expect(html).toContain(`<title>${heading} · Testland</title>`)
      expect(html).toContain(`>${heading}</h1>`)
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
      expect(html).not.toContain('rel="canonical"')
      expect(html).toContain(`<meta property="og:title" content="${heading} · Testland">`)
      expect(html).toContain('<meta property="og:image" content="/card.jpg">')
    }
  }
  const map = await (await request.get('/')).text()
  for (const { path } of PLACES) expect(map).toContain(`<a href="${path}"`)
  const notFound = await request.get('/no/such/place')
  expect(notFound.status()).toBe(404)
  expect(await notFound.text()).toContain('Unexpected Application Error!')
})

test('the picture loads before the scripts, and within six requests', async ({ page }) => {
  const requested: string[] = []
  const finished: Record<string, number> = {}
  const started: Record<string, number> = {}
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    requested.push(pathname)
    started[pathname] = performance.now()
  })
  page.on('requestfinished', (request) => {
    finished[new URL(request.url()).pathname] = performance.now()
  })
  await openMap(page)
  const scripts = requested.filter((path) => path.endsWith('.js'))
  expect(requested.indexOf('/wash.avif')).toBeLessThan(requested.indexOf('/ink-below.svg'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    for (const picture of ['/wash.avif', ...INKS])
      expect(started[script]).toBeGreaterThan(finished[picture] ?? Infinity)
  }
  expect(
    requested.filter((path) => (started[path] ?? 0) <= (finished['/ink-above.svg'] ?? 0)).length,
  ).toBeLessThanOrEqual(6)
  // Nothing else loads before it.
  const before = requested.slice(0, requested.indexOf(scripts[0] ?? '')).filter((path) => path !== '/favicon.svg')
  expect(before).toEqual(['/', '/wash.avif', ...INKS])
})

test('with Save-Data on, the paper loads with the first page that needs it, and nothing is precached', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.locator('[data-surface][data-live]')).toBeAttached()
  await page.waitForTimeout(700)
  expect(requested).not.toContain('/paper.webp')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await placeOn(page, 'Hearth').press('Enter')
  await expect.poll(() => requested).toContain('/paper.webp')
})

test(`with Save-Data on, a visit loads at most ${BUDGETS.saveDataVisit.limit} bytes`, async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await openMap(page)
  await page.waitForTimeout(1500)
  console.log(`a visit with Save-Data on: ${bytes} bytes`)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes, BUDGETS.saveDataVisit.felt).toBeLessThanOrEqual(BUDGETS.saveDataVisit.limit)
})

for (const mark of ['<header', '<main', '<footer', 'All rights']) {
  test(`a page that stalls after ${mark} is painted as a whole, and does not shift`, async ({ page, baseURL }) => {
    const site = await haltingHost(baseURL ?? '', mark)
    await recordShifts(page)
    await page.goto(site.url)
    await expect(page.locator('[data-live]')).toBeAttached()
    expect(await shiftsOn(page)).toEqual([])
    const [paint] = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    )
    expect(paint).toBeGreaterThanOrEqual(400)
    site.close()
  })
}

test.describe('before the scripts load, or if they fail', () => {
  test.use({ expectedErrors: LOAD_ERRORS })

  test.beforeEach(async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/')
  })

  test('there is no button without function', async ({ page }) => {
    await expect(mapOf(page).getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the drawer opens and closes', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Crafts' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crafts Learnt Early')
  })
})

test.describe("if the style sheet of places' pages does not load", () => {
  test.use({ expectedErrors: LOAD_ERRORS })

  test('a place is loaded as a whole page, which has its styles', async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort())
    await openMap(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Crafts' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crafts Learnt Early')
    const paper = await page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundImage)
    expect(paper).toContain('paper.webp')
  })
})

for (const missing of ['ResizeObserver', 'matchMedia']) {
  test(`a browser that lacks only ${missing} gets the whole map`, async ({ page }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), missing)
    await openMap(page)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expectZoom(page, 0.5)
    await page.setViewportSize({ width: 1100, height: 700 })
    await expect.poll(async () => (await boxOf(page)).width).toBe(1100)
    await expectWithinBounds(page)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page links to every other', async ({ page }) => {
    for (const start of ['/', '/crafts']) {
      await page.goto(start)
      const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link')
      await expect(links).toHaveText(DESTINATIONS)
      await links.getByText('Studies').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late Studies')
    }
  })
})

test.describe('if the picture does not load', () => {
  test.use({ expectedErrors: LOAD_ERRORS })

  test('the places are named, a message says so, and trying again loads it', async ({ page }) => {
    let fails = true
    await page.route(/(ink-\w+\.svg|wash\.(avif|webp))(\?\d+)?$/, (route) => (fails ? route.abort() : route.continue()))
    await page.goto('/')
    const message = page.getByText('The picture of the map is missing.')
    await expect(message).toBeVisible()
    for (const { name } of PLACES) await expect(mapOf(page).locator('text', { hasText: name })).toBeVisible()
    fails = false
    const ink = page.waitForResponse(/ink-above\.svg\?\d+$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await ink).status()).toBe(200)
    await expect(message).toBeHidden()
  })

  test('a layer that is missing is requested again by itself, and the others stay', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname + new URL(request.url()).search))
    let fails = true
    await page.route(/ink-standing\.svg(\?\d+)?$/, (route) => (fails ? route.abort() : route.continue()))
    await page.goto('/')
    const message = page.getByText('The picture of the map is missing.')
    await expect(message).toBeVisible()
    fails = false
    await expect(message).toBeHidden({ timeout: 10_000 })
    const pictures = requested.filter((path) => /wash|ink/.test(path))
    expect(pictures).toEqual(['/wash.avif', ...INKS, '/ink-standing.svg?1'])
  })
})

test('the security policy blocks nothing that the site needs, and is the same in the page and in the header', async ({
  page,
}) => {
  const response = await page.goto('/')
  const inHeader = response?.headers()['content-security-policy']
  const inPage = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(inHeader).toBe(`${inPage}; frame-ancestors 'none'`)
  expect(inPage).not.toContain('unsafe')
  expect(response?.headers()['x-content-type-options']).toBe('nosniff')
  // A violation would be reported in the console, which must stay silent.
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Crafts' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crafts Learnt Early')
  await page.waitForTimeout(500)
})
