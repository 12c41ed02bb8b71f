/** The overlay of the map: signposts, flights, the view in the address, names, focus rings; and the printed map. */
import type { Page } from '@playwright/test'
import { readPixels } from './pixels'
import {
  areaOf,
  boxOf,
  expect,
  expectLive,
  expectOnMap,
  expectWithinBounds,
  expectZoom,
  MAP,
  mapOf,
  middleOf,
  onMap,
  onPage,
  openMap,
  PLACES,
  placeNamed,
  placeOn,
  rest,
  showHearth,
  signpostTo,
  test,
  viewOf,
} from './site'

/** The map point at the centre of the viewport. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await boxOf(page)
  return onMap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
}

/** The zoom and the map point in the address. */
const spotOf = (page: Page) => new URL(page.url()).hash.slice(1).split('/').map(Number)

test('the zoom buttons are large enough for a finger', async ({ page }) => {
  await openMap(page)
  const buttons = await page.getByRole('button', { name: /zoom|whole/i }).all()
  expect(buttons.length).toBe(3)
  for (const button of buttons) expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 })
})

test('a signpost flies to its place, which is then centred, focused, and in the address', async ({ page }) => {
  await openMap(page)
  await signpostTo(page, 'Crafts').click()
  await expect(placeOn(page, 'Crafts')).toBeFocused()
  const { zoom } = await rest(page)
  expect(zoom).toBeCloseTo(0, 5)
  await expectWithinBounds(page)
  const { x, y } = await middle(page)
  expect(x).toBeCloseTo(867.5, 0)
  // As near to its middle, 1156, as the lower edge of the map allows.
  const { height } = await boxOf(page)
  expect(y).toBeCloseTo(Math.min(1156, MAP.height - height / 2), 0)
  await expect.poll(() => spotOf(page)).toEqual([0, 868, Math.round(y)])
  await expect(signpostTo(page, 'Crafts')).toHaveAttribute('inert')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crafts Learnt Early')
})

