/**
 * The picture on the screen: how sharp it is, and the work of the browser for it, counted and not timed. A
 * painted layer is moved without painting again: a background picture on the moving element, for example,
 * multiplies each of these counts.
 */
import type { Page } from '@playwright/test'
import { centreOf, type LongGesture, longDrag, longPinch, longWheel } from './inputs'
import { similarityOf } from './pixels'
import { boxOf, chooseInDrawer, expect, mapOf, openMap, placeOn, rest, sheetOf, test } from './site'
import { figuresOf, recordTrace } from './trace'

test.use({ ink: true })

test('the picture at rest is as sharp as if drawn at its scale, and no frame is requested', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'is sharpest on a phone')
  await openMap(page)
  for (const keys of ['-', '+++']) {
    for (const key of keys) await mapOf(page).press(key)
    await rest(page)
    await mapOf(page).blur()
    const picture = mapOf(page).locator('svg').first()
    const clip = await boxOf(page)
    // In decibels; a layer stretched from zoom 0 to 1.5 has about 30. It is painted anew when the browser is
    // idle.
    await expect(async () => {
      const shot = await page.screenshot({ clip })
      await picture.evaluate((svg) => svg.style.setProperty('display', 'none'))
      await page.waitForTimeout(100)
      await picture.evaluate((svg) => svg.style.removeProperty('display'))
      expect(await similarityOf(shot, await page.screenshot({ clip }))).toBeGreaterThan(45)
    }).toPass()
  }
  await expect.poll(() => framesIn(page)).toBe(0)
  // Nor by an event after the map is left.
  await chooseInDrawer(page, 'Hearth')
  await expect.poll(() => framesIn(page)).toBe(0)
})

/** The animation frames that are requested within 300 ms, in which the events of a map come. */
const framesIn = (page: Page) =>
  page.evaluate(async () => {
    const requestFrame = window.requestAnimationFrame
    let count = 0
    window.requestAnimationFrame = (callback) => {
      count += 1
      return requestFrame(callback)
    }
    if (!document.querySelector('[data-map]')) {
      const events = [
        new PointerEvent('pointermove', { pointerId: 1 }),
        new Event('resize'),
        new Event('blur'),
      ]
      for (const event of events) window.dispatchEvent(event)
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    window.requestAnimationFrame = requestFrame
    return count
  })

/** The largest number of paints, raster tasks and tasks over 50 ms in a gesture of two seconds. */
const LIMITS = [
  { name: 'drag', gesture: longDrag, isByFinger: false, paints: 14, rasterTasks: 40, longTasks: 1 },
  // It ends at another scale than that of its layer, so the viewport is painted again.
  { name: 'wheel', gesture: longWheel, isByFinger: false, paints: 24, rasterTasks: 120, longTasks: 1 },
  { name: 'pinch', gesture: longPinch, isByFinger: true, paints: 40, rasterTasks: 90, longTasks: 1 },
] as const satisfies readonly { name: string; gesture: LongGesture; [limit: string]: unknown }[]

for (const { name, gesture, isByFinger, ...limits } of LIMITS) {
  test(`a ${name} of two seconds paints hardly anything, by day and by night`, async ({
    page,
    browser,
    isMobile,
  }) => {
    test.skip(isByFinger !== isMobile, isByFinger ? 'needs a touch screen' : 'needs a mouse')
    await openMap(page)
    // The layer is prepared, and the work for the next visit done, when the browser is idle.
    await expect(sheetOf(page)).toHaveCSS('will-change', 'opacity, transform')
    const middle = centreOf(await boxOf(page))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForLoadState('networkidle')
      // A machine that is busy with something else loses frames and draws late: the gesture is then made
      // again.
      await expect(async () => {
        const readCounts = await countChanges(page)
        const trace = await recordTrace(browser, page, () => gesture(page, middle))
        const { frames, paints, restyles, rasterTasks, longTasks } = figuresOf(trace)
        await rest(page)
        const { writes, framesRequested, others } = await readCounts()
        console.log(`${name}, ${colorScheme}:`, {
          frames,
          paints,
          restyles,
          rasterTasks,
          longTasks,
          writes,
          framesRequested,
          others,
        })
        // An empty trace would pass every limit.
        expect(Math.min(frames, writes)).toBeGreaterThan(20)
        // One transform a frame; at the start and the end, the layer and its rounding to device px.
        expect(writes).toBeLessThanOrEqual(framesRequested + 4)
        // The attributes that say whether the map moves. A render by React would be others.
        expect(others).toBeLessThanOrEqual(4)
        expect(paints).toBeLessThanOrEqual(limits.paints)
        // At the start and the end. A pseudo-element of the sheet would be one more in each frame.
        expect(restyles).toBeGreaterThan(0)
        expect(restyles).toBeLessThanOrEqual(16)
        expect(rasterTasks).toBeLessThanOrEqual(limits.rasterTasks)
        expect(longTasks).toBeLessThanOrEqual(limits.longTasks)
      }).toPass({ timeout: 60_000 })
    }
  })
}

