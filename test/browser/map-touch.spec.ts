import { Hands } from './hands'
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
  test,
  viewInHand,
  viewOf,
} from './site'

test('one finger drags the point it holds', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  const spot = await showHearth(page)
  const hands = await Hands.over(page)
  const start = { x: spot.x - 60, y: spot.y - 60 }
  const held = await onMap(page, start)
  await hands.down(start)
  await hands.glide([start], [{ x: start.x + 50, y: start.y + 40 }])
  await page.waitForTimeout(150)
  await hands.up()
  await rest(page)
  const now = await onMap(page, { x: start.x + 50, y: start.y + 40 })
  expect(now.x).toBeCloseTo(held.x, 1)
  expect(now.y).toBeCloseTo(held.y, 1)
})

test('two fingers pinch and pan about their middle, up to both limits exactly', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const hands = await Hands.over(page)
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const pair = (middleX: number, middleY: number, apart: number) => [
    { x: middleX - apart / 2, y: middleY },
    { x: middleX + apart / 2, y: middleY },
  ]
  const held = await onMap(page, centre)
  const [from, wide] = [pair(centre.x, centre.y, 80), pair(centre.x + 10, centre.y + 30, 160)]
  await hands.down(...from)
  await hands.glide(from, wide)
  expect((await viewInHand(page)).zoom).toBeCloseTo(1, 3)
  const now = await onMap(page, { x: centre.x + 10, y: centre.y + 30 })
  expect(now.x).toBeCloseTo(held.x, 1)
  expect(now.y).toBeCloseTo(held.y, 1)
  const widest = pair(centre.x + 10, centre.y + 30, 340)
  await hands.glide(wide, widest)
  // Past the limit a held map gives way, a quarter of a level at most.
  const { zoom } = await viewInHand(page)
  expect(zoom).toBeGreaterThan(1.55)
  expect(zoom).toBeLessThan(1.75)
  await hands.up()
  await expectZoom(page, 1.5)
  const [open, shut] = [pair(centre.x, centre.y, 300), pair(centre.x, centre.y, 30)]
  await hands.down(...open)
  await hands.glide(open, shut)
  await hands.up()
  await expectZoom(page, -0.5)
  await expectWithinBounds(page)
})

test('a finger lifted in mid-pinch leaves the other dragging, without a jump', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const hands = await Hands.over(page)
  const y = box.y + box.height / 2
  const [one, two] = [
    { x: box.x + 120, y },
    { x: box.x + 220, y },
  ]
  await hands.down(one, two)
  await hands.glide(
    [one, two],
    [
      { x: box.x + 90, y },
      { x: box.x + 250, y },
    ],
  )
  const before = await viewInHand(page)
  await hands.up({ x: box.x + 250, y, id: 1 })
  const after = await viewInHand(page)
  expect(after.x).toBeCloseTo(before.x, 1)
  expect(after.scale).toBeCloseTo(before.scale, 5)
  await hands.glide([{ x: box.x + 90, y }], [{ x: box.x + 60, y }], 6)
  expect((await viewInHand(page)).x).toBeCloseTo(before.x - 30, 1)
  await page.waitForTimeout(150)
  await hands.up()
  await rest(page)
  await expectOnMap(page)
})

test('a tap goes to the place; so does one by an unsteady finger', async ({ page }) => {
  for (const jitter of [0, 7]) {
    await openMap(page)
    const spot = await showHearth(page)
    const hands = await Hands.over(page)
    await hands.down(spot)
    if (jitter) await hands.move({ x: spot.x + jitter, y: spot.y })
    await hands.up()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the Hearth')
  }
})

test('a swipe that starts on a place pans and never goes there', async ({ page }) => {
  await openMap(page)
  const spot = await showHearth(page)
  const hands = await Hands.over(page)
  const before = await viewOf(page)
  await hands.down(spot)
  await hands.glide([spot], [{ x: spot.x + 40, y: spot.y + 60 }])
  await hands.up()
  const after = await rest(page)
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(40)
  await expectOnMap(page)
})

