import { flingUp, turnWheel } from './inputs'
import {
  areaOf,
  boxOf,
  expect,
  expectOnMap,
  expectWithinBounds,
  expectZoom,
  mapOf,
  middleOf,
  onMap,
  onPage,
  openMap,
  PLACES,
  placeNamed,
  rest,
  sheetOf,
  showHearth,
  signpostTo,
  test,
  viewAfterFrame,
  viewOf,
} from './site'

test('the places lie at their coordinates, at every zoom', async ({ page }) => {
  await openMap(page)
  for (const key of ['0', '-', '+', '+', '+', '+']) {
    await page.getByRole('group').press(key)
    await rest(page)
    // At rest the picture is rounded to device px, by at most half of one.
    const [toPixelX = 0, toPixelY = 0] = await sheetOf(page).evaluate((sheet) =>
      sheet.style.translate.split(' ').map((px) => Number.parseFloat(px) || 0),
    )
    expect(Math.max(Math.abs(toPixelX), Math.abs(toPixelY))).toBeLessThanOrEqual(0.5)
    for (const { name, left, top, right, bottom } of PLACES) {
      const box = await areaOf(page, name).boundingBox()
      const topLeft = await onPage(page, { x: left, y: top })
      const bottomRight = await onPage(page, { x: right, y: bottom })
      if (!box) throw new Error(`${name} has no box`)
      // The measured box includes the outline, half a map px on each side.
      const distances = [
        box.x - toPixelX - topLeft.x,
        box.y - toPixelY - topLeft.y,
        box.x - toPixelX + box.width - bottomRight.x,
        box.y - toPixelY + box.height - bottomRight.y,
      ]
      for (const distance of distances) expect(Math.abs(distance)).toBeLessThan(1.6)
    }
  }
})

test('a drag moves the map with the mouse, and a pause before the release prevents a fling', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  await page.getByRole('group').press('+')
  await rest(page)
  const box = await boxOf(page)
  const start = { x: box.x + box.width * 0.6, y: box.y + box.height * 0.6 }
  const heldMap = await onMap(page, start)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x - 70, start.y - 110, { steps: 6 })
  await page.waitForTimeout(150)
  await page.mouse.up()
  await rest(page)
  const now = await onMap(page, { x: start.x - 70, y: start.y - 110 })
  expect(now.x).toBeCloseTo(heldMap.x, 1)
  expect(now.y).toBeCloseTo(heldMap.y, 1)
})

test('a drag past the edge meets growing resistance, and back again ends where it started', async ({ page }) => {
  const before = await openMap(page)
  const box = await boxOf(page)
  const start = { x: box.x + box.width / 2, y: box.y + 120 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 300, { steps: 5 })
  // At most 60 px: pulled by 300, it gives 60 * 300 / (300 + 2 * 60).
  expect((await viewAfterFrame(page)).y).toBeCloseTo(42.857, 2)
  await page.mouse.move(start.x, start.y, { steps: 5 })
  await page.waitForTimeout(150)
  await page.mouse.up()
  const after = await rest(page)
  expect(after.x).toBeCloseTo(before.x, 1)
  expect(after.y).toBeCloseTo(before.y, 1)
})

test('a map released past its edge returns to it', async ({ page }) => {
  const before = await openMap(page)
  const box = await boxOf(page)
  const start = { x: box.x + box.width / 2, y: box.y + 120 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 200, { steps: 5 })
  await page.waitForTimeout(150)
  expect((await viewAfterFrame(page)).y).toBeGreaterThan(30)
  await page.mouse.up()
  const after = await rest(page)
  expect([after.x, after.scale]).toEqual([before.x, before.scale])
  expect(after.y).toBeCloseTo(0, 4)
})

test('a fling makes the map glide, and it comes to rest within the bounds', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  const before = await rest(page)
  const box = await boxOf(page)
  await flingUp(page, { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height * 0.8) }, 160)
  const after = await rest(page)
  expect(after.y).toBeLessThan(before.y - 180)
  await expectWithinBounds(page)
})

