import { tapKey } from './inputs'
import { expect, expectWithinBounds, expectZoom, openMap, placeOn, rest, test, viewOf } from './site'

test('arrows pan by 80 px, with Shift by 240', async ({ page }) => {
  await openMap(page)
  const map = page.getByRole('group')
  for (let press = 0; press < 3; press++) await map.press('+')
  const before = await rest(page)
  const expectPan = async (key: string, dx: number, dy: number) => {
    const from = await viewOf(page)
    await tapKey(page, key)
    const to = await rest(page)
    expect([key, Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([key, dx, dy])
  }
  await expectPan('ArrowDown', 0, -80)
  await expectPan('ArrowRight', -80, 0)
  await expectPan('ArrowUp', 0, 80)
  await expectPan('ArrowLeft', 80, 0)
  await page.keyboard.down('Shift')
  await expectPan('ArrowDown', 0, -240)
  await expectPan('ArrowRight', -240, 0)
  await page.keyboard.up('Shift')
  expect((await viewOf(page)).scale).toBe(before.scale)
  await map.press('Home')
  expect((await rest(page)).scale).toBe(1)
})

test('arrows and Home act without focus, characters only with it, and neither while a dialog is open', async ({
  page,
}) => {
  const first = await openMap(page)
  await page.keyboard.press('ArrowDown')
  const moved = await rest(page)
  expect(moved.y).toBeLessThan(first.y - 79)
  await page.keyboard.press('+')
  await page.keyboard.press('f')
  expect(await rest(page)).toEqual(moved)
  await page.keyboard.press('Home')
  expect((await rest(page)).y).toBe(first.y)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect((await rest(page)).y).toBe(first.y)
})

test('keys pressed during a transition are not lost', async ({ page }) => {
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

test('a held arrow key pans the map until it is released', async ({ page }) => {
  await openMap(page)
  const map = page.getByRole('group')
  await map.press('+')
  const before = await rest(page)
  await page.keyboard.down('ArrowDown')
  await expect.poll(async () => (await viewOf(page)).y).toBeLessThan(before.y - 240)
  await page.keyboard.up('ArrowDown')
  const after = await rest(page)
  expect(after.y).toBeLessThan(before.y - 240)
  expect([after.x, after.scale]).toEqual([before.x, before.scale])
  await page.waitForTimeout(300)
  expect(await viewOf(page)).toEqual(after)
})

test('on a focused place, arrows focus the next place in that direction; with Shift they pan the map', async ({
  page,
}) => {
  await openMap(page)
  await placeOn(page, 'Hearth').focus()
  for (const [key, name] of [
    ['ArrowDown', 'Crafts'],
    ['ArrowLeft', 'Works'],
    ['ArrowRight', 'Hearth'],
    ['ArrowRight', 'Letters'],
    ['ArrowUp', 'Studies'],
    ['ArrowUp', 'Journeys'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(placeOn(page, name)).toBeFocused()
    await expect(page.getByRole('tooltip')).toHaveText(name)
  }
  await page.keyboard.press('+')
  const before = await rest(page)
  await page.keyboard.press('Shift+ArrowDown')
  expect((await rest(page)).y).toBeCloseTo(before.y - 240, 1)
  // Without a place in that direction, they pan the map, too.
  await page.keyboard.press('ArrowUp')
  expect((await rest(page)).y).toBeCloseTo(before.y - 160, 1)
  await expect(placeOn(page, 'Journeys')).toBeFocused()
})

test('F shows as much of the map as possible', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  await page.getByRole('group').press('f')
  await expectZoom(page, -0.5)
  await expectWithinBounds(page)
})

test('other keys are left to the browser', async ({ page }) => {
  const before = await openMap(page)
  const map = page.getByRole('group')
  for (const key of ['6', 'a', 'PageDown', 'Alt+ArrowDown']) await map.press(key)
  await page.waitForTimeout(100)
  expect(await viewOf(page)).toEqual(before)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the map jumps instead of moving', async ({ page }) => {
    await openMap(page)
    const seen = await page.evaluate(async () => {
      const map = document.querySelector<HTMLElement>('[data-map]')
      const sheet = map?.querySelector<HTMLElement>('[data-sheet]')
      if (!map || !sheet) throw new Error('no map')
      const scales = new Set<string>()
      map.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }))
      for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame)
        scales.add(sheet.style.transform)
      }
      return scales.size
    })
    // The view before, and the view after.
    expect(seen).toBeLessThanOrEqual(2)
    await expectZoom(page, 0.5)
  })
})
