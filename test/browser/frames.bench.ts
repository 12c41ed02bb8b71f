/**
 * How much script a frame costs while the map moves, at a quarter of this machine's speed: the browser's own trace of
 * every function that it has called, for an event or a frame, with all that this function calls. Told is the time that
 * the processor was busy with it, as a software renderer keeps it busy with other things too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { type CDPSession, type Page, test } from '@playwright/test'
import { BUILT } from './bench.config'

const SLOWNESS = 4

/** What the browser notes of its main thread: `ts` in microseconds, `tdur` in those of its processor. */
interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly tdur?: number
  readonly args: {
    readonly data?: { readonly url?: string; readonly lineNumber: number; readonly columnNumber: number }
  }
}

/** What the build knows of its scripts, by their names: where each function was written. */
const maps = new Map(
  readdirSync(join(BUILT, 'assets'))
    .filter((name) => name.endsWith('.map'))
    .map((name) => [
      name.replace('.map', ''),
      new SourceMap(JSON.parse(readFileSync(join(BUILT, 'assets', name), 'utf8'))),
    ]),
)

/** Whether a function that the browser has called is of the site's own source; null if it is of no script of the site. */
function isOurs({ data }: TraceEvent['args']): boolean | null {
  const map = maps.get(data?.url?.split('/').at(-1) ?? '')
  if (!map || !data) return null
  // A trace counts lines and columns from 1, a source map from 0.
  const entry = map.findEntry(data.lineNumber - 1, data.columnNumber - 1)
  return 'originalSource' in entry && !entry.originalSource.includes('node_modules')
}

/** A hand that leaves no script of its own in the page. */
class Mouse {
  constructor(readonly session: CDPSession) {}

  async send(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number): Promise<void> {
    const buttons = type === 'mouseReleased' ? 0 : 1
    await this.session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1 })
  }

  async turn(deltaY: number): Promise<void> {
    await this.session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 700, y: 450, deltaX: 0, deltaY })
  }
}

interface Gesture {
  readonly name: string
  readonly perform: (page: Page, mouse: Mouse) => Promise<void>
}

const gestures: readonly Gesture[] = [
  {
    name: 'drag',
    perform: async (_, mouse) => {
      await mouse.send('mousePressed', 700, 200)
      for (let step = 0; step < 120; step += 1)
        await mouse.send('mouseMoved', 700 - step * 2, 200 + Math.abs(60 - step))
      await mouse.send('mouseReleased', 460, 260)
    },
  },
  {
    name: 'wheel',
    perform: async (_, mouse) => {
      for (let turn = 0; turn < 60; turn += 1) await mouse.turn(turn < 30 ? -10 : 10)
    },
  },
  {
    name: 'held key',
    perform: async (page) => {
      await page.keyboard.down('ArrowDown')
      await page.waitForTimeout(1000)
      await page.keyboard.up('ArrowDown')
    },
  },
]

for (const { name, perform } of gestures) {
  test(`script in a frame: ${name}`, async ({ page, browser }) => {
    await page.goto('/')
    await page.waitForSelector('[data-surface][data-live]')
    await page.locator('[data-map]').focus()
    await page.waitForTimeout(2000)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await perform(page, new Mouse(session))
    await page.waitForTimeout(800)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    const events = traceEvents.sort((one, other) => one.ts - other.ts)
    const ours = inFrames(events, ({ name, args }) => name === 'FunctionCall' && isOurs(args) === true)
    const react = inFrames(events, ({ name, args }) => name === 'FunctionCall' && isOurs(args) === false)
    const layout = inFrames(events, ({ name }) => name === 'Layout')
    console.log(
      `${name}, ms in each of ${ours.length} frames at 1/${SLOWNESS} speed, half of them less, and in the worst:`,
    )
    console.log(
      `  our own script ${told(ours)}; React's, which hears every event, ${told(react)}; layout ${told(layout)}`,
    )
  })
}

/** How long the processor was busy with such events, in ms, for each frame, with what led to it. In order of length. */
function inFrames(events: readonly TraceEvent[], isCounted: (event: TraceEvent) => boolean): number[] {
  const frames: number[] = []
  let ms = 0
  for (const event of events) {
    if (isCounted(event)) ms += (event.tdur ?? 0) / 1000
    if (event.name !== 'Layerize') continue
    frames.push(ms)
    ms = 0
  }
  return frames.sort((one, other) => one - other)
}

const told = (ms: readonly number[]) => `${ms[ms.length >> 1]?.toFixed(2)} and ${ms.at(-1)?.toFixed(2)}`
