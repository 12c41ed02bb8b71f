import { toScreen } from '../../src/panzoom/view'
import { TouchScreen } from './inputs'
import { boxOf, expect, mapOf, openMap, PLACES, rest, test, viewOf } from './site'

type Page = Parameters<typeof openMap>[0]

test.skip(({ viewport }) => viewport?.width === 768 || viewport?.width === 2560, 'a phone and a desktop are enough')

const control = (page: Page) => page.getByRole('button', { name: 'How it works', exact: true })
const cardOf = (page: Page) => page.getByRole('dialog', { name: 'How it works' })
const panelOf = (page: Page) => page.getByRole('region', { name: 'The engine at work' })
const stateOf = (page: Page) => panelOf(page).locator('[aria-current]')
const figure = (page: Page, label: string) =>
  panelOf(page).locator('dl > div').filter({ hasText: label }).locator('dd > span')
const gesture = (page: Page, name: string) => panelOf(page).getByRole('button', { name })

/** Opens the map with X-ray. */
async function openXRay(page: Page) {
  await page.goto('/?xray')
  await expect(panelOf(page)).toBeVisible()
  await expect(stateOf(page)).toHaveText('still')
  await rest(page)
}

/** A point where the panel does not cover the map. */
async function freeSpot(page: Page) {
  const box = await boxOf(page)
  const isPhone = box.width < 640
  return { x: box.x + box.width * (isPhone ? 0.4 : 0.6), y: box.y + box.height * (isPhone ? 0.3 : 0.5) }
}

/** The number of rules in the page's style sheet. */
const ruleCount = (page: Page) => page.evaluate(() => document.styleSheets[0]?.cssRules.length)

test('X-ray is neither loaded nor precached until it is opened', async ({ page }) => {
  const requested: string[] = []
  page.context().on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openMap(page)
  await control(page).click()
  await expect(cardOf(page)).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  expect(requested).toContain('/sw.js')
  expect(requested.filter((path) => /xray/i.test(path))).toEqual([])
  const precached = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(precached.some((path) => /\/index-.*\.js$/.test(path))).toBe(true)
  expect(precached.filter((path) => /xray/i.test(path))).toEqual([])
})

test('the button is above the zoom buttons, and covers no name', async ({ page }) => {
  await openMap(page)
  const zoom = await mapOf(page).getByRole('button', { name: 'Zoom in' }).locator('..').boundingBox()
  const button = await control(page).boundingBox()
  if (!zoom || !button) throw new Error('a button has no box')
  expect([button.width, button.height]).toEqual([44, 44])
  expect(button.x + button.width / 2).toBeCloseTo(zoom.x + zoom.width / 2, 1)
  expect(zoom.y - (button.y + button.height)).toBeCloseTo(6, 1)
  const [box, view] = [await boxOf(page), await viewOf(page)]
  for (const { name, left, right, bottom } of PLACES) {
    const [from, to] = [toScreen(view, { x: left, y: bottom - 44 }), toScreen(view, { x: right, y: bottom })]
    const isClear =
      button.x - box.x >= to.x ||
      button.x + button.width - box.x <= from.x ||
      button.y - box.y >= to.y ||
      button.y + button.height - box.y <= from.y
    expect([name, isClear]).toEqual([name, true])
  }
})

