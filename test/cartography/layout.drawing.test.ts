/**
 * The layout of the map: each region is drawn in its own box, and nothing overlaps a name, a ribbon or an
 * ornament.
 */
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { groupAttributes, svg } from '../../src/cartography/drawing/ink'
import { coloured } from '../../src/cartography/drawing/palette'
import type { Mark } from '../../src/cartography/drawing/pen'
import { boxAround, grown, overlap, type Point } from '../../src/cartography/drawing/points'
import { sizeOf } from '../../src/cartography/land/geographyOf'
import { greatMountainAt } from '../../src/cartography/land/mountain'
import { drawLandmark, footprintsOf } from '../../src/cartography/landmarks'
import { namesBoxes } from '../../src/cartography/lettering/names'
import { drawRibbon, RIBBON_ZONE, ribbonBox } from '../../src/cartography/lettering/ribbons'
import { cartoucheBox } from '../../src/cartography/ornament/cartouche'
import { compassBox } from '../../src/cartography/ornament/compass'
import { scaleBarBox } from '../../src/cartography/ornament/scaleBar'
import { seaLifeBoxes } from '../../src/cartography/sea/seaLife'
import type { Box } from '../../src/panzoom/geometry'
import { areaBox } from '../../src/table/area'
import { isOwn, LANDMARKS, type LandmarkName, type Region, type Table } from '../../src/table/table'
import { surveyedLand } from '../helpers/land'
import { ownersTable } from '../helpers/ownersTable'

// The owner's table, so that a place that has been moved over something fails here.
const { regions }: Table = ownersTable

/** A box, and the name of its content. */
interface Named {
  readonly name: string
  readonly box: Box
}

/** A region with a name for which there is no landmark, in a box of its own. */
const regionIn = (width: number, height: number, name = 'Music'): Region => ({
  name,
  epithet: 'the Hall of Lutes',
  heading: 'Played by Ear',
  text: 'Lutes, and one drum.',
  corners: [
    [600, 500],
    [600, 500 + width],
    [600 + height, 500 + width],
    [600 + height, 500],
  ],
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
    if (alpha > 40) painted.push([index % width, Math.floor(index / width)])
  })
  const found = boxAround(painted)
  return {
    left: left + found.left / FINE,
    top: top + found.top / FINE,
    right: left + (found.right + 1) / FINE,
    bottom: top + (found.bottom + 1) / FINE,
  }
}

/** The farthest that a box reaches out of another on any side. */
function reachesOut(box: Box, of: Box): number {
  return Math.max(of.left - box.left, of.top - box.top, box.right - of.right, box.bottom - of.bottom)
}

/** A message for each pair that overlaps. */
function overlapping(some: readonly Named[], others: readonly Named[]): string[] {
  return some.flatMap((one) =>
    others
      .filter((other) => one.name !== other.name && overlap(one.box, other.box))
      .map((other) => `${one.name} lies over ${other.name}`),
  )
}

const ribbons: readonly Named[] = regions.map((region) => ({ name: region.name, box: ribbonBox(region) }))
const landmarks: readonly Named[] = regions.flatMap((region) =>
  footprintsOf(region).map((box) => ({ name: region.name, box })),
)
const ornament: Named[] = []
/** It stands where it is told, whatever else is there. */
const mountain: Named[] = []
const seaLife: Named[] = []
/** The letters of all names, a box each, under the name that they belong to. */
const names: Named[] = []

beforeAll(() => {
  const { geography, names: placed } = surveyedLand(ownersTable)
  const { ornaments, summit, sea } = geography
  ornament.push(
    { name: 'the cartouche', box: cartoucheBox(ornaments.cartouche) },
    { name: 'the compass', box: compassBox(ornaments.compass) },
    { name: 'the scale bar', box: scaleBarBox(ornaments.scaleBar) },
  )
  mountain.push({ name: 'the highest mountain', box: greatMountainAt(summit) })
  seaLife.push(...seaLifeBoxes(sea).map((box, index) => ({ name: `sea life ${index}`, box })))
  for (const name of placed) names.push(...namesBoxes([name]).map((box) => ({ name: name.text, box })))
})

it.each([...regions, ...BOXES, ...NAMED_BY_WORD])(
  'the landmark of $name $landmark stays in its box, above its ribbon, and fills its width or height',
  async (region) => {
    const box = areaBox(region)
    const marks = drawLandmark(region).flatMap((thing) => thing.marks)
    const drawn = await drawnBox(marks, box)
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
    expect(reachesOut(ribbonBox(region), areaBox(region))).toBeLessThanOrEqual(0)
    expect(
      reachesOut(await drawnBox(drawRibbon(region), areaBox(region)), areaBox(region)),
    ).toBeLessThanOrEqual(3.5)
  },
)

// An own picture has no drawing for its places.
describe.skipIf(isOwn(ownersTable.map))('on the map', () => {
  it.each([
    { what: 'a ribbon', over: 'another one or a landmark', some: ribbons, others: landmarks },
    { what: 'a name', over: 'another one', some: names, others: names },
    { what: 'a name', over: 'an ornament', some: names, others: ornament },
    { what: 'the highest mountain', over: 'a name', some: mountain, others: names },
    { what: 'sea life', over: 'a name', some: seaLife, others: names },
    { what: 'sea life', over: 'an ornament', some: seaLife, others: ornament },
  ])('$what never lies over $over', ({ some, others }) => {
    expect([...new Set(overlapping(some, others))]).toEqual([])
  })

  it('everything lies within the frame', () => {
    const { width, height } = sizeOf(ownersTable.map)
    const sheet = { left: 56, top: 56, right: width - 56, bottom: height - 56 }
    const outside = [...ribbons, ...landmarks, ...names, ...ornament, ...seaLife].filter(
      ({ box }) => reachesOut(box, sheet) > 0,
    )
    expect(outside).toEqual([])
  })
})