test('two fingers that tap zoom out about the point between them, and open nothing', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  for (let press = 0; press < 2; press++) await page.getByRole('group').press('+')
  await expectZoom(page, 1)
  const hands = await Hands.over(page)
  const pair = [
    { x: spot.x - 40.5, y: spot.y },
    { x: spot.x + 40.5, y: spot.y },
  ]
  const held = await onMap(page, spot)
  // In one breath: on a busy machine a breath between the two takes its time.
  await Promise.all([hands.down(...pair), hands.up()])
  await expectZoom(page, 0)
  const now = await onMap(page, spot)
  expect(now.x).toBeCloseTo(held.x, 0)
  expect(now.y).toBeCloseTo(held.y, 0)
  await expectOnMap(page)
})

test('a double tap zooms in on the point', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const held = await onMap(page, spot)
  const hands = await Hands.over(page)
  await hands.tapAndDown(spot)
  await hands.up()
  await expectZoom(page, 1)
  const now = await onMap(page, spot)
  expect(now.x).toBeCloseTo(held.x, 1)
  expect(now.y).toBeCloseTo(held.y, 1)
})

test('one finger zooms, down from where it has just tapped, and up again', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const held = await onMap(page, spot)
  const hands = await Hands.over(page)
  await hands.tapAndDown(spot)
  await hands.glide([spot], [{ x: spot.x + 5, y: spot.y + 150 }])
  // A level in 150 px.
  expect((await viewInHand(page)).zoom).toBeCloseTo(1, 3)
  const now = await onMap(page, spot)
  expect(now.x).toBeCloseTo(held.x, 1)
  expect(now.y).toBeCloseTo(held.y, 1)
  await hands.glide([{ x: spot.x + 5, y: spot.y + 150 }], [{ x: spot.x, y: spot.y + 75 }])
  await hands.up()
  await expectZoom(page, 0.5)
  await expectOnMap(page)
})

test('two fingers that come down on signposts pinch the map, and fly nowhere', async ({ page }) => {
  await openMap(page)
  const places = await Promise.all(
    ['Works', 'Letters'].map((name) => page.getByRole('button', { name: `Fly to ${name}` }).boundingBox()),
  )
  const from = places.map((place) => ({ x: (place?.x ?? 0) + 30, y: (place?.y ?? 0) + 22 }))
  const [left, right] = from
  if (!left || !right) throw new Error('no signposts')
  const hands = await Hands.over(page)
  await hands.down(left, right)
  const [nearer, near] = [
    { x: left.x + 60, y: left.y },
    { x: right.x - 60, y: right.y },
  ]
  await hands.glide([left, right], [nearer, near])
  // Fingers that rest before they are lifted do not fling the map.
  await page.waitForTimeout(150)
  await hands.up()
  const apart = Math.hypot(near.x - nearer.x, near.y - nearer.y) / Math.hypot(right.x - left.x, right.y - left.y)
  await expectZoom(page, Math.max(-0.5, Math.log2(apart)))
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  await expectOnMap(page)
})

test('a finger held on a place shows its name instead of going there', async ({ page }) => {
  await openMap(page)
  const spot = await showHearth(page)
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeHidden()
  const hands = await Hands.over(page)
  await hands.down(spot)
  await page.waitForTimeout(350)
  await expect(tooltip).toBeHidden()
  await page.waitForTimeout(500)
  await expect(tooltip).toHaveText('Hearth')
  await expect(tooltip).toBeVisible()
  await hands.up()
  await page.waitForTimeout(300)
  await expectOnMap(page)
  // Nothing is left stuck: the next tap travels.
  await hands.tap(spot)
  await expect(page).toHaveURL('/hearth')
})

test('a touch that the system takes away leaves nothing stuck', async ({ page }) => {
  await openMap(page)
  const spot = await showHearth(page)
  const hands = await Hands.over(page)
  await hands.down(spot)
  await hands.glide([spot], [{ x: spot.x + 30, y: spot.y + 30 }], 4)
  await hands.cancel()
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
    const hands = await Hands.over(page)
    await hands.down(spot)
    await expect(page.getByRole('tooltip')).toHaveText('Hearth')
    await page.waitForTimeout(800)
    await hands.up()
    await page.waitForTimeout(500)
    await expect(page.getByRole('tooltip')).toHaveText('Hearth')
    await expect(page.getByRole('tooltip')).toHaveCSS('opacity', '1')
    await expectOnMap(page)
  })
}
