/** The land for tests of the drawing. */
import { type Land, surveyLand } from '../../src/cartography/land/field'
import { handmade } from '../../src/cartography/land/handmade'
import { map } from '../../src/cartography/map'
import { language } from '../../src/realm'

/**
 * The land, surveyed once for all files that a worker runs: it takes two seconds, and is the same for every table with this
 * language and this size of the map.
 */
export function surveyedLand(): Land {
  const shared = globalThis as { lands?: Record<string, Land> }
  const key = `${language} ${map.width} ${map.height}`
  shared.lands ??= {}
  shared.lands[key] ??= surveyLand(handmade)
  return shared.lands[key]
}
