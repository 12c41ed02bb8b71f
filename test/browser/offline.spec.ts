import { type Host, host } from './host'
import { expect, PLACES, test } from './site'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

/** What the browser itself says of a page that comes with the status 404, or not at all. */
test.use({ ink: true, expectedErrors: [/Failed to load resource/] })

let site: Host
test.beforeEach(async () => {
  site = await host()
})
// There is none where the test was skipped.
test.afterEach(() => site?.close())

/** Which build the page is of. */
const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')

/** Visits the map and waits until the site has been kept. */
async function visit(page: Page): Promise<void> {
  await page.goto(site.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** Waits until a worker of a newer build is installed and waits for its turn. */
const newBuildWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 50))
  })

test('after one visit the whole site opens without a network', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await page.goto(site.url)
  await expect(page.locator('[data-live]')).toBeAttached()
  const pictures = await page.evaluate(async () =>
    Promise.all(['wash.avif', 'ink-standing.svg', 'paper.webp'].map(async (name) => (await fetch(name)).ok)),
  )
  expect(pictures).toEqual([true, true, true])
  for (const { path, heading } of PLACES) {
    const file = path.slice(1)
    for (const address of [file, `${file}/`, `${file}?from=afar#here`]) {
      await page.goto(site.url + address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  }
  await page.goto(`${site.url}no/such/place`)
  await expect(page.getByRole('main')).toContainText('404 Not Found')
})

test('a new build is seen at the latest on the visit after the next', async ({ page, context }) => {
  await visit(page)
  site.deploy(2)
  // The visit in which it comes may still be of the old one ...
  await page.goto(site.url)
  expect(await buildOf(page)).toBe('1')
  await newBuildWaits(page)
  // ... and the one after it is not, be it a reload or a new tab.
  await page.reload()
  await expect.poll(() => buildOf(page).catch(() => null)).toBe('2')
  await expect(page.locator('[data-live]')).toBeAttached()
  const kept = await page.evaluate(() => caches.keys())
  expect(kept).toEqual(['realm / test2'])
  await context.setOffline(true)
  await page.goto(site.url)
  expect(await buildOf(page)).toBe('2')
})

test('while somebody is looking at the old build, the new one waits', async ({ page, context }) => {
  await visit(page)
  await page.reload()
  const other = await context.newPage()
  await other.goto(site.url)
  site.deploy(2)
  await newBuildWaits(page)
  await page.reload()
  expect(await buildOf(page)).toBe('1')
  await other.close()
  await page.reload()
  await expect.poll(() => buildOf(page).catch(() => null)).toBe('2')
})

test('a build that is torn, with files of two, is not taken', async ({ page, context }) => {
  await visit(page)
  site.deploy(2, { isTorn: true })
  const refused = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const worker = registration?.installing
    if (!worker) return registration?.waiting ? 'waits' : 'gone'
    return new Promise((resolve) => worker.addEventListener('statechange', () => resolve(worker.state)))
  })
  expect(['redundant', 'gone']).toContain(refused)
  await context.setOffline(true)
  await page.goto(site.url)
  expect(await buildOf(page)).toBe('1')
})

test('a browser that keeps nothing gets the site all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(site.url)
  await expect(page.locator('[data-live]')).toBeAttached()
})

test('a build that wants no worker takes back the one that an earlier build has left', async ({ page }) => {
  await visit(page)
  await site.deployWithoutWorker()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    while (await navigator.serviceWorker.getRegistration()) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.goto(site.url)
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.waitForTimeout(500)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
