/**
 * How soon what one does is seen: the browser's own Event Timing over a scripted minute of taps, drags, wheel, keys,
 * the drawer, a journey to a place and back, at a quarter of this machine's speed; and at a twentieth, on a phone, how
 * soon a press before and after the scripts is answered.
 */
import { type CDPSession, type Page, test } from '@playwright/test'
import { drag, wheel } from './gestures'

/** Notes each interaction's time to the next paint, in ms, for {@link interactionsOn}. */
async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longest = new Map<string, number>()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (!entry.interactionId) continue
        const key = `${entry.interactionId} ${location.pathname}`
        longest.set(key, Math.max(longest.get(key) ?? 0, entry.duration))
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { interactions: longest })
  })
}

/** The times of all interactions: those under 16 ms, which the browser counts and does not time, are 0. */
const interactionsOn = (page: Page) =>
  page.evaluate(() => {
    const timed = [...(window as unknown as { interactions: Map<string, number> }).interactions.values()]
    const { interactionCount } = performance as unknown as { interactionCount: number }
    return [...Array(Math.max(0, interactionCount - timed.length)).fill(0), ...timed]
  })

test('a minute of use at a quarter speed', async ({ page, context }) => {
  test.setTimeout(180_000)
  await noteInteractions(page)
  await page.goto('/')
  await page.waitForSelector('[data-surface][data-live]')
  await page.waitForTimeout(2000)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const middle = { x: 720, y: 450 }
  const endMs = Date.now() + 60_000
  while (Date.now() < endMs) await useOnce(page, cdp, middle)
  const times = (await interactionsOn(page)).sort((one, other) => one - other)
  const p98 = times[Math.ceil(times.length * 0.98) - 1]
  console.log(
    `presses: ${times.length} of them; interaction to next paint, 98th percentile ${p98} ms, worst ${times.at(-1)}`,
  )
})

/** Once of everything that a visitor does. */
async function useOnce(page: Page, cdp: CDPSession, middle: { x: number; y: number }): Promise<void> {
  const map = page.locator('[data-map]')
  await drag(cdp, middle)
  await wheel(cdp, middle)
  await map.press('0')
  for (const key of ['ArrowRight', 'ArrowDown', '+', '-', 'f', 'Home']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(600)
  // The whole map is seen: any place can be clicked.
  const place = map.locator('svg a').first()
  const href = await place.getAttribute('href')
  await place.click()
  await page.waitForURL(`**${href}`)
  await page.waitForTimeout(500)
  await page.goBack()
  await page.waitForSelector('[data-surface][data-live]')
  await page.waitForTimeout(500)
}

test.describe('at a twentieth of the speed, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

  test('the drawer, a link and a drag', async ({ page, context }) => {
    test.setTimeout(180_000)
    await noteInteractions(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.goto('/', { waitUntil: 'commit' })
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.waitFor()
    const drawerMs = await timed(async () => {
      await menu.tap()
      await page.getByRole('dialog').waitFor()
    })
    await page.waitForSelector('[data-surface]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('[data-surface][data-live]', { timeout: 60_000 })
    await page.waitForTimeout(5000)
    const dragMs = await moveAfterDrag(page, cdp)
    await menu.tap()
    const link = page.getByRole('dialog').getByRole('link', { name: 'About' })
    await link.waitFor()
    const linkMs = await timed(async () => {
      await link.tap()
      await page.waitForURL('**/about')
    })
    console.log(
      `at 1/20 speed: the drawer opens ${Math.round(drawerMs)} ms after a tap on the first sight, the map moves ${Math.round(dragMs)} ms after a finger, a link leads on after ${Math.round(linkMs)} ms`,
    )
  })
})

async function timed(act: () => Promise<void>): Promise<number> {
  const startMs = performance.now()
  await act()
  return performance.now() - startMs
}

/** From the first move of a finger that drags to the first frame in which the map lies elsewhere, in ms. */
async function moveAfterDrag(page: Page, cdp: CDPSession): Promise<number> {
  const moved = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const style = (document.querySelector('[data-sheet]') as HTMLElement).style
        const before = style.transform
        let startMs = 0
        addEventListener('pointermove', ({ timeStamp }) => (startMs ||= timeStamp), { capture: true })
        const look = () => {
          if (style.transform === before) requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now() - startMs))
        }
        look()
      }),
  )
  const at = (y: number) => [{ x: 180, y, id: 0 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(500) })
  for (let y = 490; y >= 380; y -= 10) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) })
  }
  const ms = await moved
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return ms
}
