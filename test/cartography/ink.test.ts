import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { groupAttributes, merged, svg } from '../../src/cartography/drawing/ink'
import { colour, coloured } from '../../src/cartography/drawing/palette'
import { Path } from '../../src/cartography/drawing/path'
import type { Mark, Style } from '../../src/cartography/drawing/pen'
import { plotted } from '../../src/cartography/drawing/plot'
import type { Point } from '../../src/cartography/drawing/points'

const RED: Style = { fill: '#f00' }
const BLUE: Style = { fill: '#00f' }
const LINE: Style = { stroke: colour.ink }

/** A square with a side of 10 units, drawn clockwise or back. */
const square = (left: number) => plotted(`M${left},0 ${left + 10},0 ${left + 10},10 ${left},10Z`)
const turnedBack = (left: number) => plotted(`M${left},10 ${left + 10},10 ${left + 10},0 ${left},0Z`)
const mark = (style: Style, path: Path): Mark => ({ style, path })
const red = (left: number) => mark(RED, square(left))
const redBack = (left: number) => mark(RED, turnedBack(left))
const glass = (left: number) => mark({ ...RED, fillOpacity: 0.5 }, square(left))
const inked = (left: number) => mark({ ...RED, ...LINE }, square(left))

describe('the text of a mark', () => {
  it.each<[string, Style, string]>([
    ['an inked shape', { fill: '#f00', stroke: colour.ink, width: 1.05 }, ' fill="#f00"'],
    ['a fill alone', RED, ' fill="#f00" stroke="none"'],
    ['a line in the style of the group', LINE, ''],
    ['a fine line', { ...LINE, width: 0.45 }, ' stroke-width="1.8"'],
    ['a line in a colour', { stroke: '#080' }, ' stroke="#080"'],
    ['a shade', { ...RED, fillOpacity: 0.205 }, ' fill="#f00" stroke="none" fill-opacity=".21"'],
    [
      'a faint line with flat ends, dashed',
      { ...LINE, strokeOpacity: 0.5, dash: [6, 4.5], flatEnds: true },
      ' stroke-opacity=".5" stroke-dasharray="24 18" stroke-linecap="butt"',
    ],
  ])('has only the attributes that %s needs', (_of, style, text) => {
    expect(svg([mark(style, new Path().moveTo([1, 1]))])).toBe(`<path${text} d="m4 4"/>`)
  })
})

describe('merging', () => {
  it('joins marks of one style if nothing is painted between them, and changes none of those given', () => {
    const marks = [red(0), mark(BLUE, square(100)), red(20)]
    expect(merged(marks).map(({ style, path }) => [style.fill, path.text()])).toEqual([
      ['#f00', 'm0 0 40 0 0 40-40 0zm80 0 40 0 0 40-40 0z'],
      ['#00f', 'm400 0 40 0 0 40-40 0z'],
    ])
    expect(marks[0]).toEqual(red(0))
  })

  const shaded = (left: number) => mark({ fill: 'url(#a)' }, square(left))

  it.each<[of: string, count: number, marks: Mark[]]>([
    ['over another style between them', 3, [red(0), mark(BLUE, square(15)), red(20)]],
    ['in another style', 2, [red(0), mark(BLUE, square(20))]],
    ['out of reach', 2, [red(0), red(311)]],
    ['just within reach', 1, [red(0), red(309)]],
    ['with a gradient', 2, [shaded(0), shaded(20)]],
    ['transparent, over one like it', 2, [glass(0), glass(5)]],
    ['transparent, beside one like it', 1, [glass(0), glass(20)]],
    ['outlined, over one like it', 2, [inked(0), inked(5)]],
    ['of lines only, over one like it', 1, [mark(LINE, square(0)), mark(LINE, square(5))]],
    ['over one with the same turn', 1, [red(0), red(5)]],
    ['over one with the opposite turn', 2, [red(0), redBack(5)]],
    ['beside one with the opposite turn', 1, [red(0), redBack(20)]],
    ['over marks with both turns', 2, [red(0), redBack(20), red(5)]],
    ['over an outline between them', 3, [red(0), mark(LINE, square(20.4)), red(10)]],
    ['without a path', 0, [mark(RED, new Path()), mark(LINE, new Path().close())]],
  ])('leaves, if the last mark is %s, %d', (_of, count, marks) => {
    expect(merged(marks)).toHaveLength(count)
  })

  it('does not change the picture, whatever its marks', async () => {
    await fc.assert(
      fc.asyncProperty(storm, fc.integer({ min: 20, max: 300 }), async (marks, reach) => {
        const fewer = merged(marks, reach)
        expect(fewer.length).toBeLessThanOrEqual(marks.length)
        expect(differences(await pixelsOf(marks), await pixelsOf(fewer))).toBe(0)
      }),
      { numRuns: 50 },
    )
  })
})

/** The size of the pictures that are compared, in map units and in px. */
const [WIDTH, HEIGHT] = [96, 72]

/** Numbers of the grid: quarters. */
const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((count) => count / 4)
const place = fc.tuple(quarters(0, WIDTH), quarters(0, HEIGHT))
const steps = fc.array(fc.tuple(quarters(-20, 20), quarters(-20, 20)), { minLength: 2, maxLength: 5 })
const shape = fc.tuple(place, steps, fc.boolean()).map(([[x, y], steps, isCurved]) => {
  const path = new Path().moveTo([x, y])
  for (const [right, down] of steps) {
    const to: Point = [x + right, y + down]
    isCurved ? path.quadTo([to[0], y], to) : path.lineTo(to)
  }
  return path
})
const triangle = fc.tuple(place, quarters(1, 40), fc.boolean()).map(([[x, y], size, isBack]) => {
  const corners: Point[] = [
    [x, y],
    [x + size, y + size / 1.5],
    [x, y + size],
  ]
  return new Path().polygon(isBack ? corners.reverse() : corners)
})
const FILLED: readonly Style[] = [
  RED,
  BLUE,
  { fill: '#0a0', fillOpacity: 0.4 },
  { fill: '#ff0', stroke: colour.ink, width: 2 },
  { fill: '#0ff', stroke: '#808', width: 3, strokeOpacity: 0.5 },
]
const DRAWN: readonly Style[] = [
  LINE,
  { stroke: '#f80', width: 4 },
  { stroke: '#080', width: 5, strokeOpacity: 0.5 },
  { stroke: '#00f', width: 3, dash: [5, 6], flatEnds: true },
]
const storm = fc.array(
  fc.oneof(
    fc.record({ style: fc.constantFrom(RED, RED, ...FILLED), path: triangle }),
    fc.record({ style: fc.constantFrom(...DRAWN), path: shape }),
  ),
  { minLength: 2, maxLength: 60 },
)

/**
 * The marks painted on white, as a number for each px. Without antialiasing: the mixture of two edges in one
 * px could differ.
 */
async function pixelsOf(marks: readonly Mark[]): Promise<readonly number[]> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><g ${groupAttributes}>${svg(marks)}</g></svg>`
  const bytes = await sharp(Buffer.from(coloured(picture, 'parchment')))
    .removeAlpha()
    .raw()
    .toBuffer()
  return Array.from({ length: WIDTH * HEIGHT }, (_, index) => bytes.readUIntBE(index * 3, 3))
}

/**
 * The number of 2 × 2 blocks of px in which the pictures differ. A single px may differ by rounding at an
 * edge.
 */
function differences(before: readonly number[], after: readonly number[]): number {
  const differs = (index: number) => before[index] !== after[index]
  return before.filter((_, index) => [0, 1, WIDTH, WIDTH + 1].every((step) => differs(index + step))).length
}
