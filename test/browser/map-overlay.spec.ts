/**
 * The overlay of the map, where the browser decides: focus and scrolling, page transitions, preferences and
 * print.
 */

import { words } from '../helpers/words'
import { centreOf } from './inputs'
import { readPixels } from './pixels'
import {
  areaOf,
  boxOf,
  boxOn,
  chooseInDrawer,
  drawerOf,
  expect,
  expectLive,
  expectWithinBounds,
  expectZoom,
  headingOf,
  MAP,
  mapOf,
  middleOf,
  onPage,
  openMap,
  PLACES,
  placeNamed,
  placeOn,
  rest,
  sheetOf,
  test,
} from './site'

test('a page whose place is out of view leads back to a map that does not scroll', async ({ page }) => {
  await openMap(page, '#0.5/600/500')
  for (const name of ['Letters', 'Crafts']) {
    await chooseInDrawer(page, name)
    await expect(headingOf(page)).toBeFocused()
    await page.goBack()
    await expectLive(page)
    const scrollable = await page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
      return [scrollWidth - clientWidth, scrollHeight - clientHeight]
    })
    expect(scrollable).toEqual([0, 0])
  }
})

test('at both limits the focus ring is equally wide, and places are large enough for a finger', async ({
  page,
}) => {
  await openMap(page)
  for (const [keys, zoom] of [
    ['-', -0.5],
    ['++++', 1.5],
  ] as const) {
    for (const key of keys) await mapOf(page).press(key)
    await expectZoom(page, zoom)
    for (const { name } of PLACES) {
      const { width, height } = await boxOn(areaOf(page, name))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(placeOn(page, 'Crafts')).toBeFocused()
    await page.keyboard.press('Escape')
    await rest(page)
    // A strip from the upper edge outwards: the ring is a little larger than the place, clear of the words on
    // its edge.
    const { left, right, top } = placeNamed('Crafts')
    const edge = await onPage(page, { x: (left + right) / 2, y: top })
    const clip = { x: Math.round(edge.x), y: Math.round(edge.y) - 32, width: 1, height: 32 }
    const { width, height, data } = await readPixels(await page.screenshot({ clip }))
    const isWax = (at: number) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3)
      return Math.abs(red - 154) + Math.abs(green - 43) + Math.abs(blue - 35) < 60
    }
    const waxen = Array.from({ length: width * height }, (_, at) => at).filter(isWax).length
    expect(Math.abs((waxen * clip.height) / (width * height) - 4), `at zoom ${zoom}`).toBeLessThanOrEqual(1)
    await mapOf(page).focus()
  }
})

test('with forced colours, the places have an outline', async ({ page }) => {
  await openMap(page)
  const outline = () =>
    areaOf(page, 'Hearth').evaluate((rect) => {
      const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(rect)
      return { stroke, width: Number.parseFloat(strokeWidth), isDashed: strokeDasharray !== 'none' }
    })
  expect((await outline()).stroke).toBe('rgba(0, 0, 0, 0)')
  await mapOf(page).press('-')
  const { scale } = await rest(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const { stroke, width, isDashed } = await outline()
  expect([stroke.startsWith('rgb('), isDashed]).toEqual([true, true])
  expect(width * scale).toBeCloseTo(2, 3)
})

test('with forced colours, the card of all inputs has their plain ground', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: words.howItWorks }).click()
  const card = page.getByRole('dialog').locator('.inputs-card')
  await expect(card).not.toHaveCSS('background-image', 'none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(card).toHaveCSS('background-image', 'none')
})

test('with more contrast, the ground of the names is lighter, in dark mode, too', async ({ page }) => {
  await openMap(page)
  /** The lightness of the map, from 0 to 255. */
  const lightness = async () => {
    const { data } = await readPixels(await page.screenshot({ clip: await boxOf(page) }))
    return data.reduce((sum, value) => sum + value, 0) / data.length
  }
  const usual = await lightness()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme })
    expect(await lightness()).toBeGreaterThan(usual + 20)
  }
})

test('printed, the whole map is shown, with the names of its places and without buttons', async ({
  page,
}) => {
  await openMap(page, '#1.5/867/1156')
  const list = drawerOf(page)
  await page.emulateMedia({ media: 'print' })
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const picture = await boxOn(mapOf(page).locator('svg').first())
  // As wide as the page, or on a landscape page not quite as high.
  const scale = Math.min(width, 1.17 * height) / MAP.width
  expect(picture.width).toBeCloseTo(MAP.width * scale, 0)
  expect(picture.height).toBeCloseTo(MAP.height * scale, 0)
  expect(picture.x).toBeCloseTo((width - picture.width) / 2, 0)
  for (const place of PLACES) {
    const middle = centreOf(await boxOn(areaOf(page, place.name)))
    expect(middle.x - picture.x).toBeCloseTo(middleOf(place).x * scale, 0)
    expect(middle.y - picture.y).toBeCloseTo(middleOf(place).y * scale, 0)
    // In the list below the map.
    const name = await boxOn(list.getByRole('link', { name: place.name }))
    expect(name.y).toBeGreaterThanOrEqual(picture.bottom)
    expect(name.x).toBeGreaterThanOrEqual(0)
  }
  // Nothing between the strip with the site's name and the map.
  expect(picture.y).toBeCloseTo((await boxOn(page.getByRole('banner'))).bottom, 0)
  await expect(list).toHaveCSS('opacity', '1')
  for (const button of await page.getByRole('button', { includeHidden: true }).all())
    await expect(button).toBeHidden()

  // A4 has room for the picture and the list.
  await page.setViewportSize({ width: 718, height: 1047 })
  expect((await boxOn(mapOf(page).locator('svg').first())).width).toBeGreaterThan(700)
  expect((await boxOn(list)).bottom).toBeLessThanOrEqual(1047)
  // On a higher sheet, the list still follows the picture; on a wider one, nothing of the map is beside it.
  await page.setViewportSize({ width: 718, height: 1400 })
  const sheet = await boxOn(sheetOf(page))
  expect((await boxOn(list)).y - sheet.bottom).toBeLessThan(40)
  await page.setViewportSize({ width: 1047, height: 718 })
  const svg = mapOf(page).locator('svg').first()
  expect((await boxOn(sheetOf(page))).width).toBe((await boxOn(svg)).width)
  await page.setViewportSize({ width, height })

  // Back on the screen, the view is the old one.
  await page.emulateMedia({ media: 'screen' })
  await expectZoom(page, 1.5)
  await expectWithinBounds(page)
})
