/** The map: its first view, and its inputs. */
import { expect } from 'vitest'
import { words } from '../../helpers/words.ts'
import { pause } from '../drivers/driver.ts'
import { type Case, places, type Visit } from '../visit.ts'

/** A point on the sea, where a press hits no place. */
const SEA = { x: 300, y: 300 }

/** Waits until the map has another scale or place, and is at rest again. */
async function viewAfter(visit: Visit, input: () => Promise<unknown>) {
  const before = await visit.view()
  await input()
  await expect.poll(() => visit.view(), { timeout: 15_000 }).not.toEqual(before)
  return visit.rest()
}

export const mapCases: readonly Case[] = [
  {
    name: 'the map fills the window, opens at the middle of its top edge, and is drawn',
    sizes: ['desktop', 'phone'],
    isInked: true,
    run: async (visit) => {
      await visit.open()
      const { width, height } = await visit.size()
      const box = await visit.box('[data-map]')
      expect(box.width).toBe(width)
      expect(box.height).toBeGreaterThan(height - 120)
      const { x, y, scale } = await visit.view()
      expect(scale).toBeCloseTo(1, 3)
      expect(Math.abs(x - (box.width - 2048) / 2)).toBeLessThan(2)
      expect(y).toBeCloseTo(0, 0)
      expect(await visit.overflowPx()).toBe(0)
      const decoded = await visit.read(() =>
        Promise.all(
          [...document.querySelectorAll('[data-surface] image')].map((layer) => {
            const image = new Image()
            image.src = layer.getAttribute('href') || ''
            return image.decode().then(() => image.naturalWidth > 0)
          }),
        ),
      )
      expect(decoded.length).toBeGreaterThan(1)
      expect(decoded).not.toContain(false)
    },
  },
  {
    name: 'a map that was zoomed shows its ink at rest',
    tier: 'whole',
    isInked: true,
    run: async (visit) => {
      await visit.open()
      // Firefox shows the picture as other elements, once it has a bitmap of it.
      const untilIn = (selector: string) =>
        visit.until(
          (selector) => !CSS.supports('-moz-appearance', 'none') || !!document.querySelector(selector),
          selector,
        )
      await untilIn('.moving-copy')
      await viewAfter(visit, () => visit.click(`[aria-label="${words.zoomIn}"]`))
      await untilIn('.detailed')
      const greys = await visit.greys('[data-map]')
      expect(greys.filter((grey) => grey < 64).length / greys.length).toBeGreaterThan(0.02)
    },
  },
  {
    name: 'a wash in an unknown format is replaced by the other one',
    run: async (visit) => {
      visit.host.fault = { paths: /wash\.avif$/, is: 'garbled' }
      await visit.open()
      await visit.until(() =>
        /wash\.webp\?/.test(document.querySelector('[data-surface] image')?.getAttribute('href') ?? ''),
      )
    },
  },
  {
    name: 'at rest, small parts of the picture move',
    tier: 'whole',
    isInked: true,
    run: async (visit) => {
      await visit.open()
      await visit.untilLive()
      // Seen, but not as it is drawn.
      await visit.until(() =>
        [...document.querySelectorAll('.map-sprites > svg')].some((sprite) => {
          const { opacity, transform } = getComputedStyle(sprite)
          return Number(opacity) > 0 && !/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/.test(transform)
        }),
      )
    },
  },
  {
    name: 'a drag moves the map by the same distance',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      const before = await visit.view()
      await visit.drag({ x: 700, y: 400 }, { x: -150, y: -120 })
      const { x, y, scale } = await visit.rest()
      expect(x).toBeCloseTo(before.x - 150, 0)
      expect(y).toBeCloseTo(before.y - 120, 0)
      expect(scale).toBeCloseTo(1, 3)
    },
  },
  {
    name: 'the hand over the map is closed during a drag, and open after it',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      const cursorsOf = (selector: string) =>
        visit.read(
          (selector) =>
            [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element).cursor),
          selector,
        )
      // What has captured the pointer; in WebKit, the links and buttons that may lie below.
      const shown = visit.engine.name === 'WebKitGTK' ? '[data-strip] > a, [data-map] button' : '[data-map]'
      const { mouse } = visit.page
      await mouse.move(SEA.x, SEA.y)
      await mouse.down()
      for (const by of [10, 20, 30]) await mouse.move(SEA.x + by, SEA.y + by)
      await expect
        .poll(async () => [...new Set(await cursorsOf(shown))], { timeout: 15_000 })
        .toEqual(['grabbing'])
      await mouse.up()
      await visit.rest()
      expect(await cursorsOf('[data-surface]')).toEqual(['grab'])
    },
  },
  {
    name: 'a board and a place are clicked even before the map is at rest',
    tier: 'whole',
    run: async (visit) => {
      for (const link of ['[data-strip] > a', 'svg a']) {
        await visit.openAt('/works')
        // As for a while after each movement, which a driver may miss.
        await visit.read(() => document.querySelector('[data-map]')?.setAttribute('data-moving', ''))
        await visit.click(`${link}[href$="/works"]`)
        await visit.until(() => location.pathname.endsWith('/works'))
      }
    },
  },
  {
    name: 'the wheel zooms about the cursor, half a level for each 100 px',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      const before = await visit.view()
      const top = (await visit.box('[data-surface]')).y
      await visit.page.mouse.move(SEA.x, SEA.y)
      const { x, y, scale } = await viewAfter(visit, () => visit.page.wheel(-100))
      // A driver may turn the wheel by a little less than requested.
      expect(scale).toBeCloseTo(Math.SQRT2, 1)
      expect(x).toBeCloseTo(SEA.x - (SEA.x - before.x) * scale, 0)
      expect(y).toBeCloseTo(SEA.y - top - (SEA.y - top) * scale, 0)
    },
  },
  {
    name: 'the wheel scrolls the map, and no button is left without function',
    tier: 'plain',
    run: async (visit) => {
      await visit.open()
      await visit.until(() => !document.querySelector('[data-map] button:not([command])'))
      await visit.page.mouse.move(SEA.x, SEA.y)
      await visit.page.wheel(120)
      await visit.until(() => (document.querySelector('[data-surface]')?.scrollTop ?? 0) > 100)
    },
  },
  {
    name: 'keys pan and zoom the map',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      const before = await visit.view()
      await visit.read(() => document.querySelector<HTMLElement>('[data-map]')?.focus())
      const panned = await viewAfter(visit, () => visit.page.press('ArrowRight'))
      expect(panned.x).toBeCloseTo(before.x - 80, 0)
      expect((await viewAfter(visit, () => visit.page.press('+'))).scale).toBeCloseTo(Math.SQRT2, 2)
      expect((await viewAfter(visit, () => visit.page.press('Home'))).x).toBeCloseTo(before.x, 0)
    },
  },
  {
    name: 'Enter opens a place, also after a drag',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      await visit.drag(SEA, { x: -150, y: 0 })
      await visit.rest()
      await visit.read(() => document.querySelector<SVGAElement>('svg a[href$="/works"]')?.focus())
      await visit.page.press('Enter')
      await visit.until(() => location.pathname.endsWith('/works'))
    },
  },
  {
    name: 'a pinch zooms the map about its centroid',
    tier: 'whole',
    run: async (visit) => {
      const { touch } = visit.page
      await visit.open()
      // The fingers rest before they are lifted, so that nothing is flung.
      for (const apart of [100, 120, 160, 200, 200]) {
        if (apart === 200) await pause(200)
        await touch([
          { x: 600 - apart / 2, y: 400 },
          { x: 600 + apart / 2, y: 400 },
        ])
      }
      await touch([])
      expect((await visit.rest()).scale).toBeCloseTo(2, 1)
    },
  },
  {
    name: "a trackpad's pinch in Safari, here events made in the page, zooms the map about the cursor",
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      const before = await visit.view()
      const top = (await visit.box('[data-surface]')).y
      const isLeftToPage = await visit.read(({ x: clientX, y: clientY }) => {
        const send = (type: string, scale: number) => {
          const event = new MouseEvent(type, { clientX, clientY, bubbles: true, cancelable: true })
          return document.elementFromPoint(clientX, clientY)?.dispatchEvent(Object.assign(event, { scale }))
        }
        return [send('gesturestart', 1), send('gesturechange', 1.2), send('gesturechange', 1.5)]
      }, SEA)
      expect(isLeftToPage).toEqual([false, false, false])
      const { x, y, scale } = await visit.rest()
      expect(scale).toBeCloseTo(1.5, 3)
      expect(x).toBeCloseTo(SEA.x - (SEA.x - before.x) * 1.5, 0)
      expect(y).toBeCloseTo(SEA.y - top - (SEA.y - top) * 1.5, 0)
    },
  },
  {
    name: 'X-ray follows a drag',
    tier: 'whole',
    run: async (visit) => {
      await visit.open('?xray')
      const untilIn = (state: string) =>
        visit.until((state) => document.querySelector('.xray-panel')?.textContent?.includes(state), state)
      await untilIn(words.xray.states.still)
      await visit.page.mouse.move(SEA.x, SEA.y)
      await visit.page.mouse.down()
      for (const by of [10, 40, 70]) await visit.page.mouse.move(SEA.x + by, SEA.y + by)
      await untilIn(words.xray.states.dragging)
      await visit.page.mouse.up()
      await untilIn(words.xray.states.still)
    },
  },
  {
    name: 'a place focused by the keyboard is brought into view, with its name above it',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      await visit.read(() => document.querySelector<HTMLElement>('[data-map]')?.focus())
      await visit.page.press('Tab')
      await visit.until(() => !!document.querySelector('[role=tooltip][data-shown]'))
      await visit.rest()
      const place = await visit.box('svg a[href$="/works"] > *')
      const tooltip = await visit.box('[role=tooltip]')
      expect(place.x).toBeGreaterThanOrEqual(0)
      // On whole px: else WebKit blurs it.
      expect([tooltip.x % 1, tooltip.y % 1]).toEqual([0, 0])
      expect(tooltip.x + tooltip.width / 2).toBeCloseTo(place.x + place.width / 2, -1)
      expect(tooltip.y + tooltip.height).toBeLessThan(place.y + 1)
    },
  },
  {
    name: 'the mouse on a place shows its name, and the buttons zoom about the middle',
    tier: 'whole',
    run: async (visit) => {
      await visit.openAt('/works')
      const { x, y, width, height } = await visit.box('svg a[href$="/works"]')
      await visit.page.mouse.move(x + width / 2, y + height / 2)
      await visit.until(
        () =>
          document.querySelector('[role=tooltip][data-shown=cursor]')?.firstChild?.textContent === 'Works',
      )
      const before = await visit.rest()
      const { width: mapWidth } = await visit.box('[data-surface]')
      const zoomed = await viewAfter(visit, () => visit.click(`[aria-label="${words.zoomIn}"]`))
      expect(zoomed.scale).toBeCloseTo(Math.SQRT2, 2)
      expect(zoomed.x).toBeCloseTo(mapWidth / 2 - (mapWidth / 2 - before.x) * zoomed.scale, 0)
      expect(
        (await viewAfter(visit, () => visit.click(`[aria-label="${words.zoomOut}"]`))).scale,
      ).toBeCloseTo(1, 2)
    },
  },
  {
    name: 'the boards stand within the window, and one flies to its place and opens its page',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      const { width, height } = await visit.size()
      const boards = await visit.read(() =>
        [...document.querySelectorAll('[data-strip] > a')].map((board) => {
          const { left, top, right, bottom } = board.getBoundingClientRect()
          return { left, top, right, bottom }
        }),
      )
      expect(boards).toHaveLength(places.length)
      for (const { left, top, right, bottom } of boards) {
        expect(Math.min(left, top)).toBeGreaterThan(5)
        expect(right).toBeLessThan(width - 5)
        expect(bottom).toBeLessThan(height - 5)
      }
      await visit.click('[data-strip] > a[href$="/letters"]')
      await visit.until(() => location.pathname.endsWith('/letters'))
    },
  },
]
