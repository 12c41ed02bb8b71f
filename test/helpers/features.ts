import type { Feature } from '../../src/site/map/liveMap'
import { cleanups, liveMapOf, type open } from './page'
import { PLACES } from './places'

/** Starts a feature on a page's map, with a link for each place. Returns a function that ends it. */
export function start(page: ReturnType<typeof open>, feature: Feature) {
  const ending = new AbortController()
  const end = () => ending.abort()
  page.surface.innerHTML = `<svg>${PLACES.map(({ href }) => `<a href="${href}" tabindex="0"><g/></a>`).join('')}</svg>`
  feature(liveMapOf(page), ending.signal)
  cleanups.push(end)
  return end
}

/** The link of a place, and what is in it. */
export function linkOf({ surface }: { surface: HTMLElement }, name: string): HTMLElement {
  return surface.querySelectorAll('a')[PLACES.findIndex((place) => place.name === name)] as HTMLElement
}
