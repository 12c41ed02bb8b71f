/** The roads between the places that a visitor has seen, fetched once those are two. */
import { legs } from 'virtual:legs'
import type { LivePlace } from '../liveMap'

/** The roads between those of all places that were visited, as SVG in map px. */
export const travelled = (visited: readonly LivePlace[], places: readonly LivePlace[]) =>
  legs
    .filter(({ between }) => between.every((index) => visited.includes(places[index] as LivePlace)))
    .map(({ path }) => `<path class="road" d="${path}"/>`)
    .join('')
