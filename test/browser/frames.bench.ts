/**
 * How much script a frame costs while the map moves, at a quarter of this machine's speed: the browser's own trace of
 * every event that the page hears and every frame that it draws.
 */
import { type Page, test } from '@playwright/test'

const SLOWNESS = 4

/** What the browser notes of its main thread: `dur` in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly dur?: number
}

interface Gesture {
  readonly name: string
  readonly perform: (page: Page) => Promise<void>
}

const gestures: readonly Gesture[] = [
  {
    name: 'drag',
    perform: async (page) => {
      await page.mouse.move(700, 200)
      await page.mouse.down()
      for (let step = 0; step < 120; step += 1) await page.mouse.move(700 - step * 2, 200 + Math.abs(60 - step))
      await page.mouse.up()
    },
  },
  {
    name: 'wheel',
    perform: async (page) => {
      await page.mouse.move(700, 450)
      for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, turn < 30 ? -10 : 10)
    },
  },
  {
    name: 'held key',
    perform: async (page) => {
      await page.locator('[data-map]').focus()
      await page.keyboard.down('ArrowDown')
      await page.waitForTimeout(1000)
      await page.keyboard.up('ArrowDown')
    },
  },
]

for (const { name, perform } of gestures) {
  test(`script in a frame: ${name}`, async ({ page, browser, viewport }) => {
    test.skip(viewport?.width !== 1440, 'one size tells it')
    await page.goto('/')
    await page.waitForSelector('[data-surface][data-live]')
    await page.waitForTimeout(2000)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await perform(page)
    await page.waitForTimeout(800)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    const ms = (names: readonly string[]) =>
      traceEvents.filter((event) => names.includes(event.name)).reduce((sum, { dur = 0 }) => sum + dur / 1000, 0)
    const frames = traceEvents.filter((event) => event.name === 'FireAnimationFrame').length
    const script = ms(['EventDispatch', 'FireAnimationFrame'])
    const layout = ms(['Layout'])
    console.log(
      `${name}: ${frames} frames, ${(script / frames).toFixed(2)} ms of script and ${(layout / frames).toFixed(2)} ms of layout in each, at 1/${SLOWNESS} speed`,
    )
  })
}
