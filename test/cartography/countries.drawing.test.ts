/** The names of the regions' countries. */
import { describe, expect, it } from 'vitest'
import { drawClump } from '../../src/cartography/art/tree'
import { inBox, type Point } from '../../src/cartography/drawing/points'
import { marksOfStamp } from '../../src/cartography/drawing/stamps'
import { footprintsOf } from '../../src/cartography/extents/landmarks'
import { latticeIn } from '../../src/cartography/grids/search'
import { SummedArea } from '../../src/cartography/grids/summedArea'
import { countryBoxes, placeCountries } from '../../src/cartography/layout/countries'
import { namesBoxes } from '../../src/cartography/lettering/names'
import { findStretch } from '../../src/cartography/lettering/stretch'
import { surveyTerritories } from '../../src/cartography/survey/territories'
import type { Box } from '../../src/panzoom/core/geometry'
import { grown, overlap } from '../../src/table/area'
import { surveyedLand } from '../helpers/land'
import { regions } from '../helpers/realm'

const SIZE = { width: 2048, height: 1536 }

const middleOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2]

describe('on open land', () => {
  const land = surveyedLand()
  const keepOff = [...regions.flatMap(footprintsOf), ...namesBoxes(land.names)]
  const territories = surveyTerritories(land)
  const countries = placeCountries(land, { territories, keepOff, standing: [], ground: [] })

  it('each region has a name on its own land, or a report', () => {
    const homes = countries.names.map(
      (name) => new Set(countryBoxes(name).map((box) => territories(middleOf(box)).region)),
    )
    expect(homes.map((home) => home.size)).toEqual(homes.map(() => 1))
    expect(new Set(homes.flatMap((home) => [...home])).size).toBe(homes.length)
    expect(homes.length + countries.misfits.length).toBe(regions.length)
    expect(homes.length).toBeGreaterThan(regions.length / 2)
  })

  it('no name lies over a landmark, a ribbon, a small name or the shore', () => {
    const boxes = countries.names.map(countryBoxes)
    const letters = boxes.flat()
    expect(letters.filter((box) => keepOff.some((other) => overlap(box, other)))).toEqual([])
    expect(letters.filter((box) => land.inland(...middleOf(box)) < 12)).toEqual([])
  })

  it.each([
    { of: 'leaves', kind: 'broadleaf' },
    { of: 'thorns', kind: 'thorn' },
    { of: 'firs', kind: 'conifer' },
    { of: 'fronds, as thin as they are', kind: 'palm' },
  ] as const)('a country that is all wood of $of has no name, which is reported', ({ kind }) => {
    // The search goes on to the last place there is: two countries are enough.
    const two = { ...land, regions: regions.slice(0, 2) }
    const trees = [...latticeIn({ left: 0, top: 0, right: 48, bottom: 48 }, 16)]
    const clump = drawClump(
      'all',
      trees.map((foot) => ({ foot, height: 26, kind })),
    )
    const standing = [...latticeIn({ left: 0, top: 0, right: SIZE.width, bottom: SIZE.height }, 48)].flatMap(
      (at) => marksOfStamp({ glyph: clump, at }),
    )
    const hidden = placeCountries(two, { territories, keepOff, standing, ground: [] })
    expect(hidden.names).toEqual([])
    expect(hidden.misfits).toHaveLength(2)
    const reported = hidden.misfits.map(({ what }) => what).join()
    for (const { name } of two.regions) expect(reported).toContain(name)
  })
})

describe('a stretch for a name', () => {
  const nothing = new SummedArea(SIZE, () => 0)
  const valley = { left: 400, top: 600, right: 1000, bottom: 700 }
  const ground = {
    box: valley,
    near: [700, 650] as Point,
    forbidden: new SummedArea(SIZE, (x, y) => (inBox(valley, x, y) ? 0 : 1)),
    hidden: nothing,
  }
  const most = { name: 0.2, letter: 0.5 }

  it('is in the open', () => {
    const found = findStretch('FORD', 46, ground, most)
    expect(found?.baseline.every(([x, y]) => inBox(grown(valley, 12), x, y))).toBe(true)
  })

  it('is where the least is hidden', () => {
    const hidden = new SummedArea(SIZE, (x) => (x < 700 ? 1 : 0))
    const found = findStretch('FORD', 46, { ...ground, hidden }, most)
    expect(Math.min(...(found?.baseline.map(([x]) => x) ?? []))).toBeGreaterThan(640)
  })

  it.each([
    { where: 'too narrow', text: 'THE LONG AND WINDING FORD', hidden: nothing },
    { where: 'hidden', text: 'FORD', hidden: new SummedArea(SIZE, () => 0.6) },
  ])('is not found where all is $where', ({ text, hidden }) => {
    expect(findStretch(text, 46, { ...ground, hidden }, most)).toBeUndefined()
  })
})
