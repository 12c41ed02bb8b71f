/** The map: its first view, and its inputs. */
import { expect } from 'vitest'
import { pause } from '../drivers/driver.ts'
import { placeNamed, places } from '../places.ts'
import { type Case, MAP_WIDTH } from '../visit.ts'

const MAP_SIZES = ['desktop', 'phone'] as const

/** A point on the sea, where a press hits no place. */
const SEA = { x: 300, y: 300 }

export const mapCases: readonly Case[] = [
  {
    name: 'the map fills the window, and opens at the middle of its top edge',
    sizes: MAP_SIZES,
    run: async (visit) => {
      await visit.open()
      const { width, height } = await visit.size()
      const box = await visit.box('[data-map]')
      expect(box.width).toBe(width)
      expect(box.height).toBeGreaterThan(height - 120)
      const { x, y, scale } = await visit.view()
      expect(scale).toBeCloseTo(1, 3)
      expect(Math.abs(x - (box.width - MAP_WIDTH) / 2)).toBeLessThan(2)
      expect(y).toBeCloseTo(0, 0)
      expect(await visit.overflowPx()).toBe(0)
    },
  },
  {
    name: 'wash and ink are drawn',
    run: async (visit) => {
      await visit.open()
      const drawn = await visit.read(() => {
        const layers = [...document.querySelectorAll('[data-surface] image')]
        return Promise.all(
          layers.map(async (layer) => {
            const image = new Image()
            image.src = layer.getAttribute('href') || ''
            await image.decode()
            return image.naturalWidth > 0
          }),
        )
      })
      expect(drawn.length).toBeGreaterThan(1)
      expect(drawn).not.toContain(false)
    },
  },
  {
    name: 'a wash in an unknown format is replaced by the other one',
    run: async (visit) => {
      visit.host.garbled = /wash\.avif$/
      await visit.open()
      await visit.until(() =>
        /wash\.webp$/.test(document.querySelector('[data-surface] image')?.getAttribute('href') ?? ''),
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
    name: 'the wheel zooms about the cursor, half a level for each 100 px',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      const before = await visit.view()
      const top = (await visit.box('[data-surface]')).y
      await visit.page.mouse('move', SEA)
      // A driver may turn the wheel by a little less than requested.
      await visit.read(() => {
        addEventListener('wheel', ({ deltaY }) => Object.assign(window, { turned: deltaY }), { passive: true })
      })
      await visit.page.wheel(SEA, -100)
      await visit.until(() => document.querySelector('[data-surface] svg')?.getBoundingClientRect().width !== 2048)
      const { x, y, scale } = await visit.rest()
      const turned = await visit.read(() => (window as unknown as { turned: number }).turned)
      expect(Math.abs(turned + 100)).toBeLessThan(10)
      expect(scale).toBeCloseTo(2 ** (-turned / 200), 2)
      expect(x).toBeCloseTo(SEA.x - (SEA.x - before.x) * scale, 0)
      expect(y).toBeCloseTo(SEA.y - top - (SEA.y - top) * scale, 0)
    },
  },
  {
    name: 'the wheel scrolls the map',
    tier: 'plain',
    sizes: MAP_SIZES,
    run: async (visit) => {
      await visit.open()
      await visit.page.wheel(SEA, 120)
      await visit.until(() => (document.querySelector('[data-surface]')?.scrollTop ?? 0) > 100)
    },
  },
  {
    name: 'the buttons zoom in and out, and show the whole map',
    tier: 'whole',
    sizes: MAP_SIZES,
    run: async (visit) => {
      await visit.open()
      await visit.click('[aria-label="Zoom in"]')
      await visit.until(() => document.querySelector('[data-surface] svg')?.getBoundingClientRect().width !== 2048)
      expect((await visit.rest()).scale).toBeCloseTo(Math.SQRT2, 2)
      await visit.click('[aria-label="Zoom out"]')
      await visit.until(
        () => Math.abs((document.querySelector('[data-surface] svg')?.getBoundingClientRect().width ?? 0) - 2048) < 1,
      )
      await visit.rest()
      await visit.click('[aria-label="Show the whole map"]')
      await visit.until(
        () => (document.querySelector('[data-surface] svg')?.getBoundingClientRect().width ?? 9999) < 2040,
      )
      expect((await visit.rest()).scale).toBeCloseTo(Math.SQRT1_2, 2)
    },
  },
  {
    name: 'no button is left without function',
    tier: 'plain',
    run: async (visit) => {
      await visit.open()
      await visit.until(() => !document.querySelector('[data-map] button'))
    },
  },
  {
    name: 'keys pan and zoom the map, by steps, or at a velocity while an arrow key is held',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      const before = await visit.view()
      await visit.read(() => document.querySelector<HTMLElement>('[data-map]')?.focus())
      await visit.page.key('ArrowRight')
      await visit.until(
        (x) => document.querySelector('[data-surface] svg')?.getBoundingClientRect().left !== x,
        before.x,
      )
      const tapped = await visit.rest()
      expect(tapped.x).toBeCloseTo(before.x - 80, 0)
      await visit.page.key('ArrowDown', 700)
      const held = await visit.rest()
      expect(held.y).toBeLessThan(before.y - 240)
      await visit.page.key('+')
      await visit.until(() => document.querySelector('[data-surface] svg')?.getBoundingClientRect().width !== 2048)
      expect((await visit.rest()).scale).toBeCloseTo(Math.SQRT2, 2)
      await visit.page.key('Home')
      await visit.until(
        () => Math.abs((document.querySelector('[data-surface] svg')?.getBoundingClientRect().width ?? 0) - 2048) < 1,
      )
      expect((await visit.rest()).x).toBeCloseTo(before.x, 0)
    },
  },
  {
    name: 'a pinch zooms the map about its centroid',
    tier: 'whole',
    run: async (visit, skip) => {
      const { touch } = visit.page
      if (!touch) return skip('the driver has no touch input')
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
    name: 'a drag moves a reopened map once',
    tier: 'whole',
    run: async (visit) => {
      await visit.openAt(placeNamed('Hearth'))
      for (let times = 0; times < 2; times++) {
        await visit.click('svg a[href$="/hearth"]')
        await visit.until(() => !!document.querySelector('article h1'))
        await visit.click('.page-back')
        await visit.until(() => !!document.querySelector('[data-live]'))
        await visit.rest()
      }
      const before = await visit.view()
      await visit.drag({ x: 700, y: 400 }, { x: -150, y: -120 })
      const { x, y } = await visit.rest()
      expect(x).toBeCloseTo(before.x - 150, 0)
      expect(y).toBeCloseTo(before.y - 120, 0)
    },
  },
  ...places.map(
    ({ name, heading, href, middle }): Case => ({
      name: `${name} is in view by its address, and opens by a click`,
      run: async (visit) => {
        await visit.openAt({ href, middle })
        await visit.click(`svg a[href$="${href}"]`)
        await visit.until((path) => location.pathname === path, href)
        await visit.until((heading) => document.querySelector('h1')?.textContent === heading, heading)
      },
    }),
  ),
  {
    name: 'hovering shows the name of a place, within the window',
    tier: 'whole',
    run: async (visit) => {
      await visit.openAt(placeNamed('Hearth'))
      const { width, height } = await visit.size()
      const middle = await visit.middle('svg a[href$="/hearth"]')
      await visit.page.mouse('move', { x: middle.x - 20, y: middle.y })
      await visit.page.mouse('move', middle)
      await visit.until(() => !!document.querySelector('[role=tooltip][data-shown]'))
      const tooltip = await visit.box('[role=tooltip]')
      expect(await visit.read(() => document.querySelector('[role=tooltip]')?.textContent)).toBe('Hearth')
      // A driver may round the position of the cursor.
      expect(Math.abs(tooltip.x - middle.x - 16)).toBeLessThan(1)
      expect(Math.abs(tooltip.y - middle.y - 16)).toBeLessThan(1)
      // At the edge it stays within the window.
      await visit.drag({ x: middle.x, y: middle.y - 250 }, { x: width - 30 - middle.x, y: 0 })
      const edge = { x: width - 20, y: (await visit.middle('svg a[href$="/hearth"]')).y }
      await visit.page.mouse('move', { x: edge.x - 4, y: edge.y })
      await visit.page.mouse('move', edge)
      await visit.until(() => !!document.querySelector('[role=tooltip][data-shown]'))
      const pushed = await visit.box('[role=tooltip]')
      expect(pushed.x + pushed.width).toBeLessThanOrEqual(width - 7)
      expect(pushed.y + pushed.height).toBeLessThanOrEqual(height)
    },
  },
  {
    name: 'a place focused by the keyboard is brought into view, with its name above it',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      await visit.read(() => document.querySelector<HTMLElement>('[data-map]')?.focus())
      await visit.page.key('Tab')
      await visit.until(() => !!document.querySelector('[role=tooltip][data-shown]'))
      await visit.rest()
      const place = await visit.box('svg a[href$="/works"]')
      const tooltip = await visit.box('[role=tooltip]')
      expect(place.x).toBeGreaterThanOrEqual(40)
      expect(tooltip.x + tooltip.width / 2).toBeCloseTo(place.x + place.width / 2, -1)
      expect(tooltip.y + tooltip.height).toBeLessThan(place.y + 1)
    },
  },
  {
    name: 'each name can be read on the picture or on a signpost within the window, and one flies to its place',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      const { width, height } = await visit.size()
      const shown = await visit.read(() =>
        [...document.querySelectorAll('[data-surface] > [aria-hidden] > a')]
          .filter((post) => post.clientWidth > 0 && getComputedStyle(post).opacity === '1')
          .map((post) => {
            const { left, top, right, bottom } = post.getBoundingClientRect()
            return { name: post.textContent?.trim(), left, top, right, bottom }
          }),
      )
      // A browser without container queries names all places in the first view.
      const isOutOfView = places.filter(({ middle: { x, y } }) => Math.abs(x - 1024) > width / 2 || y > height)
      const named = shown.map(({ name }) => name)
      for (const { name } of isOutOfView) expect(named).toContain(name)
      for (const { left, top, right, bottom } of shown) {
        expect(Math.min(left, top)).toBeGreaterThan(5)
        expect(right).toBeLessThan(width - 5)
        expect(bottom).toBeLessThan(height - 5)
      }
      await visit.click('[aria-hidden] > a[href$="/letters"]')
      const before = await visit.view()
      await visit.until(
        (x) => document.querySelector('[data-surface] svg')?.getBoundingClientRect().left !== x,
        before.x,
      )
      await visit.rest()
      const { x, y } = await visit.middle('svg a[href$="/letters"]')
      expect(x).toBeLessThan(width)
      expect(y).toBeLessThan(height)
    },
  },
]