test('a click opens the place, even if the mouse moves by 2 px', async ({ page }) => {
  for (const jitter of [0, 2]) {
    await openMap(page)
    const spot = await showHearth(page)
    await page.mouse.move(spot.x, spot.y)
    await page.mouse.down()
    await page.mouse.move(spot.x + jitter, spot.y + jitter / 2)
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the Hearth')
    await expect(page).toHaveURL('/hearth')
  }
})

test('a drag that starts on a place pans, and does not open it', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  const spot = await showHearth(page)
  const before = await viewOf(page)
  await page.mouse.move(spot.x, spot.y)
  await page.mouse.down()
  await page.mouse.move(spot.x - 40, spot.y - 30, { steps: 4 })
  await page.waitForTimeout(150)
  await page.mouse.up()
  await rest(page)
  const after = await viewOf(page)
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(20)
  await expectOnMap(page)
  // So does a drag that returns to its start.
  const again = await onPage(page, middleOf(placeNamed('Hearth')))
  await page.mouse.move(again.x, again.y)
  await page.mouse.down()
  await page.mouse.move(again.x + 30, again.y, { steps: 3 })
  await page.mouse.move(again.x, again.y, { steps: 3 })
  await page.mouse.up()
  await rest(page)
  await expectOnMap(page)
})

test('another button during a drag does not end it', async ({ page }) => {
  const before = await openMap(page)
  const box = await boxOf(page)
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y - 50, { steps: 3 })
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(start.x, start.y - 70)
  await page.mouse.up({ button: 'right' })
  await page.mouse.move(start.x, start.y - 90, { steps: 2 })
  expect((await viewAfterFrame(page)).y).toBeCloseTo(before.y - 90, 4)
  await page.waitForTimeout(150)
  await page.mouse.up()
  expect((await rest(page)).y).toBeCloseTo(before.y - 90, 4)
  await expectOnMap(page)
})

test('a middle click opens the place in a new tab', async ({ page, context }) => {
  await openMap(page)
  const spot = await showHearth(page)
  const opened = context.waitForEvent('page')
  await page.mouse.click(spot.x, spot.y, { button: 'middle' })
  await expect(await opened).toHaveURL('/hearth')
  await expectOnMap(page)
})

test('the wheel zooms about the cursor, and reaches both limits exactly', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  // Whole px, as in wheel events.
  const cursor = { x: Math.round(box.x + box.width * 0.55), y: Math.round(box.y + box.height * 0.45) }
  await page.mouse.move(cursor.x, cursor.y)
  // Zoomed in first, so that no edge is in view.
  await turnWheel(page, -100)
  await expectZoom(page, 0.5)
  await turnWheel(page, -60)
  const heldMap = await onMap(page, cursor)
  await turnWheel(page, -40)
  for (let frame = 0; frame < 6; frame++) {
    const now = await onMap(page, cursor)
    expect(now.x).toBeCloseTo(heldMap.x, 1)
    expect(now.y).toBeCloseTo(heldMap.y, 1)
  }
  for (let turn = 0; turn < 4; turn++) await turnWheel(page, -120)
  await expectZoom(page, 1.5)
  const now = await onMap(page, cursor)
  expect(now.x).toBeCloseTo(heldMap.x, 1)
  expect(now.y).toBeCloseTo(heldMap.y, 1)
  for (let turn = 0; turn < 9; turn++) await turnWheel(page, 120)
  await expectZoom(page, -0.5)
  await expectWithinBounds(page)
})

test('a series of the wheel that starts at a limit is left to the page, one that zooms is not', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  await mapOf(page).focus()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(() => {
    const prevented: boolean[] = []
    window.addEventListener('wheel', (event) => prevented.push(event.defaultPrevented))
    Object.assign(window, { prevented })
  })
  for (let press = 0; press < 3; press++) await page.keyboard.press('+')
  // In and out at the upper limit, then out to the lower one.
  for (const deltaY of [-100, 100, -50, -100, -100, 200, 200, 100, 100]) {
    await rest(page)
    await turnWheel(page, deltaY)
  }
  expect(await page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented)).toEqual(
    // True where it zooms; the others come too late to belong to the same series.
    [false, true, true, true, false, true, true, false, false],
  )
})

