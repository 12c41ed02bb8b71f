/**
 * The land: how far every place on the map is from the shore. The coast, the ripples along it, the wash and
 * the placement of things all use this one field, so they always agree.
 */
import type { Box } from '../../panzoom/core/geometry.ts'
import type { Region } from '../../table/table.ts'
import { ornamentBoxes, seaLifeBoxes } from '../extents/boxes.ts'
import { type Contour, contours } from '../grids/contour.ts'
import type { Grid } from '../grids/grid.ts'
import { shoreDistance } from '../grids/shoreDistance.ts'
import type { Geography, PlaceName } from '../lands/geography.ts'
import { sheetOf } from '../lands/sheet.ts'
import { erodedShore } from '../lands/shoreline.ts'
import { type Watercourse, watercourses } from '../lands/watercourse.ts'
import type { Misfit } from './misfit.ts'

/** The ground of a land, surveyed: it is the same wherever the places are. */
export interface Survey {
  readonly geography: Geography
  /** All of the map within the frame. */
  readonly sheet: Box
  /** The ground of everything that swims, sails or flies at sea, and of the ornaments. */
  readonly atSea: readonly Box[]
  /** The distance to the nearest shore in map units: above 0 on land, below 0 at sea. */
  inland(x: number, y: number): number
  /** The same, at each point of the grid. */
  readonly distances: Grid
  /** The coasts of the mainland and of the islands: one line each. */
  readonly coast: readonly Contour[]
  readonly rivers: readonly Watercourse[]
}

/** A land with the places of a table on it. */
export interface Land extends Survey {
  readonly regions: readonly Region[]
  /** The names of seas, islands and lands, where they have room beside the places; and those without. */
  readonly names: readonly PlaceName[]
  readonly misfits: readonly Misfit[]
}

/** Surveys a land, always with the same result. It takes about two seconds. */
export function surveyLand(geography: Geography): Survey {
  const { size } = geography
  const shore = erodedShore(geography, size)
  const distances = shoreDistance(shore)
  const inland = (x: number, y: number) => distances.at(x, y)
  return {
    geography,
    sheet: sheetOf(size),
    atSea: [...seaLifeBoxes(geography.sea), ...ornamentBoxes(geography.ornaments)],
    inland,
    distances,
    coast: contours(shore, 0).filter(({ points }) => points.length > 8),
    rivers: watercourses(geography.rivers, inland),
  }
}
