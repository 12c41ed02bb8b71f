import { TouchScreen } from './inputs'
import {
  boxOf,
  expect,
  expectOnMap,
  expectWithinBounds,
  expectZoom,
  mapOf,
  onMap,
  openMap,
  rest,
  showHearth,
  signpostTo,
  test,
  viewAfterFrame,
  viewOf,
} from './site'

test('one finger drags the map point under it', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  const spot = await showHearth(page)
  const touch = await TouchScreen.of(page)
  const start = { x: spot.x - 60, y: spot.y - 60 }
  const heldMap = await onMap(page, start)
  await touch.down(start)
  await touch.slide([start], [{ x: start.x + 50, y: start.y + 40 }])
  await page.waitForTimeout(150)
  await touch.up()
  await rest(page)
  const now = await onMap(page, { x: start.x + 50, y: start.y + 40 })
  expect(now.x).toBeCloseTo(heldMap.x, 1)
  expect(now.y).toBeCloseTo(heldMap.y, 1)
})

test('two fingers pinch and pan about their centroid, exactly up to both limits', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const touch = await TouchScreen.of(page)
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const pair = (middleX: number, middleY: number, apart: number) => [
    { x: middleX - apart / 2, y: middleY },
    { x: middleX + apart / 2, y: middleY },
  ]
  const heldMap = await onMap(page, centre)
  const [from, wide] = [pair(centre.x, centre.y, 80), pair(centre.x + 10, centre.y + 30, 160)]
  await touch.down(...from)
  await touch.slide(from, wide)
  expect((await viewAfterFrame(page)).zoom).toBeCloseTo(1, 3)
  const now = await onMap(page, { x: centre.x + 10, y: centre.y + 30 })
  expect(now.x).toBeCloseTo(heldMap.x, 1)
  expect(now.y).toBeCloseTo(heldMap.y, 1)
  const widest = pair(centre.x + 10, centre.y + 30, 340)
  await touch.slide(wide, widest)
  // Past the limit the scale gives by less than a quarter of a level.
  const { zoom } = await viewAfterFrame(page)
  expect(zoom).toBeGreaterThan(1.55)
  expect(zoom).toBeLessThan(1.75)
  await touch.up()
  await expectZoom(page, 1.5)
  const [open, shut] = [pair(centre.x, centre.y, 300), pair(centre.x, centre.y, 30)]
  await touch.down(...open)
  await touch.slide(open, shut)
  await touch.up()
  await expectZoom(page, -0.5)
  await expectWithinBounds(page)
})

test('a finger lifted during a pinch leaves the other dragging, without a jump', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const touch = await TouchScreen.of(page)
  const y = box.y + box.height / 2
  const [one, two] = [
    { x: box.x + 120, y },
    { x: box.x + 220, y },
  ]
  await touch.down(one, two)
  await touch.slide(
    [one, two],
    [
      { x: box.x + 90, y },
      { x: box.x + 250, y },
    ],
  )
  const before = await viewAfterFrame(page)
  await touch.up({ x: box.x + 250, y, id: 1 })
  const after = await viewAfterFrame(page)
  expect(after.x).toBeCloseTo(before.x, 1)
  expect(after.scale).toBeCloseTo(before.scale, 5)
  await touch.slide([{ x: box.x + 90, y }], [{ x: box.x + 60, y }], 6)
  expect((await viewAfterFrame(page)).x).toBeCloseTo(before.x - 30, 1)
  await page.waitForTimeout(150)
  await touch.up()
  await rest(page)
  await expectOnMap(page)
})

test('a tap opens the place, even if the finger moves by 7 px', async ({ page }) => {
  for (const jitter of [0, 7]) {
    await openMap(page)
    const spot = await showHearth(page)
    const touch = await TouchScreen.of(page)
    await touch.down(spot)
    if (jitter) await touch.move({ x: spot.x + jitter, y: spot.y })
    await touch.up()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the Hearth')
  }
})

test('a swipe that starts on a place pans, and does not open it', async ({ page }) => {
  await openMap(page)
  const spot = await showHearth(page)
  const touch = await TouchScreen.of(page)
  const before = await viewOf(page)
  await touch.down(spot)
  await touch.slide([spot], [{ x: spot.x + 40, y: spot.y + 60 }])
  await touch.up()
  const after = await rest(page)
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(40)
  await expectOnMap(page)
})

