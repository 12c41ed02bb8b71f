/** The time that a first visit blocks the main thread, on a phone at a quarter of this machine's speed, 400 kbit/s and 400 ms of latency. */
import { test } from '@playwright/test'

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

test('a first visit', async ({ page, context }) => {
  await page.addInitScript(() => {
    const tasks: { startMs: number; ms: number }[] = []
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ startMs: startTime, ms: duration })
    }).observe({ type: 'longtask', buffered: true })
    Object.assign(window, { longTasks: tasks })
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const bytesPerSecond = 400_000 / 8
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForSelector('[data-surface][data-live]', { timeout: 60_000 })
  await page.waitForTimeout(3000)
  const tasks = await page.evaluate(
    () => (window as unknown as { longTasks: { startMs: number; ms: number }[] }).longTasks,
  )
  const blockedMs = tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)
  const listed = tasks.map(({ startMs, ms }) => `${ms} at ${Math.round(startMs)}`).join(', ')
  console.log(`a first visit: ${Math.round(blockedMs)} ms blocked; tasks over 50 ms: ${listed || 'none'}`)
})
