import { describe, expect, it } from 'vitest'
import { colour } from '../../src/cartography/drawing/palette'
import { Path } from '../../src/cartography/drawing/path'
import { Pen } from '../../src/cartography/drawing/pen'
import { pointsOf } from '../../src/cartography/drawing/plot'
import { inPolygon, mixPoints } from '../../src/cartography/drawing/points'
import { randomStream } from '../../src/cartography/drawing/random'

const newPen = () => new Pen(randomStream('pen'))
const SQUARE = pointsOf('0,0 40,0 40,40 0,40')

type Draw = (pen: Pen) => unknown
type Within = (pen: Pen, draw: () => void) => unknown

describe('a frame', () => {
  it.each<{ of: string; within: Within; at: string }>([
    { of: 'that is moved', within: (pen, draw) => pen.at([100, 50], 1, draw), at: '103 54' },
    { of: 'that is twice as large', within: (pen, draw) => pen.at([100, 50], 2, draw), at: '106 58' },
    { of: 'that is mirrored', within: (pen, draw) => pen.mirrored([100, 50], draw), at: '97 54' },
    {
      of: 'that is turned by 90 degrees',
      within: (pen, draw) => pen.turned([100, 50], 90, draw),
      at: '96 53',
    },
    {
      of: 'within another frame',
      within: (pen, draw) => pen.at([100, 50], 2, () => pen.mirrored([10, 0], draw)),
      at: '114 58',
    },
  ])('$of has its point 3, 4 at $at on the map, and ends after its callback', ({ within, at }) => {
    const pen = newPen()
    within(pen, () => pen.mark({}, new Path().moveTo([3, 4])))
    expect(pen.marks[0]?.path.text(1)).toBe(`m${at}`)
    expect(pen.onMap([3, 4])).toEqual([3, 4])
  })

  it('does not scale line widths', () => {
    const pen = newPen()
    pen.at([0, 0], 5, () => pen.line(SQUARE, { width: 0.6 }))
    expect(pen.marks[0]?.style).toEqual({ stroke: colour.ink, width: 0.6 })
  })
})

describe('a pen', () => {
  it.each<{ of: string; draw: Draw; style: object }>([
    {
      of: 'a polygon',
      draw: (pen) => pen.polygon(SQUARE, 'red'),
      style: { fill: 'red', stroke: colour.ink, width: 1.05 },
    },
    {
      of: 'a polygon without a line',
      draw: (pen) => pen.polygon(SQUARE, 'red', { stroke: null }),
      style: { fill: 'red' },
    },
    {
      of: 'a line',
      draw: (pen) => pen.line(SQUARE, { dash: [3, 2] }),
      style: { stroke: colour.ink, width: 1.05, dash: [3, 2] },
    },
    { of: 'a fill', draw: (pen) => pen.fill('M0,0 9,0 9,9Z', 'red'), style: { fill: 'red' } },
    {
      of: 'a transparent fill',
      draw: (pen) => pen.fill('M0,0 9,0 9,9Z', 'red', 0.3),
      style: { fill: 'red', fillOpacity: 0.3 },
    },
    { of: 'a shade', draw: (pen) => pen.shade(SQUARE), style: { fill: colour.shadow, fillOpacity: 0.2 } },
    {
      of: 'a glaze',
      draw: (pen) => pen.glaze(SQUARE, 'blue', 0.4),
      style: { fill: 'blue', fillOpacity: 0.4 },
    },
    { of: 'flicks', draw: (pen) => pen.flicks([{ from: [0, 0], to: [9, 0] }]), style: { fill: colour.ink } },
  ])('draws $of as one mark in its style', ({ draw, style }) => {
    const pen = newPen()
    draw(pen)
    expect(pen.marks.map((mark) => mark.style)).toEqual([style])
  })
})

describe('a hand-drawn line', () => {})

describe('hatching', () => {
  it.each([0, 45, 90, 135, 200])(
    'at %d degrees lies within its shape, with all lines at that angle',
    (degrees) => {
      const triangle = pointsOf('0,0 100,20 30,90')
      const lines = newPen().hatching(triangle, { degrees, gap: 4 })
      expect(lines.length).toBeGreaterThan(12)
      for (const [from, to] of lines) {
        for (const part of [0.01, 0.5, 0.99])
          expect(inPolygon(mixPoints(from, to, part), triangle)).toBe(true)
        const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
        expect((angle - degrees + 720.001) % 360).toBeLessThan(0.002)
      }
    },
  )

  it('does not cross the notch of a concave shape', () => {
    const bay = pointsOf('0,0 90,0 90,60 60,60 60,20 30,20 30,60 0,60')
    const lines = newPen().hatching(bay, { degrees: 0, gap: 4 })
    expect(lines.filter(([from, to]) => from[1] > 20 && from[0] < 45 && to[0] > 45)).toEqual([])
    expect(lines.filter(([from]) => from[0] >= 60).length).toBeGreaterThan(5)
  })
})

it('a tapered stroke has the given widths at its ends and in its middle', () => {
  const points = pointsOf('0,0 50,0 100,0')
  const tapered = newPen().strokes([{ points, from: 4, to: 2 }])
  expect(tapered.marks[0]?.path.box()).toEqual({ left: 0, top: -2, right: 100, bottom: 2 })
  const swelling = newPen().strokes([{ points, from: 0, middle: 10, to: 0 }])
  expect(swelling.marks[0]?.path.box()).toEqual({ left: 0, top: -5, right: 100, bottom: 5 })
})
