/** The land of a table with its places on it, as it is before anything is drawn. */
import type { Region, Table } from '../table/table.ts'
import { type Land, surveyLand } from './land/field.ts'
import { geographyOf } from './land/geographyOf.ts'
import { greatMountainAt } from './land/mountain.ts'
import { placeNames } from './land/placeNames.ts'
import { footprintsOf } from './landmarks.ts'

/** The part of a table that a land depends on. */
export type Surveyed = Pick<Table, 'land' | 'regions' | 'language'>

/** The land of a table, whose names have made room for the places. */
export function surveyTable(table: Surveyed): Land {
  return withRoom(surveyLand(geographyOf(table)), table.regions)
}

/** A land whose names keep off the places, too. Those that find no room are among its misfits. */
export function withRoom(land: Land, regions: readonly Region[]): Land {
  const keepOff = [greatMountainAt(land.geography.summit), ...land.atSea, ...regions.flatMap(footprintsOf)]
  return { ...land, ...placeNames(land.geography.names, land, keepOff) }
}
