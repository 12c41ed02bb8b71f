/**
 * The cost of a moving map, at a quarter of this machine's speed: the frames, the browser's work for them, and our script
 * in a frame. The latter is in processor time, as a software renderer competes for the processor.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { devices, test } from '@playwright/test'
import { BUILT } from './bench.config'
import { type LongGesture, longDrag, longPinch, longWheel } from './inputs'
import { figuresOf, recordTrace, type Trace, type TraceEvent } from './trace'

const SLOWDOWN = 4

const heldKey: LongGesture = async (page) => {
  await page.keyboard.down('ArrowDown')
  await page.waitForTimeout(1000)
  await page.keyboard.up('ArrowDown')
}

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

const GESTURES = [
  { name: 'drag', gesture: longDrag, device: desktop },
  { name: 'wheel', gesture: longWheel, device: desktop },
  { name: 'pinch', gesture: longPinch, device: phone },
  { name: 'held key', gesture: heldKey, device: desktop },
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
    const ours = inFrames(trace, ({ name, args }) => name === 'FunctionCall' && isOurs(args) === true)
    const react = inFrames(trace, ({ name, args }) => name === 'FunctionCall' && isOurs(args) === false)
    console.log(
      `  in a frame, the median and the worst: our own script ${spanOf(ours)} ms, React's ${spanOf(react)} ms`,
    )
  })
}

/** The source maps of the scripts, by the name of the script. */
const maps = new Map(
  readdirSync(join(BUILT, 'assets'))
    .filter((name) => name.endsWith('.map'))
    .map((name) => [
      name.replace('.map', ''),
      new SourceMap(JSON.parse(readFileSync(join(BUILT, 'assets', name), 'utf8'))),
    ]),
)

/** Whether a called function is in the site's source, not in a package; null if it is in no script of the site. */
function isOurs({ data }: TraceEvent['args']): boolean | null {
  const map = maps.get(data?.url?.split('/').at(-1) ?? '')
  if (!map || !data) return null
  // Lines and columns count from 1 in a trace, from 0 in a source map.
  const entry = map.findEntry(data.lineNumber - 1, data.columnNumber - 1)
  // Code that the build adds has no source.
  return 'originalSource' in entry && Boolean(entry.originalSource) && !entry.originalSource.includes('node_modules')
}

/** The processor time of these events in each frame, in ms, in ascending order. */
function inFrames({ main }: Trace, isCounted: (event: TraceEvent) => boolean): number[] {
  const frames: number[] = []
  let ms = 0
  for (const event of main) {
    if (isCounted(event)) ms += (event.tdur ?? 0) / 1000
    if (event.name !== 'Layerize') continue
    frames.push(ms)
    ms = 0
  }
  return frames.sort((one, other) => one - other)
}

const spanOf = (ms: readonly number[]) => `${ms[ms.length >> 1]?.toFixed(2)} and ${ms.at(-1)?.toFixed(2)}`
