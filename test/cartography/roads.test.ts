/** Which roads there are, where the table has a place more than the picture was first made for. */
import { beforeAll, expect, it } from 'vitest'
import { distance, grown, inBox, type Point } from '../../src/cartography/drawing/points'
import { surveyLand } from '../../src/cartography/land/field'
import { findHighways } from '../../src/cartography/land/roads'
import { travelCost } from '../../src/cartography/land/travel'
import { namesBoxes } from '../../src/cartography/lettering/names'
import { boxOf } from '../../src/cartography/regionBox'
import { regions } from '../../src/realm'
import type { Region } from '../../src/site/table'
import { useSevenRegions } from '../helpers/sevenRegions'

useSevenRegions()
const [projects, skills, , , , , writings] = regions as [Region, Region, Region, Region, Region, Region, Region]

let highways: Point[][]

// Not with the import: by the time that its tests take, a file is run sooner or later.
beforeAll(() => {
  highways = findHighways(travelCost(surveyLand(), [...regions.map(boxOf), ...namesBoxes()]))
})

/** Whether a road that comes there has come to a region. */
const isAt = (region: Region, [x, y]: Point) => inBox(grown(boxOf(region), 40), x, y)

const lengthOf = (road: readonly Point[]) =>
  road.slice(1).reduce((sum, point, index) => sum + distance(road[index] as Point, point), 0)

it('a seventh region has its road', () => {
  expect(highways.flat().some((point) => isAt(writings, point))).toBe(true)
})

it('two regions keep a road of their own where the way round by a seventh is twice as far', () => {
  const between = highways.filter((road) =>
    [projects, skills].every((region) => road.some((point) => isAt(region, point))),
  )
  // As a bird flies, it is 494 from middle to middle.
  expect(between.map((road) => Math.round(lengthOf(road)))).toEqual([372])
})
