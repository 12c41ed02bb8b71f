import { describe, expect, it } from 'vitest'
import { colour } from '../../src/cartography/drawing/palette'
import { Path } from '../../src/cartography/drawing/path'
import { Pen, type Style } from '../../src/cartography/drawing/pen'
import { inPolygon, mixPoints, type Point } from '../../src/cartography/drawing/points'
import { randomStream } from '../../src/cartography/drawing/random'

const newPen = (name = 'pen') => new Pen(randomStream(name))
const SQUARE: readonly Point[] = [
  [0, 0],
  [40, 0],
  [40, 40],
  [0, 40],
]
const CORNERS = '0,0 40,0 40,40 0,40'
const textOf = (pen: Pen) => pen.marks.map(({ path }) => path.text())
const styleOf = (pen: Pen): Style | undefined => pen.marks[0]?.style

describe('a frame', () => {
  it.each([
    { of: 'that is moved', within: (pen: Pen, draw: () => void) => pen.at([100, 50], 1, draw), onMap: [103, 54] },
    {
      of: 'that is twice as large',
      within: (pen: Pen, draw: () => void) => pen.at([100, 50], 2, draw),
      onMap: [106, 58],
    },
    { of: 'that is mirrored', within: (pen: Pen, draw: () => void) => pen.mirrored([100, 50], draw), onMap: [97, 54] },
    {
      of: 'that is turned by 90 degrees',
      within: (pen: Pen, draw: () => void) => pen.turned([100, 50], 90, draw),
      onMap: [96, 53],
    },
    {
      of: 'within another frame',
      within: (pen: Pen, draw: () => void) => pen.at([100, 50], 2, () => pen.mirrored([10, 0], draw)),
      onMap: [114, 58],
    },
  ])('$of has its point 3, 4 at $onMap on the map', ({ within, onMap }) => {
    const pen = newPen()
    within(pen, () => pen.mark({}, new Path().moveTo([3, 4])))
    expect(pen.marks[0]?.path.text(1)).toBe(`m${onMap[0]} ${onMap[1]}`)
  })

  it('passes the pen itself to its callback', () => {
    const pen = newPen()
    pen.at([100, 50], 2, (same) => expect(same).toBe(pen))
    expect.assertions(1)
  })

  it('ends after its callback', () => {
    const pen = newPen()
    pen.at([100, 50], 2, () => {})
    expect(pen.onMap([3, 4])).toEqual([3, 4])
  })

  it('does not scale line widths', () => {
    const pen = newPen().at([0, 0], 5, () => {})
    pen.at([0, 0], 5, () => pen.line(SQUARE, { width: 0.6 }))
    expect(styleOf(pen)).toEqual({ stroke: colour.ink, width: 0.6 })
  })
})

