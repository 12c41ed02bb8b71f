/** The layout of every page: the drawer with its links, and the dark colour scheme. */
import { expect } from 'vitest'
import type { Case, Visit } from '../visit.ts'

const SIZES = ['desktop', 'phone'] as const

/** Opens the drawer by its button. */
export async function openDrawer(visit: Visit): Promise<void> {
  await visit.click('[aria-label="Menu"]')
  await untilOpen(visit)
}

/** Waits until the drawer is open, and its close button is not covered any more. */
async function untilOpen(visit: Visit): Promise<void> {
  await visit.until(() => {
    const close = document.querySelector('dialog [aria-label="Close"]')
    const { left, top, width, height } = close?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return !!document.querySelector('dialog[open]') && !!found && !!close?.contains(found)
  })
}

/** Waits until the drawer is closed. */
export const untilClosed = (visit: Visit) =>
  visit.until(() => {
    const drawer = document.querySelector('dialog')
    return drawer && !drawer.open && getComputedStyle(drawer).display === 'none'
  })

export const layoutCases: readonly Case[] = [
  {
    name: 'the drawer opens by its button over the page, takes the focus, and closes by Escape and by its button',
    sizes: SIZES,
    run: async (visit) => {
      await visit.open()
      expect(await visit.isShown('dialog')).toBe(false)
      await openDrawer(visit)
      const { height } = await visit.size()
      const panel = await visit.box('dialog > div')
      expect([panel.x, panel.y]).toEqual([0, 0])
      expect(panel.height).toBe(height)
      expect(await visit.read(() => !!document.activeElement?.closest('dialog'))).toBe(true)
      await visit.page.key('Escape')
      await untilClosed(visit)
      await openDrawer(visit)
      await visit.click('dialog [aria-label="Close"]')
      await untilClosed(visit)
    },
  },
  {
    name: 'the drawer closes by a click beside it',
    tier: 'whole',
    run: async (visit) => {
      await visit.open()
      await openDrawer(visit)
      await visit.clickAt({ x: 900, y: 400 })
      await untilClosed(visit)
      expect(await visit.path()).toBe('/')
    },
  },
  {
    name: 'the drawer links to the places, and marks the present page',
    sizes: SIZES,
    run: async (visit) => {
      await visit.open('hearth')
      await openDrawer(visit)
      expect(await visit.read(() => document.querySelector('dialog [aria-current]')?.textContent)).toBe('Hearth')
      await visit.click('dialog a[href$="/crafts"]')
      await visit.until(
        () => location.pathname === '/crafts' && document.querySelector('h1')?.textContent === 'Crafts Learnt Early',
      )
      await untilClosed(visit)
    },
  },
  {
    name: 'each link in the drawer has a mark of its own, which is drawn',
    run: async (visit) => {
      await visit.open()
      await openDrawer(visit)
      const marks = await visit.read(() =>
        [...document.querySelectorAll('dialog li a')].map((link) => {
          const mark = link.querySelector('use')
          const box = mark?.getBoundingClientRect()
          return { name: mark?.getAttribute('href') ?? '', isDrawn: !!box && Math.min(box.width, box.height) > 10 }
        }),
      )
      expect(marks.length).toBeGreaterThan(1)
      expect(marks.filter(({ isDrawn }) => !isDrawn)).toEqual([])
      expect(new Set(marks.map(({ name }) => name)).size).toBe(marks.length)
    },
  },
  {
    name: 'in the dark scheme the paper is dark and the ink is light',
    isDark: true,
    run: async (visit, skip) => {
      await visit.open('hearth')
      if (!(await visit.read(() => matchMedia('(prefers-color-scheme: dark)').matches)))
        return skip('the browser has no dark scheme')
      const lightness = await visit.read(() =>
        [getComputedStyle(document.body).color, getComputedStyle(document.documentElement).backgroundColor].map(
          (colour) => (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
        ),
      )
      expect(lightness[0]).toBeGreaterThan(450)
      expect(lightness[1]).toBeLessThan(200)
    },
  },
]
