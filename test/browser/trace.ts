/**
 * The browser's trace during an action, and figures computed from it: script, style, paint, raster and
 * frames.
 */
import type { Browser, Page } from '@playwright/test'

/** An entry of the trace. `ts` and `dur` are in microseconds, `tdur` in microseconds of processor time. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly elementCount?: number }
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
]

/** The events from the start of an action to the end of its tail. */
export interface Trace {
  /** Those of the page's process, in order of time. */
  readonly events: readonly TraceEvent[]
  /** Those of its main thread. */
  readonly main: readonly TraceEvent[]
  /** The end of the action, in microseconds. */
  readonly endTs: number
}

/** Traces `act` and a tail of `tailMs`: the work until rest is part of the cost. */
export async function recordTrace(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
  tailMs = 500,
): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.evaluate(() => performance.mark('act-begins'))
  await act()
  await page.evaluate(() => performance.mark('act-ends'))
  await page.waitForTimeout(tailMs)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const [begin, end] = ['act-begins', 'act-ends'].map((mark) => traceEvents.find(({ name }) => name === mark))
  if (!begin || !end) throw new Error('the trace lacks the marks')
  const events = traceEvents
    .filter(({ pid, ts }) => pid === begin.pid && ts >= begin.ts && ts <= end.ts + tailMs * 1000)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  return { events, main: events.filter(({ tid, ph }) => tid === begin.tid && ph === 'X'), endTs: end.ts }
}

/** The cost of an action. Frames are counted up to its end, everything else up to the end of its tail. */
export function figuresOf({ events, main, endTs }: Trace) {
  const tasks = main.filter(({ name }) => name === 'RunTask')
  return {
    frames: events.filter(({ name, ts }) => name === 'DrawFrame' && ts <= endTs).length,
    rasterTasks: events.filter(({ ph, name }) => ph === 'X' && name === 'RasterTask').length,
    paints: main.filter(({ name }) => name === 'Paint').length,
    /** Those of more elements than the one that moves. */
    restyles: main.filter(({ name, args }) => name === 'UpdateLayoutTree' && (args?.elementCount ?? 0) > 1)
      .length,
    /** Those of more than 50 ms of processor time. */
    longTasks: tasks.filter(({ tdur = 0 }) => tdur > 50_000).length,
  }
}
