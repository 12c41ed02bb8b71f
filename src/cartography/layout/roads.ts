/** Roads: none is placed by hand. They find their own way from region to region, wherever those are. */
import { areaBox, grown } from '../../table/area.ts'
import type { Region } from '../../table/table.ts'
import { sample, simplify, softLine } from '../drawing/curves.ts'
import { LAYERS, noise } from '../drawing/noise.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import type { Mark } from '../drawing/pen.ts'
import { distance, inBox, lengthOf, middleOf, type Point } from '../drawing/points.ts'
import type { Frame } from '../grids/grid.ts'
import { type Cost, cheapest, STRIDE, waysOver } from '../grids/leastCost.ts'
import { runs } from '../grids/runs.ts'
import { bestOf } from '../grids/search.ts'
import { cellNear } from '../grids/spread.ts'
import { RIBBON_ZONE } from '../lettering/ribbons.ts'
import type { Land } from '../survey/field.ts'

/** All ways over the land, each as points from one end to the other. */
export interface Roads {
  /** Between the regions. */
  readonly highways: readonly (readonly Point[])[]
  /** From the villages to the nearest road. */
  readonly tracks: readonly (readonly Point[])[]
}

/** Two regions get a new road if the old way is longer than the straight distance by this factor. */
const DETOUR = 1.3

/** How much cheaper a step on an old road is. */
const ON_ROAD = 0.3

/** The maximum length of a track, in steps: a village farther from any road has none. */
const LONGEST_TRACK = 26

/** How wide a road's pale bed is, in map units. */
const BED = 5.2

/** What a net of roads depends on. */
interface Journey {
  readonly regions: readonly Region[]
  readonly ways: Frame
  readonly cost: Cost
}

/** The roads between the regions: a net that joins the doors of them all, and short cuts in it. */
export function findHighways(
  { regions, geography }: Pick<Land, 'regions' | 'geography'>,
  cost: Cost,
  doorOf: (region: Region) => Point,
): Point[][] {
  const journey = { regions, ways: waysOver(geography.size), cost }
  const highways = joinRegions(journey)
  addShortCuts(journey, highways)
  return toDoors(journey, highways.map(worn), doorOf).map(meetingOthers)
}

/** A track from each village to the nearest road, or to another's track. */
export function findTracks(
  { geography }: Pick<Land, 'geography'>,
  cost: Cost,
  highways: Roads['highways'],
  villages: readonly Point[],
): Point[][] {
  const ways = waysOver(geography.size)
  const trodden = highways.flatMap((highway) => sample(highway, STRIDE))
  const tracks: Point[][] = []
  for (const village of villages) {
    const way = cheapest(ways, cost, [...trodden, ...tracks.flat()], [village])
    if (way && way.length > 2 && way.length < LONGEST_TRACK) tracks.push(way)
  }
  return tracks.map(worn)
}

/** The roads as marks: a pale bed, red dashes for highways, fine brown dots for tracks. */
export function drawRoads({ highways, tracks }: Roads): Mark[] {
  const path = (lines: Roads['tracks']) => lines.reduce<Path>((all, line) => softLine(all, line), new Path())
  return [
    { style: { stroke: colour.roadBed, width: BED, strokeOpacity: 0.45 }, path: path(highways) },
    { style: { stroke: colour.track, width: 1.2, dash: [0.2, 3.4] }, path: path(tracks) },
    { style: { stroke: colour.highway, width: 2.3, dash: [6.5, 6.2] }, path: path(highways) },
  ]
}

/** Where a road may arrive at a region: to both sides of its landmark's ground, just above its ribbon. */
function gates(region: Region): Point[] {
  const { left, right, bottom } = areaBox(region)
  const level = bottom - RIBBON_ZONE - BED / 2
  return [
    [left - 10, level],
    [right + 10, level],
  ]
}

/** Starts at the first region, and adds the cheapest road from the joined ones to another, until all are. */
function joinRegions({ regions, ways, cost }: Journey): Point[][] {
  const roads: Point[][] = []
  const joined = regions.slice(0, 1).flatMap(gates)
  const open = new Set(regions.slice(1))
  while (open.size > 0) {
    const way = cheapest(ways, cost, joined, [...open].flatMap(gates))
    const end = way?.at(-1)
    if (!way || !end) break
    roads.push(way)
    joined.push(...way)
    for (const region of open) {
      if (!gates(region).some((gate) => distance(gate, end) < STRIDE)) continue
      open.delete(region)
      joined.push(...gates(region))
    }
  }
  return roads
}