describe('a pen', () => {
  it.each([
    {
      of: 'a polygon',
      draw: (pen: Pen) => pen.polygon(SQUARE, 'red'),
      style: { fill: 'red', stroke: colour.ink, width: 1.05 },
    },
    {
      of: 'a polygon without a line',
      draw: (pen: Pen) => pen.polygon(SQUARE, 'red', { stroke: null }),
      style: { fill: 'red' },
    },
    {
      of: 'a line',
      draw: (pen: Pen) => pen.line(SQUARE, { dash: [3, 2] }),
      style: { stroke: colour.ink, width: 1.05, dash: [3, 2] },
    },
    { of: 'a fill', draw: (pen: Pen) => pen.fill('M0,0 9,0 9,9Z', 'red'), style: { fill: 'red' } },
    {
      of: 'a transparent fill',
      draw: (pen: Pen) => pen.fill('M0,0 9,0 9,9Z', 'red', 0.3),
      style: { fill: 'red', fillOpacity: 0.3 },
    },
    { of: 'a shade', draw: (pen: Pen) => pen.shade(SQUARE), style: { fill: colour.shadow, fillOpacity: 0.2 } },
    { of: 'a glaze', draw: (pen: Pen) => pen.glaze(SQUARE, 'blue', 0.4), style: { fill: 'blue', fillOpacity: 0.4 } },
    { of: 'flicks', draw: (pen: Pen) => pen.flicks([{ from: [0, 0], to: [9, 0] }]), style: { fill: colour.ink } },
  ])('draws $of as one mark in its style', ({ draw, style }) => {
    const pen = newPen()
    draw(pen)
    expect(pen.marks.map((mark) => mark.style)).toEqual([style])
  })

  it.each([
    { of: 'no lines', draw: (pen: Pen) => pen.lines([]) },
    { of: 'no curves', draw: (pen: Pen) => pen.curves([]) },
    { of: 'no strokes', draw: (pen: Pen) => pen.strokes([]) },
    { of: 'no flicks', draw: (pen: Pen) => pen.flicks([]) },
    { of: 'a polygon without corners', draw: (pen: Pen) => pen.polygon([], 'red') },
  ])('draws nothing for $of', ({ draw }) => {
    const pen = newPen()
    draw(pen)
    expect(pen.marks).toEqual([])
  })

  it.each([
    {
      of: 'a path',
      text: (pen: Pen) => pen.shape(`M${CORNERS}Z`, 'red'),
      points: (pen: Pen) => pen.shape(new Path().polygon(SQUARE), 'red'),
    },
    {
      of: 'a polygon',
      text: (pen: Pen) => pen.polygon(CORNERS, 'red'),
      points: (pen: Pen) => pen.polygon(SQUARE, 'red'),
    },
    { of: 'a line', text: (pen: Pen) => pen.line(CORNERS), points: (pen: Pen) => pen.line(SQUARE) },
    {
      of: 'lines',
      text: (pen: Pen) => pen.lines(`${CORNERS} / 0,0 40,0`),
      points: (pen: Pen) => pen.lines([SQUARE, SQUARE.slice(0, 2)]),
    },
    {
      of: 'curves',
      text: (pen: Pen) => pen.curves(`${CORNERS} / 0,0 40,0`),
      points: (pen: Pen) => pen.curves([SQUARE, SQUARE.slice(0, 2)]),
    },
    { of: 'a blob', text: (pen: Pen) => pen.blob(CORNERS, 'red'), points: (pen: Pen) => pen.blob(SQUARE, 'red') },
    { of: 'a shade', text: (pen: Pen) => pen.shade(CORNERS), points: (pen: Pen) => pen.shade(SQUARE) },
    {
      of: 'a glaze',
      text: (pen: Pen) => pen.glaze(CORNERS, 'red', 0.4),
      points: (pen: Pen) => pen.glaze(SQUARE, 'red', 0.4),
    },
    {
      of: 'a hatching',
      text: (pen: Pen) => pen.hatch(CORNERS, { degrees: 30, gap: 4 }),
      points: (pen: Pen) => pen.hatch(SQUARE, { degrees: 30, gap: 4 }),
    },
  ])('draws $of the same from text as from points', ({ text, points }) => {
    const [written, drawn] = [text(newPen()), points(newPen())]
    expect(drawn.marks).toHaveLength(1)
    expect(textOf(written)).toEqual(textOf(drawn))
  })

  it('draws the same with the same random stream, and differently with another', () => {
    const [first, again, other] = ['oak', 'oak', 'ash'].map((name) => textOf(newPen(name).polygon(SQUARE, 'red')))
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })
})

describe('a hand-drawn line', () => {
  it('bends by up to 2.2 units if it is long, and ends exactly', () => {
    const pen = newPen()
    for (let time = 0; time < 200; time++)
      pen.line([
        [0, 0],
        [200, 0],
      ])
    const boxes = pen.marks.map(({ path }) => path.box())
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeGreaterThan(1)
    expect(Math.max(...boxes.flatMap(({ top, bottom }) => [-top, bottom]))).toBeLessThan(2.2)
    expect(textOf(pen).filter((text) => !/^m0 0q.* 800 0$/.test(text))).toEqual([])
  })

  it('is straight if it is short, or without wobble', () => {
    const pen = newPen()
      .line([
        [0, 0],
        [7, 0],
      ])
      .line(
        [
          [0, 0],
          [200, 0],
        ],
        { wobble: 0 },
      )
    expect(textOf(pen)).toEqual(['m0 0 28 0', 'm0 0 800 0'])
  })
})

