import { expect, expectKept, expectLive, PLACES, placeNamed, test } from './site'
import { filesOf, pageOf, type SmallSite, smallSite } from './smallSite'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

test.use({ serviceWorkers: 'allow' })

/** Expects every layer of the picture to be there. */
async function expectPicture(page: Page): Promise<void> {
  const layers = page.locator('[data-surface] image')
  const areDrawn = () =>
    layers.evaluateAll((all) =>
      Promise.all(
        all.map(async (layer) => {
          const image = Object.assign(new Image(), { src: layer.getAttribute('href') ?? '' })
          return image.decode().then(
            () => true,
            () => false,
          )
        }),
      ),
    )
  await expect.poll(areDrawn).toEqual([true, true, true, true, true])
}

test.describe('the site', () => {
  /** The browser's message about an icon that it has not, without a network, or none. */
  test.use({ ink: true, expectedErrors: [/Failed to load resource/] })

  test('opens completely without a network after one visit', async ({ page, context, baseURL }) => {
    await page.goto('/')
    await expectKept(page)
    await context.setOffline(true)
    await page.goto('/#0/1000/700')
    await page.reload()
    await expectLive(page)
    await expectPicture(page)
    for (const { path, heading } of PLACES) {
      await page.goto(`${baseURL}${path.slice(1)}?from=afar#here`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  })

  test('opens the map and other places without a network, complete, after one visit to a place', async ({
    page,
    context,
  }) => {
    await page.goto('/hearth')
    await expectKept(page)
    await context.setOffline(true)
    await page.goto('/')
    await expectLive(page)
    await expectPicture(page)
    await page.goto('/crafts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(placeNamed('Crafts').heading)
  })
})

/** The builds of which the page shows a part, without repetitions. */
const shownOn = (page: Page) =>
  page
    .evaluate(() => [...new Set(Object.values(document.documentElement.dataset))].join('/') || 'none')
    .catch(() => 'not loaded yet')

async function expectShown(page: Page, build: string): Promise<void> {
  await expect.poll(() => shownOn(page)).toBe(build)
}

/** Waits until this build is kept, and no other. */
async function expectBuildKept(page: Page, build: string): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const own = names[0] ? await (await caches.open(names[0])).keys() : []
      return `${names.length} ${names[0]?.split(' ').at(-1)} ${own.length > 2}`
    })
  await expect.poll(kept).toBe(`1 ${build} true`)
}

/**
 * Waits until the browser has installed another worker of the host, or the present one has uninstalled
 * itself.
 */
async function settle(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      while (registration?.installing) await new Promise((resolve) => setTimeout(resolve, 20))
    })
    .catch(() => {})
  await page.waitForTimeout(1000)
}

/** Loads an address as a visitor does, even if the host is not there. */
const open = (page: Page, address: string) => page.goto(address).catch(() => {})

const deploy = async (site: SmallSite) => {
  site.files = await filesOf(2, site.base)
}
/** Replaces the site by another one, perhaps with a worker. */
const replaceSite = (worker?: string) => (site: SmallSite) => {
  const page = pageOf('other')
  site.files = {
    '': page,
    crafts: page,
    ...(worker && { 'sw.js': { body: worker, type: 'text/javascript' } }),
  }
}

/** What a visitor of build 1 sees at the next load, and in the load after that without a network. */
const CHANGES = [
  { what: 'a new build', change: deploy, next: '2', offline: '2' },
  { what: 'another site', change: replaceSite(), next: 'other', offline: 'none' },
  {
    what: 'another site with a worker',
    change: replaceSite('addEventListener("install", () => skipWaiting())'),
    next: 'other',
    offline: 'none',
  },
  {
    what: 'a host with one page for all addresses',
    change: (site: SmallSite) => {
      site.everything = pageOf('portal')
    },
    next: 'portal',
    offline: 'none',
  },
]

/** A worker of the versions that served a whole build from its cache. */
const EARLIER = `
const CACHE = 'realm ' + new URL('.', location.href).pathname + ' 0123456789ab'
addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) =>
  cache.addAll(['', 'crafts', 'map/picture.svg?00000001', 'assets/index-00000001.js']))))
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request, { ignoreSearch: event.request.mode === 'navigate' }).then((kept) => kept ?? fetch(event.request))))`

test.describe('a small site', () => {
  test.use({ expectedErrors: [/Failed to load resource|Unexpected token/] })
  let site: SmallSite
  let address = ''
  test.beforeEach(async () => {
    site = await smallSite('/portfolio/')
    address = `${site.url}crafts?from=afar#here`
  })
  test.afterEach(() => site.close())

  for (const { what, change, next, offline } of CHANGES)
    test(`after ${what}, the next load shows ${next}, and without a network ${offline}`, async ({ page }) => {
      await page.goto(address)
      await expectShown(page, '1')
      await expectBuildKept(page, '1')
      await change(site)
      await page.reload()
      await expectShown(page, next)
      await settle(page)
      site.everything = null
      await page.goto('about:blank')
      await open(page, address)
      await expectShown(page, offline)
    })

  test('a slow host, or one that lacks a script for a while, shows a whole build, then the new one', async ({
    page,
  }) => {
    await page.goto(address)
    await expectBuildKept(page, '1')
    await deploy(site)
    const { files } = site
    for (const path of ['', 'crafts'])
      site.files = { ...site.files, [path]: { body: '', ...files[path], ms: 4000 } }
    await page.reload()
    await expectShown(page, '1')
    site.files = { ...files, 'assets/index-00000002.js': pageOf('none') }
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.locator('p')).toHaveText('Build 2')
    site.files = files
    await page.reload()
    await expectShown(page, '2')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.script)).toBe('2')
  })

  test('two tabs show a whole build each, and the new one at their next load', async ({ page, context }) => {
    await page.goto(address)
    await expectBuildKept(page, '1')
    await deploy(site)
    const other = await context.newPage()
    await other.goto(`${site.url}crafts/post`)
    await expectShown(other, '2')
    await settle(other)
    await expectShown(page, '1')
    await page.reload()
    await expectShown(page, '2')
    await expectBuildKept(page, '2')
  })

  test('a worker of an earlier version is replaced, and its cache is deleted', async ({ page }) => {
    site.files = { ...site.files, 'sw.js': { body: EARLIER, type: 'text/javascript' } }
    await page.goto(address)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await expectShown(page, '1')
    await deploy(site)
    await page.reload()
    await expect
      .poll(() =>
        page.evaluate(() =>
          navigator.serviceWorker
            .getRegistration()
            .then((all) => all?.update().then(() => !all.installing && !all.waiting)),
        ),
      )
      .toBe(true)
    await page.reload()
    await expectShown(page, '2')
    await expectBuildKept(page, '2')
  })
})
