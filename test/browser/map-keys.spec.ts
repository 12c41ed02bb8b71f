import { boxOf, expect, expectWithinBounds, expectZoom, onPage, openMap, PLACES, rest, test, viewOf } from './site'

test('arrows pan by 80 px, with Shift by 240', async ({ page }) => {
  await openMap(page)
  const map = page.getByRole('group')
  for (let press = 0; press < 3; press++) await map.press('+')
  const before = await rest(page)
  for (const [key, dx, dy] of [
    ['ArrowDown', 0, -80],
    ['ArrowRight', -80, 0],
    ['ArrowUp', 0, 80],
    ['ArrowLeft', 80, 0],
    ['Shift+ArrowDown', 0, -240],
    ['Shift+ArrowRight', -240, 0],
  ] as const) {
    const from = await viewOf(page)
    await map.press(key)
    const to = await rest(page)
    expect([key, Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([key, dx, dy])
  }
  expect((await viewOf(page)).scale).toBe(before.scale)
  await map.press('Home')
  expect((await rest(page)).scale).toBe(1)
})

test('keys pressed during a movement are not lost', async ({ page }) => {
  await openMap(page)
  const map = page.getByRole('group')
  await map.focus()
  for (const key of ['-', '+', '+', '+']) await page.keyboard.press(key)
  await expectZoom(page, 1)
  const before = await viewOf(page)
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
  expect((await rest(page)).y).toBeCloseTo(before.y - 240, 1)
  await page.keyboard.press('0')
  const home = await rest(page)
  expect([home.zoom, home.y]).toEqual([0, 0])
})

test('both limits are reached exactly by keys', async ({ page }) => {
  await openMap(page)
  const map = page.getByRole('group')
  for (let press = 0; press < 5; press++) await map.press('+')
  await expectZoom(page, 1.5)
  for (let press = 0; press < 9; press++) await map.press('-')
  await expectZoom(page, -0.5)
  await expectWithinBounds(page)
})

test('Tab goes through the places in order; each is brought into view, ringed and named', async ({ page }) => {
  await openMap(page)
  const map = page.getByRole('group')
  await map.press('+')
  await rest(page)
  await map.focus()
  for (const { name, left, right, top, bottom } of PLACES) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
    await rest(page)
    const box = await boxOf(page)
    const [topLeft, bottomRight] = [
      await onPage(page, { x: left, y: top }),
      await onPage(page, { x: right, y: bottom }),
    ]
    // A place larger than the screen is centred.
    if (bottomRight.x - topLeft.x <= box.width) {
      expect(topLeft.x).toBeGreaterThanOrEqual(box.x)
      expect(bottomRight.x).toBeLessThanOrEqual(box.x + box.width)
    }
    if (bottomRight.y - topLeft.y <= box.height) {
      expect(topLeft.y).toBeGreaterThanOrEqual(box.y)
      expect(bottomRight.y).toBeLessThanOrEqual(box.y + box.height)
    }
    await expect(page.getByRole('tooltip')).toHaveText(name)
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expectWithinBounds(page)
    // The browser has not scrolled the map's element behind our back.
    expect(
      await map.evaluate((element) => [...element.querySelectorAll('*')].some((e) => e.scrollTop || e.scrollLeft)),
    ).toBe(false)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Legend of Me')
})

test('the keys of the browser stay its own', async ({ page }) => {
  const before = await openMap(page)
  const map = page.getByRole('group')
  for (const key of ['6', 'a', 'PageDown', 'Alt+ArrowDown']) await map.press(key)
  await page.waitForTimeout(100)
  expect(await viewOf(page)).toEqual(before)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('every movement is a jump', async ({ page }) => {
    await openMap(page)
    const seen = await page.evaluate(async () => {
      const map = document.querySelector<HTMLElement>('[data-map]')
      const svg = map?.querySelector('svg')
      if (!map || !svg) throw new Error('no map')
      const scales = new Set<string>()
      map.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }))
      for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame)
        scales.add(svg.style.transform)
      }
      return scales.size
    })
    // The view before, and the view after.
    expect(seen).toBeLessThanOrEqual(2)
    await expectZoom(page, 0.5)
  })
})
