import { describe, expect, it } from 'vitest'
import { centreOf, centroid, clamp, distance, mix, spread } from '../../src/panzoom/geometry'

describe('clamp', () => {
  it.each([
    { value: 5, kept: 5 },
    { value: 0, kept: 0 },
    { value: 10, kept: 10 },
    { value: -0.001, kept: 0 },
    { value: 10.001, kept: 10 },
    { value: Number.POSITIVE_INFINITY, kept: 10 },
    { value: Number.NEGATIVE_INFINITY, kept: 0 },
    { value: Number.NaN, kept: 0 },
  ])('keeps $value between 0 and 10 as $kept', ({ value, kept }) => {
    expect(clamp(value, 0, 10)).toBe(kept)
  })
})

describe('mix', () => {
  it.each([
    { part: 0, mixed: 0.1 },
    { part: 0.25, mixed: 0.15 },
    { part: 0.5, mixed: 0.2 },
    { part: 1, mixed: 0.3 },
  ])('is $mixed at $part of the way from 0.1 to 0.3', ({ part, mixed }) => {
    expect(mix(0.1, 0.3, part)).toBeCloseTo(mixed, 15)
  })

  it('is exact at both ends', () => {
    expect(mix(0.1, 0.7, 0)).toBe(0.1)
    expect(mix(0.1, 0.7, 1)).toBe(0.7)
  })
})

describe('points', () => {
  it('are as far apart as a ruler says', () => {
    expect(distance({ x: 1, y: 2 }, { x: 4, y: -2 })).toBe(5)
    expect(distance({ x: 7, y: 7 }, { x: 7, y: 7 })).toBe(0)
  })

  it.each([
    { points: [{ x: 3, y: 4 }], middle: { x: 3, y: 4 }, apart: 0 },
    {
      points: [
        { x: 0, y: 0 },
        { x: 6, y: 8 },
      ],
      middle: { x: 3, y: 4 },
      apart: 5,
    },
    {
      points: [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 4, y: 4 },
        { x: 0, y: 4 },
      ],
      middle: { x: 2, y: 2 },
      apart: Math.SQRT2 * 2,
    },
  ])('have a centroid, $middle, and a spread around it, $apart', ({ points, middle, apart }) => {
    expect(centroid(points)).toEqual(middle)
    expect(spread(points)).toBeCloseTo(apart, 12)
  })

  it('have a centroid even where their sum would overflow', () => {
    const far = { x: 1.5e308, y: -1.5e308 }
    expect(centroid([far, far])).toEqual(far)
  })
})

it('a size has its centre at half of it', () => {
  expect(centreOf({ width: 1440, height: 901 })).toEqual({ x: 720, y: 450.5 })
})
