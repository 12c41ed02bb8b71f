/** Whole pictures of a few lands: what only shows once everything is drawn. */
import { brotliCompressSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
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

afterEach(() => {
  vi.doUnmock('../../../src/realm')
  vi.resetModules()
})

describe.each(TABLES)('around $what', ({ what, table, size }) => {
  it.each(WORDS)('the picture of %s is a good one', { timeout: 600_000 }, async (word) => {
    vi.resetModules()
    // The picture is drawn on the map of the table.
    vi.doMock('../../../src/realm', () => table)
    const { grownLand } = await import('../../../src/cartography/land/grown')
    const { surveyLand } = await import('../../../src/cartography/land/field')
    const { drawPicture, inkLayersOf } = await import('../../../src/cartography/picture')
    const { SHEET } = await import('../../../src/cartography/land/sheet')
    const { collisions } = await import('../../../src/cartography/collisions')
    const { travelCost } = await import('../../../src/cartography/land/travel')
    const { findHighways } = await import('../../../src/cartography/land/roads')
    const { doorOf } = await import('../../../src/cartography/landmarks')
    const { areaBox } = await import('../../../src/table/area')
    const { namesBoxes } = await import('../../../src/cartography/lettering/names')

    const start = process.cpuUsage()
    const geography = grownLand(word, table, size)
    const land = surveyLand(geography)
    const picture = drawPicture(land)
    const layers = inkLayersOf(picture)
    const seconds = process.cpuUsage(start).user / 1e6

    const { regions } = table
    const cost = travelCost(land, [...regions.map(areaBox), ...namesBoxes(land.names)])
    const ends = findHighways(cost, doorOf).flatMap((way) => [way[0], way.at(-1)])
    const isReached = ([x, y]: readonly number[]) =>
      ends.some((end) => end && Math.abs(end[0] - (x ?? 0)) < 2 && Math.abs(end[1] - (y ?? 0)) < 2)

    expect({
      collisions: collisions(land, regions).map(({ place, over }) => `${place} lies over ${over}`),
      'names left out': geography.names.length - land.names.length,
      'trees over the frame': picture.trees.filter(
        ({ at: [x, y], clump: { reach, height } }) =>
          x - reach < SHEET.left || x + reach > SHEET.right || y - height < SHEET.top || y > SHEET.bottom,
      ).length,
      'places without a road': regions.filter((region) => !isReached(doorOf(region))).map(({ name }) => name),
    }).toEqual({ collisions: [], 'names left out': 0, 'trees over the frame': 0, 'places without a road': [] })
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
