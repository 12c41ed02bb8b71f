import { describe, expect, it } from 'vitest'
import { drawLandmark } from '../../src/cartography/art/landmarks'
import { merged } from '../../src/cartography/drawing/ink'
import { mistakeInDrawing } from '../../src/cartography/drawing/ownDrawing'
import { colour } from '../../src/cartography/drawing/palette'
import { around } from '../../src/cartography/drawing/pen'
import { doorOf, footprintsOf } from '../../src/cartography/extents/landmarks'
import type { Region } from '../../src/table/table'
import { corners } from '../helpers/corners'
import * as realm from '../helpers/realm'

const svg = (inner: string, attributes = 'viewBox="0 0 80 60"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`
const HOUSE =
  '<rect style="fill:#e9d9b4;stroke:#000;stroke-width:0.25" width="80" height="60"/><circle fill="#ffd040" cx="40" cy="30" r="4"/>'

const regionWith = (inner: string): Region => ({
  ...(realm.regions[0] as Region),
  corners: corners(400, 400, 642, 630),
  landmark: 'mine.svg',
  drawing: svg(inner),
})
const marksOf = (region: Region) => drawLandmark(region).flatMap(({ marks }) => marks)

describe("an owner's own drawing of a landmark", () => {
  const region = regionWith(HOUSE)

  it('stands in the middle of its place, above the ribbon, as large as the place allows', () => {
    const [ground] = footprintsOf(region)
    expect(ground).toMatchObject({ left: 401, right: 641 })
    expect(around(marksOf(region)).left).toBeCloseTo(401, -1)
    expect(doorOf(region)[0]).toBe(521)
  })

  it('has the nearest colours of the palette, and black lines in ink', () => {
    expect(marksOf(region).map(({ style }) => style)).toEqual([
      { fill: colour.stone, stroke: colour.ink, width: 0.75 },
      { fill: colour.glow },
    ])
  })

  it.each([
    '<circle id="door" cx="10" cy="50" r="2"/>',
    '<g transform="translate(4,40)"><g><path id="door" style="fill:none" d="M5,8h2v4h-2z"/></g></g>',
  ])('has its road end in the middle of its element "door", which is not painted: %s', (door) => {
    const bottom = footprintsOf(region)[0]?.bottom ?? 0
    expect(doorOf(regionWith(HOUSE + door))).toEqual([401 + 30, bottom - 30])
    expect(marksOf(regionWith(HOUSE + door))).toEqual(marksOf(region))
  })

  it.each([
    { written: 'translate(4px, -.5px) rotate(45deg)', as: 'translate(4 -0.5) rotate(45)' },
    { written: 'translate(4-5)', as: 'translate(4 -5)' },
    { written: 'matrix(1 0 0 1.5.5-3e1)', as: 'matrix(1 0 0 1.5 0.5 -30)' },
  ])('may have a part moved by $written', ({ written, as }) => {
    const moved = (transform: string) =>
      marksOf(regionWith(`${HOUSE}<g transform="${transform}">${HOUSE}</g>`))
    expect(moved(written)).toEqual(moved(as))
  })

  it('is a village while its file is not known', () => {
    const { drawing, ...unread } = region
    expect(marksOf(unread)).toEqual(marksOf({ ...unread, landmark: 'village' }))
    expect(drawing).toBeDefined()
  })

  it.each([
    ['is not a whole SVG file. Save it again as a plain SVG.', 'no picture'],
    ['is not a whole SVG file. Save it again as a plain SVG.', svg(HOUSE).slice(0, -3)],
    ['has no viewBox, which says how large it is.', svg(HOUSE, 'width="80" height="60"')],
    ['has no viewBox', svg(HOUSE, 'viewBox="0 0 0 60"')],
    ['has a script. Save it as a plain SVG.', svg(`${HOUSE}<script>alert(1)</script>`)],
    ['has a picture of pixels. Trace it', svg(`${HOUSE}<image href="a.png"/>`)],
    ['has a text. Make paths of it', svg(`${HOUSE}<text>Mine</text>`)],
    ['has a clone. Unlink it', svg(`${HOUSE}<use href="#a"/>`)],
    ['has a style sheet. Save it as a plain SVG', svg(`<style>path{fill:red}</style>${HOUSE}`)],
    ['has the colour "url(#sky)". Give it a flat one, written as #rrggbb.', svg('<rect fill="url(#sky)"/>')],
    ['has a part that is skewed, or moved by %.', svg(`<g transform="skewX(9)">${HOUSE}</g>`)],
    ['has a part that is skewed, or moved by %.', svg(`<g style="transform: translate(0, 9%)">${HOUSE}</g>`)],
    ['has no path with a fill or a stroke. Draw one.', svg('<path fill="none" d="M0,0 9,9"/>')],
    ['has no path with a fill or a stroke. Draw one.', svg('<g/>')],
    [
      'has 6001 points, which makes the map slow. Simplify it (in Inkscape: Path > Simplify) to 6000 or fewer.',
      svg(`<path d="M0,0${' 1,1'.repeat(6000)}"/>`),
    ],
  ])('is refused, as it %s', (mistake, text) => {
    expect(mistakeInDrawing(text)?.slice(0, mistake.length)).toBe(mistake)
  })

  it('may be what Inkscape saves', () => {
    const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg width="80mm" height="60mm" viewBox="0 0 80 60" id="svg1" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">
  <sodipodi:namedview id="view" pagecolor="#ffffff"/><defs id="defs1"/>
  <g inkscape:label="Layer 1" id="layer1" transform="translate(2,-2)">
    <path style="fill:#aa0000;stroke:none" d="m 9,9 h 10 v 9 a 5,5 0 0 1 -10,0 z" id="path1"/>
  </g>
</svg>`
    expect(mistakeInDrawing(inkscape)).toBeNull()
    expect(merged(marksOf({ ...region, drawing: inkscape }))).toHaveLength(1)
  })
})
