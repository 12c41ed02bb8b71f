import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arc, beside, pointAlong, sample, simplify, softLine, spline } from '../../src/cartography/drawing/curves'
import { Path } from '../../src/cartography/drawing/path'
import { distance, type Point } from '../../src/cartography/drawing/points'

const CORNERS: readonly Point[] = [
  [0, 0],
  [60, 0],
  [60, 60],
  [0, 60],
]

describe('a spline', () => {
  it.each([
    { of: 'no point', points: [], text: '' },
    { of: 'a point', points: [[1, 1]] as Point[], text: '' },
    { of: 'two points, a line', points: CORNERS.slice(0, 2), text: 'm0 0 240 0' },
    { of: 'three points', points: CORNERS.slice(0, 3), text: 'm0 0c40 0 200-40 240 0 40 40 0 200 0 240' },
  ])('through $of is $text', ({ points, text }) => {
    expect(spline(new Path(), points).text()).toBe(text)
  })

  it('returns to its start if closed', () => {
    expect(spline(new Path(), CORNERS, { closed: true }).text()).toBe(
      'm0 0c40-40 200-40 240 0 40 40 40 200 0 240-40 40-200 40-240 0-40-40-40-200 0-240z',
    )
  })

  it('can continue the path from its last point', () => {
    const path = new Path().moveTo([-10, 0]).lineTo([0, 0])
    expect(spline(path, CORNERS.slice(0, 2), { move: false }).text()).toBe('m-40 0 40 0 240 0')
  })
})

describe('a soft line', () => {
  it('begins at the first point and ends at the last', () => {
    expect(softLine(new Path(), CORNERS).text()).toBe('m0 0q240 0 240 120 0 120-240 120')
  })

  it('passes through the middles between the points if closed', () => {
    expect(softLine(new Path(), CORNERS, true).text()).toBe(
      'm0 120q0-120 120-120 120 0 120 120 0 120-120 120-120 0-120-120z',
    )
  })

  it('is straight for fewer than three points', () => {
    expect(softLine(new Path(), CORNERS.slice(0, 2)).text()).toBe('m0 0 240 0')
  })
})

describe('samples along a spline', () => {
  it('include its points and both ends', () => {
    const samples = sample(CORNERS, 10)
    expect(samples).toHaveLength(19)
    for (const corner of CORNERS) expect(samples).toContainEqual(corner)
    expect(samples.at(0)).toEqual([0, 0])
    expect(samples.at(-1)).toEqual([0, 60])
  })

  it('go all around a closed one, with its first point once', () => {
    const samples = sample(CORNERS, 10, true)
    expect(samples).toHaveLength(24)
    expect(samples.filter((point) => distance(point, [0, 0]) < 1e-9)).toHaveLength(1)
  })

  it('lie about a step apart', () => {
    const samples = sample(CORNERS, 5, true)
    samples.forEach((point, index) => {
      const apart = distance(point, samples[(index + 1) % samples.length] as Point)
      expect(apart).toBeGreaterThan(3)
      expect(apart).toBeLessThan(7)
    })
  })
})

describe('simplify', () => {
  it('reduces a straight line to its two ends', () => {
    const line = Array.from({ length: 50 }, (_, index): Point => [index, index * 2])
    expect(simplify(line, 0.01)).toEqual([line[0], line[49]])
  })

  it('keeps the corners of a zigzag that stand out by more than the tolerance', () => {
    const zigzag: Point[] = [
      [0, 0],
      [10, 3],
      [20, 0],
      [30, 0.5],
      [40, 0],
    ]
    expect(simplify(zigzag, 1)).toEqual([
      [0, 0],
      [10, 3],
      [20, 0],
      [40, 0],
    ])
    expect(simplify(zigzag, 5)).toEqual([
      [0, 0],
      [40, 0],
    ])
  })

  it('moves no point of a line by more than the tolerance', () => {
    const walk = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -9, max: 9 })), { minLength: 3 })
    fc.assert(
      fc.property(walk, fc.integer({ min: 1, max: 8 }), (steps, tolerance) => {
        const points = steps.map(
          ([, y], index): Point => [steps.slice(0, index).reduce((sum, [right]) => sum + right, 0), y * 5],
        )
        const kept = simplify(points, tolerance)
        for (const point of points) {
          const nearest = kept.slice(1).map((to, index) => distanceToSegment(point, kept[index] as Point, to))
          expect(Math.min(...nearest)).toBeLessThanOrEqual(tolerance + 1e-9)
        }
      }),
    )
  })
})

it('an arc runs clockwise from angle to angle, both ends included', () => {
  const points = arc([10, 10], [4, 2], 0, 180, 2)
  const expected = [
    [14, 10],
    [10, 12],
    [6, 10],
  ] as const
  points.forEach(([x, y], index) => {
    expect(x).toBeCloseTo(expected[index]?.[0] ?? Number.NaN, 12)
    expect(y).toBeCloseTo(expected[index]?.[1] ?? Number.NaN, 12)
  })
  expect(points).toHaveLength(3)
})

describe('a line', () => {
  it.each([
    { part: 0, at: [0, 0] },
    { part: 0.5, at: [60, 30] },
    { part: 1, at: [0, 60] },
    { part: 2, at: [0, 60] },
  ])('has the point at $part of its pieces at $at', ({ part, at }) => {
    expect(pointAlong(CORNERS, part)).toEqual(at)
  })

  it('has points beside it: to the right above 0, to the left below 0, and at a corner at right angles to the line between its neighbours', () => {
    expect(beside(CORNERS, 0, 5)).toEqual([0, 5])
    expect(beside(CORNERS, 3, -5)).toEqual([0, 65])
    const [x, y] = beside(CORNERS, 1, Math.SQRT2)
    expect(x).toBeCloseTo(59, 12)
    expect(y).toBeCloseTo(1, 12)
    expect(beside([[7, 7]], 0, 5)).toEqual([7, 7])
  })
})

function distanceToSegment([x, y]: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const part = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - from[0] - dx * part, y - from[1] - dy * part)
}
