import { toScreen } from '../../src/panzoom/view'
import { TouchScreen } from './inputs'
import { boxOf, expect, expectZoom, mapOf, openMap, PLACES, rest, test, viewOf } from './site'

type Page = Parameters<typeof openMap>[0]

test.skip(({ viewport }) => viewport?.width === 768 || viewport?.width === 2560, 'a phone and a desktop are enough')

const control = (page: Page) => page.getByRole('button', { name: 'How it works', exact: true })
const panelOf = (page: Page) => page.getByRole('region', { name: 'How it works' })
const stateOf = (page: Page) => panelOf(page).locator('[aria-current]')
const figure = (page: Page, label: string) =>
  panelOf(page).locator('dl > div').filter({ hasText: label }).locator('dd > span')
const tapeOf = (page: Page) => panelOf(page).getByRole('textbox')

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

/** Chooses a tape from the list. */
async function choose(page: Page, title: string) {
  const list = panelOf(page).getByRole('combobox')
  await list.focus()
  await expect(list.getByRole('option', { name: title })).toBeAttached()
  await list.selectOption({ label: title })
}

test('X-ray is neither loaded nor precached until it is opened', async ({ page }) => {
  const requested: string[] = []
  page.context().on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openMap(page)
  await expect(control(page)).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  expect(requested).toContain('/sw.js')
  expect(requested.filter((path) => /xray|shipped/i.test(path))).toEqual([])
  const precached = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(precached.some((path) => path.includes('Overlay'))).toBe(true)
  expect(precached.filter((path) => /xray|shipped/i.test(path))).toEqual([])
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
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

test('the button opens the panel, and has the focus again when it is closed', async ({ page }) => {
  await openMap(page)
  await control(page).focus()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toBeVisible()
  await expect(panelOf(page).getByRole('heading', { name: 'How it works' })).toBeFocused()
  await expect(control(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(panelOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(control(page)).toBeFocused()
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)

  await control(page).click()
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(control(page)).toBeFocused()
})

test('the address opens the panel, which covers no other control', async ({ page }) => {
  await openXRay(page)
  const panel = await panelOf(page).boundingBox()
  const others = [mapOf(page).getByRole('button', { name: 'Zoom in' }).locator('..'), page.getByRole('banner')]
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
  await expect(figure(page, 'styles written')).not.toHaveText('0 a second')
  await expect(figure(page, 'a frame')).not.toHaveText('0.0 ms')
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

test('a gesture is recorded, and played back to where it ended', async ({ page }) => {
  await openXRay(page)
  await panelOf(page).getByRole('button', { name: 'Record' }).click()
  const box = await boxOf(page)
  const spot = await freeSpot(page)
  await page.mouse.move(spot.x, spot.y)
  await page.mouse.down()
  await page.mouse.move(spot.x - 80, spot.y - 50, { steps: 5 })
  await page.waitForTimeout(150)
  await page.mouse.up()
  const ended = await rest(page)
  await panelOf(page).getByRole('button', { name: 'Stop' }).click()
  const tape = JSON.parse(await tapeOf(page).inputValue())
  expect(tape.viewport).toEqual({ width: box.width, height: box.height })
  expect(tape.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'press',
    ...Array(tape.events.length - 2).fill('move'),
    'lift',
  ])
  expect(tape.end.x).toBeCloseTo(ended.x, 1)
  expect(tape.end.y).toBeCloseTo(ended.y, 1)
  await page.keyboard.press('Escape')
  await control(page).click()
  await tapeOf(page).fill(JSON.stringify(tape))
  await panelOf(page).getByRole('button', { name: 'Play' }).click()
  await expect(panelOf(page).getByRole('status')).toHaveText('Ended where the tape says.')
})

test('a tape from the list is played step by step, and slowly', async ({ page }) => {
  await openXRay(page)
  await choose(page, 'Pinch: two fingers part')
  const status = panelOf(page).getByRole('status')
  await panelOf(page).getByRole('button', { name: 'Step' }).click()
  await expect(status).toHaveText('Event 1 of 64: press at 0 ms.')
  await expect(stateOf(page)).toHaveText('pressed')
  await panelOf(page).getByRole('button', { name: 'Step' }).press('Enter')
  await expect(status).toHaveText('Event 2 of 64: press at 12 ms.')
  await expect(stateOf(page)).toHaveText('pinching')
  await expect(figure(page, 'pin: map point')).toHaveText('1029.0, 769.0')
  await panelOf(page).getByRole('button', { name: 'At ¼' }).click()
  await expect(stateOf(page)).toHaveText('pinching')
  await expect(status).toHaveText('Ended where the tape says.', { timeout: 30_000 })
  await expect(stateOf(page)).toHaveText('still')
})

test('a step plays one event, and after another tape is chosen its first', async ({ page }) => {
  await openXRay(page)
  await choose(page, 'Pinch: two fingers part')
  const step = async (status: string) => {
    await panelOf(page).getByRole('button', { name: 'Step' }).click()
    await expect(panelOf(page).getByRole('status')).toHaveText(status)
    // Two frames later, nothing more has been played.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  await step('Event 1 of 64: press at 0 ms.')
  await step('Event 2 of 64: press at 12 ms.')
  await step('Event 3 of 64: move at 45 ms.')
  await step('Event 4 of 64: move at 45 ms.')
  await choose(page, 'Flick: a finger throws the map')
  await step('Event 1 of 11: press at 0 ms.')
})

test('at the end of a tape that is played step by step, the map is free again', async ({ page }) => {
  await openXRay(page)
  await choose(page, 'Flick: a finger throws the map')
  const status = panelOf(page).getByRole('status')
  const step = panelOf(page).getByRole('button', { name: 'Step' })
  for (let steps = 0; (await status.textContent()) !== 'Ended where the tape says.'; steps++) {
    expect(steps).toBeLessThan(400)
    await step.click()
  }
  await rest(page)
  const { zoom } = await viewOf(page)
  await mapOf(page).press('+')
  await expectZoom(page, zoom + 0.5)
})

test('a press stops a tape', async ({ page }) => {
  await openXRay(page)
  await choose(page, 'Pinch: two fingers part')
  await panelOf(page).getByRole('button', { name: 'Step' }).click()
  const spot = await freeSpot(page)
  await page.mouse.move(spot.x, spot.y)
  await page.mouse.down()
  await expect(panelOf(page).getByRole('status')).toHaveText('Stopped: you moved the map.')
  await page.mouse.up()
  await expect(stateOf(page)).toHaveText('still')
})

test('an invalid tape is refused with the reason, and keys typed there do not move the map', async ({ page }) => {
  await openXRay(page)
  const before = await viewOf(page)
  await tapeOf(page).focus()
  await page.keyboard.type('0+f-')
  await expect(tapeOf(page)).toHaveValue('0+f-')
  expect(await viewOf(page)).toEqual(before)
  await panelOf(page).getByRole('button', { name: 'Play' }).click()
  await expect(panelOf(page).getByRole('status')).toHaveText('Refused: this is not JSON.')
  await tapeOf(page).fill('{"version": 9}')
  await panelOf(page).getByRole('button', { name: 'At ¼' }).click()
  await expect(panelOf(page).getByRole('status')).toHaveText(
    'Refused: the tape has version 9, and only 1 can be played.',
  )
})