test('the card fits the screen, and begins with the inputs of the device', async ({ page, hasTouch }) => {
  await openMap(page)
  await control(page).click()
  const card = cardOf(page).locator('> div')
  expect(await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await expect(cardOf(page).getByRole('button', { name: 'See the engine at work' })).toBeInViewport({ ratio: 1 })
  const fingers = await cardOf(page).getByRole('heading', { name: 'Fingers' }).boundingBox()
  const mouse = await cardOf(page).getByRole('heading', { name: 'Mouse and keys' }).boundingBox()
  expect((fingers?.y ?? 0) < (mouse?.y ?? 0)).toBe(hasTouch)
})

test('the card is closed by a press outside and by Escape, keeps its keys from the map, and returns the focus', async ({
  page,
}) => {
  const before = await openMap(page)
  await control(page).click()
  await expect(cardOf(page)).toBeVisible()
  await page.keyboard.press('+')
  await page.mouse.click(4, 400)
  await expect(cardOf(page)).toBeHidden()
  await expect(control(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cardOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cardOf(page)).toBeHidden()
  await expect(control(page)).toBeFocused()
  expect(await rest(page)).toEqual(before)
})

test('a card that is opened again at once is open', async ({ page }) => {
  await openMap(page)
  await control(page).click()
  const close = await cardOf(page).getByRole('button', { name: 'Close' }).elementHandle()
  const open = await control(page).elementHandle()
  // Both presses within one frame, as on a slow machine.
  await page.evaluate(
    async (buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
    },
    [close, open],
  )
  await expect(cardOf(page)).toBeVisible()
})

test('the card opens X-ray, which takes the focus, and returns it when it is closed', async ({ page }) => {
  await openMap(page)
  const rules = await ruleCount(page)
  await control(page).focus()
  await page.keyboard.press('Enter')
  await expect(cardOf(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('heading', { name: 'The engine at work' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panelOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(control(page)).toBeFocused()
  expect(await ruleCount(page)).toBe(rules)

  await control(page).click()
  await cardOf(page).getByRole('button', { name: 'See the engine at work' }).click()
  await expect(panelOf(page)).toBeVisible()
  await control(page).click()
  await expect(cardOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cardOf(page)).toBeHidden()
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
})

test('the address opens the panel, which covers no other control', async ({ page }) => {
  await openXRay(page)
  const panel = await panelOf(page).boundingBox()
  const others = [
    mapOf(page).getByRole('button', { name: 'Zoom in' }).locator('..'),
    control(page),
    page.getByRole('banner'),
  ]
  const signposts = await mapOf(page)
    .getByRole('button', { name: /^Fly to/ })
    .all()
  if (!panel) throw new Error('the panel has no box')
  for (const other of [...others, ...signposts]) {
    if (await other.evaluate((element) => (element as HTMLElement).inert)) continue
    const box = await other.boundingBox()
    if (!box) throw new Error('the other has no box')
    const isClear =
      box.x >= panel.x + panel.width ||
      box.x + box.width <= panel.x ||
      box.y >= panel.y + panel.height ||
      box.y + box.height <= panel.y
    expect([await other.textContent(), isClear]).toEqual([await other.textContent(), true])
  }
})

test('the figures are live while a pointer moves the map', async ({ page, hasTouch }) => {
  await openXRay(page)
  const spot = await freeSpot(page)
  const to = { x: spot.x - 60, y: spot.y - 40 }
  const before = await viewOf(page)
  await expect(figure(page, 'its samples')).toHaveText('no pointer is down')
  const touch = hasTouch ? await TouchScreen.of(page) : null
  if (touch) {
    await touch.down(spot)
    await expect(stateOf(page)).toHaveText('pressed')
    await touch.slide([spot], [to])
  } else {
    await page.mouse.move(spot.x, spot.y)
    await page.mouse.down()
    await expect(stateOf(page)).toHaveText('pressed')
    await page.mouse.move(to.x, to.y, { steps: 10 })
  }
  await expect(stateOf(page)).toHaveText('dragging')
  await expect(figure(page, 'offset')).toHaveText(
    `${(before.x - 60).toFixed(1)}, ${(before.y - 40).toFixed(1)}`.replaceAll('-', '−'),
  )
  await page.waitForTimeout(150)
  if (touch) await touch.up()
  else await page.mouse.up()
  await expect(stateOf(page)).toHaveText('still')
  await expect(figure(page, 'its samples')).toHaveText('no pointer is down')
  // A key moves the map without a pointer.
  await mapOf(page).focus()
  await page.keyboard.down('ArrowDown')
  await expect(stateOf(page)).toHaveText('animating')
  await page.keyboard.up('ArrowDown')
  await expect(stateOf(page)).toHaveText('still')
})

for (const { name, state } of [
  { name: 'Pinch', state: 'pinching' },
  { name: 'Flick', state: 'gliding' },
  { name: 'Edge', state: 'dragging' },
]) {
  test(`${name} is played at a press, with the inset and all figures in view`, async ({ page }) => {
    await openXRay(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await gesture(page, name).press('Enter')
    await expect(gesture(page, name)).toHaveAttribute('aria-pressed', 'true')
    await expect(stateOf(page)).toHaveText(state)
    await expect(panelOf(page).getByRole('img')).toBeInViewport({ ratio: 1 })
    for (const row of await panelOf(page).locator('dl > div').all()) await expect(row).toBeInViewport({ ratio: 1 })
    await expect(gesture(page, name)).toHaveAttribute('aria-pressed', 'false', { timeout: 30_000 })
    await expect(stateOf(page)).toHaveText('still')
    expect(requested.filter((url) => url.endsWith('.js'))).toEqual([])
  })
}

test('a gesture is played with reduced motion, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openXRay(page)
  await gesture(page, 'Flick').click()
  await expect(stateOf(page)).toHaveText('gliding')
})

test('a press on the map stops a gesture, and the map can be dragged at once', async ({ page }) => {
  await openXRay(page)
  await gesture(page, 'Pinch').click()
  await expect(stateOf(page)).toHaveText('pinching')
  const spot = await freeSpot(page)
  await page.mouse.move(spot.x, spot.y)
  await page.mouse.down()
  await expect(gesture(page, 'Pinch')).toHaveAttribute('aria-pressed', 'false')
  const before = await viewOf(page)
  await page.mouse.move(spot.x - 30, spot.y - 20, { steps: 10 })
  await expect(stateOf(page)).toHaveText('dragging')
  await page.waitForTimeout(150)
  await page.mouse.up()
  const after = await rest(page)
  expect(after.x).toBeCloseTo(before.x - 30, 0)
  expect(after.y).toBeCloseTo(before.y - 20, 0)
})
