/**
 * What the browser does while the map only moves, counted and not timed: a layer that is painted is moved as it is. A
 * background picture on the element that moves, say, makes each of these counts many times as large.
 */
import { drag, type Gesture, pinch, wheel } from './gestures'
import { boxOf, expect, openMap, rest, sheetOf, test } from './site'
import { figuresOf, traced } from './trace'

test.use({ ink: true })

/** How many paints, raster tasks and tasks over 50 ms a gesture of two seconds may bring about. */
const LIMITS = [
  { name: 'drag', gesture: drag, isByFinger: false, paints: 14, rasterTasks: 40, longTasks: 1 },
  // Its end is at another scale than its layer was painted at: what is seen is painted afresh.
  { name: 'wheel', gesture: wheel, isByFinger: false, paints: 24, rasterTasks: 120, longTasks: 1 },
  { name: 'pinch', gesture: pinch, isByFinger: true, paints: 40, rasterTasks: 90, longTasks: 1 },
] as const satisfies readonly { name: string; gesture: Gesture; [limit: string]: unknown }[]

for (const { name, gesture, isByFinger, ...limits } of LIMITS) {
  test(`a ${name} of two seconds paints next to nothing`, async ({ page, browser, isMobile }) => {
    test.skip(isByFinger !== isMobile, isByFinger ? 'takes fingers' : 'takes a mouse')
    await openMap(page)
    // The layer is prepared while nothing else is to be done.
    await page.waitForTimeout(1000)
    const { x, y, width, height } = await boxOf(page)
    const cdp = await page.context().newCDPSession(page)
    const written = await countWrites(page)
    const trace = await traced(browser, page, () => gesture(cdp, { x: x + width / 2, y: y + height / 2 }))
    const { frames, paints, rasterTasks, longTasks } = figuresOf(trace)
    await rest(page)
    const { writes, framesAsked, others } = await written()
    console.log(`${name}: ${JSON.stringify({ frames, paints, rasterTasks, longTasks, writes, framesAsked, others })}`)
    // A trace that has seen nothing would let everything pass.
    expect(frames).toBeGreaterThan(20)
    expect(writes).toBeGreaterThan(20)
    expect(paints).toBeLessThanOrEqual(limits.paints)
    expect(rasterTasks).toBeLessThanOrEqual(limits.rasterTasks)
    expect(longTasks).toBeLessThanOrEqual(limits.longTasks)
    // One transform a frame; where it begins and ends, the layer and where that lies between two device px.
    expect(writes).toBeLessThanOrEqual(framesAsked + 4)
    // That the map moves, and that it rests.
    expect(others).toBeLessThanOrEqual(4)
  })
}

/** Counts what is written on the sheet from now on, and on anything else before the map comes to rest. */
async function countWrites(page: Parameters<typeof openMap>[0]) {
  await sheetOf(page).evaluate((sheet) => {
    const counts = { writes: 0, framesAsked: 0, others: 0 }
    new MutationObserver((records) => {
      counts.writes += records.length
    }).observe(sheet, { attributes: true, attributeFilter: ['style'] })
    // React, rendering, would change something else.
    const map = sheet.closest<HTMLElement>('[data-map]')
    new MutationObserver((records) => {
      if (map?.dataset.moving === 'true') counts.others += records.filter(({ target }) => target !== sheet).length
    }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
    const tick = () => {
      counts.framesAsked += 1
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(window, { counted: counts })
  })
  return () =>
    page.evaluate(() => (window as unknown as { counted: Record<'writes' | 'framesAsked' | 'others', number> }).counted)
}
