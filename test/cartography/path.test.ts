import { describe, expect, it } from 'vitest'
import { Path } from '../../src/cartography/drawing/path'
import { plotted } from '../../src/cartography/drawing/plot'
import type { Point } from '../../src/cartography/drawing/points'

const SQUARE = 'M0,0 10,0 10,10 0,10Z'
const square = () => plotted(SQUARE)
const ring = () => new Path().ellipse([50, 50], 9, 4)

describe('the text of a path', () => {
  it.each([
    { of: 'nothing', drawn: new Path(), text: '' },
    { of: 'a move', drawn: plotted('M1,2'), text: 'm4 8' },
    { of: 'a line after a move, command omitted', drawn: plotted('M1,2 3,5'), text: 'm4 8 8 12' },
    { of: 'negative steps, without a space', drawn: plotted('M-1,2 -3,1'), text: 'm-4 8-8-4' },
    {
      of: 'each step relative to the last',
      drawn: plotted('M10,10 11,10.5 12,11.5'),
      text: 'm40 40 4 2 4 4',
    },
    {
      of: 'a repeated command, omitted',
      drawn: plotted('M0,0Q1,1 2,0Q3,-1 4,0'),
      text: 'm0 0q4 4 8 0 4-4 8 0',
    },
    { of: 'a cubic curve', drawn: plotted('M0,0C1,0 2,1 2,2'), text: 'm0 0c4 0 8 4 8 8' },
    {
      of: 'axis-parallel lines after a curve',
      drawn: plotted('M0,0Q1,1 2,0L5,0L5,4'),
      text: 'm0 0q4 4 8 0h12v16',
    },
    {
      of: 'a second shape, relative to the first',
      drawn: square().append(square().moved(([x, y]) => [x + 20, y])),
      text: 'm0 0 40 0 0 40-40 0zm80 0 40 0 0 40-40 0z',
    },
    { of: 'a shape closed twice', drawn: square().close(), text: 'm0 0 40 0 0 40-40 0z' },
    { of: 'a dot', drawn: plotted('M3,3 3,3'), text: 'm12 12 0 0' },
    {
      of: 'steps shorter than the grid, omitted',
      drawn: plotted('M0,0 5,5 5.1,5.1Q5,5.1 5.1,5L9,9'),
      text: 'm0 0 20 20 16 16',
    },
  ])('is $text for $of', ({ drawn, text }) => {
    expect(drawn.text()).toBe(text)
  })

  it('accumulates no rounding errors, even over 1,000 steps', () => {
    const text = new Path()
      .polyline(Array.from({ length: 1000 }, (_, index): Point => [index * 0.126, 0]))
      .text()
    const walked = text.match(/-?\d+/g)?.reduce((sum, number) => sum + Number(number), 0)
    expect(walked).toBe(Math.round(999 * 0.126 * 4))
  })

  it('does not depend on the last bit of a number halfway between two steps', () => {
    const exact = new Path().moveTo([0.125, 7.375]).text()
    for (const bit of [-1e-15, 1e-15])
      expect(new Path().moveTo([0.125 + bit, 7.375 + bit]).text()).toBe(exact)
  })
})

describe('a path', () => {
  it('is not changed by moving it: the result is a new one', () => {
    const shape = square()
    expect(shape.moved(([x, y]) => [x * 2, y + 1]).box()).toEqual({ left: 0, top: 1, right: 20, bottom: 11 })
    expect(shape.box()).toEqual({ left: 0, top: 0, right: 10, bottom: 10 })
  })

  it('is cropped to the whole shapes that overlap a box, as a new path', () => {
    const path = square().append(plotted('M30,30 50,50')).append(ring())
    const before = path.text()
    expect(path.within({ left: 40, top: 40, right: 60, bottom: 60 }).text()).toBe(
      plotted('M30,30 50,50').append(ring()).text(),
    )
    expect(path.within({ left: 11, top: 11, right: 20, bottom: 20 }).text()).toBe('')
    expect(path.text()).toBe(before)
  })
})
