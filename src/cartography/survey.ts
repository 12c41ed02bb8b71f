/** The land of a table with its places on it, as it is before anything is drawn. */
import type { Region } from '../table/table.ts'
import { type Land, type Survey, surveyLand } from './land/field.ts'
import { geographyOf, type LandTable } from './land/geographyOf.ts'
import { greatMountainAt } from './land/mountain.ts'
import { placeNames } from './land/placeNames.ts'
import { footprintsOf } from './landmarks.ts'

/** The land of a table, whose names have made room for the places. */
export function surveyTable(table: LandTable): Land {
  return withRoom(surveyLand(geographyOf(table)), table.regions)
}

/**
 * A land with places on it, and with names that keep off those: the ones that find no room are among its
 * misfits.
 */
export function withRoom(survey: Survey, regions: readonly Region[]): Land {
  const { summit, names } = survey.geography
  const keepOff = [greatMountainAt(summit), ...survey.atSea, ...regions.flatMap(footprintsOf)]
  return { ...survey, regions, ...placeNames(names, survey, keepOff) }
}
