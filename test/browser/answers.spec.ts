/**
 * Each touch, press and hover is answered by something drawn; and a flight ends where its place can be
 * entered.
 */
import type { Locator, Page } from '@playwright/test'
import { words } from '../helpers/words'
import { centreOf, TouchScreen } from './inputs'
import {
  areaOf,
  type Box,
  boardOf,
  boxOf,
  boxOn,
  chooseInDrawer,
  drawerOf,
  expect,
  expectWithinBounds,
  mapOf,
  menuOf,
  openDrawer,
  openMap,
  PLACES,
  placeOn,
  rest,
  test,
  windowsOf,
} from './site'

/** Whether a box changes at `act`, in the frame after the next: with 60 frames a second, within 50 ms. */
async function changes(page: Page, clip: Box, act: () => Promise<unknown>): Promise<boolean> {
  const before = await page.screenshot({ clip })
  await act()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // Freezes what fades, as a screenshot may take a while.
    for (const animation of document.getAnimations()) animation.pause()
  })
  const isChanged = !before.equals(await page.screenshot({ clip }))
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  return isChanged
}

/** Presses something, by a finger or the mouse, without a click. Returns whether that is answered. */
async function isAnswered(page: Page, pressed: Locator, isMobile: boolean): Promise<boolean> {
  await page.mouse.move(1, 1)
  const box = await boxOn(pressed)
  const middle = centreOf(box)
  if (isMobile) {
    const touch = await TouchScreen.of(page)
    const isChanged = await changes(page, box, () => touch.down(middle))
    await touch.cancel()
    return isChanged
  }
  // Hovered first, which may have an answer of its own.
  await page.mouse.move(middle.x, middle.y)
  await page.waitForTimeout(300)
  const isChanged = await changes(page, box, () => page.mouse.down())
  await page.mouse.move(1, 1)
  await page.mouse.up()
  return isChanged
}

test('a press on each control, board and link is answered at once', async ({ page, isMobile }) => {
  await openMap(page)
  const buttons = await mapOf(page).getByRole('button').all()
  expect(buttons.length).toBeGreaterThan(3)
  for (const control of [...buttons, menuOf(page), boardOf(page, 'Letters')])
    expect(await isAnswered(page, control, isMobile), await control.evaluate((one) => one.outerHTML)).toBe(
      true,
    )
  await openDrawer(page)
  for (const link of [drawerOf(page).getByRole('link').nth(2), drawerOf(page).getByRole('button')])
    expect(await isAnswered(page, link, isMobile)).toBe(true)
  await page.keyboard.press('Escape')
  await chooseInDrawer(page, 'Works')
  expect(await isAnswered(page, page.getByRole('link', { name: words.backToTheMap }), isMobile)).toBe(true)
})

test('a press on a place is answered at once on the place, until it moves the map', async ({
  page,
  isMobile,
}) => {
  await openMap(page, '#0/867/1120')
  const area = await boxOn(areaOf(page, 'Crafts'))
  const light = mapOf(page).locator('.map-light')
  expect(await isAnswered(page, areaOf(page, 'Crafts'), isMobile)).toBe(true)
  await rest(page)
  await expect(light).toBeHidden()
  if (!isMobile) return
  const touch = await TouchScreen.of(page)
  const middle = centreOf(area)
  await touch.down(middle)
  await expect(light).toBeVisible()
  await touch.slide([middle], [{ x: middle.x - 60, y: middle.y - 40 }], 3)
  // It does not fade there while its place moves away.
  expect(await light.evaluate((light) => getComputedStyle(light).visibility)).toBe('hidden')
  await touch.cancel()
})

test('the mouse on a place is answered at once on the place', async ({ page, isMobile }) => {
  test.skip(isMobile, 'needs a mouse')
  await openMap(page, '#0/867/1120')
  const area = await boxOn(areaOf(page, 'Crafts'))
  const middle = centreOf(area)
  expect(await changes(page, area, () => page.mouse.move(middle.x, middle.y))).toBe(true)
})

/**
 * What covers a place: buttons, boards and the edges of the map. A place too large for the map has edges to
 * spare.
 */
async function coversOf(page: Page, name: string): Promise<string[]> {
  const [place, map] = [await boxOn(areaOf(page, name)), await boxOf(page)]
  const covers = await mapOf(page)
    .locator('button:visible, [data-strip] > a:visible')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { name: element.textContent || element.ariaLabel || '', x, y, width, height }
      }),
    )
  const overlaps = (box: Box) =>
    box.x < place.x + place.width &&
    place.x < box.x + box.width &&
    box.y < place.y + place.height &&
    place.y < box.y + box.height
  const leaves =
    place.x < map.x - 0.5 ||
    place.y < map.y - 0.5 ||
    place.x + place.width > map.x + map.width + 0.5 ||
    place.y + place.height > map.y + map.height + 0.5
  return [...covers.filter(overlaps).map((cover) => cover.name), ...(leaves ? ['the edge'] : [])]
}

test('Tab brings each place into view, uncovered and with its name, in windows of many sizes', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'has sizes of its own')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page)
  for (const { size, window } of windowsOf('320x568 740x360 1024x768 2560x1440')) {
    await page.setViewportSize(window)
    await mapOf(page).press('Home')
    for (const { name } of PLACES) {
      await page.keyboard.press('Tab')
      await expect(placeOn(page, name)).toBeFocused()
      await rest(page)
      expect(await coversOf(page, name), `focused ${name} at ${size}`).toEqual([])
      await expect(page.getByRole('tooltip')).toContainText(name)
      await expect(page.getByRole('tooltip')).toBeVisible()
      await expectWithinBounds(page)
    }
  }
  const scrolled = await mapOf(page).evaluate((map) =>
    [...map.querySelectorAll('*')].some(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft),
  )
  expect(scrolled).toBe(false)
})
