import { words } from '../helpers/words'
import { expect, PLACES, test } from './site'
import { type Files, filesOf, pageOf, type SmallSite, smallSite } from './smallSite'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

test.use({ serviceWorkers: 'allow' })

test.describe('the site', () => {
  /** The browser's message about a page with the status 404, or none. */
  test.use({ ink: true, expectedErrors: [/Failed to load resource/] })

  test('opens completely without a network after one visit', async ({ page, context, baseURL }) => {
    await page.goto('/')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await page.goto('/#0/1000/700')
    await page.reload()
    await expect(page.locator('[data-live]')).toBeAttached()
    const pictures = await page.evaluate(async () =>
      Promise.all(
        ['map/wash.avif', 'map/ink-standing.svg', 'map/paper.webp'].map(async (name) => (await fetch(name)).ok),
      ),
    )
    expect(pictures).toEqual([true, true, true])
    for (const { path, heading } of PLACES) {
      for (const address of [path, `${path}/`, `${path}?from=afar#here`]) {
        await page.goto(`${baseURL}${address.slice(1)}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      }
    }
    await page.goto('/no/such/place')
    await expect(page.getByRole('main')).toContainText(words.notFound)
  })

  test('works in a browser that denies service workers', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await expect(page.locator('[data-live]')).toBeAttached()
  })
})

/** What a visitor of build 1 sees after a change of the host or in the browser. */
interface Change {
  readonly what: string
  readonly change: (site: SmallSite, page: Page) => unknown
  /** The build shown at each visit since, in the same tab: never a blank page or a mix. */
  readonly shown: readonly string[]
  /** The build shown without a network after that, if one is cached. */
  readonly offline?: string
  /** What is shown in a new tab once all others are closed, if it is something else. */
  readonly reopened?: string
  /** The worker and its caches are gone. */
  readonly isGone?: true
}

const deploy =
  (change: (files: Files) => Files = (files) => files) =>
  async (site: SmallSite) => {
    site.files = change(await filesOf(2, site.base))
  }
const deployWith = (faults: Files) => deploy((files) => ({ ...files, ...faults }))
const alterPages = deploy((files) =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path, file?.type ? file : { body: `${file?.body}<!-- altered -->` }]),
  ),
)

/** Replaces the site by another one, perhaps with a worker. */
const replaceSite = (worker?: string) => (site: SmallSite) => {
  const page = pageOf('other')
  site.files = { '': page, crafts: page, ...(worker && { 'sw.js': { body: worker, type: 'text/javascript' } }) }
}

async function fillSpace({ url }: SmallSite, page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize: 1 })
}

async function deleteCaches(_: SmallSite, page: Page): Promise<void> {
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}

const damageScript = (_: SmallSite, page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '')
    const script = (await cache.keys()).find(({ url }) => url.includes('index-'))
    if (script) await cache.put(script, new Response('<', { headers: { 'Content-Type': 'text/javascript' } }))
  })

const LATER = 'assets/later-2.js'
const NOT_CACHED = ['1', '2', '2']

const CHANGES: readonly Change[] = [
  { what: 'a new build', change: deploy(), shown: ['1', '2'], offline: '2' },
  { what: 'HTML for a script', change: deployWith({ [LATER]: pageOf(2) }), shown: NOT_CACHED },
  { what: 'an error for a script', change: deployWith({ [LATER]: { body: '', status: 500 } }), shown: NOT_CACHED },
  { what: 'no response for a script', change: deployWith({ [LATER]: null }), shown: NOT_CACHED },
  { what: 'pages that the host alters', change: alterPages, shown: NOT_CACHED },
  {
    what: 'no space left',
    change: async (site, page) => {
      await fillSpace(site, page)
      await deploy()(site)
    },
    shown: NOT_CACHED,
  },
  {
    what: 'a captive portal',
    change: (site) => {
      site.everything = pageOf('portal')
    },
    shown: ['1', '1', '1'],
    offline: '1',
  },
  { what: 'deleted caches', change: deleteCaches, shown: ['1', '1'], offline: '1' },
  { what: 'a damaged script', change: damageScript, shown: ['1', '1'], offline: '1' },
  {
    what: 'a build without a worker',
    change: async (site) => {
      site.files = await filesOf(2, site.base, false)
    },
    shown: ['1', '2'],
    isGone: true,
  },
  { what: 'another site', change: replaceSite(), shown: ['1', 'other'], isGone: true },
  {
    what: 'another site with a worker',
    change: replaceSite('addEventListener("install", () => skipWaiting())'),
    shown: ['1', 'other'],
  },
  {
    what: 'another site with a worker that waits until all tabs are closed',
    change: replaceSite('addEventListener("fetch", () => {})'),
    shown: ['1', '1', '1'],
    reopened: 'other',
  },
]

/** The builds of which the page shows a part, without repetitions. */
const shownOn = (page: Page) =>
  page.evaluate(() => [...new Set(Object.values(document.documentElement.dataset))].join('/')).catch(() => 'none yet')

async function expectShown(page: Page, build: string): Promise<void> {
  await expect.poll(() => shownOn(page)).toMatch(new RegExp(`^${build}$`))
}

/** Waits until the browser has installed the host's worker, if it is a new one. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => {})
    while (registration?.installing) await new Promise((resolve) => setTimeout(resolve, 20))
  })
  await page.waitForTimeout(300)
}

/** Visits build 1 twice: the second time it comes from the cache. */
async function visitTwice(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expectShown(page, '1')
}

/** A hash is not part of a request, and a browser may scroll to it instead of loading the page. */
const ADDRESSES = [
  { base: '/', address: '#0/1000/700' },
  { base: '/portfolio/', address: 'crafts?from=afar#here' },
]

for (const { base, address } of ADDRESSES)
  test.describe(`at ${base}${address}`, () => {
    let site: SmallSite
    test.beforeEach(async () => {
      site = await smallSite(base)
    })
    test.afterEach(() => site.close())

    for (const { what, change, shown, reopened, offline, isGone } of CHANGES)
      test(`after ${what}, visits show ${shown.join(', ')}`, async ({ page, context }) => {
        await visitTwice(page, site.url + address)
        await change(site, page)
        let navigations = 0
        page.on('framenavigated', () => (navigations += 1))
        for (const build of shown) {
          site.requested.length = 0
          await page.reload()
          await expectShown(page, build)
          await settle(page)
          await expectShown(page, build)
        }
        // At most once more for each: no page reloads without end.
        expect(navigations).toBeLessThanOrEqual(2 * shown.length)
        // The last visit does not try to cache the build again.
        expect(site.requested).not.toContain(LATER)
        if (isGone) {
          const left = await page.evaluate(async () => [
            ...(await caches.keys()),
            ...(await navigator.serviceWorker.getRegistrations()),
          ])
          expect(left).toEqual([])
        }

        if (offline) {
          site.everything = null
          await page.reload()
          await expectShown(page, offline)
        }
        if (!reopened) return
        const tab = await context.newPage()
        await page.close()
        // The browser takes a moment to notice that no tab is open.
        const reopen = async () => {
          await tab.goto('about:blank')
          await tab.goto(site.url + address).catch(() => {})
          return shownOn(tab)
        }
        await expect.poll(reopen).toBe(reopened)
      })

    test('a new build waits while two tabs are open, and no tab shows a mix', async ({ page, context }) => {
      await visitTwice(page, site.url + address)
      await deploy()(site)
      await settle(page)
      const other = await context.newPage()
      for (const opened of ['', '#0/1000/700', '?from=afar', address]) {
        await other.goto('about:blank')
        await other.goto(site.url + opened)
        await expectShown(other, '1')
        await other.reload()
        await expectShown(other, '1')
      }
      // A post is not cached.
      await other.goto(`${site.url}crafts/post`)
      await expectShown(other, '2')
      await expectShown(page, '1')
      // The host no longer has this script.
      expect(await page.evaluate('later()')).toBe(1)
      await other.close()
      await page.reload()
      await expectShown(page, '2')
    })
  })
