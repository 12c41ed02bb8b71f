/** A new build on the host. */
import { expect } from 'vitest'
import { filesOf, smallSite } from '../../browser/smallSite.ts'
import type { Case } from '../visit.ts'

export const updateCases: readonly Case[] = [
  {
    name: 'a new build is shown at the next load, also at an address with a hash',
    tier: 'whole',
    run: async (visit) => {
      const site = await smallSite('/')
      const untilShown = (build: string) =>
        visit.until((build) => {
          const { page, script } = document.documentElement.dataset
          return page === build && script === build
        }, build)
      try {
        await visit.page.goto(`${site.url}#0/1000/700`)
        await visit.until(() => navigator.serviceWorker.ready.then(() => true))
        // From the second load on, the page comes from the cache.
        await visit.read(() => location.reload())
        await visit.until(() => !!navigator.serviceWorker.controller)
        await untilShown('1')
        site.files = await filesOf(2, site.base)
        await visit.until(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          await registration?.update().catch(() => {})
          return !!registration?.waiting
        })
        await visit.read(() => location.reload())
        await untilShown('2')
        expect(await visit.read(() => location.hash)).toBe('#0/1000/700')
      } finally {
        site.close()
      }
    },
  },
]
