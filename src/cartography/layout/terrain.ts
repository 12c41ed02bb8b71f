/** The whole land and sea but for regions, names and ornament: where everything lies, and in which order. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { areaBox } from '../../table/area.ts'
import type { Region } from '../../table/table.ts'
import { hillGradient } from '../art/hill.ts'
import { mountainGradient } from '../art/mountain.ts'
import { sample } from '../drawing/curves.ts'
import type { Mark, Standing } from '../drawing/pen.ts'
import { boxAt, type Point } from '../drawing/points.ts'
import { boxOfStamp, type Stamp } from '../drawing/stamps.ts'
import type { Named } from '../lands/naming.ts'
import type { Watercourse } from '../lands/watercourse.ts'
import type { Land } from '../survey/field.ts'
import type { Misfit } from '../survey/misfit.ts'
import type { Territories } from '../survey/territories.ts'
import { drawBorders, findBorders } from './borders.ts'
import { crossings, drawBridge } from './bridges.ts'
import { drawCoast } from './coast.ts'
import { hideDiscoveries } from './discoveries.ts'
import { plantFields } from './fields.ts'
import { growWoods, type Planted } from './forest.ts'
import { Ground } from './ground.ts'
import { floodMarshes, growTufts, plantLoneTrees } from './meadow.ts'
import { foothillsOf, raiseHills, raiseMountains } from './relief.ts'
import { drawRipples } from './ripples.ts'
import { drawRivers } from './rivers.ts'
import { drawRoads, findHighways, findTracks, type Roads } from './roads.ts'
import { drawSeaMarks } from './seaMarks.ts'
import { drawShoreMarks } from './shoreMarks.ts'
import { travelCost } from './travel.ts'
import { buildVillage } from './villages.ts'

/** The ground that is not free, and whose it is. */
export interface Taken {
  readonly territories: Territories
  /** Where a region's landmark and its ribbon stand. */
  readonly footprints: (region: Region) => readonly Box[]
  /** Where a road to a region's landmark ends. */
  readonly door: (region: Region) => Point
  /** Names on land and at sea. */
  readonly names: readonly Box[]
  /** Sea life, soundings, and the ornament on the sea. */
  readonly atSea: readonly Box[]
  /** Whether ice drifts on the sea. */
  readonly isIcy: boolean
}

/** The terrain, layer by layer from the lowest. */
export interface Terrain {
  /** Ripples, waves, and the coast. */
  readonly sea: readonly Mark[]
  /** Flat things on the land. */
  readonly ground: readonly Mark[]
  /** Mountains and hills, which are painted by foot together with everything else that stands on the land. */
  readonly relief: readonly Stamp[]
  readonly trees: readonly Planted[]
  /** Where reeds stand. */
  readonly reeds: readonly Point[]
  /** Of what has a name and may have found no room: the boxes of all that stands. */
  readonly named: ReadonlyMap<Named, readonly Box[]>
  /** Villages, bridges, and the discoveries. */
  readonly buildings: readonly Standing[]
  /** Roads between the regions. */
  readonly highways: Roads['highways']
  /** What has no room. */
  readonly misfits: readonly Misfit[]
}

/** The gradients that the stamps are filled with, to stand in `<defs>`. */
export const terrainGradients = mountainGradient + hillGradient

/** Lays out and draws the terrain. Call order is placement priority. */
export function drawTerrain(land: Land, taken: Taken): Terrain {
  const { geography, regions } = land
  const cost = travelCost(land, [...regions.map(areaBox), ...taken.names])
  const borders = findBorders(land, taken.territories, [...regions.flatMap(taken.footprints), ...taken.names])
  const highways = findHighways(land, cost, taken.door)
  const ground = new Ground(land)
  for (const box of [...regions.flatMap(taken.footprints), ...taken.names, ...taken.atSea])
    ground.takeBox(box)
  takeWater(land, ground)
  for (const highway of highways) ground.takeLine(sample(highway, 6), 7)
  const discoveries = hideDiscoveries(geography, ground)
  const villages = geography.villages.map((village) => buildVillage(village, ground))
  const houses = villages.map(({ standing }) => standing)
  // A track may end between the houses, so it comes after them.
  const homes = villages.map(({ at }) => at)
  const tracks = findTracks(land, cost, highways, homes)
  for (const track of tracks) ground.takeLine(sample(track, 6), 4)
  const bridges = crossings(land, { highways, tracks })
  for (const { at } of bridges) ground.takeOval(at, 18)
  const mountains = raiseMountains(geography, ground)
  const hills = raiseHills(geography.hills, ground)
  takeSprings(land, ground)
  const fields = plantFields(villages, ground)
  const woods = growWoods(geography.woods, ground, geography.climate.kinds)
  const foothills = raiseHills(foothillsOf(geography.ranges), ground)
  const loneTrees = plantLoneTrees(geography.climate, ground)
  const marshes = floodMarshes(geography.marshes, ground)
  const shoreMarks = drawShoreMarks(land, ground)
  const tufts = growTufts(ground)
  return {
    sea: [...drawRipples(land, taken.names), ...drawSeaMarks(ground, taken.isIcy), ...drawCoast(land)],
    ground: [
      ...shoreMarks,
      ...fields,
      ...marshes.marks,
      ...drawBorders(borders),
      ...drawRivers(land),
      ...drawRoads({ highways, tracks }),
      ...tufts,
    ],
    relief: [...mountains, ...hills, ...foothills],
    reeds: marshes.reeds,
    named: new Map<Named, readonly Box[]>([
      ['range', mountains.map(boxOfStamp)],
      ['downs', hills.map(boxOfStamp)],
      ['wood', woods.trees.map(boxOfStamp)],
      ['fens', marshes.reeds.map((reed) => boxAt(reed, 7, 8, 3))],
    ]),
    trees: [...woods.trees, ...loneTrees],
    buildings: [...bridges.map(drawBridge), ...discoveries.standing, ...houses],
    highways,
    misfits: [
      ...discoveries.misfits,
      ...villages.flatMap((village) => village.misfits),
      ...woods.misfits,
      ...marshes.misfits,
    ],
  }
}

/** The points of a river, from its source, that mountains and hills may hide: it comes out behind them. */
const SPRING = 7

function takeWater(land: Land, ground: Ground): void {
  for (const course of land.rivers)
    ground.takeLine(course.line.slice(SPRING, course.mouth + 1), besideWater(course))
  for (const { centre, radius } of land.geography.lakes)
    ground.takeOval(centre, radius[0] + 10, radius[1] + 10)
}

function takeSprings(land: Land, ground: Ground): void {
  for (const course of land.rivers) ground.takeLine(course.line.slice(0, SPRING), besideWater(course))
}

/** How far from a river's middle nothing may stand. */
function besideWater({ river }: Watercourse): number {
  return 8 + river.width * 0.4
}
