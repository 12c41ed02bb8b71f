/** What a road goes around. */
import { expect, it } from 'vitest'
import { boxAround, inBox, type Point } from '../../src/cartography/drawing/points'
import { cheapest, waysOver } from '../../src/cartography/grids/leastCost'
import { handmade } from '../../src/cartography/lands/handmade'
import { travelCost } from '../../src/cartography/layout/travel'
import type { Land } from '../../src/cartography/survey/field'

const size = { width: 1200, height: 600 }
const bare = { lakes: [], woods: [], marshes: [], hills: [], ranges: [] }

/** A plain with some rivers. */
const plainWith = (rivers: Land['rivers']) => ({
  geography: { ...handmade('en'), ...bare, size },
  sheet: { left: 0, top: 0, right: 1200, bottom: 600 },
  inland: () => 100,
  rivers,
})

it('a road goes around a name, however long', () => {
  const name = { left: 100, top: 290, right: 1100, bottom: 314 }
  const way = cheapest(waysOver(size), travelCost(plainWith([]), [name]), [[600, 100]], [[600, 500]])
  expect(way?.length).toBeGreaterThan(10)
  expect(way?.filter((at) => inBox(name, ...at))).toEqual([])
})

it('a road crosses a river below its source rather than there', () => {
  const line = Array.from({ length: 60 }, (_, index): Point => [300 + index * 5, 300])
  const widths = line.map(() => 1)
  const river = { name: 'river', course: line, width: 1 }
  const cost = travelCost(plainWith([{ river, line, widths, mouth: 59, box: boxAround(line) }]), [])
  for (const source of [302, 326]) expect(cost(source, 302)).toBeGreaterThan(cost(400, 302) + 10)
})
