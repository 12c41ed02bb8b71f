/**
 * The layout of the map: each region is drawn in its own box, and nothing overlaps a name, a ribbon or an
 * ornament.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLandmark } from '../../src/cartography/art/landmarks'
import { groupAttributes, svg } from '../../src/cartography/drawing/ink'
import { coloured } from '../../src/cartography/drawing/palette'
import type { Mark } from '../../src/cartography/drawing/pen'
import { boxAround, type Point } from '../../src/cartography/drawing/points'
import { footprintsOf } from '../../src/cartography/extents/landmarks'
import { sizeOf } from '../../src/cartography/lands/geographyOf'
import { sheetOf } from '../../src/cartography/lands/sheet'
import { drawRibbon, RIBBON_ZONE, ribbonBox } from '../../src/cartography/lettering/ribbons'
import type { Box } from '../../src/panzoom/core/geometry'
import { areaBox, contains, grown } from '../../src/table/area'
import { LANDMARKS, type LandmarkName, type Region, type Table } from '../../src/table/table'
import { readTable } from '../../src/vite/ownerTable'
import { corners } from '../helpers/corners'
import { isDemo } from '../helpers/demo'
import { surveyedLand } from '../helpers/land'
import * as realm from '../helpers/realm'
import { overlapsOf, thingsOf } from './lands/faults'

// The demo's table, so that a place that has been moved over something fails here; never another owner's.
const read = isDemo ? await readTable(join(import.meta.dirname, '../..')) : undefined
const table: Table = read?.table ?? realm
const { regions } = table

/** A region with a name for which there is no landmark, in a box of its own. */
const regionIn = (width: number, height: number, name = 'Music'): Region => ({
  name,
  epithet: 'the Hall of Lutes',
  heading: 'Played by Ear',
  text: 'Lutes, and one drum.',
  corners: corners(500, 600, 500 + width, 600 + height),
})

/** A place for each landmark, chosen by `landmark` alone. */
const NAMED_BY_WORD = LANDMARKS.map((landmark): Region => ({ ...regionIn(230, 240, 'Werkstatt'), landmark }))

const BOXES = [regionIn(230, 240), regionIn(180, 180), regionIn(300, 160), regionIn(170, 320)]

/** The px per map unit of the pictures that are measured. */
const FINE = 2

/**
 * The box around everything that marks paint, to half a unit. It is searched up to 60 units outside `box`.
 */
async function drawnBox(marks: readonly Mark[], box: Box): Promise<Box> {
  const { left, top, right, bottom } = grown(box, 60)
  const [width, height] = [(right - left) * FINE, (bottom - top) * FINE]
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${right - left} ${bottom - top}"><g ${groupAttributes}>${svg(marks)}</g></svg>`
  const data = await sharp(Buffer.from(coloured(picture, 'parchment')))
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const painted: Point[] = []
  data.forEach((alpha, index) => {
    if (alpha > 40) painted.push([left + (index % width) / FINE, top + Math.floor(index / width) / FINE])
  })
  const found = boxAround(painted)
  return { ...found, right: found.right + 1 / FINE, bottom: found.bottom + 1 / FINE }
}

/** The farthest that a box reaches out of another on any side. */
function reachesOut(box: Box, of: Box): number {
  return Math.max(of.left - box.left, of.top - box.top, box.right - of.right, box.bottom - of.bottom)
}

it.each([...regions, ...BOXES, ...NAMED_BY_WORD])(
  'the landmark of $name $landmark stays in its box, above its ribbon, and fills its width or height',
  async (region) => {
    const box = areaBox(region)
    const drawn = await drawnBox(
      drawLandmark(region).flatMap(({ marks }) => marks),
      box,
    )
    expect(reachesOut(drawn, box)).toBeLessThanOrEqual(6)
    expect(drawn.bottom).toBeLessThanOrEqual(box.bottom - RIBBON_ZONE + 2)
    const [across, down] = [drawn.right - drawn.left, drawn.bottom - drawn.top]
    const room = [box.right - box.left, box.bottom - RIBBON_ZONE - box.top] as const
    expect(Math.max(across / room[0], down / room[1])).toBeGreaterThan(0.9)
  },
)

describe('a landmark', () => {
  const grounds = (name: string, landmark?: LandmarkName) =>
    JSON.stringify(footprintsOf({ ...regionIn(230, 240, name), ...(landmark && { landmark }) })[0])

  it('is the one in the table, whatever the name of the place', () => {
    expect(grounds('Werkstatt', 'forge')).toBe(grounds('Projects'))
    expect(grounds('About', 'harbour')).toBe(grounds('Contact'))
    expect(new Set(LANDMARKS.map((word) => grounds('Music', word))).size).toBe(LANDMARKS.length)
  })

  it('is a village for a name without a landmark', () => {
    for (const name of ['Music', 'constructor']) expect(grounds(name)).toBe(grounds(name, 'village'))
  })
})

it.each([...regions, ...BOXES])(
  'the ribbon of $name lies within its box, except for descenders',
  async (region) => {
    const box = areaBox(region)
    expect(reachesOut(ribbonBox(region), box)).toBeLessThanOrEqual(0)
    expect(reachesOut(await drawnBox(drawRibbon(region), box), box)).toBeLessThanOrEqual(3.5)
  },
)

describe('on the map', () => {
  const { geography, names } = surveyedLand(table)
  const things = thingsOf({ ...geography, names }, { ...table, regions: [] })

  it('a ribbon never lies over another one or a landmark of another place', () => {
    const places = regions.map((region) => ({
      what: region.name,
      boxes: [ribbonBox(region), ...footprintsOf(region)],
    }))
    expect(overlapsOf(places)).toEqual([])
  })

  it('no name lies over anything, and no sea life over anything but other sea life', () => {
    const overlaps = overlapsOf(things).filter((overlap) => /name|sea life/.test(overlap))
    expect(overlaps.filter((overlap) => overlap !== 'sea life lies over sea life')).toEqual([])
  })

  it('everything lies within the frame', () => {
    const sheet = sheetOf(sizeOf(table.map))
    const boxes = [
      ...things.flatMap(({ boxes }) => boxes),
      ...regions.map(ribbonBox),
      ...regions.flatMap(footprintsOf),
    ]
    expect(boxes.filter((box) => !contains(sheet, box))).toEqual([])
  })
})
