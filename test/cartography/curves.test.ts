import { describe, expect, it } from 'vitest'
import { beside, sample, simplify, softLine, spline } from '../../src/cartography/drawing/curves'
import { Path } from '../../src/cartography/drawing/path'
import { pointsOf } from '../../src/cartography/drawing/plot'
import { distance } from '../../src/cartography/drawing/points'

const CORNERS = pointsOf('0,0 60,0 60,60 0,60')

it.each([
  ['no point', [], false, ''],
  ['a point', pointsOf('1,1'), false, ''],
  ['two points, a line', CORNERS.slice(0, 2), false, 'm0 0 240 0'],
  ['three points', CORNERS.slice(0, 3), false, 'm0 0c40 0 200-40 240 0 40 40 0 200 0 240'],
  [
    'four points, closed',
    CORNERS,
    true,
    'm0 0c40-40 200-40 240 0 40 40 40 200 0 240-40 40-200 40-240 0-40-40-40-200 0-240z',
  ],
])('a spline goes through %s', (_of, points, closed, text) => {
  expect(spline(new Path(), points, closed).text()).toBe(text)
})

it.each([
  ['from the first point to the last', CORNERS, false, 'm0 0q240 0 240 120 0 120-240 120'],
  ['straight for fewer than three points', CORNERS.slice(0, 2), false, 'm0 0 240 0'],
  [
    'through the middles between the points if closed',
    CORNERS,
    true,
    'm0 120q0-120 120-120 120 0 120 120 0 120-120 120-120 0-120-120z',
  ],
])('a soft line is drawn %s', (_of, points, isClosed, text) => {
  expect(softLine(new Path(), points, isClosed).text()).toBe(text)
})

describe('samples along a spline', () => {
  it('include its points and both ends', () => {
    const samples = sample(CORNERS, 10)
    expect(samples).toHaveLength(19)
    expect(samples).toEqual(expect.arrayContaining([...CORNERS]))
    expect([samples.at(0), samples.at(-1)]).toEqual([CORNERS[0], CORNERS[3]])
  })

  it('go all around a closed one, with its first point once', () => {
    const samples = sample(CORNERS, 10, true)
    expect(samples).toHaveLength(24)
    expect(samples.filter((point) => distance(point, [0, 0]) < 1e-9)).toHaveLength(1)
  })
})

it.each([
  { of: 'a straight line', points: '0,0 1,2 2,4 3,6', tolerance: 0.01, kept: '0,0 3,6' },
  { of: 'a zigzag', points: '0,0 10,3 20,0 30,.5 40,0', tolerance: 1, kept: '0,0 10,3 20,0 40,0' },
])('simplify keeps the ends of $of, and the points that stand out by more than the tolerance', (line) => {
  expect(simplify(pointsOf(line.points), line.tolerance)).toEqual(pointsOf(line.kept))
})

it('a line has points beside it: to the right above 0, to the left below 0, at right angles', () => {
  expect(beside(CORNERS, 0, 5)).toEqual([0, 5])
  expect(beside(CORNERS, 3, -5)).toEqual([0, 65])
  expect(beside(CORNERS, 1, Math.SQRT2)).toEqual([expect.closeTo(59, 12), expect.closeTo(1, 12)])
  expect(beside([[7, 7]], 0, 5)).toEqual([7, 7])
})
