/** The requests of a page and their order, and the page when some of them fail. */
import { INK_FILES } from '../../src/table/paths'
import { BUDGETS } from '../budgets'
import { words } from '../helpers/words'
import { HALT_MS, haltingHost } from './haltingHost'
import {
  chooseInDrawer,
  expect,
  expectLive,
  groundOf,
  headingOf,
  mapOf,
  openMap,
  PLACES,
  placeOn,
  recordRequests,
  recordShifts,
  test,
} from './site'

const INKS = INK_FILES.map((file) => `/${file}`)

test.use({ serviceWorkers: 'allow' })

/** The browser's message about a file that did not load. */
const LOAD_ERRORS = [/Failed to load resource/]

test('every page is sent with all its text, its title and its description', async ({ request }) => {
  for (const { path, heading } of PLACES) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<title>${heading} · Testland</title>`)
    expect(html).toContain(`>${heading}</h1>`)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
  }
  const map = await (await request.get('/')).text()
  for (const { path } of PLACES) expect(map).toContain(`<a href="${path}"`)
  const notFound = await request.get('/no/such/place')
  expect(notFound.status()).toBe(404)
  expect(await notFound.text()).toContain(words.unexpectedError)
})

test('only a wide screen loads the things beside the map', async ({ page }) => {
  const requested = recordRequests(page)
  await openMap(page)
  expect(requested).not.toContain('/map/desk.svg')
  await page.setViewportSize({ width: 2560, height: 1440 })
  await expect.poll(() => requested).toContain('/map/desk.svg')
})

test.describe('with the ink of the map', () => {
  test.use({ ink: true })

  test('only the picture loads before the scripts', async ({ page }) => {
    const requested = recordRequests(page)
    const [started, finished] = [new Map<string, number>(), new Map<string, number>()]
    page.on('request', (request) => started.set(new URL(request.url()).pathname, performance.now()))
    page.on('requestfinished', (request) => finished.set(new URL(request.url()).pathname, performance.now()))
    await openMap(page)
    const scripts = requested.filter((path) => path.endsWith('.js'))
    const startMs = Math.min(...scripts.map((script) => started.get(script) ?? 0))
    for (const picture of ['/map/wash.avif', ...INKS]) expect(finished.get(picture)).toBeLessThan(startMs)
    // Nothing else loads before it.
    const before = requested
      .slice(0, requested.indexOf(scripts[0] ?? ''))
      .filter((path) => path !== '/map/favicon.svg')
    expect(before).toEqual(['/', '/map/wash.avif', ...INKS])
  })

  const { limit, felt } = BUDGETS.saveDataVisit

  test(`with Save-Data, a visit loads at most ${limit} bytes, and a place when it is opened`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    let bytes = 0
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    const requested = recordRequests(page)
    await openMap(page)
    await page.waitForTimeout(1000)
    console.log(`a visit with Save-Data on: ${bytes} bytes`)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes, felt).toBeLessThanOrEqual(limit)
    expect(requested).not.toContain('/map/paper.webp')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    const document = page.waitForRequest((request) => request.isNavigationRequest())
    await placeOn(page, 'Hearth').press('Enter')
    expect(new URL((await document).url()).pathname).toBe('/hearth')
    await expect(headingOf(page)).toHaveText('By the Hearth')
    await expect.poll(() => requested).toContain('/map/paper.webp')
  })
})

test('a page that stalls anywhere is painted as a whole, and does not shift', async ({ page, baseURL }) => {
  const readShifts = await recordShifts(page)
  const marks = ['<header', '<main', '<footer', words.allRightsReserved]
  const sites = await Promise.all(marks.map((mark) => haltingHost(baseURL ?? '', mark)))
  for (const [index, { url }] of sites.entries()) {
    await page.goto(url)
    await expectLive(page)
    expect(await readShifts(), marks[index]).toEqual([])
    const [paint] = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    )
    expect(paint, marks[index]).toBeGreaterThanOrEqual(HALT_MS)
  }
  for (const site of sites) site.close()
})

test.describe("if the style sheet of places' pages does not load", () => {
  test.use({ expectedErrors: LOAD_ERRORS })

  test('a place is loaded as a whole page, which has its styles', async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort())
    await openMap(page)
    await chooseInDrawer(page, 'Crafts')
    expect(await groundOf(page)).toContain('paper.webp')
  })
})

test.describe('if the picture does not load', () => {
  test.use({ expectedErrors: LOAD_ERRORS })

  test('the places are named and can be opened, a message says so, and trying again loads it', async ({
    page,
  }) => {
    let fails = true
    await page.route(/(ink-\w+\.svg|wash\.(avif|webp))\?/, (route) =>
      fails ? route.abort() : route.continue(),
    )
    const fallback = page.waitForRequest(/wash\.webp\?/)
    await page.goto('/')
    await fallback
    const message = page.getByText('The picture of the map is missing.')
    await expect(message).toBeVisible()
    for (const { name } of PLACES) await expect(mapOf(page).locator('text', { hasText: name })).toBeVisible()
    fails = false
    const ink = page.waitForResponse(/ink-above\.svg\?\w+&\d+$/)
    await page.getByRole('button', { name: words.tryAgain }).click()
    expect((await ink).status()).toBe(200)
    await expect(message).toBeHidden()
    await page.getByRole('button', { name: words.zoomIn }).click()
    await placeOn(page, 'Hearth').press('Enter')
    await expect(headingOf(page)).toHaveText('By the Hearth')
  })
})
