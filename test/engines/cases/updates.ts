/** A new build on the host, no host, and a host that sends visitors elsewhere. */
import { filesOf, pageOf, smallSite } from '../../browser/smallSite.ts'
import { pause } from '../drivers/driver.ts'
import { type Case, NETWORK_ERRORS } from '../visit.ts'

export const updateCases: readonly Case[] = [
  {
    name: 'a new build is shown at the next load, also without a network after that, and so is where the site has moved',
    tier: 'whole',
    expectedErrors: NETWORK_ERRORS,
    run: async (visit) => {
      const [site, other] = [await smallSite('/'), await smallSite('/')]
      const untilShown = (build: string, script = build) =>
        visit.until(
          ({ build, script }) => {
            const shown = document.documentElement.dataset
            return shown.page === build && (shown.script ?? '') === script
          },
          { build, script },
        )
      const untilKept = () =>
        visit.until(
          async () =>
            !!navigator.serviceWorker.controller && !!(await caches.match(new URL('/', location.href))),
        )
      try {
        await visit.page.goto(`${site.url}#0/1000/700`)
        await untilShown('1')
        await untilKept()
        site.files = await filesOf(2, site.base)
        await visit.read(() => location.reload())
        await untilShown('2')
        site.everything = null
        await visit.read(() => location.reload())
        await untilShown('2')
        other.files = { '': pageOf('moved') }
        site.everything = { body: '', status: 301, location: other.url }
        await visit.read(() => location.reload())
        await untilShown('moved', '')
      } finally {
        site.close()
        other.close()
      }
    },
  },
  {
    name: 'a page that is left while a picture arrives leaves nothing in the console',
    tier: 'whole',
    run: async (visit) => {
      await visit.open('works')
      await visit.until(() => !!navigator.serviceWorker.controller)
      visit.host.fault = { paths: /wash/, is: 'halved' }
      await visit.read(() => {
        new Image().src = '/map/wash.avif?00000000'
      })
      await pause(500)
      await visit.read(() => location.assign('/crafts'))
      await visit.until(() => location.pathname === '/crafts')
      await visit.untilLive()
    },
  },
]
