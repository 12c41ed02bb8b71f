/** The rivers: where they rise, what they carry, and how they end. */
import { expect, it } from 'vitest'
import { sample } from '../../src/cartography/drawing/curves'
import type { Mark } from '../../src/cartography/drawing/pen'
import { boxAround, distance, inBox, inPolygon, type Point } from '../../src/cartography/drawing/points'
import type { Oval } from '../../src/cartography/grids/oval'
import type { River } from '../../src/cartography/lands/geography'
import { handmade } from '../../src/cartography/lands/handmade'
import { banks, reachesSea } from '../../src/cartography/lands/watercourse'
import { drawRivers } from '../../src/cartography/layout/rivers'
import { namesBoxes } from '../../src/cartography/lettering/names'
import type { Land } from '../../src/cartography/survey/field'
import { surveyedLand } from '../helpers/land'

/** The points of a long river: about 300 map units. */
const LONG = 60

const { hills, lakes, ranges, rivers } = handmade('en')
const land = surveyedLand()

const isNear = (point: Point, { centre, radius }: Oval) => distance(point, centre) < Math.max(...radius) * 1.2

it('every river rises in mountains, in hills or from the lake', () => {
  const risesHigh = ({ course: [source = [0, 0]] }: River) =>
    [...lakes, ...hills].some((oval) => isNear(source, oval)) ||
    // Mountains stand below the line of their peaks.
    ranges.some(({ spine, halfWidth }) =>
      sample(spine, 4).some((peak) => distance(peak, source) < halfWidth + 30),
    )
  expect(rivers.filter((river) => !risesHigh(river)).map(({ name }) => name)).toEqual([])
})

it('every long river is fed by another', () => {
  const isFed = ({ river: { name, course } }: Land['rivers'][number]) =>
    rivers.some(
      ({ joins, toLake }) =>
        joins === name || (toLake && lakes.some((lake) => isNear(course[0] as Point, lake))),
    )
  const long = land.rivers.filter((course) => reachesSea(course) && course.mouth > LONG)
  expect(long.length).toBeGreaterThan(3)
  expect(long.filter((course) => !isFed(course)).map(({ river }) => river.name)).toEqual([])
})

it('both banks of a river reach the sea', () => {
  const endsAtSea = (bank: readonly Point[]) => land.inland(...(bank.at(-1) as Point)) < 0.4
  const dry = land.rivers.filter((course) => reachesSea(course) && !banks(course).every(endsAtSea))
  expect(dry.map(({ river }) => river.name)).toEqual([])
})

it('a lake has bays, and does not fill its box as a square does', () => {
  const fills = Array.from({ length: 20 }, (_, index) => {
    const lake: Oval = { centre: [300 + index * 61, 300 + index * 37], radius: [44 + (index % 5) * 9, 26] }
    const [banked] = drawRivers({ ...land, rivers: [], geography: { ...land.geography, lakes: [lake] } })
    const shore = (banked as Mark).path.steps().flatMap(({ points }) => points.slice(0, 1))
    const { left, top, right, bottom } = boxAround(shore)
    const wet = Array.from({ length: 400 }, (_, cell): Point => {
      const [across, down] = [(cell % 20) + 0.5, Math.floor(cell / 20) + 0.5]
      return [left + ((right - left) * across) / 20, top + ((bottom - top) * down) / 20]
    })
    return wet.filter((at) => inPolygon(at, shore)).length / wet.length
  })
  expect(Math.max(...fills)).toBeLessThan(0.76)
})

it('no river runs under a name', () => {
  const boxes = namesBoxes(land.names)
  const isCovered = ({ line, mouth }: Land['rivers'][number]) =>
    line.slice(0, mouth).some(([x, y]) => boxes.some((box) => inBox(box, x, y)))
  expect(land.rivers.filter(isCovered).map(({ river }) => river.name)).toEqual([])
})
