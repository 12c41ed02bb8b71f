/** What is sent, in which order, and what there is without it. */

import { INK_FILES } from '../../src/site/paths'
import { haltingHost } from './haltingHost'
import {
  DESTINATIONS,
  expect,
  expectWhole,
  expectZoom,
  mapOf,
  noteShifts,
  openMap,
  PLACES,
  placeOn,
  rest,
  shiftsOn,
  test,
  viewOf,
} from './site'

const INKS = INK_FILES.map((file) => `/${file}`)

test.use({ ink: true })

/** What the browser itself says of a file that it was kept from. */
const KEPT_FROM = [/Failed to load resource/]

test('every address comes with all its words, its title and its description', async ({ request }) => {
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
  const lost = await request.get('/no/such/place')
  expect(lost.status()).toBe(404)
  expect(await lost.text()).toContain('Unexpected Application Error!')
})

test('the picture comes before the scripts, and is whole within six requests', async ({ page }) => {
  const asked: string[] = []
  const came: Record<string, number> = {}
  const started: Record<string, number> = {}
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    asked.push(pathname)
    started[pathname] = performance.now()
  })
  page.on('requestfinished', (request) => {
    came[new URL(request.url()).pathname] = performance.now()
  })
  await openMap(page)
  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(asked.indexOf('/wash.avif')).toBeLessThan(asked.indexOf('/ink-below.svg'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    for (const picture of ['/wash.avif', ...INKS]) expect(started[script]).toBeGreaterThan(came[picture] ?? Infinity)
  }
  expect(asked.filter((path) => (started[path] ?? 0) <= (came['/ink-above.svg'] ?? 0)).length).toBeLessThanOrEqual(6)
  // Nothing that the map does not show has been in its way.
  const before = asked.slice(0, asked.indexOf(scripts[0] ?? '')).filter((path) => path !== '/favicon.svg')
  expect(before).toEqual(['/', '/wash.avif', ...INKS])
})

test('who saves data gets the paper with the first page that needs it, and nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.locator('[data-surface][data-live]')).toBeAttached()
  await page.waitForTimeout(700)
  expect(asked).not.toContain('/paper.webp')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await placeOn(page, 'Hearth').press('Enter')
  await expect.poll(() => asked).toContain('/paper.webp')
})

test('who saves data gets at most 190 KB until something is asked for, and what stands over the map with the first key', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.locator('[data-surface][data-live]')).toBeAttached()
  await page.waitForTimeout(1500)
  console.log(`a visit that saves data: ${bytes} bytes`)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(190_000)
  expect(asked.filter((path) => path.includes('Overlay'))).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => asked.filter((path) => path.includes('Overlay')).length).toBe(1)
})

for (const mark of ['<header', '<main', '<footer', 'All rights']) {
  test(`a page that halts after ${mark} is painted as a whole, and does not move`, async ({ page, baseURL }) => {
    const site = await haltingHost(baseURL ?? '', mark)
    await noteShifts(page)
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

test.describe('before the scripts, or without those that fail', () => {
  test.use({ expectedErrors: KEPT_FROM })

  test.beforeEach(async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/')
  })

  test('there is no button that does nothing', async ({ page }) => {
    await expect(mapOf(page).getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the drawer opens and closes by itself', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Crafts' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crafts Learnt Early')
  })
})

test.describe('if what stands over the map does not come', () => {
  test.use({ expectedErrors: KEPT_FROM })

  test('the map can be moved, nothing is left that does nothing, and it comes with the line', async ({ page }) => {
    let isDown = true
    await page.route(/\/Overlay-[^/]*\.js$/, (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/#1/1000/700')
    await expect(page.locator('[data-live]')).toBeAttached()
    await expect(mapOf(page).getByRole('button')).toHaveCount(0)
    const before = await viewOf(page)
    await mapOf(page).press('ArrowDown')
    const moved = await rest(page)
    expect(moved.y).toBeCloseTo(before.y - 80, 1)
    isDown = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expectWhole(page)
    expect(await rest(page)).toEqual(moved)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expectZoom(page, 0.5)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page reaches every other', async ({ page }) => {
    for (const start of ['/', '/crafts']) {
      await page.goto(start)
      const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link')
      await expect(links).toHaveText(DESTINATIONS)
      await links.getByText('Studies').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late Studies')
    }
  })
})

test.describe('if the picture does not come', () => {
  test.use({ expectedErrors: KEPT_FROM })

  test('the places are named, a line says so, and trying again brings it', async ({ page }) => {
    let isGone = true
    await page.route(/(ink-\w+\.svg|wash\.(avif|webp))(\?\d+)?$/, (route) =>
      isGone ? route.abort() : route.continue(),
    )
    await page.goto('/')
    const line = page.getByText('The picture of the map is missing.')
    await expect(line).toBeVisible()
    for (const { name } of PLACES) await expect(mapOf(page).locator('text', { hasText: name })).toBeVisible()
    isGone = false
    const ink = page.waitForResponse(/ink-above\.svg\?\d+$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await ink).status()).toBe(200)
    await expect(line).toBeHidden()
  })
})

test('the policy allows the site all it needs, and is the same in the page and in the header', async ({ page }) => {
  const response = await page.goto('/')
  const inHeader = response?.headers()['content-security-policy']
  const inPage = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(inHeader).toBe(`${inPage}; frame-ancestors 'none'`)
  expect(inPage).not.toContain('unsafe')
  expect(response?.headers()['x-content-type-options']).toBe('nosniff')
  // Whatever it refuses is told in the console, which has to stay silent.
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Crafts' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crafts Learnt Early')
  await page.waitForTimeout(500)
})
