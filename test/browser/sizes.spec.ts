/** Requirements at every size of screen, the largest included. */
import {
  areaOf,
  boxOf,
  expect,
  expectLive,
  expectWithinBounds,
  expectZoom,
  MAP,
  mapOf,
  onPage,
  openMap,
  PLACES,
  rest,
  test,
} from './site'

test.use({ ink: true })

test('no page overflows the screen', async ({ page }) => {
  for (const path of ['/', ...PLACES.map(({ path }) => path), '/404.html']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflowPx, path).toBe(0)
  }
})

test('the map fills the screen, opens at its top edge, and stays within its bounds at both limits', async ({
  page,
  viewport,
}) => {
  const first = await openMap(page)
  const box = await boxOf(page)
  expect(first.scale).toBe(1)
  expect(first.x).toBeCloseTo((box.width - MAP.width) / 2, 3)
  expect(first.y).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport?.height)
  expect(box.width).toBe(viewport?.width)
  expect(box.height).toBeGreaterThanOrEqual(0.8 * (viewport?.height ?? 0))

  const map = mapOf(page)
  for (let press = 0; press < 3; press++) await map.press('+')
  await expectZoom(page, 1.5)
  await expectWithinBounds(page)
  for (let press = 0; press < 5; press++) await map.press('-')
  await expectZoom(page, -0.5)
  await expectWithinBounds(page)

  // The places lie at their coordinates.
  for (const { name, left, top, right, bottom } of PLACES) {
    const area = await areaOf(page, name).boundingBox()
    const [from, to] = [await onPage(page, { x: left, y: top }), await onPage(page, { x: right, y: bottom })]
    if (!area) throw new Error(`${name} has no box`)
    // The measured box includes the outline, half a map px on each side.
    const deviations = [area.x - from.x, area.y - from.y, area.x + area.width - to.x, area.y + area.height - to.y]
    for (const deviation of deviations) expect(Math.abs(deviation)).toBeLessThan(1)
  }

  // All of it, or as much as the limit allows; and the control is in its corner.
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  const whole = Math.max(Math.min(box.width / MAP.width, box.height / MAP.height), Math.SQRT1_2)
  await expectZoom(page, Math.log2(whole))
  await expectWithinBounds(page)
  const last = await page.getByRole('button', { name: 'Show the whole map' }).boundingBox()
  expect(box.x + box.width - ((last?.x ?? 0) + (last?.width ?? 0))).toBeLessThan(24)
  expect(box.y + box.height - ((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThan(24)
})

test('the view in an address is shown, and stays in it after a reload', async ({ page, context }) => {
  const hashOf = (of: typeof page) => new URL(of.url()).hash
  const first = await openMap(page, '#0.5/1000/700')
  expect(first.scale).toBeCloseTo(2 ** 0.5, 4)
  const box = await boxOf(page)
  expect((box.width / 2 - first.x) / first.scale).toBeCloseTo(1000, 1)
  expect((box.height / 2 - first.y) / first.scale).toBeCloseTo(700, 1)
  expect(hashOf(page)).toBe('#0.5/1000/700')
  await page.reload()
  await expectLive(page)
  expect(await rest(page)).toEqual(first)
  expect(hashOf(page)).toBe('#0.5/1000/700')
  // The address of another view, opened in another tab.
  await mapOf(page).press('+')
  await rest(page)
  const address = page.url()
  expect(hashOf(page)).toBe('#1/1000/700')
  const other = await context.newPage()
  await other.goto(address)
  await expectLive(other)
  await rest(other)
  expect(other.url()).toBe(address)
})
