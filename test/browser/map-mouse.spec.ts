import { throwUp, turnWheel } from './hands'
import {
  boxOf,
  expect,
  expectWithinBounds,
  expectZoom,
  MAP,
  onMap,
  onPage,
  openMap,
  PLACES,
  rest,
  showAbout,
  test,
  viewOf,
} from './site'

const middleOf = ({ left, right, top, bottom }: (typeof PLACES)[number]) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

test('the first view is zoom 0, centred, at the top edge of the picture', async ({ page }) => {
  const view = await openMap(page)
  const box = await boxOf(page)
  expect(view.scale).toBe(1)
  expect(view.x).toBeCloseTo((box.width - MAP.width) / 2, 3)
  expect(view.y).toBe(0)
})

test('the places lie on the picture where the table says, at every zoom', async ({ page }) => {
  await openMap(page)
  for (const key of ['0', '-', '+', '+', '+', '+']) {
    await page.getByRole('group').press(key)
    await rest(page)
    for (const { name, left, top, right, bottom } of PLACES) {
      const box = await page.getByRole('main').getByRole('link', { name }).locator('rect').boundingBox()
      const topLeft = await onPage(page, { x: left, y: top })
      const bottomRight = await onPage(page, { x: right, y: bottom })
      if (!box) throw new Error(`${name} has no box`)
      // The box that is measured includes the outline, half a map px on each side.
      const distances = [
        box.x - topLeft.x,
        box.y - topLeft.y,
        box.x + box.width - bottomRight.x,
        box.y + box.height - bottomRight.y,
      ]
      for (const distance of distances) expect(Math.abs(distance)).toBeLessThan(1.6)
    }
  }
})

test('a drag moves the map with the hand, and a rested hand leaves it there', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  await page.getByRole('group').press('+')
  await rest(page)
  const box = await boxOf(page)
  const start = { x: box.x + box.width * 0.6, y: box.y + box.height * 0.6 }
  const held = await onMap(page, start)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x - 70, start.y - 110, { steps: 6 })
  await page.waitForTimeout(150)
  await page.mouse.up()
  await rest(page)
  const now = await onMap(page, { x: start.x - 70, y: start.y - 110 })
  expect(now.x).toBeCloseTo(held.x, 1)
  expect(now.y).toBeCloseTo(held.y, 1)
})

test('a drag far past the edge and back ends where it began', async ({ page }) => {
  const before = await openMap(page)
  const box = await boxOf(page)
  const start = { x: box.x + box.width / 2, y: box.y + 120 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 300, { steps: 5 })
  expect((await viewOf(page)).y).toBeLessThanOrEqual(60)
  await page.mouse.move(start.x, start.y, { steps: 5 })
  await page.waitForTimeout(150)
  await page.mouse.up()
  const after = await rest(page)
  expect(after.x).toBeCloseTo(before.x, 1)
  expect(after.y).toBeCloseTo(before.y, 1)
})

test('a thrown map glides on and comes to rest inside the bounds', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  const before = await rest(page)
  const box = await boxOf(page)
  await throwUp(page, { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height * 0.8) }, 160)
  const after = await rest(page)
  expect(after.y).toBeLessThan(before.y - 180)
  await expectWithinBounds(page)
})

test('a click goes to the place; so does one by an unsteady hand', async ({ page }) => {
  for (const jitter of [0, 2]) {
    await openMap(page)
    const spot = await showAbout(page)
    await page.mouse.move(spot.x, spot.y)
    await page.mouse.down()
    await page.mouse.move(spot.x + jitter, spot.y + jitter / 2)
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Legend of Me')
    await expect(page).toHaveURL('/about')
  }
})

test('a drag that starts on a place pans and never goes there', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  const spot = await showAbout(page)
  const before = await viewOf(page)
  await page.mouse.move(spot.x, spot.y)
  await page.mouse.down()
  await page.mouse.move(spot.x - 40, spot.y - 30, { steps: 4 })
  await page.waitForTimeout(150)
  await page.mouse.up()
  await rest(page)
  const after = await viewOf(page)
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(20)
  await expect(page).toHaveURL('/')
  // And one that comes back to where it began is a drag all the same.
  const again = await onPage(page, middleOf(PLACES[5]))
  await page.mouse.move(again.x, again.y)
  await page.mouse.down()
  await page.mouse.move(again.x + 30, again.y, { steps: 3 })
  await page.mouse.move(again.x, again.y, { steps: 3 })
  await page.mouse.up()
  await rest(page)
  await expect(page).toHaveURL('/')
})

test('a middle click opens the place in a new tab', async ({ page, context }) => {
  await openMap(page)
  const spot = await showAbout(page)
  const opened = context.waitForEvent('page')
  await page.mouse.click(spot.x, spot.y, { button: 'middle' })
  await expect(await opened).toHaveURL('/about')
  await expect(page).toHaveURL('/')
})