test('the view is in the address, and such an address opens it', async ({ page, context }) => {
  await openMap(page, '#1/867/1156')
  expect((await viewOf(page)).zoom).toBeCloseTo(1, 5)
  const shown = await middle(page)
  expect([shown.x, shown.y].map(Math.round)).toEqual([867, 1156])

  await mapOf(page).press('+')
  await mapOf(page).press('ArrowRight')
  await rest(page)
  await expect(page).toHaveURL(/#1\.5\/895\/1156$/)
  // A reload restores exactly the same view, another tab nearly the same.
  const [before, address] = [await viewOf(page), page.url()]
  await page.reload()
  await expectLive(page)
  expect(await rest(page)).toEqual(before)
  const other = await context.newPage()
  await other.goto(address)
  await expectLive(other)
  const there = await rest(other)
  expect(there.scale).toBeCloseTo(before.scale, 4)
  expect(Math.hypot(there.x - before.x, there.y - before.y)).toBeLessThan(2.5)
})

test('Back restores exactly the same view, with the focus on the place that was opened', async ({ page }) => {
  await openMap(page)
  await mapOf(page).press('+')
  const spot = await showHearth(page)
  const before = await rest(page)
  await page.mouse.click(spot.x, spot.y)
  await expect(page).toHaveURL('/hearth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the Hearth')
  // At once, while the page transition is still running.
  await page.goBack()
  await expect(placeOn(page, 'Hearth')).toBeFocused()
  expect(await rest(page)).toEqual(before)
  await expectOnMap(page)

  // So does a link to the map.
  await page.mouse.click(spot.x, spot.y)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Back to the map' }).click()
  await expect(placeOn(page, 'Hearth')).toBeFocused()
  expect(await rest(page)).toEqual(before)

  await placeOn(page, 'Studies').focus()
  await rest(page)
  const there = await viewOf(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late Studies')
  await page.waitForTimeout(500)
  await page.goBack()
  await expect(placeOn(page, 'Studies')).toBeFocused()
  expect(await rest(page)).toEqual(there)
})

test('Tab focuses the places in order, and brings each into view with a ring and its name', async ({ page }) => {
  await openMap(page)
  const map = mapOf(page)
  await map.press('+')
  await rest(page)
  await map.focus()
  for (const { name, left, right, top, bottom } of PLACES) {
    await page.keyboard.press('Tab')
    await expect(placeOn(page, name)).toBeFocused()
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
    // The browser has not scrolled anything in the map.
    expect(
      await map.evaluate((element) => [...element.querySelectorAll('*')].some((e) => e.scrollTop || e.scrollLeft)),
    ).toBe(false)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By the Hearth')
})

test('at every zoom the focus ring has the same width on the screen, and places are large enough for a finger', async ({
  page,
}) => {
  await openMap(page)
  for (const [keys, zoom] of [
    [['-'], -0.5],
    [['0'], 0],
    [['+', '+', '+'], 1.5],
  ] as const) {
    for (const key of keys) await mapOf(page).press(key)
    await expectZoom(page, zoom)
    await page.keyboard.press('Tab')
    for (const { name } of PLACES) {
      const area = await areaOf(page, name).boundingBox()
      expect(Math.min(area?.width ?? 0, area?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await page.keyboard.press('Tab')
    await expect(placeOn(page, 'Crafts')).toBeFocused()
    await page.keyboard.press('Escape')
    await rest(page)
    // A strip across the upper edge.
    const { left, right, top } = placeNamed('Crafts')
    const edge = await onPage(page, { x: (left + right) / 2, y: top })
    const clip = { x: Math.round(edge.x), y: Math.round(edge.y) - 12, width: 1, height: 24 }
    const [strip] = await readPixels(page, [await page.screenshot({ clip })])
    if (!strip) throw new Error('no picture')
    const isWax = (at: number) => {
      const [red = 0, green = 0, blue = 0] = strip.data.slice(at * 4, at * 4 + 3)
      return Math.abs(red - 154) + Math.abs(green - 43) + Math.abs(blue - 35) < 60
    }
    const waxen = Array.from({ length: strip.width * strip.height }, (_, at) => at).filter(isWax).length
    const widthPx = (waxen * clip.height) / (strip.width * strip.height)
    expect([zoom, Math.abs(widthPx - 4) <= 1]).toEqual([zoom, true])
    await mapOf(page).focus()
  }
})

test('printed, the whole map is shown, with the names of its places and without buttons', async ({ page }) => {
  await openMap(page, '#1.5/867/1156')
  await page.emulateMedia({ media: 'print' })
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const picture = await mapOf(page).locator('svg').first().boundingBox()
  if (!picture) throw new Error('no picture')
  // As wide as the page, or on a landscape page not quite as high.
  const scale = Math.min(width, 1.17 * height) / MAP.width
  expect(picture.width).toBeCloseTo(MAP.width * scale, 0)
  expect(picture.height).toBeCloseTo(MAP.height * scale, 0)
  expect(picture.x).toBeCloseTo((width - picture.width) / 2, 0)
  for (const place of PLACES) {
    const area = await areaOf(page, place.name).boundingBox()
    if (!area) throw new Error(`${place.name} has no box`)
    expect(area.x + area.width / 2 - picture.x).toBeCloseTo(middleOf(place).x * scale, 0)
    expect(area.y + area.height / 2 - picture.y).toBeCloseTo(middleOf(place).y * scale, 0)
    // In the list below the map.
    const name = await page.getByRole('dialog').getByRole('link', { name: place.name }).boundingBox()
    if (!name) throw new Error(`${place.name} is not in the list`)
    expect(name.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    expect(name.x).toBeGreaterThanOrEqual(0)
  }
  // Nothing between the strip with the site's name and the map.
  const banner = await page.getByRole('banner').boundingBox()
  expect(picture.y).toBeCloseTo((banner?.y ?? 0) + (banner?.height ?? 0), 0)
  const list = page.getByRole('dialog')
  await expect(list).toHaveCSS('opacity', '1')
  for (const button of await page.getByRole('button', { includeHidden: true }).all()) await expect(button).toBeHidden()

  // A4 in portrait has room for the picture and the list; in landscape, the list is on the next sheet.
  for (const sheet of [
    { width: 718, height: 1047 },
    { width: 1047, height: 718 },
  ]) {
    await page.setViewportSize(sheet)
    const printed = await mapOf(page).locator('svg').first().boundingBox()
    expect((printed?.y ?? 0) + (printed?.height ?? 0)).toBeLessThanOrEqual(sheet.height)
    expect(printed?.width).toBeGreaterThan(700)
    const listed = await list.boundingBox()
    if (sheet.height > sheet.width) expect((listed?.y ?? 0) + (listed?.height ?? 0)).toBeLessThanOrEqual(sheet.height)
  }
  await page.setViewportSize({ width, height })

  // Back on the screen, the view is the old one.
  await page.emulateMedia({ media: 'screen' })
  await expectZoom(page, 1.5)
  await expectWithinBounds(page)
})

test.describe('at any size', () => {
  test.skip(({ viewport }) => viewport?.width !== 1440, 'once is enough')

  test('an edited address moves the map, and an invalid one does not', async ({ page }) => {
    const first = await openMap(page, '#1/NaN/<script>alert(1)</script>')
    expect([first.scale, first.y]).toEqual([1, 0])
    for (const hash of [
      '#1e999/0/0',
      '#/',
      '#-/-/-',
      '#1/867',
      '#__proto__',
      '#%E0%A4%A',
      `#${'9'.repeat(5000)}/1/1`,
      '#javascript:alert(1)',
      '#1/2/3/4',
    ]) {
      await page.evaluate((there) => {
        location.hash = there
      }, hash)
      expect(await rest(page)).toEqual(first)
    }
    await page.evaluate(() => {
      location.hash = '#99/-5000/999999999'
    })
    await expectZoom(page, 1.5)
    await expectWithinBounds(page)
    await page.evaluate(() => {
      location.hash = '#0.5/1000/700'
    })
    await expectZoom(page, 0.5)
    const shown = await middle(page)
    expect([shown.x, shown.y].map(Math.round)).toEqual([1000, 700])
  })

  test('a place expands into its page, and the page shrinks back onto it', async ({ page }) => {
    await page.addInitScript(() => {
      const transitions: string[][] = []
      const start = document.startViewTransition
      document.startViewTransition = function (this: Document, ...change) {
        const transition = start.apply(this, change)
        transition.ready.then(
          () =>
            transitions.push(
              document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ''),
            ),
          () => transitions.push(['skipped']),
        )
        return transition
      }
      Object.assign(window, { transitions })
    })
    await openMap(page)
    const transitions = () => page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions)
    const spot = await showHearth(page)
    await page.mouse.click(spot.x, spot.y)
    await expect.poll(async () => (await transitions()).length).toBe(1)
    expect((await transitions())[0]).toContain('::view-transition-group(plate)')
    await page.waitForTimeout(600)
    await page.goBack()
    await expect.poll(async () => (await transitions()).length).toBe(2)
    expect((await transitions())[1]).toContain('::view-transition-group(plate)')
    await expect(placeOn(page, 'Hearth')).toBeFocused()
    // An edited hash does not start a page transition.
    await page.evaluate(() => {
      location.hash = '#0.5/1000/700'
    })
    await expectZoom(page, 0.5)
    expect(await transitions()).toHaveLength(2)
  })

  test('a page whose place is out of view leads back to a map that does not scroll', async ({ page }) => {
    await openMap(page, '#0.5/600/500')
    for (const label of ['Letters', 'Crafts']) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: label }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.goBack()
      await expectLive(page)
      const scrollable = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
        return [scrollWidth - clientWidth, scrollHeight - clientHeight]
      })
      expect(scrollable).toEqual([0, 0])
    }
  })

  for (const [preference, media] of [
    ['more contrast', { contrast: 'more' }],
    ['forced colours', { forcedColors: 'active' }],
  ] as const) {
    test(`with ${preference} the places have an outline`, async ({ page }) => {
      await openMap(page)
      const outline = () =>
        areaOf(page, 'Hearth').evaluate((rect) => {
          const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(rect)
          const width = Number.parseFloat(strokeWidth)
          return { stroke, width, isDashed: strokeDasharray !== 'none' }
        })
      expect((await outline()).stroke).toBe('rgba(0, 0, 0, 0)')
      await page.emulateMedia(media)
      for (const key of ['-', '+', '+']) {
        await mapOf(page).press(key)
        const { scale } = await rest(page)
        const { stroke, width, isDashed } = await outline()
        expect(stroke).toMatch(/^rgb\(/)
        expect(width * scale).toBeCloseTo(2, 3)
        expect(isDashed).toBe(true)
      }
      await placeOn(page, 'Hearth').focus()
      const { scale } = await rest(page)
      const focused = await outline()
      expect(focused.width * scale).toBeGreaterThanOrEqual(3.99)
      expect(focused.isDashed).toBe(false)
    })
  }
})
