/**
 * The map under a real mouse, wheel and keyboard: what depends on the browser's own hit tests, clicks and
 * defaults.
 */
import { centreOf, drag, flingUp, offset, turnWheel } from './inputs'
import {
  boxOf,
  boxOn,
  expect,
  expectOnMap,
  expectWithinBounds,
  expectZoom,
  headingOf,
  mapOf,
  onMap,
  onPage,
  openAtHearth,
  openMap,
  rest,
  test,
  viewOf,
} from './site'

test('a fling makes the map glide, and it comes to rest within the bounds', async ({ page }) => {
  await openMap(page)
  await mapOf(page).press('+')
  const { y } = await rest(page)
  const box = await boxOf(page)
  await flingUp(page, offset(box, Math.round(box.width / 2), Math.round(box.height * 0.8)), 160)
  expect((await rest(page)).y).toBeLessThan(y - 180)
  await expectWithinBounds(page)
})

test('on a place, a drag pans, a click opens it, and a middle click opens it in a new tab', async ({
  page,
  context,
}) => {
  const spot = await openAtHearth(page)
  const before = await viewOf(page)
  await drag(page, spot, offset(spot, -40, -30))
  const after = await rest(page)
  expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([-40, -30])
  // So does a drag that returns to its start.
  const there = offset(spot, -40, -30)
  await drag(page, there, offset(there, 30, 0), () => page.mouse.move(there.x, there.y, { steps: 3 }))
  await rest(page)
  await expectOnMap(page)

  const opened = context.waitForEvent('page')
  await page.mouse.click(there.x, there.y, { button: 'middle' })
  await expect(await opened).toHaveURL('/hearth')
  await expectOnMap(page)

  // A click whose mouse moves by 2 px.
  await page.mouse.move(there.x, there.y)
  await page.mouse.down()
  await page.mouse.move(there.x + 2, there.y + 1)
  await page.mouse.up()
  await expect(headingOf(page)).toHaveText('By the Hearth')
  await expect(page).toHaveURL('/hearth')
})

test('the wheel zooms about the cursor to both limits, pans with Shift; a pinch zooms no page', async ({
  page,
}) => {
  await openMap(page)
  const box = await boxOf(page)
  // Whole px, as in wheel events.
  const cursor = offset(box, Math.round(box.width * 0.55), Math.round(box.height * 0.45))
  await page.mouse.move(cursor.x, cursor.y)
  // Zoomed in first, so that no edge is in view.
  await turnWheel(page, -100)
  await expectZoom(page, 0.5)
  const held = await onMap(page, cursor)
  for (let turn = 0; turn < 4; turn++) await turnWheel(page, -120)
  await expectZoom(page, 1.5)
  const now = await onMap(page, cursor)
  expect(now.x).toBeCloseTo(held.x, 1)
  expect(now.y).toBeCloseTo(held.y, 1)

  const before = await viewOf(page)
  await page.keyboard.down('Shift')
  await turnWheel(page, 120)
  await page.keyboard.up('Shift')
  const after = await rest(page)
  expect(after.x).toBeCloseTo(before.x - 120, 1)
  expect([after.y, after.scale]).toEqual([before.y, before.scale])

  await page.keyboard.down('Control')
  await turnWheel(page, 35)
  await page.keyboard.up('Control')
  expect((await rest(page)).scale).toBeCloseTo(2 ** 1.5 * Math.exp(-0.35), 4)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  for (let turn = 0; turn < 9; turn++) await turnWheel(page, 120)
  await expectZoom(page, -0.5)
  await expectWithinBounds(page)
})

test('with Shift the mouse draws a box to zoom to, and a double click zooms in on the point', async ({
  page,
}) => {
  await openMap(page)
  const box = await boxOf(page)
  const from = offset(box, 400, 200)
  const to = offset(from, box.width / 2, box.height / 2)
  const corner = await onMap(page, from)
  const drawn = mapOf(page).locator('.map-box')
  await page.keyboard.down('Shift')
  await drag(page, from, to, async () => {
    const { x, y } = await boxOn(drawn)
    expect([x, y].map(Math.round)).toEqual([from.x, from.y].map(Math.round))
  })
  await expect(drawn).toBeHidden()
  await expectZoom(page, 1)
  const topLeft = await onPage(page, corner)
  expect(topLeft.x).toBeCloseTo(box.x, 0)
  expect(topLeft.y).toBeCloseTo(box.y, 0)

  await page.keyboard.up('Shift')
  const spot = offset(centreOf(box), 60, 100)
  const held = await onMap(page, spot)
  await page.mouse.dblclick(spot.x, spot.y)
  await expectZoom(page, 1.5)
  const now = await onMap(page, spot)
  expect(now.x).toBeCloseTo(held.x, 1)
  expect(now.y).toBeCloseTo(held.y, 1)
  await expectOnMap(page)
})
