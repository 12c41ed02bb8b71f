/**
 * The whole picture of a land: what only shows once everything is drawn. `DRAWN=2` in the environment draws
 * those of two words around each table.
 */
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { collisions } from '../../../src/cartography/collisions'
import { findHighways } from '../../../src/cartography/land/roads'
import { travelCost } from '../../../src/cartography/land/travel'
import { doorOf } from '../../../src/cartography/landmarks'
import { namesBoxes } from '../../../src/cartography/lettering/names'
import { drawPicture, inkLayersOf } from '../../../src/cartography/picture'
import { surveyTable } from '../../../src/cartography/survey'
import { areaBox } from '../../../src/table/area'
import { BUDGETS } from '../../budgets'
import { TABLES } from './tables'
import { wordsOf } from './words'

/** The longest time of the processor. */
const LONGEST_S = 30

const WORDS = wordsOf(Number(process.env.DRAWN ?? 1))

/** What the picture of a land weighs: bytes of ink after compression, elements, seconds of the processor. */
interface Weight {
  readonly ink: number
  readonly nodes: number
  readonly seconds: number
}

const report: Record<string, Weight & { readonly lands: number }> = {}

afterAll(() => console.table(report))

/** Each takes ten seconds. */
const DRAWN = process.env.DRAWN ? TABLES : TABLES.slice(-1)

describe.each(DRAWN)('around $what', ({ what, table }) => {
  it.each(WORDS)('the picture of %s is a good one', { timeout: 600_000 }, (word) => {
    const start = process.cpuUsage()
    const land = surveyTable({ ...table, land: word })
    const { geography, sheet } = land
    const picture = drawPicture(land, table)
    const layers = inkLayersOf(picture)
    const seconds = process.cpuUsage(start).user / 1e6

    const { regions } = table
    const cost = travelCost(land, [...regions.map(areaBox), ...namesBoxes(land.names)])
    const ends = findHighways(land, cost, doorOf).flatMap((way) => [way[0], way.at(-1)])
    const isReached = ([x, y]: readonly number[]) =>
      ends.some((end) => end && Math.abs(end[0] - (x ?? 0)) < 2 && Math.abs(end[1] - (y ?? 0)) < 2)

    expect({
      collisions: collisions(land, regions).map(({ place, over }) => `${place} lies over ${over}`),
      'names left out': geography.names.length - land.names.length,
      'trees over the frame': picture.trees.filter(
        ({ at: [x, y], clump: { reach, height } }) =>
          x - reach < sheet.left || x + reach > sheet.right || y - height < sheet.top || y > sheet.bottom,
      ).length,
      'places without a road': regions.filter((region) => !isReached(doorOf(region))).map(({ name }) => name),
    }).toEqual({
      collisions: [],
      'names left out': 0,
      'trees over the frame': 0,
      'places without a road': [],
    })
    const weight: Weight = {
      ink: layers.reduce((sum, layer) => sum + brotliCompressSync(layer).length, 0),
      nodes: layers.reduce((sum, layer) => sum + (layer.match(/<[a-z]/g)?.length ?? 0), 0),
      seconds,
    }
    const most = report[what] ?? { lands: 0, ink: 0, nodes: 0, seconds: 0 }
    report[what] = {
      lands: most.lands + 1,
      ink: Math.max(most.ink, weight.ink),
      nodes: Math.max(most.nodes, weight.nodes),
      seconds: Math.max(most.seconds, Math.round(weight.seconds)),
    }
    expect(weight.ink).toBeLessThanOrEqual(BUDGETS.ink.limit)
    expect(weight.nodes).toBeLessThanOrEqual(BUDGETS.inkNodes.limit)
    expect(weight.seconds).toBeLessThan(LONGEST_S)
  })
})
