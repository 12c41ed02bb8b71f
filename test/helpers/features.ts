import type { Feature } from '../../src/site/map/liveMap'
import type { Place } from '../../src/table/siteOf'
import { cleanups, liveMapOf, type open } from './page'
import { PLACES } from './places'

/** Starts a feature on a page's map, with a link for each place. Returns a function that ends it. */
export function start(
  page: ReturnType<typeof open>,
  feature: Feature,
  places: readonly Place[] = PLACES,
  cameFrom?: Place,
) {
  const ending = new AbortController()
  const end = () => ending.abort()
  page.surface.innerHTML = `<svg>${places.map(({ href }) => `<a href="${href}" tabindex="0"><g/></a>`).join('')}</svg>`
  feature({ ...liveMapOf(page, places), cameFrom }, ending.signal)
  cleanups.push(end)
  return end
}

/** The link of a place, and what is in it. */
export function linkOf({ surface }: { surface: HTMLElement }, name: string): HTMLElement {
  return surface.querySelectorAll('a')[PLACES.findIndex((place) => place.name === name)] as HTMLElement
}
