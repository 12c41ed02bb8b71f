/** The layout of every page: the drawer with its links, and the dark colour scheme. */
import { expect } from 'vitest'
import { words } from '../../helpers/words.ts'
import { type Case, places, type Visit } from '../visit.ts'

/** Opens the drawer by its button, and waits until it has slid in, and its close button is not covered. */
export async function openDrawer(visit: Visit): Promise<void> {
  await visit.click(`[aria-label="${words.menu}"]`)
  await visit.until((label) => {
    const close = document.querySelector(`dialog [aria-label="${label}"]`)
    const { left, top, width, height } = close?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      width: 0,
      height: 0,
    }
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    const panel = document.querySelector('dialog[open] > div')
    return panel?.getBoundingClientRect().left === 0 && !!found && !!close?.contains(found)
  }, words.close)
}

/** Waits until the drawer is closed, and has slid away. */
export const untilClosed = (visit: Visit) =>
  visit.until(() => {
    const drawer = document.querySelector('dialog')
    if (!drawer || drawer.open) return false
    const { display, visibility } = getComputedStyle(drawer)
    return display === 'none' || visibility === 'hidden'
  })

/** Waits until a dialog has taken the focus. No ring shows that, but around what the next Tab key reaches. */
async function expectNoRing(visit: Visit): Promise<void> {
  const ring = () =>
    visit.read(() => {
      const focused = document.activeElement
      return focused?.closest('dialog') && getComputedStyle(focused).outlineStyle
    })
  await expect.poll(ring).toBe('none')
  await visit.page.press('Tab')
  await expect.poll(ring).toBe('solid')
}

