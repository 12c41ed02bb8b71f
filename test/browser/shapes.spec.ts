/** A place that is not a box: the crafts of the site with stories, a triangle with its tip at the top. */
import type { Page } from '@playwright/test'
import { drag, offset } from './inputs'
import { STORIED_PORT } from './ports'
import { areaOf, expect, expectLive, headingOf, mapOf, onPage, placeOn, rest, test } from './site'

test.use({ baseURL: `http://localhost:${STORIED_PORT}/portfolio/` })

/** In map px: a point in its bounding box, beside its tip; a point in it; and the middle of its left side. */
const BESIDE = { x: 790, y: 1072 }
const INSIDE = { x: 867, y: 1180 }
const ON_SIDE = { x: 823, y: 1156 }

async function openAtCrafts(page: Page): Promise<void> {
  await page.goto('#0/867/1156')
  await expectLive(page)
  await rest(page)
}

test('opens by a tap in it, not by one beside it, where the map can be dragged', async ({ page }) => {
  await openAtCrafts(page)
  const press = ({ x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y)
  const beside = await onPage(page, BESIDE)
  await press(beside)
  await rest(page)
  await drag(page, beside, offset(beside, -30, 20))
  const { x, y } = await onPage(page, BESIDE)
  expect([x - beside.x, y - beside.y].map(Math.round)).toEqual([-30, 20])
  await expect(page).toHaveURL(/\/portfolio\/(#.*)?$/)
  await rest(page)
  await press(await onPage(page, INSIDE))
  await expect(headingOf(page)).toHaveText('Crafts Learnt Early')
})

test('has the focus ring, the light and the outline of forced colours along its sides', async ({ page }) => {
  await openAtCrafts(page)
  const shotAt = async (point: { x: number; y: number }) => {
    const { x, y } = await onPage(page, point)
    return page.screenshot({ clip: { x: x - 6, y: y - 6, width: 12, height: 12 } })
  }
  /** Whether `act` changes the picture on its side, and at the corner of its bounding box. */
  const changes = async (act: () => Promise<unknown>) => {
    const before = [await shotAt(ON_SIDE), await shotAt(BESIDE)]
    await act()
    await rest(page)
    const after = [await shotAt(ON_SIDE), await shotAt(BESIDE)]
    return after.map((shot, index) => !before[index]?.equals(shot))
  }
  const focus = async () => {
    // By a key, so that the ring is shown.
    await mapOf(page).press('Shift')
    await placeOn(page, 'Crafts').focus()
  }
  expect(await changes(focus)).toEqual([true, false])
  await mapOf(page).focus()
  const { x, y } = await onPage(page, INSIDE)
  expect(await changes(() => page.mouse.move(x, y))).toEqual([true, false])
  await page.mouse.move(1, 1)
  await page.emulateMedia({ forcedColors: 'active' })
  const { stroke, strokeDasharray } = await areaOf(page, 'Crafts').evaluate((area) => ({
    ...getComputedStyle(area),
  }))
  expect([stroke === 'none', strokeDasharray === 'none']).toEqual([false, false])
})