test('with Shift the wheel pans sideways', async ({ page }) => {
  const before = await openMap(page)
  const box = await boxOf(page)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.keyboard.down('Shift')
  await turnWheel(page, 120)
  await page.keyboard.up('Shift')
  const after = await rest(page)
  expect(after.x).toBeCloseTo(before.x - 120, 1)
  expect([after.y, after.scale]).toEqual([before.y, before.scale])
})

test('with Shift the mouse draws a box to zoom to, which Escape cancels', async ({ page }) => {
  const before = await openMap(page)
  const box = await boxOf(page)
  const [from, to] = [
    { x: box.x + 400, y: box.y + 200 },
    { x: box.x + 400 + box.width / 2, y: box.y + 200 + box.height / 2 },
  ]
  const corners = [await onMap(page, from), await onMap(page, to)] as const
  const drawn = mapOf(page).locator('.map-box')
  const draw = async () => {
    await page.keyboard.down('Shift')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await expect(drawn).toBeVisible()
    const shown = await drawn.boundingBox()
    expect([shown?.x, shown?.y].map((n) => Math.round(n ?? 0))).toEqual([from.x, from.y].map(Math.round))
    expect(await viewOf(page)).toEqual(before)
  }

  await draw()
  await page.keyboard.press('Escape')
  await expect(drawn).toBeHidden()
  await page.mouse.up()
  await page.keyboard.up('Shift')
  expect(await rest(page)).toEqual(before)

  await draw()
  await page.mouse.up()
  await page.keyboard.up('Shift')
  await expect(drawn).toBeHidden()
  await expectZoom(page, 1)
  const [topLeft, bottomRight] = [await onPage(page, corners[0]), await onPage(page, corners[1])]
  expect(topLeft.x).toBeCloseTo(box.x, 0)
  expect(topLeft.y).toBeCloseTo(box.y, 0)
  expect(bottomRight.x).toBeCloseTo(box.x + box.width, 0)
  expect(bottomRight.y).toBeCloseTo(box.y + box.height, 0)
  await expectOnMap(page)
})

test('over a signpost the wheel zooms and a drag moves the map, as elsewhere', async ({ page }) => {
  await openMap(page)
  const post = await signpostTo(page, 'Crafts').boundingBox()
  if (!post) throw new Error('Crafts has no signpost')
  const spot = { x: Math.round(post.x + 20), y: Math.round(post.y + 20) }
  await page.mouse.move(spot.x, spot.y)
  await turnWheel(page, -100)
  await expectZoom(page, 0.5)
  const again = await signpostTo(page, 'Works').boundingBox()
  if (!again) throw new Error('Works has no signpost')
  const before = await viewOf(page)
  await page.mouse.move(again.x + 20, again.y + 20)
  await page.mouse.down()
  await page.mouse.move(again.x + 120, again.y - 30, { steps: 5 })
  await page.waitForTimeout(150)
  await page.mouse.up()
  const after = await rest(page)
  expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([100, -50])
  expect(after.scale).toBe(before.scale)
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
  const heldMap = await onMap(page, spot)
  await page.mouse.dblclick(spot.x, spot.y)
  await expectZoom(page, 1.5)
  const now = await onMap(page, spot)
  expect(now.x).toBeCloseTo(heldMap.x, 1)
  expect(now.y).toBeCloseTo(heldMap.y, 1)
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
  // Quick presses are not lost.
  for (let press = 0; press < 4; press++) await zoomOut.click({ noWaitAfter: true })
  await expectZoom(page, -0.5)
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'false')
})

test('a page has no zoom control', async ({ page }) => {
  await openMap(page)
  await expect(page.getByRole('button', { name: /zoom|whole map/i })).toHaveCount(3)
  await page.goto('/crafts')
  await expect(page.locator('html[data-started]')).toBeAttached()
  await expect(page.getByRole('button', { name: /zoom|whole map/i })).toHaveCount(0)
})

test('hovering shows the name beside the cursor, inside the map, and fades', async ({ page }) => {
  await openMap(page)
  const spot = await showHearth(page)
  const tooltip = page.getByRole('tooltip')
  await page.mouse.move(spot.x, spot.y)
  await expect(tooltip).toBeVisible()
  await expect(tooltip).toHaveText('Hearth')
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

test('a resized window keeps the map point at the centre, and the bounds', async ({ page, viewport }) => {
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