describe('hatching', () => {
  const TRIANGLE: readonly Point[] = [
    [0, 0],
    [100, 20],
    [30, 90],
  ]

  it.each([0, 45, 90, 135, 200])('at %d degrees lies within its shape, with all lines at that angle', (degrees) => {
    const lines = newPen().hatching(TRIANGLE, { degrees, gap: 4 })
    expect(lines.length).toBeGreaterThan(12)
    for (const [from, to] of lines) {
      for (const part of [0.01, 0.5, 0.99]) expect(inPolygon(mixPoints(from, to, part), TRIANGLE)).toBe(true)
      const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
      expect((angle - degrees + 720.001) % 360).toBeLessThan(0.002)
    }
  })

  it('can cover only a part of its shape', () => {
    const whole = newPen().hatching(SQUARE, { degrees: 0, gap: 5 })
    const half = newPen().hatching(SQUARE, { degrees: 0, gap: 5, start: 0.25, end: 0.75 })
    expect(whole.every(([from, to]) => from[0] === 0 && to[0] === 40)).toBe(true)
    expect(half.every(([from, to]) => from[0] === 10 && to[0] === 30)).toBe(true)
  })

  it('does not cross the notch of a concave shape', () => {
    const bay: Point[] = [
      [0, 0],
      [90, 0],
      [90, 60],
      [60, 60],
      [60, 20],
      [30, 20],
      [30, 60],
      [0, 60],
    ]
    const lines = newPen().hatching(bay, { degrees: 0, gap: 4 })
    expect(lines.filter(([from, to]) => from[1] > 20 && from[0] < 45 && to[0] > 45)).toEqual([])
    expect(lines.filter(([from]) => from[0] >= 60).length).toBeGreaterThan(5)
  })

  it('can have ragged ends, and skip lines', () => {
    const ragged = newPen().hatching(SQUARE, { degrees: 0, gap: 1, ragged: 0.5 })
    expect(ragged.every(([, to]) => to[0] >= 20)).toBe(true)
    expect(new Set(ragged.map(([, to]) => to[0])).size).toBeGreaterThan(20)
    const all = newPen().hatching(SQUARE, { degrees: 0, gap: 0.5 }).length
    const some = newPen().hatching(SQUARE, { degrees: 0, gap: 0.5, skip: 0.5 }).length
    expect(some / all).toBeGreaterThan(0.3)
    expect(some / all).toBeLessThan(0.7)
  })
})

describe('a tapered stroke', () => {
  const widthAt = (text: string) => {
    const [, y, ...rest] = text.match(/-?\d+/g)?.map(Number) ?? []
    return { y, rest }
  }

  it('has the given widths at its ends', () => {
    const pen = newPen().strokes([
      {
        points: [
          [0, 0],
          [50, 0],
          [100, 0],
        ],
        from: 4,
        to: 2,
      },
    ])
    expect(pen.marks[0]?.path.box()).toEqual({ left: 0, top: -2, right: 100, bottom: 2 })
    expect(widthAt(textOf(pen)[0] ?? '').y).toBe(8)
  })

  it('swells in the middle to a given width', () => {
    const pen = newPen().strokes([
      {
        points: [
          [0, 0],
          [50, 0],
          [100, 0],
        ],
        from: 0,
        middle: 10,
        to: 0,
      },
    ])
    expect(pen.marks[0]?.path.box()).toEqual({ left: 0, top: -5, right: 100, bottom: 5 })
  })
})

it('a flick starts wide and ends in a point', () => {
  const pen = newPen().flicks([{ from: [0, 0], to: [20, 0], width: 2 }])
  expect(textOf(pen)).toEqual(['m0 2q32 4 80-2-48-6-80-2'])
})
