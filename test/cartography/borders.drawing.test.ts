/** The borders between the regions. */
import { expect, it } from 'vitest'
import { distance, inBox, middleOf, type Point } from '../../src/cartography/drawing/points'
import { footprintsOf } from '../../src/cartography/extents/landmarks'
import { inWater } from '../../src/cartography/lands/watercourse'
import { findBorders } from '../../src/cartography/layout/borders'
import { surveyTerritories } from '../../src/cartography/survey/territories'
import { areaBox } from '../../src/table/area'
import { surveyedLand } from '../helpers/land'
import { regions } from '../helpers/realm'

const boxes = regions.flatMap(footprintsOf)
const land = surveyedLand()
const belonging = surveyTerritories(land)
const borders = findBorders(land, belonging, boxes)

it('a region has the land around its middle', () => {
  const belongsTo = regions.map((region) => belonging(middleOf(areaBox(region))).region)
  expect(belongsTo).toEqual([...regions.keys()])
})

it('a border lies between two regions, and each is drawn once', () => {
  const points = borders.flat()
  expect(points.length).toBeGreaterThan(60)
  expect(Math.max(...points.map((point) => belonging(point).border))).toBeLessThan(4)
  const isTwice = (point: Point, line: number) =>
    borders.some((other, index) => index !== line && other.some((at) => distance(at, point) < 0.5))
  const twice = borders.filter((border, line) => border.slice(1, -1).some((point) => isTwice(point, line)))
  expect(twice).toEqual([])
})

it('no border is drawn on a coast, a river, a landmark or a ribbon', () => {
  const isTaken = ([x, y]: Point) =>
    land.inland(x, y) < 3 ||
    boxes.some((box) => inBox(box, x, y)) ||
    land.rivers.some((river) => inWater([x, y], river, 1))
  expect(borders.flat().filter(isTaken)).toEqual([])
})