test('the wheel zooms about the cursor, and reaches both limits exactly', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  // Whole px, as a wheel event tells its place.
  const cursor = { x: Math.round(box.x + box.width * 0.55), y: Math.round(box.y + box.height * 0.45) }
  await page.mouse.move(cursor.x, cursor.y)
  // Zoomed in a little first: at the picture's edge, the bounds have the last word.
  await turnWheel(page, -100)
  await expectZoom(page, 0.5)
  await turnWheel(page, -60)
  const held = await onMap(page, cursor)
  await turnWheel(page, -40)
  for (let frame = 0; frame < 6; frame++) {
    const now = await onMap(page, cursor)
    expect(now.x).toBeCloseTo(held.x, 1)
    expect(now.y).toBeCloseTo(held.y, 1)
  }
  for (let turn = 0; turn < 4; turn++) await turnWheel(page, -120)
  await expectZoom(page, 1.5)
  const now = await onMap(page, cursor)
  expect(now.x).toBeCloseTo(held.x, 1)
  expect(now.y).toBeCloseTo(held.y, 1)
  for (let turn = 0; turn < 9; turn++) await turnWheel(page, 120)
  await expectZoom(page, -0.5)
  await expectWithinBounds(page)
})

test('a pinch on a trackpad zooms the map, not the page', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.keyboard.down('Control')
  await turnWheel(page, -35)
  await page.keyboard.up('Control')
  expect((await rest(page)).scale).toBeCloseTo(Math.exp(0.35), 4)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
})

test('a double click zooms in on the point, with Shift out', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const spot = { x: box.x + box.width * 0.5 + 60, y: box.y + box.height * 0.7 }
  await page.getByRole('group').press('+')
  await rest(page)
  const held = await onMap(page, spot)
  await page.mouse.dblclick(spot.x, spot.y)
  await expectZoom(page, 1.5)
  const now = await onMap(page, spot)
  expect(now.x).toBeCloseTo(held.x, 1)
  expect(now.y).toBeCloseTo(held.y, 1)
  await page.keyboard.down('Shift')
  await page.mouse.dblclick(spot.x, spot.y)
  await page.keyboard.up('Shift')
  await expectZoom(page, 0.5)
})

test('the buttons step by half a zoom level and are disabled, yet focusable, at the limits', async ({ page }) => {
  await openMap(page)
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  const zoomOut = page.getByRole('button', { name: 'Zoom out' })
  for (const zoom of [0.5, 1, 1.5]) {
    await zoomIn.click()
    await expectZoom(page, zoom)
  }
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  await zoomIn.press('Enter')
  await expect(zoomIn).toBeFocused()
  await expectZoom(page, 1.5)
  // Quick ones are not lost.
  for (let press = 0; press < 4; press++) await zoomOut.click({ noWaitAfter: true })
  await expectZoom(page, -0.5)
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'false')
})

test('the zoom control is at the bottom right and nowhere else', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const control = await page.getByRole('button', { name: 'Zoom out' }).boundingBox()
  expect(box.x + box.width - ((control?.x ?? 0) + (control?.width ?? 0))).toBeLessThan(24)
  expect(box.y + box.height - ((control?.y ?? 0) + (control?.height ?? 0))).toBeLessThan(24)
  await expect(page.getByRole('button', { name: /zoom/i })).toHaveCount(2)
  await page.goto('/skills')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /zoom/i })).toHaveCount(0)
})

test('hovering shows the name beside the cursor, inside the map, and fades', async ({ page }) => {
  await openMap(page)
  const spot = await showAbout(page)
  const tooltip = page.getByRole('tooltip')
  await page.mouse.move(spot.x, spot.y)
  await expect(tooltip).toBeVisible()
  await expect(tooltip).toHaveText('About')
  await expect(tooltip).toHaveCSS('pointer-events', 'none')
  await expect(tooltip).toHaveCSS('transition-duration', '0.2s, 0.2s')
  for (const dx of [0, 25, -25]) {
    await page.mouse.move(spot.x + dx, spot.y + 10)
    const [tip, box] = [await tooltip.boundingBox(), await boxOf(page)]
    if (!tip) throw new Error('the tooltip has no box')
    expect(Math.abs(tip.x - (spot.x + dx))).toBeLessThanOrEqual(tip.width + 20)
    expect(tip.x).toBeGreaterThanOrEqual(box.x)
    expect(tip.y).toBeGreaterThanOrEqual(box.y)
    expect(tip.x + tip.width).toBeLessThanOrEqual(box.x + box.width)
    expect(tip.y + tip.height).toBeLessThanOrEqual(box.y + box.height)
  }
  await page.mouse.move(spot.x, (await boxOf(page)).y + 5)
  await expect(tooltip).toBeHidden()
})

test('a resized window keeps the point at the centre and the bounds', async ({ page, viewport }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  await page.getByRole('group').press('+')
  await page.getByRole('group').press('ArrowDown')
  await rest(page)
  const centre = async () => {
    const box = await boxOf(page)
    return onMap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  const before = await centre()
  await page.setViewportSize({ width: (viewport?.width ?? 0) - 120, height: (viewport?.height ?? 0) - 200 })
  await expect.poll(async () => (await boxOf(page)).width).toBe((viewport?.width ?? 0) - 120)
  await rest(page)
  const after = await centre()
  expect(after.x).toBeCloseTo(before.x, 1)
  expect(after.y).toBeCloseTo(before.y, 1)
  await expectWithinBounds(page)
})
