/**
 * Random bursts of input, the same in every run: after each the map is within its bounds. Positions are in
 * quarters of a px, sizes are odd or fractional, pointers and modifiers are mixed. `BURSTS` and `SEED` in the
 * environment make other storms.
 */
import type { CDPSession, Page } from '@playwright/test'
import { type Random, randomStream } from '../../src/cartography/drawing/random'
import { TouchScreen, turnWheel } from './inputs'
import {
  expect,
  expectLive,
  expectPlaces,
  expectWithinBounds,
  mapOf,
  openMap,
  PLACES,
  placeOn,
  rest,
  test,
} from './site'

const BURSTS = Number(process.env.BURSTS ?? 12)
const SEED = Number(process.env.SEED ?? 1)

test.setTimeout(120_000 + BURSTS * 3000)

const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  '+',
  '-',
  '0',
  'Home',
  'f',
  'Escape',
  'Tab',
] as const
const MODIFIERS = ['Shift', 'Control', 'Meta'] as const

/** Bursts of input, by name. Each leaves no button, key or finger down. */
async function burstsOn(page: Page, cdp: CDPSession, { below, chance, pick }: Random) {
  const between = (low: number, high: number) => low + below(high - low + 1)
  const quarters = (low: number, high: number) => between(low * 4, high * 4) / 4
  const touch = await TouchScreen.of(page)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  let now = size
  /** Anywhere on the map, or a little outside. */
  const somewhere = () => ({ x: quarters(-10, now.width + 10), y: quarters(30, now.height + 10) })
  const onMap = () => ({ x: quarters(5, now.width - 5), y: quarters(70, now.height - 60) })
  const withModifiers = async (act: () => Promise<void>) => {
    const modifiers = MODIFIERS.filter(() => chance(0.15))
    for (const modifier of modifiers) await page.keyboard.down(modifier)
    await act()
    for (const modifier of modifiers) await page.keyboard.up(modifier)
  }

  return {
    drag: () =>
      withModifiers(async () => {
        const from = onMap()
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        for (let move = between(0, 5); move >= 0; move--) {
          const to = somewhere()
          await page.mouse.move(to.x, to.y)
        }
        if (chance(0.2)) await page.evaluate(() => window.dispatchEvent(new Event('blur')))
        if (chance(0.1)) await page.keyboard.press('Escape')
        await page.mouse.up()
      }),
    wheel: () =>
      withModifiers(async () => {
        const at = onMap()
        await page.mouse.move(at.x, at.y)
        for (let turn = between(0, 5); turn >= 0; turn--) await turnWheel(page, quarters(-300, 300))
      }),
    keys: async () => {
      await mapOf(page).focus()
      for (let press = between(1, 5); press > 0; press--) {
        await page.keyboard.press(chance(0.2) ? `Shift+${pick(KEYS)}` : pick(KEYS))
      }
    },
    'one finger': async () => {
      const from = onMap()
      if (chance(0.3)) await touch.tap(from)
      await touch.down(from)
      for (let move = between(0, 4); move > 0; move--) await touch.move(onMap())
      if (chance(0.15)) await touch.cancel()
      else await touch.up()
    },
    'some fingers': async () => {
      const fingers = Array.from({ length: between(2, 3) }, (_, id) => ({ id, ...onMap() }))
      await touch.down(...fingers)
      for (let move = between(1, 5); move > 0; move--) {
        await touch.move(...fingers.map(({ id }) => ({ id, ...onMap() })))
      }
      const [first] = fingers
      if (chance(0.4) && first) {
        await touch.up(first)
        await touch.move(...fingers.slice(1).map(({ id }) => ({ id, ...onMap() })))
      }
      if (chance(0.15)) await touch.cancel()
      else await touch.up()
    },
    'mouse and finger': async () => {
      const [a, b] = [onMap(), onMap()]
      await page.mouse.move(a.x, a.y)
      await page.mouse.down()
      await touch.down(b)
      await page.mouse.move(b.x, b.y)
      await touch.move(a)
      await turnWheel(page, between(-200, 200))
      await touch.up()
      await page.mouse.up()
    },
    pen: async () => {
      const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased') =>
        cdp.send('Input.dispatchMouseEvent', {
          type,
          ...onMap(),
          pointerType: 'pen',
          button: 'left',
          clickCount: 1,
        })
      await pen('mousePressed')
      for (let move = between(0, 4); move > 0; move--) await pen('mouseMoved')
      await pen('mouseReleased')
    },
    'another tab': async () => {
      const other = await page.context().newPage()
      await other.bringToFront()
      await other.close()
      await page.bringToFront()
    },
    'travel and back': async () => {
      const place = PLACES[between(0, PLACES.length - 1)]
      if (!place) throw new Error('the table has no places')
      await placeOn(page, place.name).press('Enter')
      await page.waitForURL(`**${place.path}`)
    },
    resize: async () => {
      now = chance(0.4)
        ? size
        : { width: between(200, size.width) | 1, height: between(320, size.height) | 1 }
      await page.setViewportSize(now)
    },
  }
}

/**
 * What the page holds after a journey and back, and a collection of garbage: React keeps the tree of the last
 * page.
 */
async function heldBy(page: Page, cdp: CDPSession, travel: () => Promise<void>) {
  await travel()
  await page.goBack()
  await expectLive(page)
  await rest(page)
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return {
    heapKB: Math.round(metric('JSHeapUsedSize') / 1000),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  }
}

test('after each burst the map is within its bounds, and its places are at their coordinates', async ({
  page,
}) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width: width - 1, height: height - 3 })
  await openMap(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const bursts = await burstsOn(page, cdp, randomStream(`bursts ${SEED}`))
  const { pick } = randomStream(`names ${SEED}`)
  const names = Object.keys(bursts) as [keyof typeof bursts, ...(keyof typeof bursts)[]]
  const log: string[] = []
  const views = new Set<string>()
  // By then each has been made, and nothing is new any more.
  const warm = Math.floor(BURSTS / 4)
  const held = () => heldBy(page, cdp, bursts['travel and back'])
  let before = await held()
  for (let burst = 0; burst < BURSTS; burst++) {
    // A glide takes time to come to rest, so most bursts are with reduced motion.
    if (burst === Math.floor(BURSTS / 3)) await page.emulateMedia({ reducedMotion: 'reduce' })
    const name = pick(names)
    log.push(name)
    if (burst === warm) before = await held()
    await bursts[name]()
    // A click may have opened a place.
    await page.waitForTimeout(100)
    if (new URL(page.url()).pathname !== '/') await page.goBack()
    await expectLive(page)
    const { x, y, scale } = await rest(page)
    await test.step(`burst ${burst}, after ${log.slice(-6).join(', ')}`, async () => {
      await expectWithinBounds(page)
      // The ring of a focused place is larger than the place.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await expectPlaces(page)
    })
    views.add([scale, x, y].map((n) => n.toFixed(2)).join(' '))
  }
  const after = await held()
  console.log(`After ${warm} bursts:`, before, `after ${BURSTS}:`, after)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.5)
  // Most bursts have moved the map.
  expect(views.size).toBeGreaterThan(BURSTS / 3)
  // The computed width: a measured box has single precision, and a burst may have zoomed the page.
  await expect(mapOf(page)).toHaveCSS('width', `${page.viewportSize()?.width}px`)
})