test('a two-finger tap zooms out about the point between the fingers, and opens nothing', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  for (let press = 0; press < 2; press++) await page.getByRole('group').press('+')
  await expectZoom(page, 1)
  const touch = await TouchScreen.of(page)
  const pair = [
    { x: spot.x - 40.5, y: spot.y },
    { x: spot.x + 40.5, y: spot.y },
  ]
  const heldMap = await onMap(page, spot)
  // Sent at once: on a busy machine, waiting for the first takes too long.
  await Promise.all([touch.down(...pair), touch.up()])
  await expectZoom(page, 0)
  const now = await onMap(page, spot)
  expect(now.x).toBeCloseTo(heldMap.x, 0)
  expect(now.y).toBeCloseTo(heldMap.y, 0)
  await expectOnMap(page)
})

test('a double tap zooms in about the point', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const heldMap = await onMap(page, spot)
  const touch = await TouchScreen.of(page)
  await touch.tapAndDown(spot)
  await touch.up()
  await expectZoom(page, 1)
  const now = await onMap(page, spot)
  expect(now.x).toBeCloseTo(heldMap.x, 1)
  expect(now.y).toBeCloseTo(heldMap.y, 1)
})

test('a tap and a slide zoom in downwards, and out upwards', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const heldMap = await onMap(page, spot)
  const touch = await TouchScreen.of(page)
  await touch.tapAndDown(spot)
  await touch.slide([spot], [{ x: spot.x + 5, y: spot.y + 150 }])
  // A level for 150 px.
  expect((await viewAfterFrame(page)).zoom).toBeCloseTo(1, 3)
  const now = await onMap(page, spot)
  expect(now.x).toBeCloseTo(heldMap.x, 1)
  expect(now.y).toBeCloseTo(heldMap.y, 1)
  await touch.slide([{ x: spot.x + 5, y: spot.y + 150 }], [{ x: spot.x, y: spot.y + 75 }])
  await touch.up()
  await expectZoom(page, 0.5)
  await expectOnMap(page)
})

test('two fingers on signposts pinch the map, and do not start a flight', async ({ page }) => {
  await openMap(page)
  const places = await Promise.all(['Works', 'Studies'].map((name) => signpostTo(page, name).boundingBox()))
  const from = places.map((place) => ({ x: (place?.x ?? 0) + 30, y: (place?.y ?? 0) + 22 }))
  const [left, right] = from
  if (!left || !right) throw new Error('no signposts')
  const touch = await TouchScreen.of(page)
  await touch.down(left, right)
  const [nearer, near] = [
    { x: left.x + 60, y: left.y },
    { x: right.x - 60, y: right.y },
  ]
  await touch.slide([left, right], [nearer, near])
  // Fingers that rest before they are lifted do not fling the map.
  await page.waitForTimeout(150)
  await touch.up()
  const apart = Math.hypot(near.x - nearer.x, near.y - nearer.y) / Math.hypot(right.x - left.x, right.y - left.y)
  await expectZoom(page, Math.max(-0.5, Math.log2(apart)))
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  await expectOnMap(page)
})

test('a long touch on a place shows its name instead of opening it', async ({ page }) => {
  await openMap(page)
  const spot = await showHearth(page)
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeHidden()
  const touch = await TouchScreen.of(page)
  await touch.down(spot)
  await page.waitForTimeout(350)
  await expect(tooltip).toBeHidden()
  await page.waitForTimeout(500)
  await expect(tooltip).toHaveText('Hearth')
  await expect(tooltip).toBeVisible()
  await touch.up()
  await page.waitForTimeout(300)
  await expectOnMap(page)
  // The next tap works.
  await touch.tap(spot)
  await expect(page).toHaveURL('/hearth')
})

test('a cancelled touch no longer moves the map', async ({ page }) => {
  await openMap(page)
  const spot = await showHearth(page)
  const touch = await TouchScreen.of(page)
  await touch.down(spot)
  await touch.slide([spot], [{ x: spot.x + 30, y: spot.y + 30 }], 4)
  await touch.cancel()
  const after = await rest(page)
  await page.mouse.move(spot.x - 20, spot.y - 20)
  await page.waitForTimeout(100)
  expect(await viewOf(page)).toEqual(after)
})

for (const focused of ['the map', 'nothing'] as const) {
  test(`a long touch names its place, and the name stays when the finger lifts, with the focus on ${focused}`, async ({
    page,
  }) => {
    await openMap(page)
    const spot = await showHearth(page)
    if (focused === 'nothing') await mapOf(page).blur()
    const touch = await TouchScreen.of(page)
    await touch.down(spot)
    await expect(page.getByRole('tooltip')).toHaveText('Hearth')
    await page.waitForTimeout(800)
    await touch.up()
    await page.waitForTimeout(500)
    await expect(page.getByRole('tooltip')).toHaveText('Hearth')
    await expect(page.getByRole('tooltip')).toHaveCSS('opacity', '1')
    await expectOnMap(page)
  })
}
