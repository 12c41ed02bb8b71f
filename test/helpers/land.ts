/** The land for tests of the drawing. */
import { type Land, surveyLand } from '../../src/cartography/land/field'
import { geographyOf } from '../../src/cartography/land/geographyOf'
import { map } from '../../src/cartography/map'
import { withRoom } from '../../src/cartography/survey'
import * as realm from '../../src/realm'
import type { Table } from '../../src/table/table'

/**
 * The land, surveyed once for all files that a worker runs: it takes two seconds, and is the same for every table with this
 * language, this size of the map and, if the land has grown, these places.
 */
export function surveyedLand(): Land {
  const shared = globalThis as { lands?: Record<string, Land> }
  const { language, land, regions }: Pick<Table, 'language' | 'land' | 'regions'> = realm
  const places = JSON.stringify(regions)
  const key = [language, map.width, map.height, land && land + places].join()
  shared.lands ??= {}
  shared.lands[key] ??= surveyLand(geographyOf(realm))
  shared.lands[key + places] ??= withRoom(shared.lands[key], regions)
  return shared.lands[key + places] as Land
}
