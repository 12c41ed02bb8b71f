/** The map before its script, without it, and when it comes: what depends on the size of the screen. */
import { Hands } from './hands'
import {
  boxOf,
  expect,
  expectWhole,
  expectZoom,
  MAP,
  mapOf,
  noteShifts,
  type openMap,
  PLACES,
  placeOn,
  rest,
  shiftsOn,
  test,
  viewOf,
} from './site'

test.use({ ink: true })

/** The map while it scrolls by itself. */
const surfaceOf = (page: Parameters<typeof openMap>[0]) => page.locator('[data-surface]')

/** Where the picture lies on the page, whoever placed it. */
const pictureBox = (page: Parameters<typeof openMap>[0]) =>
  mapOf(page)
    .locator('svg')
    .first()
    .evaluate((svg) => {
      const { x, y, width } = svg.getBoundingClientRect()
      return { x, y, width }
    })

test('the scripts adopt the page as it stands: nothing moves, on any page', async ({ page }) => {
  await noteShifts(page)
  for (const path of ['/', '/crafts', '/404.html']) {
    await page.goto(path)
    const root = await page.locator('#root > div').elementHandle()
    await expect(page.locator('html[data-started]')).toBeAttached()
    await page.waitForTimeout(500)
    expect(await shiftsOn(page), path).toEqual([])
    // Adopted, not drawn anew.
    expect(await root?.evaluate((element) => element.isConnected)).toBe(true)
  }
})

test.describe('before the scripts, or without those that fail', () => {
  /** What the browser itself says of a file that it was kept from. */
  test.use({ expectedErrors: [/Failed to load resource/] })

  test.beforeEach(async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/')
  })

  test('the first view is right by styles alone', async ({ page }) => {
    const [box, picture] = [await boxOf(page), await pictureBox(page)]
    expect(picture.width).toBe(MAP.width)
    expect(picture.x - box.x).toBeCloseTo((box.width - MAP.width) / 2, 0)
    expect(picture.y - box.y).toBeCloseTo(Math.max(0, (box.height - MAP.height) / 2), 0)
  })

  test('the map scrolls, and a place can be gone to', async ({ page }) => {
    const about = placeOn(page, 'Hearth')
    await surfaceOf(page).evaluate((surface) => surface.scrollTo(1115 + 97 - surface.clientWidth / 2, 400))
    const link = await about.boundingBox()
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
  test(`before the scripts a ${swipe} swipe moves the map by ${moved} px to the side`, async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'needs a touch screen')
    await page.route(/\.js$/, () => {})
    await page.goto('/')
    const before = await pictureBox(page)
    const hands = await Hands.over(page)
    const start = { x: 170, y: 400 }
    await hands.down(start)
    await hands.glide([start], [{ x: start.x + x, y: start.y - 160 }])
    await expect.poll(async () => (await pictureBox(page)).x - before.x).toBeCloseTo(moved, 0)
    // The browser waits until a finger has moved by some px, and does not make up for them.
    const up = (await pictureBox(page)).y - before.y
    expect(up).toBeLessThanOrEqual(-140)
    expect(up).toBeGreaterThanOrEqual(-160)
    await hands.up()
  })
}

test.describe('when the scripts come', () => {
  /** Keeps the scripts back until they are let go. */
  async function holdScripts(page: Parameters<typeof openMap>[0]) {
    let letGo = () => {}
    const wait = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\.js$/, async (route) => {
      await wait
      await route.continue()
    })
    await page.goto('/')
    return letGo
  }

  test('they take the map over where the visitor has left it', async ({ page }) => {
    const letGo = await holdScripts(page)
    await surfaceOf(page).evaluate((surface) => surface.scrollBy(-77, 90))
    const before = await pictureBox(page)
    letGo()
    await expect(page.locator('[data-live]')).toBeAttached()
    const after = await pictureBox(page)
    expect(after.x).toBeCloseTo(before.x, 1)
    expect(after.y).toBeCloseTo(before.y, 1)
    expect((await rest(page)).scale).toBe(1)
  })

  for (const { swipe, x } of [
    { swipe: 'the browser follows', x: 0 },
    { swipe: 'is followed from the page', x: -60 },
  ]) {
    test(`they do not take it out of a hand whose swipe ${swipe}`, async ({ page, hasTouch }) => {
      test.skip(!hasTouch, 'needs a touch screen')
      const letGo = await holdScripts(page)
      const box = await boxOf(page)
      const hands = await Hands.over(page)
      const [from, to] = [
        { x: box.x + box.width / 2, y: box.y + 400 },
        { x: box.x + box.width / 2 + x, y: box.y + 250 },
      ]
      await hands.down(from)
      await hands.glide([from], [to], 20)
      letGo()
      await expect(page.locator('html[data-started]')).toBeAttached()
      await page.waitForTimeout(500)
      await expect(page.locator('[data-live]')).not.toBeAttached()
      const end = { x: to.x + x / 2, y: to.y - 60 }
      await hands.glide([to], [end], 20)
      await page.waitForTimeout(200)
      const before = await pictureBox(page)
      expect(before.y - box.y).toBeLessThan(-100)
      await hands.up()
      await expect(page.locator('[data-live]')).toBeAttached()
      const after = await pictureBox(page)
      expect(Math.abs(after.x - before.x)).toBeLessThan(2)
      expect(after.y).toBeLessThanOrEqual(before.y + 2)
    })
  }

  test('what a button was asked for before them is done', async ({ page }) => {
    const letGo = await holdScripts(page)
    for (let press = 0; press < 2; press++) await page.getByRole('button', { name: 'Zoom in' }).click()
    letGo()
    await expectWhole(page)
    await expectZoom(page, 1)
  })

  test('a key pressed as soon as they are there is not lost', async ({ page }) => {
    const letGo = await holdScripts(page)
    letGo()
    await expect(page.locator('html[data-started]')).toBeAttached()
    await mapOf(page).press('+')
    await expect(page.locator('[data-live]')).toBeAttached()
    await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(2 ** 0.5, 4)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole map is seen, as wide as the page, and each place is a link', async ({ page, viewport }) => {
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