test('a map that comes alive is painted three times: as a page, with styles of pages, as a layer', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'is the same at every size')
  await openMap(page)
  await expect(async () => {
    // With what the visit before has fetched: each file that comes late is painted, too.
    const visit = async () => {
      await openMap(page)
    }
    const trace = await recordTrace(browser, page, visit, 3000)
    const { frames, rasterTasks } = figuresOf(trace)
    console.log('awakening:', { frames, rasterTasks })
    expect(frames).toBeGreaterThan(5)
    // 24 tiles are in view, a layer has 40, and the table below it is painted, too. With a face in the map's
    // styles, there are 220 or more.
    expect(rasterTasks).toBeLessThanOrEqual(190)
  }).toPass({ timeout: 60_000 })
})

test('a place that gets the focus is painted again, but not the map around it', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'needs a keyboard')
  await openMap(page)
  // All places are in view: none has to be brought there.
  await mapOf(page).press('-')
  await rest(page)
  await mapOf(page).press('Tab')
  await expect(placeOn(page, 'Works')).toBeFocused()
  await expect(sheetOf(page)).toHaveCSS('will-change', 'opacity, transform')
  await rest(page)
  const { rasterTasks } = figuresOf(await recordTrace(browser, page, () => page.keyboard.press('Tab')))
  console.log('focus:', { rasterTasks })
  await expect(placeOn(page, 'Crafts')).toBeFocused()
  // The old ring and the new one are on 16 tiles.
  expect(rasterTasks).toBeGreaterThan(0)
  expect(rasterTasks).toBeLessThanOrEqual(24)
})

/**
 * Counts, from now on, writes of the sheet's style and frames, and while the map moves, changes of anything
 * else.
 */
async function countChanges(page: Page) {
  const counts = await sheetOf(page).evaluateHandle((sheet) => {
    const counted = { writes: 0, framesRequested: 0, others: 0 }
    const map = sheet.closest<HTMLElement>('[data-map]')
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (target === sheet) counted.writes += 1
        else if (map?.hasAttribute('data-moving')) counted.others += 1
      }
    }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
    const tick = () => {
      counted.framesRequested += 1
      requestAnimationFrame(tick)
    }
    tick()
    return counted
  })
  return () => counts.jsonValue()
}

test('what moves over the map at rest is moved by the compositor alone', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(!isMobile, 'is the same at every size')
  await openMap(page)
  const layer = mapOf(page).locator('.map-sprites')
  await expect(layer.locator('svg')).not.toHaveCount(0)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const lengthMs = 6000
  await expect(async () => {
    const { events, main } = await recordTrace(browser, page, () => page.waitForTimeout(lengthMs), 0)
    const countOf = (name: string) => main.filter((event) => event.name === name).length
    const frames = events.filter(({ name }) => name === 'DrawFrame').length
    const mainMs = main.reduce((sum, { name, tdur = 0 }) => sum + (name === 'RunTask' ? tdur / 1000 : 0), 0)
    const [styles, paints] = [countOf('UpdateLayoutTree'), countOf('Paint')]
    console.log('rest at a quarter speed:', { frames, styles, paints, mainShare: mainMs / lengthMs })
    expect(frames).toBeGreaterThan(60)
    // A few for each beginning and end. An animation that the compositor cannot run has one in each frame.
    expect(styles).toBeLessThanOrEqual(40)
    expect(paints).toBeLessThanOrEqual(20)
  }).toPass({ timeout: 60_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
})

test('nothing moves over a map that is printed, or whose visitor wants less motion or other colours', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'is the same at every size')
  await openMap(page)
  const layer = mapOf(page).locator('.map-sprites')
  await expect(layer.locator('svg')).not.toHaveCount(0)
  for (const media of [
    { media: 'print' },
    { reducedMotion: 'reduce' },
    { forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media)
    await expect(layer).toHaveCSS('display', 'none')
    await page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null })
  }
})
