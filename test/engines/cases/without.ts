/** The site without scripts: turned off, not loaded, or not loaded yet. */
import { expect } from 'vitest'
import { places } from '../places.ts'
import { type Case, NETWORK_ERRORS } from '../visit.ts'
import { openDrawer, untilClosed } from './layout.ts'

export const withoutCases: readonly Case[] = [
  {
    name: 'without scripts the whole map is shown, as wide as the page, with links to every place and every page',
    sizes: ['desktop', 'phone'],
    // The browser's message about the frame.
    expectedErrors: [/sandboxed/],
    run: async (visit) => {
      await visit.goto(visit.host.framed(''))
      const { width } = await visit.size()
      const seen = await visit.read(() => {
        const inside = (document.querySelector('#frame') as HTMLIFrameElement).contentDocument as Document
        const boxOf = (selector: string) => {
          const { width = 0, height = 0 } = inside.querySelector(selector)?.getBoundingClientRect() ?? {}
          return { width, height }
        }
        const links = (within: string) =>
          [...inside.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href'))
        return {
          started: inside.documentElement.hasAttribute('data-started'),
          picture: boxOf('[data-surface] svg'),
          places: links('[data-surface] svg'),
          plain: links('nav[aria-label="All pages"]'),
          plainBox: boxOf('nav[aria-label="All pages"]'),
          menu: boxOf('[aria-label="Menu"]'),
          buttons: boxOf('[aria-label="Zoom in"]'),
          sideways: inside.documentElement.scrollWidth - inside.documentElement.clientWidth,
        }
      })
      expect(seen.started).toBe(false)
      expect(width - seen.picture.width).toBeLessThan(20)
      expect(seen.picture.width / seen.picture.height).toBeCloseTo(4 / 3, 1)
      expect(seen.places).toEqual(places.map(({ href }) => href))
      expect(seen.plain).toEqual(['/', ...places.map(({ href }) => href)])
      expect(seen.plainBox.height).toBeGreaterThan(20)
      expect(seen.menu.width).toBe(0)
      expect(seen.buttons.width).toBe(0)
      expect(seen.sideways).toBe(0)
    },
  },
  {
    name: 'if the scripts fail, every remaining button works, and so do the menu and the links',
    expectedErrors: NETWORK_ERRORS,
    run: async (visit) => {
      visit.host.dropped = /\/assets\/.*\.js$/
      await visit.goto(visit.host.url)
      await visit.until(() => !document.querySelector('[data-map] button'))
      const { x } = await visit.view()
      const box = await visit.box('[data-surface]')
      expect(Math.abs(x - (box.width - 2048) / 2)).toBeLessThan(2)
      await openDrawer(visit)
      await visit.click('dialog [aria-label="Close"]')
      await untilClosed(visit)
      await visit.show('svg a[href$="/hearth"]')
      await visit.click('svg a[href$="/hearth"]')
      await visit.until(() => location.pathname === '/hearth')
    },
  },
  {
    name: 'the menu opens before the scripts load',
    run: async (visit) => {
      // The page waits for its scripts for the whole case.
      visit.host.unanswered = /\/assets\/index-/
      await visit.goto(visit.host.url)
      await openDrawer(visit)
    },
  },
]
