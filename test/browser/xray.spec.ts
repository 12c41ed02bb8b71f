import { words } from '../helpers/words'
import { centreOf } from './inputs'
import { type Box, boxOn, expect, mapOf, openMap, recordRequests, rest, test } from './site'

type Page = Parameters<typeof openMap>[0]

const control = (page: Page) => page.getByRole('button', { name: words.howItWorks, exact: true })
const cardOf = (page: Page) => page.getByRole('dialog', { name: words.howItWorks })
const panelOf = (page: Page) => page.getByRole('region', { name: words.xray.title })
const stateOf = (page: Page) => panelOf(page).locator('[aria-current]')
const gesture = (page: Page, name: string) => panelOf(page).getByRole('button', { name })

/** Whether two boxes do not overlap. */
const areApart = (a: Box, b: Box) =>
  a.x >= b.x + b.width || a.x + a.width <= b.x || a.y >= b.y + b.height || a.y + a.height <= b.y

/** Opens the map with X-ray. */
async function openXRay(page: Page) {
  await page.goto('/?xray')
  await expect(panelOf(page)).toBeVisible()
  await expect(stateOf(page)).toHaveText(words.xray.states.still)
  await rest(page)
}

test('the button is above the zoom buttons; the card fits, and begins with the inputs of the device', async ({
  page,
  hasTouch,
}) => {
  await openMap(page)
  const zoom = await boxOn(mapOf(page).getByRole('button', { name: words.zoomIn }).locator('..'))
  const button = await boxOn(control(page))
  expect([button.width, button.height]).toEqual([44, 44])
  expect(centreOf(button).x).toBeCloseTo(centreOf(zoom).x, 1)
  expect(zoom.y - button.bottom).toBeCloseTo(6, 1)

  await control(page).click()
  const card = cardOf(page).locator('> div')
  expect(await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await expect(cardOf(page).getByRole('button', { name: words.seeTheEngine })).toBeInViewport({ ratio: 1 })
  const topOf = async ({ title }: { title: string }) =>
    (await boxOn(cardOf(page).getByRole('heading', { name: title }))).y
  expect((await topOf(words.inputs.fingers)) < (await topOf(words.inputs.mouseAndKeys))).toBe(hasTouch)
})

test.describe('after the site is cached', () => {
  test.use({ serviceWorkers: 'allow' })

  test('neither X-ray nor the article is loaded or kept for offline use until it is opened', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'is the same at every size')
    const requested = recordRequests(page)
    await openMap(page)
    const keptFiles = () =>
      page.evaluate(async () => {
        const requests = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        )
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    // The page is kept last.
    await expect.poll(keptFiles).toContain('/')
    expect([...requested, ...(await keptFiles())].filter((path) => /xray|how/i.test(path))).toEqual([])
    await control(page).click()
    const close = cardOf(page).getByRole('button', { name: words.close })
    // Both presses within one frame, as on a slow machine.
    await close.evaluate((button) => {
      ;(button as HTMLElement).click()
      document.querySelector<HTMLElement>('[data-map] [class*=howItWorks]')?.click()
    })
    await cardOf(page).getByRole('button', { name: words.seeTheEngine }).click()
    await expect(panelOf(page)).toBeVisible()
  })
})

test('the address opens the panel, which covers no other control', async ({ page }) => {
  await openXRay(page)
  const panel = await boxOn(panelOf(page))
  const others = [
    mapOf(page).getByRole('button', { name: words.zoomIn }).locator('..'),
    control(page),
    page.getByRole('banner'),
    ...(await mapOf(page).locator('[data-strip] > a:visible').all()),
  ]
  for (const other of others) expect(areApart(await boxOn(other), panel), `${other}`).toBe(true)
})

test('a gesture is played with the inset and all figures in view', async ({ page }) => {
  await openXRay(page)
  const requested = recordRequests(page)
  await gesture(page, words.xray.gestures.pinch).press('Enter')
  await expect(gesture(page, words.xray.gestures.pinch)).toHaveAttribute('aria-pressed', 'true')
  await expect(stateOf(page)).toHaveText(words.xray.states.pinching)
  await expect(panelOf(page).getByRole('img')).toBeInViewport({ ratio: 1 })
  for (const row of await panelOf(page).locator('dl > div').all())
    await expect(row).toBeInViewport({ ratio: 1 })
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([])
})

test.describe('after a new build', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the card, whose script has gone, is X-ray of the page that is loaded anew', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'is the same at every size')
    await openMap(page)
    await page.route(/\/inputsCard-/, (route) => route.fulfill({ status: 404 }))
    await control(page).click()
    await expect(panelOf(page)).toBeVisible()
  })
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a press on "How it works" keeps the map, and opens the card once the browser is online', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'is the same at every size')
    await openMap(page)
    await page.context().setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await control(page).click()
    await failed
    await page.context().setOffline(false)
    await control(page).click()
    await expect(cardOf(page).or(panelOf(page))).toBeVisible()
  })
})
