/** The places of the table that lie over something which stays where it is. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { areaBox, cornersOf, depthIn, grown, overlap, shiftedArea } from '../../table/area.ts'
import { AT_SEA, type Cover } from '../../table/drawn.ts'
import { landmarkOf, type Region } from '../../table/table.ts'
import { inBox, mix, type Point } from '../drawing/points.ts'
import { cartoucheBox, compassBox, greatMountainAt, scaleBarBox, seaLifeBoxes } from '../extents/boxes.ts'
import { footprintsOf } from '../extents/landmarks.ts'
import { boxOfOval } from '../grids/oval.ts'
import type { Geography } from '../lands/geography.ts'
import { drawNames, NAME_MARGIN } from '../lettering/names.ts'
import type { Land } from './field.ts'
import { freeShift } from './freeShift.ts'

/** Something that a place can lie over, and whether it is in a box. */
interface Obstacle {
  readonly name: string
  readonly isIn: (box: Box) => boolean
}

/**
 * The places that lie over water, a name, an ornament, sea life, the highest mountain or, but for harbours,
 * the coast; with the way to the nearest spot where each would not.
 */
export function collisions(land: Land, regions: readonly Region[]): Cover[] {
  const others = [...waters(land), ...boxes(land.geography)]
  const obstacles = [...names(land), ...others]
  const movedSoFar: Region[] = []
  return regions.flatMap((region): Cover[] => {
    const over = coveredBy(region, land, obstacles)
    if (over.length === 0) return []
    // All of them can be moved.
    const places = [...regions.filter((other) => other !== region), ...movedSoFar]
    // It keeps off names by itself.
    const free = freeShift(land, region, places, (moved) => coveredBy(moved, land, others).length === 0)
    if (free) movedSoFar.push({ ...region, ...shiftedArea(region, free) })
    return [{ place: region.name, over, ...(free && { free }) }]
  })
}

/** What a place lies over, each thing once. */
function coveredBy(region: Region, land: Land, obstacles: readonly Obstacle[]): string[] {
  const grounds = footprintsOf(region)
  const found = obstacles.filter(({ isIn }) => grounds.some(isIn)).map(({ name }) => name)
  if (isAtSea(region, land)) found.push(AT_SEA)
  // A harbour is half at sea.
  else if (landmarkOf(region) !== 'harbour' && grounds.some((box) => hasCoast(box, land)))
    found.push('the coast')
  return [...new Set(found)]
}

const hasCoast = (box: Box, { coast }: Land) =>
  coast.some(({ points }) => points.some(([x, y]) => inBox(box, x, y)))

/** Whether most of a place is at sea. */
function isAtSea(region: Region, { inland }: Land): boolean {
  const { left, top, right, bottom } = areaBox(region)
  const parts = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20)
  const points = parts
    .flatMap((down) => parts.map((across) => ({ x: mix(left, right, across), y: mix(top, bottom, down) })))
    .filter((point) => depthIn(cornersOf(region), point) > 0)
  return points.filter(({ x, y }) => inland(x, y) > 0).length < points.length / 2
}

function names({ names }: Land): Obstacle[] {
  return drawNames(names).map((marks, index) => ({
    name: `the name ${names[index]?.text}`,
    isIn: (box) => marks.some(({ path }) => path.within(grown(box, NAME_MARGIN)).steps().length > 0),
  }))
}

function waters({ rivers, geography }: Land): Obstacle[] {
  const crosses = (points: readonly Point[]) => (box: Box) => points.some(([x, y]) => inBox(box, x, y))
  return [
    // Their names are not on the map.
    ...rivers.map(({ line, mouth }) => ({ name: 'a river', isIn: crosses(line.slice(0, mouth)) })),
    ...geography.lakes.map((lake) => ({
      name: 'the lake',
      isIn: (box: Box) => overlap(box, boxOfOval(lake)),
    })),
  ]
}

function boxes({ summit, sea, ornaments }: Geography): Obstacle[] {
  const mountain = greatMountainAt(summit)
  const named: [string, Box][] = [
    ['the highest mountain', mountain],
    ['the title', cartoucheBox(ornaments.cartouche)],
    ['the compass', compassBox(ornaments.compass)],
    ['the scale bar', scaleBarBox(ornaments.scaleBar)],
    ...seaLifeBoxes(sea).map((box): [string, Box] => ['a ship or an animal of the sea', box]),
  ]
  return named.map(([name, box]) => ({ name, isIn: (ground) => overlap(ground, box) }))
}