/** Adds roads between regions that are near to each other but a long way by road. */
function addShortCuts({ regions, ways, cost }: Journey, roads: Point[][]): void {
  const pairs = regions.flatMap((from, index) => regions.slice(index + 1).map((to) => ({ from, to })))
  const away = ({ from, to }: { from: Region; to: Region }) =>
    distance(middleOf(areaBox(from)), middleOf(areaBox(to)))
  const grounds = regions.map((region) => grown(areaBox(region), 14))
  for (const pair of pairs.sort((a, b) => away(a) - away(b))) {
    const trodden = new Set(roads.flat().map((point) => cellNear(ways, point)))
    const isTrodden = (point: Point) => trodden.has(cellNear(ways, point))
    const byRoad = cheapest(
      ways,
      (x, y) => (isTrodden([x, y]) || grounds.some((ground) => inBox(ground, x, y)) ? 1 : Infinity),
      [middleOf(areaBox(pair.from))],
      [middleOf(areaBox(pair.to))],
    )
    if (byRoad && lengthOf(byRoad) < away(pair) * DETOUR) continue
    // It uses parts of the old ones.
    const eased: Cost = (x, y) => cost(x, y) * (isTrodden([x, y]) ? ON_ROAD : 1)
    const way = cheapest(ways, eased, gates(pair.from), gates(pair.to))
    if (!way) continue
    // The parts on old roads exist already.
    const isNew = (_: Point, index: number) => !way.slice(Math.max(0, index - 1), index + 2).every(isTrodden)
    roads.push(...runs(way, false, isNew).filter((part) => part.length > 4))
  }
}

/** A way without corners and straight lines, as if worn by feet. */
function worn(way: readonly Point[]): Point[] {
  const line = sample(simplify(way, 5), 14)
  return line.map(([x, y], index) => {
    const free = Math.min(1, index / 3, (line.length - 1 - index) / 3)
    return [
      x + noise(x / 26, y / 26, LAYERS.roadWobble) * 4 * free,
      y + noise(x / 26, y / 26, LAYERS.roadWobble, 1) * 4 * free,
    ]
  })
}

/** Leads one of the roads that end at a gate on to the door: the others end on that one. */
function toDoors(
  { regions, ways }: Journey,
  roads: readonly (readonly Point[])[],
  doorOf: (region: Region) => Point,
): Point[][] {
  const open = regions.flatMap((region) => gates(region).map((gate) => ({ gate, door: doorOf(region) })))
  const onFrom = (end: Point): Point[] => {
    const index = open.findIndex(({ gate }) => cellNear(ways, gate) === cellNear(ways, end))
    const [found] = open.splice(index, index < 0 ? 0 : 1)
    return found ? alongFeet(found.gate, found.door) : [end]
  }
  return roads.map((road) => [
    ...onFrom(road[0] as Point).reverse(),
    ...road.slice(1, -1),
    ...onFrom(road.at(-1) as Point),
  ])
}

/**
 * The way from a gate to a door: along the feet of everything that stands there, and at last up to the door.
 * It begins past the gate, so that the turn there is round.
 */
function alongFeet([x, y]: Point, door: Point): Point[] {
  const turn: Point = [door[0] + Math.sign(x - door[0]) * 6, y]
  const along = sample([[x, y], turn], 14).slice(1)
  return [
    ...along.map(
      ([alongX]): Point => [alongX, y - 1.2 + noise(alongX / 26, y / 26, LAYERS.roadWobble, 2) * 1.4],
    ),
    door,
  ]
}

/** Moves the ends of a road onto the earlier roads near them, since `worn` has moved all roads apart. */
function meetingOthers(road: readonly Point[], index: number, roads: readonly (readonly Point[])[]): Point[] {
  const others = roads.slice(0, index).flatMap((other) => sample(other, 2))
  const meeting = (end: Point) => {
    const near = others.filter((point) => distance(point, end) < 2 * STRIDE)
    return bestOf(near, (point) => -distance(point, end)) ?? end
  }
  return [meeting(road[0] as Point), ...road.slice(1, -1), meeting(road.at(-1) as Point)]
}
