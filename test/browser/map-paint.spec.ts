/**
 * The work of the browser while the map moves, counted and not timed: a painted layer is moved without painting again. A
 * background picture on the moving element, for example, multiplies each of these counts.
 */
import { drag, type Gesture, pinch, wheel } from './gestures'
import { boxOf, expect, openMap, rest, sheetOf, test } from './site'
import { figuresOf, recordTrace } from './trace'

test.use({ ink: true })

/** The largest number of paints, raster tasks and tasks over 50 ms in a gesture of two seconds. */
const LIMITS = [
  { name: 'drag', gesture: drag, isByFinger: false, paints: 14, rasterTasks: 40, longTasks: 1 },
  // It ends at another scale than that of its layer, so the viewport is painted again.
  { name: 'wheel', gesture: wheel, isByFinger: false, paints: 24, rasterTasks: 120, longTasks: 1 },
  { name: 'pinch', gesture: pinch, isByFinger: true, paints: 40, rasterTasks: 90, longTasks: 1 },
] as const satisfies readonly { name: string; gesture: Gesture; [limit: string]: unknown }[]

for (const { name, gesture, isByFinger, ...limits } of LIMITS) {
  test(`a ${name} of two seconds paints hardly anything`, async ({ page, browser, isMobile }) => {
    test.skip(isByFinger !== isMobile, isByFinger ? 'needs a touch screen' : 'needs a mouse')
    await openMap(page)
    // The layer is prepared when the browser is idle.
    await page.waitForTimeout(1000)
    const { x, y, width, height } = await boxOf(page)
    const cdp = await page.context().newCDPSession(page)
    const readCounts = await countWrites(page)
    const trace = await recordTrace(browser, page, () => gesture(cdp, { x: x + width / 2, y: y + height / 2 }))
    const { frames, paints, rasterTasks, longTasks } = figuresOf(trace)
    await rest(page)
    const { writes, framesRequested, others } = await readCounts()
    console.log(
      `${name}: ${JSON.stringify({ frames, paints, rasterTasks, longTasks, writes, framesRequested, others })}`,
    )
    // An empty trace would pass every limit.
    expect(frames).toBeGreaterThan(20)
    expect(writes).toBeGreaterThan(20)
    expect(paints).toBeLessThanOrEqual(limits.paints)
    expect(rasterTasks).toBeLessThanOrEqual(limits.rasterTasks)
    expect(longTasks).toBeLessThanOrEqual(limits.longTasks)
    // One transform a frame; at the start and the end, the layer and its rounding to device px.
    expect(writes).toBeLessThanOrEqual(framesRequested + 4)
    // The attributes that say whether the map moves.
    expect(others).toBeLessThanOrEqual(4)
  })
}

/** Counts style writes on the sheet from now on, and changes of anything else while the map moves. */
async function countWrites(page: Parameters<typeof openMap>[0]) {
  await sheetOf(page).evaluate((sheet) => {
    const counts = { writes: 0, framesRequested: 0, others: 0 }
    new MutationObserver((records) => {
      counts.writes += records.length
    }).observe(sheet, { attributes: true, attributeFilter: ['style'] })
    // A render by React would be such a change.
    const map = sheet.closest<HTMLElement>('[data-map]')
    new MutationObserver((records) => {
      if (map?.dataset.moving === 'true') counts.others += records.filter(({ target }) => target !== sheet).length
    }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
    const tick = () => {
      counts.framesRequested += 1
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(window, { counted: counts })
  })
  return () =>
    page.evaluate(
      () => (window as unknown as { counted: Record<'writes' | 'framesRequested' | 'others', number> }).counted,
    )
}
