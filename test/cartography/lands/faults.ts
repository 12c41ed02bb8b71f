/**
 * What is wrong with a grown land, from its data alone: every test of lands asks this one list of properties.
 */

import { sample } from '../../../src/cartography/drawing/curves'
import { boxAt, distance, inBox, type Point } from '../../../src/cartography/drawing/points'
import { greatMountainAt, ornamentBoxes, seaLifeBoxes } from '../../../src/cartography/extents/boxes'
import { type Oval, outOf } from '../../../src/cartography/grids/oval'
import type { Geography, PlaceName } from '../../../src/cartography/lands/geography'
import { type Shore, surveyShore } from '../../../src/cartography/lands/grown/shore'
import { type Place, siteOf } from '../../../src/cartography/lands/grown/site'
import { reachesSea, type Watercourse, watercourses } from '../../../src/cartography/lands/watercourse'
import { namesBoxes } from '../../../src/cartography/lettering/names'
import { NEAR } from '../../../src/cartography/survey/placeNames'
import type { Box } from '../../../src/panzoom/core/geometry'
import { areaBox, contains, grown, overlap } from '../../../src/table/area'
import type { LandTable } from './tables'

/** The least share of the sheet that is land. */
const LEAST_LAND = 0.4

/** The least distance between two names, in map units. */
const BETWEEN_NAMES = 16

/** The last points of a river, over which it may touch the one that it joins. */
const JOINING = 16

/** The faults of a land, each as a few words that are the same for every land which has it. */
export function faultsOf(land: Geography, { table, size }: LandTable): string[] {
  const site = siteOf('', table, size)
  const shore = surveyShore(site, land, land.ornaments.cartouche)
  const faults: string[] = []
  const fault = (is: boolean, what: string) => is && faults.push(what)

  for (const place of site.places) {
    fault(!isOnLand(place, shore), `the ${place.landmark} is not on dry land`)
    fault(!gatesOf(place.box).some(shore.isMainland), `the ${place.landmark} is out of reach by road`)
    if (place.landmark === 'harbour') fault(!hasSea(place, shore), 'the harbour has no sea')
  }
  fault(shareOfLand(shore, site.sheet) < LEAST_LAND, 'too little land')
  fault(hasPool(shore, site.sheet), 'a broad pool lies in the land')

  const rivers = watercourses(land.rivers, shore.inland)
  const things = thingsOf(land, table)
  faults.push(...overlapsOf(things))
  for (const { what, boxes } of things) {
    fault(!boxes.every((box) => contains(site.sheet, box)), `${what} leaves the sheet`)
    fault(what !== 'sea life' && isWet(rivers, land.lakes, boxes), `${what} lies over a river or a lake`)
  }
  const onLand = (box: Box) => cornersOf(box).some((at) => shore.inland(...at) > 0)
  fault(ornamentBoxes(land.ornaments).some(onLand), 'an ornament lies on land')

  for (const [index, course] of rivers.entries()) {
    fault(!endsInWater(course, rivers, land.lakes, shore), 'a river ends on land')
    fault(climbs(course, land), 'a river climbs mountains')
    const isOnSheet = (at: Point) => inBox(site.sheet, ...at)
    fault(!course.line.slice(0, course.mouth).every(isOnSheet), 'a river leaves the sheet')
    const before = rivers.slice(0, index)
    fault(
      before.some((other) => crosses(course, other)),
      'a river crosses another',
    )
  }
  fault(rivers.length < 3, 'fewer than three rivers')
  for (const name of land.names) {
    fault(!isOnItsGround(name, shore), `the name of ${name.kind} is not on its ground`)
    fault(!isNear(name, land, shore), 'a name is far from what it names')
  }
  fault(new Set(land.names.map(({ text }) => text)).size < land.names.length, 'a name is there twice')
  const letters = land.names.map((name) => namesBoxes([name]).map((box) => grown(box, BETWEEN_NAMES / 2)))
  const areClose = (a: readonly Box[], b: readonly Box[]) =>
    a.some((one) => b.some((two) => overlap(one, two)))
  fault(
    letters.some((name, index) => letters.slice(0, index).some((other) => areClose(name, other))),
    'two names stand together, as one of two lines',
  )
  fault(land.names.length < 8, 'fewer than eight names')
  fault(land.villages.length < 5, 'fewer than five villages')
  const woods = land.woods.map(({ centre, radius: [across, down] }) => boxAt(centre, across, down + 20, down))
  fault(!woods.every((box) => contains(site.sheet, box)), 'a wood leaves the sheet')
  return [...new Set(faults)]
}

