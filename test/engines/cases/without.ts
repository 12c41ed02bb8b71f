/** The site without scripts: turned off, not loaded, or not loaded yet. */
import { expect } from 'vitest'
import { words } from '../../helpers/words.ts'
import { type Case, NETWORK_ERRORS, places } from '../visit.ts'
import { openDrawer, untilClosed } from './layout.ts'

export const withoutCases: readonly Case[] = [
  {
    name: 'without scripts the whole map is shown, as wide as the page, with links to every place',
    sizes: ['phone'],
    // The browser's message about the frame.
    expectedErrors: [/sandboxed/],
    run: async (visit) => {
      await visit.goto(visit.host.framed)
      const { width } = await visit.size()
      const seen = await visit.read(
        (labels) => {
          const inside = (document.querySelector('#frame') as HTMLIFrameElement).contentDocument as Document
          const boxOf = (selector: string) => inside.querySelector(selector)?.getBoundingClientRect().toJSON()
          return {
            isStarted: inside.documentElement.hasAttribute('data-started'),
            picture: boxOf('[data-surface] svg'),
            places: inside.querySelectorAll('[data-surface] svg a').length,
            pages: boxOf(`nav[aria-label="${labels.allPages}"]`),
            buttons: [labels.menu, labels.zoomIn].map((label) => boxOf(`[aria-label="${label}"]`)?.width),
            sideways: inside.documentElement.scrollWidth - inside.documentElement.clientWidth,
          }
        },
        { allPages: words.allPages, menu: words.menu, zoomIn: words.zoomIn },
      )
      expect(seen).toMatchObject({ isStarted: false, places: places.length, sideways: 0 })
      expect(seen.buttons.map((buttonWidth) => buttonWidth ?? 0)).toEqual([0, 0])
      expect(width - seen.picture.width).toBeLessThan(20)
      expect(seen.picture.width / seen.picture.height).toBeCloseTo(4 / 3, 1)
      expect(seen.pages.height).toBeGreaterThan(20)
    },
  },
  {
    name: 'if the scripts fail, every remaining button works, and so do the menu and the links',
    expectedErrors: NETWORK_ERRORS,
    run: async (visit) => {
      visit.host.fault = { paths: /\/assets\/.*\.js$/, is: 'dropped' }
      await visit.goto(visit.host.url)
      await visit.until(() => !document.querySelector('[data-map] button:not([command])'))
      // The first frame scrolls it to its start, and may come after the scripts have failed.
      const { x } = await visit.rest()
      const box = await visit.box('[data-surface]')
      expect(Math.abs(x - (box.width - 2048) / 2)).toBeLessThan(2)
      await openDrawer(visit)
      await visit.click(`dialog [aria-label="${words.close}"]`)
      await untilClosed(visit)
      await visit.show('svg a[href$="/hearth"]')
      await visit.click('svg a[href$="/hearth"]')
      await visit.until(() => location.pathname === '/hearth')
    },
  },
  {
    name: 'a script that is lost once is requested again',
    tier: 'whole',
    expectedErrors: NETWORK_ERRORS,
    run: async (visit) => {
      visit.host.fault = { paths: /\/assets\/index-/, is: 'dropped once' }
      await visit.open()
    },
  },
  {
    name: 'the menu opens before the scripts load',
    run: async (visit) => {
      // The page waits for its scripts for the whole case.
      visit.host.fault = { paths: /\/assets\/index-/, is: 'unanswered' }
      await visit.goto(visit.host.url)
      await openDrawer(visit)
    },
  },
]
