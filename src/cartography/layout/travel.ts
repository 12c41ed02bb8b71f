/** The cost of travel: low on open land, high across water and mountains, infinite at sea. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { grown } from '../../table/area.ts'
import { LAYERS, noise } from '../drawing/noise.ts'
import { distance, inBox, smoothStep } from '../drawing/points.ts'
import type { Frame } from '../grids/grid.ts'
import { type Cost, waysOver } from '../grids/leastCost.ts'
import { type Oval, outOf } from '../grids/oval.ts'
import { cellNear } from '../grids/spread.ts'
import { inWater } from '../lands/watercourse.ts'
import type { Land } from '../survey/field.ts'
import { outOfRanges } from '../survey/ranges.ts'

/** The points of a river, from its source, that no road should cross. */
const SPRING = 6

/**
 * The cost of a step at a place: about 1 on open land, more uphill, under trees and in mire, and most across
 * water, so that a road crosses it squarely; infinite at sea and off the map. A road goes around the boxes.
 */
export function travelCost(
  land: Pick<Land, 'geography' | 'inland' | 'rivers' | 'sheet'>,
  keepOff: readonly Box[],
): Cost {
  const { lakes, woods, marshes, hills, ranges } = land.geography
  const sheet = grown(land.sheet, -30)
  // A road is drawn up to this far off its way.
  const taken = keepOff.map((box) => grown(box, 8))
  const keptClear = keepOff.map((box) => grown(box, 24))
  // It is shorter to go around the spring than to bridge what is no river yet.
  const sources = land.rivers.flatMap(({ line }) => line.slice(0, SPRING))
  const outOfSpines = outOfRanges(ranges, 8, 30)
  const [lake, wood] = [within(lakes, 10), within(woods, 8)]
  const [marsh, hill] = [within(marshes, 10), within(hills, 0)]
  return remembered(waysOver(land.geography.size), (x, y) => {
    const inland = land.inland(x, y)
    if (!inBox(sheet, x, y) || inland < 12 || lake(x, y)) return Infinity
    let cost = 1.2 + noise(x / 60, y / 60, LAYERS.effort) * 0.5
    // Across a name only where there is no other way.
    if (keepOff.some((box) => inBox(box, x, y))) cost += 40
    else if (taken.some((box) => inBox(box, x, y))) cost += 14
    else if (keptClear.some((box) => inBox(box, x, y))) cost += 1.1
    // Up the river a bridge is shorter than at its mouth.
    cost += 3 * smoothStep(48, 16, inland)
    const water = land.rivers.find((river) => inWater([x, y], river, 6))
    if (water) cost += 8 + water.river.width
    if (sources.some((at) => distance(at, [x, y]) < 14)) cost += 25
    if (outOfSpines(x, y - 26) < 1) cost += 5
    if (wood(x, y)) cost += 2.2
    if (marsh(x, y)) cost += 3
    if (hill(x, y)) cost += 0.5
    return cost
  })
}

/** Whether a place lies in any of some ovals with a margin. Their turn is ignored. */
function within(ovals: readonly Oval[], margin: number): (x: number, y: number) => boolean {
  const fields = ovals.map(({ centre, radius }) => outOf({ centre, radius }, margin))
  return (x, y) => fields.some((away) => away(x, y) < 1)
}

/** The same cost, computed once for each cell, as costs are needed only at the middles of cells. */
function remembered(ways: Frame, cost: Cost): Cost {
  // 0 stands for unknown: every cost is higher.
  const known = new Float64Array(ways.columns * ways.rows)
  return (x, y) => {
    const cell = cellNear(ways, [x, y])
    known[cell] ||= cost(x, y)
    return known[cell] as number
  }
}
