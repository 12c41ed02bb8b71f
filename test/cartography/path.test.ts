import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Path } from '../../src/cartography/drawing/path'
import type { Point } from '../../src/cartography/drawing/points'

const path = () => new Path()
const square = () =>
  path().polygon([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ])

describe('the text of a path', () => {
  it.each([
    { of: 'nothing', drawn: path(), text: '' },
    { of: 'a move', drawn: path().moveTo([1, 2]), text: 'm4 8' },
    { of: 'a line after a move, command omitted', drawn: path().moveTo([1, 2]).lineTo([3, 5]), text: 'm4 8 8 12' },
    {
      of: 'negative steps, without a space',
      drawn: path().moveTo([-1, 2]).lineTo([-3, 1]),
      text: 'm-4 8-8-4',
    },
    {
      of: 'each step relative to the last',
      drawn: path().moveTo([10, 10]).lineTo([11, 10.5]).lineTo([12, 11.5]),
      text: 'm40 40 4 2 4 4',
    },
    {
      of: 'a repeated command, omitted',
      drawn: path().moveTo([0, 0]).quadTo([1, 1], [2, 0]).quadTo([3, -1], [4, 0]),
      text: 'm0 0q4 4 8 0 4-4 8 0',
    },
    {
      of: 'a cubic curve',
      drawn: path().moveTo([0, 0]).curveTo([1, 0], [2, 1], [2, 2]),
      text: 'm0 0c4 0 8 4 8 8',
    },
    {
      of: 'axis-parallel lines after a curve',
      drawn: path().moveTo([0, 0]).quadTo([1, 1], [2, 0]).lineTo([5, 0]).lineTo([5, 4]),
      text: 'm0 0q4 4 8 0h12v16',
    },
    {
      of: 'a second shape, relative to the first',
      drawn: square().append(square().moved(([x, y]) => [x + 20, y])),
      text: 'm0 0 40 0 0 40-40 0zm80 0 40 0 0 40-40 0z',
    },
    { of: 'a shape closed twice', drawn: square().close(), text: 'm0 0 40 0 0 40-40 0z' },
    { of: 'a dot', drawn: path().moveTo([3, 3]).lineTo([3, 3]), text: 'm12 12 0 0' },
    {
      of: 'steps shorter than the grid, omitted',
      drawn: path().moveTo([0, 0]).lineTo([5, 5]).lineTo([5.1, 5.1]).quadTo([5, 5.1], [5.1, 5]).lineTo([9, 9]),
      text: 'm0 0 20 20 16 16',
    },
  ])('is $text for $of', ({ drawn, text }) => {
    expect(drawn.text()).toBe(text)
  })

  it('can be written on any grid', () => {
    const line = path().moveTo([0.5, 0.5]).lineTo([2, 1.5])
    expect(line.text(1)).toBe('m1 1 1 1')
    expect(line.text(10)).toBe('m5 5 15 10')
  })

  it('accumulates no rounding errors, even over 1,000 steps', () => {
    const steps = Array.from({ length: 1000 }, (_, index): Point => [index * 0.126, 0])
    const text = path().polyline(steps).text()
    const walked = text.match(/-?\d+/g)?.reduce((sum, number) => sum + Number(number), 0)
    expect(walked).toBe(Math.round(999 * 0.126 * 4))
  })

  it('does not depend on the last bit of a number halfway between two steps', () => {
    const exact = path().moveTo([0.125, 7.375]).text()
    for (const bit of [-1e-15, 1e-15])
      expect(
        path()
          .moveTo([0.125 + bit, 7.375 + bit])
          .text(),
      ).toBe(exact)
  })

  it('is the same at any position of the shape, except for the first step', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }), (right, down) => {
        const shape = path().ellipse([3, 4], 2.6, 1.3).moveTo([3, 4]).quadTo([5, 6], [9.3, 1])
        const moved = shape.moved(([x, y]) => [x + right / 4, y + down / 4])
        const body = (text: string) => text.slice(text.indexOf('c'))
        expect(body(moved.text())).toBe(body(shape.text()))
      }),
    )
  })
})

describe('a path', () => {
  it('has a box around all its points, including control points', () => {
    expect(path().moveTo([1, 2]).quadTo([-3, 8], [4, 2]).box()).toEqual({ left: -3, top: 2, right: 4, bottom: 8 })
    expect(path().ellipse([10, 20], 5, 3).box()).toEqual({ left: 5, top: 17, right: 15, bottom: 23 })
  })

  it('is not changed by moving it: the result is a new one', () => {
    const shape = square()
    expect(shape.moved(([x, y]) => [x * 2, y + 1]).box()).toEqual({ left: 0, top: 1, right: 20, bottom: 11 })
    expect(shape.box()).toEqual({ left: 0, top: 0, right: 10, bottom: 10 })
  })

  it('is cropped to the whole shapes that overlap a box, as a new path', () => {
    const path = new Path()
      .polygon([
        [0, 0],
        [10, 0],
        [0, 10],
      ])
      .polyline([
        [30, 30],
        [50, 50],
      ])
      .ellipse([5, 5], 2)
    const before = path.text()
    const seen = path.within({ left: 0, top: 0, right: 20, bottom: 20 })
    expect(seen.text()).toBe(
      new Path()
        .polygon([
          [0, 0],
          [10, 0],
          [0, 10],
        ])
        .ellipse([5, 5], 2)
        .text(),
    )
    expect(path.within({ left: 11, top: 11, right: 20, bottom: 20 }).text()).toBe('')
    expect(path.text()).toBe(before)
  })

  it('approximates a circle to 0.05 %', () => {
    // The first quarter, from the left to the top, and the midpoint of that curve.
    expect(path().ellipse([0, 0], 1000).text(1)).toMatch(/^m-1000 0c0-552 448-1000 1000-1000/)
    const [x, y] = [(-1000 - 3 * 1000 - 3 * 552 + 0) / 8, (0 - 3 * 552 - 3 * 1000 - 1000) / 8]
    expect(Math.abs(Math.hypot(x, y) - 1000)).toBeLessThan(0.5)
  })
})

describe('the turn of a path', () => {
  const mirrored = square().moved(([x, y]) => [-x, y])
  const bow = path().moveTo([0, 0]).quadTo([5, -9], [10, 0]).quadTo([5, -4], [0, 0])

  it.each([
    { of: 'a square drawn to the right, then down', drawn: square(), turn: 'clockwise' },
    { of: 'its mirror image', drawn: mirrored, turn: 'anticlockwise' },
    { of: 'an ellipse', drawn: path().ellipse([50, 50], 9, 4), turn: 'clockwise' },
    { of: 'a crescent', drawn: bow, turn: 'clockwise' },
    { of: 'two squares', drawn: square().append(square()), turn: 'clockwise' },
    { of: 'two squares with different turns', drawn: square().append(mirrored), turn: undefined },
    { of: 'nothing', drawn: path(), turn: undefined },
  ])('is $turn for $of', ({ drawn, turn }) => {
    expect(drawn.turn()).toBe(turn)
  })
})
