/** Without our scripts: turned off, or not to be had. */
import { expect } from 'vitest'
import { places } from '../places.ts'
import { type Case, NETWORK_ERRORS } from '../visit.ts'
import { openDrawer, untilClosed } from './layout.ts'

export const withoutCases: readonly Case[] = [
  {
    name: 'without scripts the whole map is seen, as wide as the page, with links to every place and every page',
    sizes: ['desk', 'phone'],
    // The browser's own word on the frame.
    expects: [/sandboxed/],
    run: async (visit) => {
      await visit.page.goto(visit.host.framed(''))
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
    name: 'with scripts that cannot be had, every button left works, and so do menu and links',
    expects: NETWORK_ERRORS,
    sizes: ['desk', 'phone'],
    run: async (visit) => {
      visit.host.drops = /\/assets\/.*\.js$/
      await visit.page.goto(visit.host.url)
      await visit.until(() => !document.querySelector('[data-act]'))
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
    name: 'a press on the menu before the scripts have come opens it',
    run: async (visit) => {
      // Never answered within this case: the page waits for its scripts.
      visit.host.holds = /\/assets\/index-/
      await visit.page.goto(visit.host.url)
      await openDrawer(visit)
    },
  },
]