const gatesOf = ({ left, right, bottom }: Box): Point[] => [
  [left - 10, bottom - 56],
  [right + 10, bottom - 56],
]

function cornersOf({ left, top, right, bottom }: Box): Point[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return [left, x, right].flatMap((across) => [top, y, bottom].map((down): Point => [across, down]))
}

function isOnLand({ grounds, landmark }: Place, { inland }: Shore): boolean {
  const [drawn] = grounds as [Box]
  const edge =
    landmark === 'harbour' ? [[drawn.left + 30, drawn.bottom - 4] as Point] : grounds.flatMap(cornersOf)
  return edge.every((at) => inland(...at) > 0)
}

/** Whether the right end of a harbour's foot lies in the open sea. */
function hasSea({ grounds: [drawn] }: Place, { isOpenSea }: Shore): boolean {
  const { right, bottom } = drawn as Box
  return isOpenSea([right, bottom - 20])
}

/** Points all over a box, so far from each other. */
function pointsIn({ left, top, right, bottom }: Box, step: number): Point[] {
  const [across, down] = [Math.ceil((right - left) / step), Math.ceil((bottom - top) / step)]
  const at = (index: number): Point => [
    left + (index % across) * step,
    top + Math.floor(index / across) * step,
  ]
  return Array.from({ length: across * down }, (_, index) => at(index))
}

function shareOfLand({ inland }: Shore, sheet: Box): number {
  const points = pointsIn(sheet, 16)
  return points.filter((at) => inland(...at) > 0).length / points.length
}

/** Whether broad water is cut off from the sea; lakes are no part of the shore. */
function hasPool({ inland, isOpenSea }: Shore, sheet: Box): boolean {
  return pointsIn(sheet, 8).some((at) => inland(...at) < -24 && !isOpenSea(at))
}

/** Something that may not lie over anything else, with the boxes that it takes. */
interface Thing {
  readonly what: string
  readonly boxes: readonly Box[]
}

export function overlapsOf(things: readonly Thing[]): string[] {
  return things.flatMap(({ what, boxes }, index) =>
    things
      .slice(index + 1)
      .filter((other) => boxes.some((box) => other.boxes.some((one) => overlap(box, one))))
      .map((other) => `${what} lies over ${other.what}`),
  )
}

export function thingsOf(
  { ornaments, sea, names, summit }: Geography,
  { regions }: LandTable['table'],
): Thing[] {
  const [cartouche, compass, scaleBar] = ornamentBoxes(ornaments) as [Box, Box, Box]
  return [
    ...regions.map((region) => ({ what: 'a place', boxes: [areaBox(region)] })),
    { what: 'the title', boxes: [cartouche] },
    { what: 'the compass', boxes: [compass] },
    { what: 'the scale bar', boxes: [scaleBar] },
    { what: 'the highest mountain', boxes: [greatMountainAt(summit)] },
    ...seaLifeBoxes(sea).map((box) => ({ what: 'sea life', boxes: [box] })),
    ...names.map((name) => ({ what: 'a name', boxes: namesBoxes([name]) })),
  ]
}

