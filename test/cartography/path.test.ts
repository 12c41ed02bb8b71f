import { describe, expect, it } from 'vitest'
import { Path } from '../../src/cartography/drawing/path'
import { plotted, pointsOf, repeated } from '../../src/cartography/drawing/plot'
import type { Point } from '../../src/cartography/drawing/points'

const square = () => plotted('M0,0 10,0 10,10 0,10Z')
const ring = () => new Path().ellipse([50, 50], 9, 4)

describe('the text of a path', () => {
  it.each([
    ['nothing', new Path(), ''],
    ['a line after a move, command omitted', plotted('M1,2 3,5'), 'm4 8 8 12'],
    ['negative steps, without a space', plotted('M-1,2 -3,1'), 'm-4 8-8-4'],
    ['each step relative to the last', plotted('M10,10 11,10.5 12,11.5'), 'm40 40 4 2 4 4'],
    ['a repeated command, omitted', plotted('M0,0Q1,1 2,0Q3,-1 4,0'), 'm0 0q4 4 8 0 4-4 8 0'],
    ['a cubic curve', plotted('M0,0C1,0 2,1 2,2'), 'm0 0c4 0 8 4 8 8'],
    ['axis-parallel lines after a curve', plotted('M0,0Q1,1 2,0L5,0L5,4'), 'm0 0q4 4 8 0h12v16'],
    ['a second shape, relative to the first', plotted('M0,0 9,0 0,9ZM2,3 2,4'), 'm0 0 36 0-36 36zm8 12 0 4'],
    ['a shape closed twice', square().close(), 'm0 0 40 0 0 40-40 0z'],
    ['a dot', plotted('M3,3 3,3'), 'm12 12 0 0'],
    ['steps shorter than the grid, omitted', plotted('M0,0 5,5 5.1,5.1Q5,5.1 5.1,5L9,9'), 'm0 0 20 20 16 16'],
    ['a repeated shape', repeated(plotted('M1,0L0,2'), pointsOf('1,2 -5,0')), 'm8 8-4 8m-20-16-4 8'],
  ])('is right for %s', (_of, drawn, text) => {
    expect(drawn.text()).toBe(text)
  })

  it('accumulates no rounding errors, even over 1,000 steps', () => {
    const points = Array.from({ length: 1000 }, (_, index): Point => [index * 0.126, 0])
    const steps = new Path().polyline(points).text().match(/-?\d+/g)
    const walked = steps?.reduce((sum, step) => sum + Number(step), 0)
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
