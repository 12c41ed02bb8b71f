/**
 * Lands of some words around some tables. `LANDS=200` in the environment takes more words, and minutes; with
 * `DRAWN=2`, the pictures of two words around each table are drawn, too.
 */
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../../src/cartography/drawing/points'
import { doorOf } from '../../../src/cartography/extents/landmarks'
import { growLand } from '../../../src/cartography/lands/grown'
import { findHighways } from '../../../src/cartography/layout/roads'
import { travelCost } from '../../../src/cartography/layout/travel'
import { namesBoxes } from '../../../src/cartography/lettering/names'
import { drawPicture, inkLayersOf } from '../../../src/cartography/picture/picture'
import { collisions } from '../../../src/cartography/survey/collisions'
import { surveyTable } from '../../../src/cartography/survey/survey'
import { areaBox } from '../../../src/table/area'
import { BUDGETS } from '../../budgets'
import { faultsOf } from './faults'
import { TABLES } from './tables'
import { wordsOf } from './words'

const { LANDS = 1, DRAWN } = process.env

/** The longest time of the processor. */
const LONGEST_S = 30
const timeout = 600_000

describe.each(TABLES)('around $what', (landTable) => {
  const { table, size, what } = landTable

  it.each(wordsOf(Number(LANDS)))('the land of %s is a good one', { timeout }, (word) => {
    expect(faultsOf(growLand(word, table, size).land, landTable)).toEqual([])
  })

  // What only shows once everything is drawn. Each takes ten seconds.
  const isDrawn = DRAWN || what === TABLES.at(-1)?.what
  it.runIf(isDrawn).each(wordsOf(Number(DRAWN ?? 1)))(
    'the picture of %s is a good one',
    { timeout },
    (word) => {
      const start = process.cpuUsage()
      const land = surveyTable({ ...table, land: word })
      const { geography, sheet } = land
      const picture = drawPicture(land, table)
      const layers = inkLayersOf(picture)
      const seconds = process.cpuUsage(start).user / 1e6

      const { regions } = table
      const cost = travelCost(land, [...regions.map(areaBox), ...namesBoxes(land.names)])
      const ends = findHighways(land, cost, doorOf).flatMap((way) => [way[0], way.at(-1)]) as Point[]
      const isReached = ([x, y]: Point) =>
        ends.some((end) => Math.abs(end[0] - x) < 2 && Math.abs(end[1] - y) < 2)
      const isOutside = ({ at: [x, y], clump: { reach, height } }: (typeof picture.trees)[number]) =>
        x - reach < sheet.left || x + reach > sheet.right || y - height < sheet.top || y > sheet.bottom
      expect(collisions(land, regions).map(({ place, over }) => `${place} lies over ${over}`)).toEqual([])
      expect(geography.names.length - land.names.length, 'names left out').toBe(0)
      expect(picture.trees.filter(isOutside), 'trees over the frame').toEqual([])
      const unreached = regions.filter((region) => !isReached(doorOf(region)))
      expect(unreached, 'places without a road').toEqual([])
      const ink = layers.reduce((sum, layer) => sum + brotliCompressSync(layer).length, 0)
      expect(ink).toBeLessThanOrEqual(BUDGETS.ink.limit)
      expect(layers.join('').match(/<[a-z]/g)?.length).toBeLessThanOrEqual(BUDGETS.inkNodes.limit)
      expect(seconds).toBeLessThan(LONGEST_S)
    },
  )
})