export const layoutCases: readonly Case[] = [
  {
    name: 'where a page is enlarged, the widths of its parts grow as its letters do',
    tier: 'whole',
    sizes: ['wide'],
    run: async (visit) => {
      await visit.open('crafts')
      const widths = await visit.read(() =>
        ['.page-text', '.page-back', 'article li'].map((selector) => {
          const part = document.querySelector(selector) as HTMLElement
          const em = document.createElement('span')
          em.style.cssText = 'position: absolute; width: 1em'
          part.append(em)
          part.style.width = '99em'
          return part.getBoundingClientRect().width / em.getBoundingClientRect().width
        }),
      )
      for (const [index, width] of [25.9, 30, 24].entries()) expect(widths[index]).toBeCloseTo(width, 1)
    },
  },
  {
    name: 'no focus ring answers the press that opens the drawer or the card of inputs',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      await openDrawer(visit)
      await expectNoRing(visit)
      await visit.page.press('Escape')
      await untilClosed(visit)
      await visit.click('[data-how]')
      await visit.until(() => !!document.querySelector('[aria-labelledby="how-it-works"]'))
      await expectNoRing(visit)
    },
  },
  {
    name: 'on the card of inputs, labels and texts stand on one line',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      await visit.click('[data-how]')
      await visit.until(() => !!document.querySelector('.inputs-card li > b'))
      const steps = await visit.read(() =>
        [...document.querySelectorAll('.inputs-card li')].map((line) => {
          const effect = document.createElement('span')
          effect.append(line.lastChild ?? '')
          line.append(effect)
          // An empty box stands on the line of the text.
          const [label, text] = [...line.children].map((part) => {
            const box = document.createElement('span')
            box.style.display = 'inline-block'
            part.prepend(box)
            return box.getBoundingClientRect()
          })
          return label && text && text.left > label.left ? Math.abs(label.bottom - text.bottom) : 0
        }),
      )
      expect(steps.length).toBeGreaterThan(5)
      expect(Math.max(...steps)).toBeLessThan(1)
    },
  },
  {
    name: 'the drawer is seen while it closes',
    tier: 'whole',
    run: async (visit, skip) => {
      if (!(await visit.read(() => CSS.supports('transition-behavior', 'allow-discrete'))))
        return skip('it removes a closed dialog at once')
      await visit.open()
      await openDrawer(visit)
      // Slowly, so that it is seen however late its frames are.
      await visit.read(() => {
        document.querySelector('dialog')?.close()
        for (const animation of document.getAnimations()) animation.updatePlaybackRate(0.01)
      })
      await visit.until(() => {
        const drawer = document.querySelector('dialog') as HTMLDialogElement
        const { display, visibility } = getComputedStyle(drawer)
        const { left } = drawer.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
        return display === 'block' && visibility === 'visible' && left < 0 && left > -300
      })
      await visit.read(() => {
        for (const animation of document.getAnimations()) animation.finish()
      })
      await untilClosed(visit)
    },
  },
  {
    name: 'the drawer opens over the page, takes the focus, and closes by Escape, by its button and by a link',
    sizes: ['phone'],
    run: async (visit) => {
      await visit.open()
      await untilClosed(visit)
      await openDrawer(visit)
      const { height } = await visit.size()
      const panel = await visit.box('dialog > div')
      expect([panel.x, panel.y]).toEqual([0, 0])
      expect(panel.height).toBe(height)
      expect(await visit.read(() => !!document.activeElement?.closest('dialog'))).toBe(true)
      const marks = await visit.read(() =>
        [...document.querySelectorAll('dialog li a use')].map((mark) => {
          const { width, height } = mark.getBoundingClientRect()
          return Math.min(width, height)
        }),
      )
      expect(marks.length).toBeGreaterThan(1)
      expect(Math.min(...marks), 'the marks of the links are drawn').toBeGreaterThan(10)
      await visit.page.press('Escape')
      await untilClosed(visit)
      await openDrawer(visit)
      await visit.click(`dialog [aria-label="${words.close}"]`)
      await untilClosed(visit)
      await openDrawer(visit)
      await visit.click('dialog a[href$="/crafts"]')
      await visit.untilAt('/crafts', 'Crafts Learnt Early')
      await untilClosed(visit)
    },
  },
  {
    name: 'in the dark scheme the picture of every page is dark, from outside and from the map, and so are the dragons',
    isDark: true,
    tier: 'whole',
    // The browser's message about the page of the dragons.
    expectedErrors: [/404/],
    run: async (visit) => {
      // By day they have 175 to 195.
      const untilDark = (selector: string) =>
        expect.poll(() => visit.lightness(selector), { timeout: 15_000 }).toBeLessThan(125)
      for (const { href } of places) {
        await visit.open(href.slice(1))
        await untilDark('[data-plate]')
      }
      await visit.open('nowhere')
      await untilDark('.page-dragons')
      // The service worker keeps the map, and answers at the next load.
      await visit.open()
      await visit.until(async () => !!navigator.serviceWorker.controller && !!(await caches.match('/')))
      // It keeps what a page fetches from now on; a page may have been left before it was kept.
      await visit.open('works')
      await untilDark('[data-plate]')
      await visit.openAt('/works')
      visit.host.requested.length = 0
      await visit.click('svg a[href$="/works"]')
      await visit.untilAt('/works', 'Works in Wood')
      await untilDark('[data-plate]')
      expect(visit.host.requested.filter((path) => path.startsWith('/map/places/'))).toEqual([])
    },
  },
  {
    name: 'in the dark scheme the paper is dark, the ink is light, and night lies over the map',
    isDark: true,
    run: async (visit) => {
      await visit.open('hearth')
      const [ink, paper] = await visit.read(() =>
        [
          getComputedStyle(document.body).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ].map((colour) =>
          (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
        ),
      )
      expect(ink).toBeGreaterThan(450)
      expect(paper).toBeLessThan(200)
      await visit.open('')
      await visit.until(() => {
        const night = document.querySelector<HTMLImageElement>('[data-surface] picture img')
        return !!night?.naturalWidth && getComputedStyle(night).visibility === 'visible'
      })
    },
  },
]
