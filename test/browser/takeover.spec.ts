/** The map before its scripts, without them, and when they start, as far as it depends on the size of the screen. */
import { TouchScreen } from './inputs'
import {
  boxOf,
  expect,
  expectLive,
  expectZoom,
  MAP,
  mapOf,
  type openMap,
  PLACES,
  placeOn,
  recordShifts,
  rest,
  shiftsOn,
  test,
  viewOf,
} from './site'

test.use({ ink: true })

/** The surface, which scrolls until the scripts start. */
const surfaceOf = (page: Parameters<typeof openMap>[0]) => page.locator('[data-surface]')

/** The position and the width of the picture, placed by scrolling or by the engine. */
const pictureBox = (page: Parameters<typeof openMap>[0]) =>
  mapOf(page)
    .locator('svg')
    .first()
    .evaluate((svg) => {
      const { x, y, width } = svg.getBoundingClientRect()
      return { x, y, width }
    })

test('the scripts hydrate every page without a layout shift', async ({ page }) => {
  await recordShifts(page)
  for (const path of ['/', '/crafts', '/404.html']) {
    await page.goto(path)
    const root = await page.locator('#root > div').elementHandle()
    await expect(page.locator('html[data-started]')).toBeAttached()
    await page.waitForTimeout(500)
    expect(await shiftsOn(page), path).toEqual([])
    // Hydrated, not rendered again.
    expect(await root?.evaluate((element) => element.isConnected)).toBe(true)
  }
})

test.describe('before the scripts load, or if they fail', () => {
  /** The browser's message about a file that did not load. */
  test.use({ expectedErrors: [/Failed to load resource/] })

  test.beforeEach(async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/')
  })

  test('the styles alone show the first view', async ({ page }) => {
    const [box, picture] = [await boxOf(page), await pictureBox(page)]
    expect(picture.width).toBe(MAP.width)
    expect(picture.x - box.x).toBeCloseTo((box.width - MAP.width) / 2, 0)
    expect(picture.y - box.y).toBeCloseTo(Math.max(0, (box.height - MAP.height) / 2), 0)
  })

  test('the map scrolls, and a place can be opened', async ({ page }) => {
    const place = placeOn(page, 'Hearth')
    await surfaceOf(page).evaluate((surface) => surface.scrollTo(1115 + 97 - surface.clientWidth / 2, 400))
    const link = await place.boundingBox()
    if (!link) throw new Error('Hearth has no box')
    await page.mouse.click(link.x + link.width / 2, link.y + Math.min(link.height / 2, 60))
    await expect(page).toHaveURL(/\/hearth\/?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the Hearth')
  })
})

for (const { swipe, x, moved } of [
  { swipe: 'slanted', x: -100, moved: -100 },
  { swipe: 'straight', x: 5, moved: 0 },
]) {
  test(`before the scripts start, a ${swipe} swipe moves the map by ${moved} px sideways`, async ({
    page,
    hasTouch,
  }) => {
    test.skip(!hasTouch, 'needs a touch screen')
    await page.route(/\.js$/, () => {})
    await page.goto('/')
    const before = await pictureBox(page)
    const touch = await TouchScreen.of(page)
    const start = { x: 170, y: 400 }
    await touch.down(start)
    await touch.slide([start], [{ x: start.x + x, y: start.y - 160 }])
    await expect.poll(async () => (await pictureBox(page)).x - before.x).toBeCloseTo(moved, 0)
    // The browser starts to scroll after some px, which are lost.
    const up = (await pictureBox(page)).y - before.y
    expect(up).toBeLessThanOrEqual(-140)
    expect(up).toBeGreaterThanOrEqual(-160)
    await touch.up()
  })
}

test.describe('when the scripts start', () => {
  /** Opens the map and delays its scripts. Returns a function that lets them load. */
  async function holdScripts(page: Parameters<typeof openMap>[0]) {
    let releaseScripts = () => {}
    const wait = new Promise<void>((resolve) => {
      releaseScripts = resolve
    })
    await page.route(/\.js$/, async (route) => {
      await wait
      await route.continue()
    })
    await page.goto('/')
    return releaseScripts
  }

  test('the map stays where the visitor has scrolled it', async ({ page }) => {
    const releaseScripts = await holdScripts(page)
    await surfaceOf(page).evaluate((surface) => surface.scrollBy(-77, 90))
    const before = await pictureBox(page)
    releaseScripts()
    await expect(page.locator('[data-live]')).toBeAttached()
    const after = await pictureBox(page)
    expect(after.x).toBeCloseTo(before.x, 1)
    expect(after.y).toBeCloseTo(before.y, 1)
    expect((await rest(page)).scale).toBe(1)
  })

  for (const { swipe, x } of [
    { swipe: 'scrolls natively', x: 0 },
    { swipe: 'scrolls by the inline script', x: -60 },
  ]) {
    test(`they wait for the end of a swipe that ${swipe}`, async ({ page, hasTouch }) => {
      test.skip(!hasTouch, 'needs a touch screen')
      const releaseScripts = await holdScripts(page)
      const box = await boxOf(page)
      const touch = await TouchScreen.of(page)
      const [from, to] = [
        { x: box.x + box.width / 2, y: box.y + 400 },
        { x: box.x + box.width / 2 + x, y: box.y + 250 },
      ]
      await touch.down(from)
      await touch.slide([from], [to], 20)
      releaseScripts()
      await expect(page.locator('html[data-started]')).toBeAttached()
      await page.waitForTimeout(500)
      await expect(page.locator('[data-live]')).not.toBeAttached()
      const end = { x: to.x + x / 2, y: to.y - 60 }
      await touch.slide([to], [end], 20)
      await page.waitForTimeout(200)
      const before = await pictureBox(page)
      expect(before.y - box.y).toBeLessThan(-100)
      await touch.up()
      await expect(page.locator('[data-live]')).toBeAttached()
      const after = await pictureBox(page)
      expect(Math.abs(after.x - before.x)).toBeLessThan(2)
      expect(after.y).toBeLessThanOrEqual(before.y + 2)
    })
  }

  test('earlier presses of a button take effect', async ({ page }) => {
    const releaseScripts = await holdScripts(page)
    for (let press = 0; press < 2; press++) await page.getByRole('button', { name: 'Zoom in' }).click()
    releaseScripts()
    await expectLive(page)
    await expectZoom(page, 1)
  })

  test('a key pressed right then is not lost', async ({ page }) => {
    const releaseScripts = await holdScripts(page)
    releaseScripts()
    await expect(page.locator('html[data-started]')).toBeAttached()
    await mapOf(page).press('+')
    await expect(page.locator('[data-live]')).toBeAttached()
    await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(2 ** 0.5, 4)
  })

  test('nor is a key of a feature', async ({ page }) => {
    const releaseScripts = await holdScripts(page)
    releaseScripts()
    await expect(page.locator('html[data-started]')).toBeAttached()
    await mapOf(page).press('f')
    await expect(page.locator('[data-live]')).toBeAttached()
    await expect.poll(async () => (await viewOf(page)).scale).toBeLessThan(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole map is shown, as wide as the page, and each place is a link', async ({ page, viewport }) => {
    await page.goto('/')
    const picture = await mapOf(page).locator('svg').first().boundingBox()
    expect(picture?.width).toBe(viewport?.width)
    expect(picture?.height).toBeCloseTo(((viewport?.width ?? 0) * MAP.height) / MAP.width, 0)
    await expect(page.getByRole('button', { name: /zoom/i })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    for (const { name } of PLACES) await expect(placeOn(page, name)).toBeAttached()
    await placeOn(page, 'Letters').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a Letter')
  })
})