function isWet(rivers: readonly Watercourse[], lakes: readonly Oval[], boxes: readonly Box[]): boolean {
  const covers = (box: Box, lake: Oval) =>
    [...cornersOf(box), ...pointsIn(box, 8)].some((at) => outOf(lake)(...at) < 1)
  const inAny = (at: Point) => boxes.some((box) => inBox(box, ...at))
  return (
    rivers.some(({ line, mouth }) => line.slice(7, mouth).some(inAny)) ||
    boxes.some((box) => lakes.some((lake) => covers(box, lake)))
  )
}

function endsInWater(
  course: Watercourse,
  all: readonly Watercourse[],
  lakes: readonly Oval[],
  { inland }: Shore,
): boolean {
  const end = course.line.at(-1) as Point
  const { joins, toLake } = course.river
  if (toLake) return lakes.some((lake) => outOf(lake, 6)(...end) < 1)
  if (!joins) return reachesSea(course) && inland(...(course.line[course.mouth] as Point)) < 0
  const into = all.find(({ river }) => river.name === joins)
  return into?.line.slice(0, into.mouth + 1).some((at) => distance(at, end) < 6) ?? false
}

/** Whether a river runs into the ground of mountains once it has left that. */
function climbs({ line, mouth }: Watercourse, { ranges }: Geography): boolean {
  const peaks = ranges.map(({ spine, halfWidth }) => ({ peaks: sample(spine, 12), reach: halfWidth - 12 }))
  const isAmong = (at: Point) =>
    peaks.some(({ peaks, reach }) => peaks.some((peak) => distance(peak, at) < reach))
  const among = line.slice(0, mouth).map(isAmong)
  const left = among.indexOf(false)
  return left >= 0 && among.slice(left).includes(true)
}

function crosses(course: Watercourse, other: Watercourse): boolean {
  const isJoined = course.river.joins === other.river.name || course.river.toLake || other.river.toLake
  const own = isJoined ? course.line.slice(0, -JOINING) : course.line.slice(0, course.mouth + 1)
  const line = other.line.slice(0, other.mouth + 1)
  const isCut = (from: Point, to: Point) =>
    line.slice(1).some((end, at) => cut(from, to, line[at] as Point, end))
  return own.slice(1).some((to, index) => isCut(own[index] as Point, to))
}

function cut(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (from: Point, to: Point, at: Point) =>
    Math.sign((to[0] - from[0]) * (at[1] - from[1]) - (to[1] - from[1]) * (at[0] - from[0]))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

function isOnItsGround(name: PlaceName, { inland }: Shore): boolean {
  const sign = name.kind === 'land' ? 1 : -1
  return namesBoxes([name]).every((box) => {
    const y = (box.top + box.bottom) / 2
    return [box.left + 5, box.right - 5].every((x) => inland(x, y) * sign > 0)
  })
}

/** Whether a letter of a name is beside something that it names. */
function isNear(name: PlaceName, land: Geography, { inland }: Shore): boolean {
  const boxOf = ({ centre, radius: [across, down] }: Oval) => boxAt(centre, across, down, down)
  const named: { readonly [Of in PlaceName['of']]?: readonly Box[] } = {
    mount: [greatMountainAt(land.summit)],
    range: land.ranges.flatMap(({ spine, halfWidth }) =>
      sample(spine, 20).map((at) => boxAt(at, halfWidth, 84, 26 + halfWidth * 0.8)),
    ),
    wood: land.woods.map(boxOf),
    downs: land.hills.map(boxOf),
    fens: land.marshes.map(boxOf),
    lake: land.lakes.map(boxOf),
    isle: land.islands.map(boxOf),
    isles: land.islands.map(boxOf),
  }
  const isBeside = (letter: Box) =>
    name.of === 'cape'
      ? pointsIn(grown(letter, NEAR), 12).some((at) => inland(...at) > 0)
      : (named[name.of]?.some((box) => overlap(grown(letter, NEAR), box)) ?? true)
  return namesBoxes([name]).some(isBeside)
}
