/**
 * The cost of a moving map, at a quarter of this machine's speed: the frames, the browser's work for them,
 * and the script in a frame. The latter is in processor time, as a software renderer competes for the
 * processor.
 */
import { devices, test } from '@playwright/test'
import { longDrag, longPinch, longWheel } from './inputs'
import { figuresOf, recordTrace, type Trace } from './trace'

const SLOWDOWN = 4

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

const GESTURES = [
  { name: 'drag', gesture: longDrag, device: desktop },
  { name: 'wheel', gesture: longWheel, device: desktop },
  { name: 'pinch', gesture: longPinch, device: phone },
]

for (const { name, gesture, device } of GESTURES) {
  test(`a moving map: ${name}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...device, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/')
    await page.waitForSelector('[data-surface][data-live]')
    await page.locator('[data-map]').focus()
    await page.waitForTimeout(2000)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const middle = { x: device.viewport.width / 2, y: device.viewport.height / 2 }
    const trace = await recordTrace(browser, page, () => gesture(page, middle), 800)
    await context.close()

    const { frames, frameP95Ms, rasterMs, paintMs, mainBusyMs, longTasks } = figuresOf(trace)
    const whole = (ms: number) => ms.toFixed(0)
    console.log(
      `${name}: ${frames} frames drawn, 95 of 100 within ${whole(frameP95Ms)} ms; raster ${whole(rasterMs)} ms, ` +
        `paint ${whole(paintMs)} ms, main thread busy ${whole(mainBusyMs)} ms, ${longTasks} tasks over 50 ms`,
    )
    const ms = scriptInFrames(trace)
    console.log(
      `  script in a frame: ${ms[ms.length >> 1]?.toFixed(2)} ms, at worst ${ms.at(-1)?.toFixed(2)} ms`,
    )
  })
}

/** The processor time of scripts in each frame, in ms, in ascending order. */
function scriptInFrames({ main }: Trace): number[] {
  const frames: number[] = []
  let ms = 0
  for (const { name, tdur = 0 } of main) {
    if (name === 'FunctionCall') ms += tdur / 1000
    if (name !== 'Layerize') continue
    frames.push(ms)
    ms = 0
  }
  return frames.sort((one, other) => one - other)
}
