/** The pages of the places, and the ways there and back. */
import { inflateSync } from 'node:zlib'
import { expect } from 'vitest'
import { type Case, places } from '../visit.ts'

/** The number of sheets of a PDF, some of whose objects may be compressed. */
function sheetsOf(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const unpacked = [...text.matchAll(/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)endstream/g)].map(
    ([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  )
  return [text, ...unpacked].join().match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

export const pageCases: readonly Case[] = [
  {
    name: 'the map and a page are printed on one sheet each',
    tier: 'whole',
    isInked: true,
    // A message of old Chromiums.
    expectedErrors: [/container queries .* with printing/],
    run: async (visit) => {
      for (const path of ['', 'crafts']) {
        await visit.open(path)
        expect(sheetsOf(await visit.page.print()), path).toBe(1)
      }
    },
  },
  {
    name: 'every page has its text and its picture, and does not scroll sideways',
    sizes: ['desktop', 'phone'],
    run: async (visit) => {
      for (const { heading, text, href, cards = [] } of places) {
        await visit.open(href.slice(1))
        const words = await visit.read(() => document.querySelector('main')?.textContent ?? '')
        for (const part of [heading, text, ...cards.map(({ title }) => title)]) expect(words).toContain(part)
        await visit.until(() => document.querySelector<HTMLImageElement>('article img')?.naturalWidth)
        const { width, height } = await visit.box('article img')
        // Where a page is narrower or higher than that, the sides of the picture are cut off.
        expect(Math.min(width, height)).toBeGreaterThan(200)
        expect(width / height).toBeLessThan(1.55)
        expect(await visit.overflowPx()).toBe(0)
      }
    },
  },
  {
    name: 'a place opens by a click, leads to the next one, and back to the map',
    run: async (visit) => {
      await visit.openAt('/works')
      await visit.click('svg a[href$="/works"]')
      await visit.untilAt('/works', 'Works in Wood')
      await visit.show('a[rel=next]')
      await visit.click('a[rel=next]')
      await visit.untilAt('/crafts', 'Crafts Learnt Early')
      await visit.show('.page-back')
      await visit.click('.page-back')
      await visit.untilAt('/')
    },
  },
  {
    name: 'a page is flown to, but not in WebKit, where the flight would begin late',
    tier: 'whole',
    run: async (visit, skip) => {
      if (!(await visit.read(() => 'startViewTransition' in document)))
        return skip('it has no page transitions')
      await visit.openAt('/works')
      await visit.read(() => {
        const start = document.startViewTransition
        document.startViewTransition = (change) => {
          Object.assign(window, { isFlight: true })
          return start.call(document, change)
        }
      })
      await visit.click('svg a[href$="/works"]')
      await visit.untilAt('/works', 'Works in Wood')
      expect(await visit.read(() => 'isFlight' in window)).toBe(visit.engine.name !== 'WebKitGTK')
    },
  },
  {
    name: 'a click during a page transition counts',
    run: async (visit, skip) => {
      if (!(await visit.read(() => 'startViewTransition' in document)))
        return skip('it has no page transitions')
      await visit.open('works')
      // Slow, so that the next click comes before its end.
      await visit.read(() => {
        const slowDown = () => {
          for (const animation of document.getAnimations()) animation.updatePlaybackRate(0.02)
          requestAnimationFrame(slowDown)
        }
        slowDown()
      })
      for (const next of places.slice(1, 3)) {
        await visit.show('a[rel=next]')
        await visit.click('a[rel=next]')
        await visit.untilAt(next.href, next.heading)
      }
    },
  },
  {
    name: 'a page that a link leads to opens at its top, and Back returns to where the one before was',
    tier: 'whole',
    run: async (visit) => {
      await visit.goto(`${visit.host.url}works`)
      await visit.untilAt('/works', 'Works in Wood')
      await visit.read(() => {
        document.body.style.minHeight = '4000px'
        scrollTo(0, 300)
      })
      await visit.until(() => scrollY === 300)
      await visit.read(() => document.querySelector<HTMLElement>('a[rel=next]')?.click())
      await visit.untilAt('/crafts', 'Crafts Learnt Early')
      await visit.until(() => scrollY === 0)
      await visit.read(() => history.back())
      await visit.untilAt('/works', 'Works in Wood')
      await visit.until(() => scrollY === 300)
    },
  },
  {
    name: 'Back and a reload open the map, with its view',
    run: async (visit) => {
      const isWhole = visit.engine.tier === 'whole'
      await visit.openAt('/hearth')
      if (isWhole) await visit.drag({ x: 700, y: 400 }, { x: -60, y: -50 })
      const left = await visit.rest()
      await visit.click('svg a[href$="/hearth"]')
      await visit.untilAt('/hearth', 'By the Hearth')
      for (const again of [
        () => history.back(),
        () => {
          Object.assign(window, { isOld: true })
          location.reload()
        },
      ]) {
        await visit.read(again)
        await visit.until(() => !('isOld' in window))
        await visit.untilAt('/')
        const { x, y } = await visit.rest()
        // An address has whole map px.
        if (isWhole) expect(Math.max(Math.abs(x - left.x), Math.abs(y - left.y))).toBeLessThan(2)
      }
    },
  },
  {
    name: 'in the article, a handle follows the pointer, and a switch is pressed',
    tier: 'whole',
    run: async (visit) => {
      await visit.goto(`${visit.host.url}how`)
      const handle = '[data-figure="pin"] [data-handle="screen"] .reach'
      await visit.show(handle)
      await visit.until(() => document.querySelector('[data-figure="pin"] button:not(:disabled)') !== null)
      const before = await visit.box(handle)
      const from = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
      await visit.drag(from, { x: 40, y: -30 })
      // It lies at a whole px of the drawing, where the pointer is.
      await visit.until(
        ({ handle, from }) => {
          const box = document.querySelector(handle)?.getBoundingClientRect() ?? new DOMRect()
          const { x, y } = { x: box.left + box.width / 2 - from.x, y: box.top + box.height / 2 - from.y }
          return Math.hypot(x - 40, y + 30) < 3
        },
        { handle, from },
      )
      const isOn = '[data-figure="break-it"] button[aria-pressed="true"]'
      await visit.show(isOn)
      const on = await visit.read((isOn) => document.querySelectorAll(isOn).length, isOn)
      await visit.click(isOn)
      await visit.until(({ isOn, on }) => document.querySelectorAll(isOn).length === on - 1, { isOn, on })
    },
  },
]
