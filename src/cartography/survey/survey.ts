/** The land of a table with its places on it, as it is before anything is drawn. */
import type { Region } from '../../table/table.ts'
import { greatMountainAt } from '../extents/boxes.ts'
import { footprintsOf } from '../extents/landmarks.ts'
import { geographyOf, type LandTable } from '../lands/geographyOf.ts'
import { type Land, type Survey, surveyLand } from './field.ts'
import { placeNames } from './placeNames.ts'

/** The land of a table, whose names have made room for the places. */
export function surveyTable(table: LandTable): Land {
  return withRoom(surveyLand(geographyOf(table)), table.regions)
}

/** A land with places on it, and names that keep off those: the ones without room are misfits. */
export function withRoom(survey: Survey, regions: readonly Region[]): Land {
  const { summit, names } = survey.geography
  const keepOff = [greatMountainAt(summit), ...survey.atSea, ...regions.flatMap(footprintsOf)]
  return { ...survey, regions, ...placeNames(names, survey, keepOff) }
}
