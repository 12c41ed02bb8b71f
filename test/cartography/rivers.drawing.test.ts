/** The rivers: where they rise, what they carry, and how they end. */
import { beforeAll, expect, it } from 'vitest'
import { sample } from '../../src/cartography/drawing/curves'
import { distance, inBox, type Point } from '../../src/cartography/drawing/points'
import type { Oval } from '../../src/cartography/grids/oval'
import type { River } from '../../src/cartography/lands/geography'
import { handmade } from '../../src/cartography/lands/handmade'
import { banks, reachesSea } from '../../src/cartography/lands/watercourse'
import { namesBoxes } from '../../src/cartography/lettering/names'
import type { Land } from '../../src/cartography/survey/field'
import { surveyedLand } from '../helpers/land'

/** The points of a long river: about 300 map units. */
const LONG = 60

const { hills, lakes, ranges, rivers } = handmade('en')

let land: Land

beforeAll(() => {
  land = surveyedLand()
})

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

it('no river runs under a name', () => {
  const boxes = namesBoxes(land.names)
  const isCovered = ({ line, mouth }: Land['rivers'][number]) =>
    line.slice(0, mouth).some(([x, y]) => boxes.some((box) => inBox(box, x, y)))
  expect(land.rivers.filter(isCovered).map(({ river }) => river.name)).toEqual([])
})
