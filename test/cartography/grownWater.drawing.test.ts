/** The water of lands that grow, in small pieces of land. lands/lands.drawing.test.ts tests whole ones. */
import { describe, expect, it } from 'vitest'
import { pointsOf } from '../../src/cartography/drawing/plot'
import { boxAround, boxAt, type Point } from '../../src/cartography/drawing/points'
import { flowsWell } from '../../src/cartography/lands/grown/flow'
import { fillLakes } from '../../src/cartography/lands/grown/lake'
import { growMainland } from '../../src/cartography/lands/grown/mainland'
import { surveyShore } from '../../src/cartography/lands/grown/shore'
import { siteOf } from '../../src/cartography/lands/grown/site'
import type { Watercourse } from '../../src/cartography/lands/watercourse'
import type { Box } from '../../src/panzoom/core/geometry'
import { overlap } from '../../src/table/area'
import { corners } from '../helpers/corners'
import * as realm from '../helpers/realm'

const size = { width: 960, height: 720 }
const hall = {
  name: 'Hall',
  landmark: 'hall',
  epithet: 'one',
  heading: 'Here',
  text: 'A place.',
  corners: corners(420, 60, 610, 240),
} as const
const site = siteOf('heron', { ...realm, regions: [hall] }, size)
const hallBox = site.places[0]?.box as Box

describe('a river', () => {
  const line = (from: Point, step: Point): Point[] =>
    Array.from({ length: 40 }, (_, index) => [from[0] + step[0] * index, from[1] + step[1] * index])
  const course = (name: string, points: readonly Point[], mouth: number, joins?: string): Watercourse => ({
    river: { name, course: points, width: 6, ...(joins && { joins }) },
    line: points,
    widths: points.map(() => 6),
    mouth,
    box: boxAround(points),
  })
  const main = course('main', line([0, 400], [5, 0]), 28)

  it.each([
    ['before its mouth', 20, true],
    ['at sea', 34, false],
  ])('that joins another %s', (_where, index, isGood) => {
    const end = main.line[index] as Point
    const brook = course('brook', line([end[0], end[1] - 39 * 5], [0, 5]), 39, 'main')
    expect(flowsWell(brook, [main], { inland: () => 100 }, [])).toBe(isGood)
  })
})

describe('a lake', () => {
  it('lies over no place, though a river runs along one', () => {
    const course: Point[] = [
      [hallBox.left - 30, hallBox.top - 128],
      [hallBox.left - 30, hallBox.bottom + 200],
    ]
    const shore = surveyShore(site, { mainland: [], islands: [] }, [0, 0])
    const inland = (_x: number, y: number) => hallBox.bottom + 150 - y
    const relief = { ranges: [], summit: [2000, 2000] as Point, toRanges: () => 900 }
    const { lakes } = fillLakes(site, [{ name: 'river', course, width: 6 }], { ...shore, inland }, relief)
    const boxes = lakes.map(({ centre, radius }) => boxAt(centre, radius[0], radius[1], radius[1]))
    expect(boxes.filter((box) => overlap(box, hallBox))).toEqual([])
  })
})

describe('a pool', () => {
  /** A ring of land around water, with a gap in the south. */
  const ring = (gap: number): readonly Point[] => {
    const [west, east] = [480 - gap / 2, 480 + gap / 2]
    const outside = `${west},690 40,690 40,30 920,30 920,690 ${east},690`
    return pointsOf(`${outside} ${east},540 760,540 760,250 200,250 200,540 ${west},540`)
  }

  it.each([
    ['without a strait', 0, true],
    ['with a broad one', 180, false],
  ])('is water %s', (_what, gap, isPool) => {
    const { pools } = surveyShore(site, { mainland: ring(gap), islands: [] }, [0, 0])
    expect(pools.length > 0).toBe(isPool)
  })

  it('becomes land when the mainland is grown anew', () => {
    const inland = (filled: readonly Point[]) => {
      const { outline } = growMainland(site, { ornaments: [], bays: [], filled, wider: 0 })
      return surveyShore(site, { mainland: outline, islands: [] }, [0, 0]).inland
    }
    const bare = inland([])
    const along = Array.from({ length: 80 }, (_, index): Point => [80 + index * 10, 480])
    const pool = along.find((at) => bare(...at) < -20 && bare(...at) > -36) as Point
    expect(inland([pool])(...pool)).toBeGreaterThan(0)
  })
})
