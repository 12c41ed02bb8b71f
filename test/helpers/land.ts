/** The land for tests of the drawing. */
import { type Land, surveyLand } from '../../src/cartography/land/field'
import { handmade } from '../../src/cartography/land/handmade'

/** The land, surveyed once for all files that a worker runs: it takes two seconds, and is the same for every table. */
export function surveyedLand(): Land {
  const shared = globalThis as { land?: Land }
  shared.land ??= surveyLand(handmade)
  return shared.land
}
