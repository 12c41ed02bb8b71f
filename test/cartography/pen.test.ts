import { describe, expect, it } from 'vitest'
import { colour } from '../../src/cartography/drawing/palette'
import { Path } from '../../src/cartography/drawing/path'
import { Pen } from '../../src/cartography/drawing/pen'
import { pointsOf } from '../../src/cartography/drawing/plot'
import { inPolygon, mixPoints, type Point } from '../../src/cartography/drawing/points'
import { randomStream } from '../../src/cartography/drawing/random'

const newPen = () => new Pen(randomStream('pen'))

describe('a frame', () => {
  it.each<[of: string, at: string, within: (pen: Pen, draw: () => void) => unknown]>([
    ['that is moved', '103 54', (pen, draw) => pen.at([100, 50], 1, draw)],
    ['that is mirrored', '97 54', (pen, draw) => pen.mirrored([100, 50], draw)],
    ['that is turned by 90 degrees', '96 53', (pen, draw) => pen.turned([100, 50], 90, draw)],
    [
      'within another that is twice as large',
      '114 58',
      (pen, draw) => pen.at([100, 50], 2, () => pen.mirrored([10, 0], draw)),
    ],
  ])('%s has its point 3, 4 at %s on the map, and ends after its callback', (_of, at, within) => {
    const pen = newPen()
    within(pen, () => pen.mark({}, new Path().moveTo([3, 4])))
    expect(pen.marks[0]?.path.text(1)).toBe(`m${at}`)
    expect(pen.onMap([3, 4])).toEqual([3, 4])
  })

  it('does not scale line widths', () => {
    const pen = newPen()
    pen.at([0, 0], 5, () => pen.lines([pointsOf('0,0 40,0')], { width: 0.6 }))
    expect(pen.marks[0]?.style).toEqual({ stroke: colour.ink, width: 0.6 })
  })
})

describe('hatching', () => {
  /** The lines in a shape, each from one end to the other. */
  const hatched = (shape: Point[], degrees: number) => {
    const { marks } = newPen().hatch(shape, { degrees, gap: 4, wobble: 0 })
    const lines = marks[0]?.path.shapes().map((line) => line.steps().map(({ points }) => points[0]))
    return (lines ?? []) as [Point, Point][]
  }

  it.each([0, 45, 135, 200])(
    'at %d degrees lies within its shape, with all lines at that angle',
    (degrees) => {
      const triangle = pointsOf('0,0 100,20 30,90')
      const lines = hatched(triangle, degrees)
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
    const lines = hatched(bay, 0)
    expect(lines.filter(([from, to]) => from[1] > 20 && from[0] < 45 && to[0] > 45)).toEqual([])
    expect(lines.filter(([from]) => from[0] >= 60).length).toBeGreaterThan(5)
  })
})
