/**
 * The land: how far every place on the map is from the shore. The coast, the ripples along it, the wash and
 * the placement of things all use this one field, so they always agree.
 */

import type { Box } from '../../panzoom/core/geometry.ts'
import type { Region } from '../../table/table.ts'
import { noise } from '../drawing/noise.ts'
import { ornamentBoxes } from '../ornament/ornament.ts'
import { seaLifeBoxes } from '../sea/seaLife.ts'
import { type Contour, contours } from './contour.ts'
import type { Geography, PlaceName } from './geography.ts'
import type { Grid } from './grid.ts'
import type { Misfit } from './misfit.ts'
import { sheetOf } from './sheet.ts'
import { shoreDistance } from './shoreDistance.ts'
import { gnawedOutlines, withoutSpecks } from './shoreline.ts'
import { type Watercourse, watercourses } from './watercourse.ts'

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
  /**
   * The names of seas, islands and lands, where they have room beside the places; and those that have none.
   */
  readonly names: readonly PlaceName[]
  readonly misfits: readonly Misfit[]
}

/** Surveys a land, always with the same result. It takes about two seconds. */
export function surveyLand(geography: Geography): Survey {
  const { size } = geography
  const land = withoutSpecks(gnawedOutlines(geography, { ruggedness, size }))
  const distances = shoreDistance(land)
  const inland = (x: number, y: number) => distances.at(x, y)
  return {
    geography,
    sheet: sheetOf(size),
    atSea: [...seaLifeBoxes(geography.sea), ...ornamentBoxes(geography.ornaments)],
    inland,
    distances,
    coast: contours(land, 0).filter(({ points }) => points.length > 8),
    rivers: watercourses(geography.rivers, inland),
  }
}

/**
 * How wild the land is near a place: about -1 where the coast is calm and sandy, 1 where it is broken and
 * steep.
 */
export function ruggedness(x: number, y: number): number {
  return noise(x / 330, y / 330, 'ruggedness') * 2
}
