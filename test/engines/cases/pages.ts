/** The pages of the places, and the page for unknown addresses. */
import { expect } from 'vitest'
import { placeNamed, places } from '../places.ts'
import { type Case, NETWORK_ERRORS } from '../visit.ts'

const PATHS = ['', ...places.map(({ href }) => href.slice(1)), 'nowhere']

export const pageCases: readonly Case[] = [
  ...places.map(
    ({ name, heading, text, href, cards = [] }): Case => ({
      name: `the page of ${name} has its text and its picture`,
      sizes: ['desktop', 'phone'],
      run: async (visit) => {
        await visit.open(href.slice(1))
        expect(await visit.read(() => document.title)).toContain(heading)
        const words = await visit.read(() => document.querySelector('main')?.textContent ?? '')
        for (const part of [heading, text, ...cards.map(({ title }) => title)]) expect(words).toContain(part)
        await visit.until(() => {
          const image = document.querySelector('article img')
          return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
        })
        const { width, height } = await visit.box('article img')
        expect(width).toBeGreaterThan(200)
        expect(width / height).toBeCloseTo(1.5, 1)
        expect(await visit.overflowPx()).toBe(0)
      },
    }),
  ),
  {
    name: 'no page scrolls sideways at 320 px',
    run: async (visit) => {
      for (const path of PATHS) {
        await visit.page.goto(visit.host.url + path)
        await visit.page.resize({ width: 320, height: 568 })
        expect(await visit.overflowPx(), `/${path}`).toBe(0)
      }
    },
    // Firefox also reports a font that was loading when the page was left.
    expectedErrors: [/404/, /downloadable font: download failed/],
  },
  {
    name: 'an unknown address shows an error, and a link back to the map',
    sizes: ['desktop', 'phone'],
    expectedErrors: [/404/],
    run: async (visit) => {
      await visit.open('nowhere')
      expect(await visit.read(() => document.querySelector('main')?.textContent)).toContain('404 Not Found')
      await visit.show('.page-back')
      await visit.click('.page-back')
      await visit.until(() => location.pathname === '/' && !!document.querySelector('[data-map]'))
    },
  },
  {
    name: 'Back opens the map, and so does a reload',
    run: async (visit) => {
      await visit.openAt(placeNamed('Hearth'))
      await visit.click('svg a[href$="/hearth"]')
      await visit.until(() => location.pathname === '/hearth' && !!document.querySelector('article h1'))
      await visit.page.back()
      await visit.until(() => location.pathname === '/' && !!document.querySelector('[data-map]'))
      await visit.page.reload()
      await visit.until(() => location.pathname === '/' && !!document.querySelector('[data-map]'))
    },
  },
  {
    name: 'Back and a reload restore the view',
    tier: 'whole',
    run: async (visit) => {
      await visit.openAt(placeNamed('Hearth'))
      await visit.drag({ x: 700, y: 400 }, { x: -60, y: -50 })
      const left = await visit.rest()
      await visit.click('svg a[href$="/hearth"]')
      await visit.until(() => location.pathname === '/hearth' && !!document.querySelector('article h1'))
      await visit.page.back()
      await visit.until(() => location.pathname === '/' && !!document.querySelector('[data-map]'))
      for (const again of [() => visit.untilLive(), () => visit.page.reload().then(() => visit.untilLive())]) {
        await again()
        const { x, y } = await visit.rest()
        // An address has whole map px.
        expect(Math.abs(x - left.x)).toBeLessThan(2)
        expect(Math.abs(y - left.y)).toBeLessThan(2)
      }
    },
  },
  {
    name: 'links lead to the next place and back to the map',
    run: async (visit) => {
      await visit.open('works')
      await visit.show('a[rel=next]')
      await visit.click('a[rel=next]')
      await visit.until(
        () => location.pathname === '/crafts' && document.querySelector('h1')?.textContent === 'Crafts Learnt Early',
      )
      await visit.show('.page-back')
      await visit.click('.page-back')
      await visit.until(() => location.pathname === '/' && !!document.querySelector('[data-map]'))
    },
  },
  {
    name: 'a picture that did not load is requested again once online',
    expectedErrors: NETWORK_ERRORS,
    run: async (visit) => {
      const { host } = visit
      host.dropped = /\/(ink|wash)\b.*\.\w+$/
      await visit.open()
      await visit.until(() => !!document.querySelector('[data-surface] image[data-failed]'))
      const before = host.requested.length
      host.dropped = null
      await visit.read(() => void dispatchEvent(new Event('online')))
      await expect
        .poll(() => host.requested.slice(before), { timeout: 10_000 })
        .toContainEqual(expect.stringMatching(/^\/ink.*svg$/))
      await visit.until(() => !document.querySelector('[role=alert]'))
    },
  },
]
