/** How far a place is from the shore, the places of the table, mountains and water. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import type { Point } from '../../drawing/points.ts'
import { coarse } from '../../grids/coarse.ts'
import { type Oval, outOf } from '../../grids/oval.ts'
import type { River } from '../geography.ts'
import { toBoxes, toLine } from './distances.ts'
import type { Relief } from './ranges.ts'
import type { Shore } from './shore.ts'
import type { Site } from './site.ts'

/** Distances from a place, in map units. */
export interface Nearness {
  readonly shore: Shore
  /** To the shore: above 0 on land. */
  readonly inland: Shore['inland']
  readonly toPlaces: (at: Point) => number
  readonly toRanges: (at: Point) => number
  readonly toRivers: (at: Point) => number
  readonly toLakes: (at: Point) => number
  readonly places: readonly Box[]
}

/** What takes long to measure is measured every so many map units. */
const STEP = 8

/** Measures these distances. */
export function nearnessOf(
  { places, size }: Site,
  shore: Shore,
  { toRanges }: Relief,
  { rivers, lakes }: { readonly rivers: readonly River[]; readonly lakes: readonly Oval[] },
): Nearness {
  const boxes = places.map(({ box }) => box)
  const toRivers = coarse(size, STEP, (x, y) =>
    rivers.reduce((least, { course }) => Math.min(least, toLine(course, [x, y])), 900),
  )
  const toMountains = coarse(size, STEP, (x, y) => toRanges([x, y]))
  return {
    shore,
    inland: shore.inland,
    toRanges: (at) => toMountains(...at),
    places: boxes,
    toPlaces: (at) => toBoxes(boxes, ...at),
    toRivers: (at) => toRivers(...at),
    toLakes: (at) =>
      Math.min(900, ...lakes.map((lake) => (outOf(lake)(...at) - 1) * Math.min(...lake.radius))),
  }
}
