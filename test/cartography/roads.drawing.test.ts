/** The roads of a table with a seventh region. */
import { expect, it } from 'vitest'
import { sample } from '../../src/cartography/drawing/curves'
import { distance, inBox, lengthOf, type Point } from '../../src/cartography/drawing/points'
import { doorOf } from '../../src/cartography/extents/landmarks'
import { findHighways } from '../../src/cartography/layout/roads'
import { travelCost } from '../../src/cartography/layout/travel'
import { namesBoxes } from '../../src/cartography/lettering/names'
import { ribbonBox } from '../../src/cartography/lettering/ribbons'
import { areaBox, grown } from '../../src/table/area'
import type { Region } from '../../src/table/table'
import { corners } from '../helpers/corners'
import { surveyedLand } from '../helpers/land'
import * as realm from '../helpers/realm'

const SCRIPTORIUM: Region = {
  name: 'Writings',
  epithet: 'the House of Writings',
  heading: 'All the Writings',
  text: 'A text.',
  corners: corners(750, 295, 910, 490),
}
/** Villages, all of them. */
const regions = [...realm.regions, SCRIPTORIUM].map(({ landmark, ...region }): Region => region)
const [projects, skills] = regions as [Region, Region]

const land = surveyedLand({ ...realm, regions })
const cost = travelCost(land, [...regions.map(areaBox), ...namesBoxes(land.names)])
const highways = findHighways(land, cost, doorOf)

/** Whether a point of a road is close enough to a region to reach it. */
const isAt = (region: Region, [x, y]: Point) => inBox(grown(areaBox(region), 40), x, y)

it('a road ends at the door of every region, the seventh too', () => {
  const ends = highways.flatMap((road) => [road[0], road.at(-1)] as Point[])
  const away = (region: Region) => Math.min(...ends.map((end) => distance(end, doorOf(region))))
  expect(regions.filter((region) => away(region) > 1)).toEqual([])
})

it('no road crosses a ribbon', () => {
  const trodden = highways.flatMap((road) => sample(road, 2))
  const isCrossed = (region: Region) => {
    const ribbon = ribbonBox(region)
    return trodden.some(([x, y]) => inBox(ribbon, x, y))
  }
  expect(regions.filter(isCrossed)).toEqual([])
})

it('two regions keep their direct road if the way by a seventh is twice as long', () => {
  const between = highways.filter((road) =>
    [projects, skills].every((region) => road.some((point) => isAt(region, point))),
  )
  expect(between).toHaveLength(1)
  expect(lengthOf(between[0] ?? [])).toBeLessThan(1.5 * distance(doorOf(projects), doorOf(skills)))
})
