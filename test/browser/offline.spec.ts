import { type Host, host } from './host'
import { expect, PLACES, test } from './site'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

/** The browser's message about a page with the status 404, or none. */
test.use({ ink: true, expectedErrors: [/Failed to load resource/] })

let site: Host
test.beforeEach(async () => {
  site = await host()
})
// Undefined if the test was skipped.
test.afterEach(() => site?.close())

/** The number of the page's build. */
const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')

/** Visits the map and waits until the site is precached. */
async function visit(page: Page): Promise<void> {
  await page.goto(site.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** Waits until the worker of a newer build is installed and waiting. */
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

test('a new build is shown no later than at the second visit after it was deployed', async ({ page, context }) => {
  await visit(page)
  site.deploy(2)
  // The visit that installs it shows the old build ...
  await page.goto(site.url)
  expect(await buildOf(page)).toBe('1')
  await newBuildWaits(page)
  // ... and the next one shows the new build, here a reload.
  await page.reload()
  await expect.poll(() => buildOf(page).catch(() => null)).toBe('2')
  await expect(page.locator('[data-live]')).toBeAttached()
  const cacheNames = await page.evaluate(() => caches.keys())
  expect(cacheNames).toEqual(['realm / test2'])
  await context.setOffline(true)
  await page.goto(site.url)
  expect(await buildOf(page)).toBe('2')
})

/** Addresses of the site: a hash is not part of a request, and a reload to it may stay within the document. */
const ADDRESSES = ['', '#0/1000/700', '?from=afar', 'crafts?from=afar#here']

test('while another tab shows the old build, the new one waits', async ({ page, context }) => {
  await visit(page)
  await page.reload()
  site.deploy(2)
  await newBuildWaits(page)
  for (const address of ADDRESSES) {
    const other = await context.newPage()
    await other.goto(site.url + address)
    await expect(other.locator('html[data-started]')).toBeAttached()
    expect(await buildOf(other)).not.toBe('2')
    await other.reload()
    await expect(other.locator('html[data-started]')).toBeAttached()
    expect(await page.evaluate(() => caches.keys())).toContain('realm / test1')
    await other.close()
  }
  await page.reload()
  await expect.poll(() => buildOf(page).catch(() => null)).toBe('2')
})

for (const address of ADDRESSES) {
  test(`the only tab shows the new build at /${address}`, async ({ page }) => {
    await page.goto(site.url + address)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    site.deploy(2)
    await newBuildWaits(page)
    await page.reload()
    await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => null)).toEqual(['realm / test2'])
    await expect(page.locator('html[data-started]')).toBeAttached()
    expect(page.url()).toBe(site.url + address)
  })
}

test('a torn build, with files of two builds, is not installed', async ({ page, context }) => {
  await visit(page)
  site.deploy(2, { isTorn: true })
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const worker = registration?.installing
    if (!worker) return registration?.waiting ? 'waits' : 'gone'
    return new Promise((resolve) => worker.addEventListener('statechange', () => resolve(worker.state)))
  })
  expect(['redundant', 'gone']).toContain(state)
  await context.setOffline(true)
  await page.goto(site.url)
  expect(await buildOf(page)).toBe('1')
})

test('the site works in a browser that denies service workers', async ({ page }) => {
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

test('a build without a worker uninstalls that of an earlier build', async ({ page }) => {
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
