/** One of the lands that grow from a word. lands/lands.drawing.test.ts tests many. */
import { describe, expect, it } from 'vitest'
import type { Geography } from '../../src/cartography/lands/geography'
import { growLand } from '../../src/cartography/lands/grown'
import { drawGrowth } from '../../src/cartography/picture/growth'
import { faultsOf } from './lands/faults'
import { type LandTable, TABLES } from './lands/tables'

const demo = TABLES[0] as LandTable

describe('a land that grows from a word', () => {
  const growth = growLand('heron', demo.table, demo.size)
  const { land } = growth

  it('is reported if its rivers end on land, its names are far away, or its ornaments not at sea', () => {
    const ofLength = (length: number) =>
      land.rivers.find(({ course, joins }) => !joins && course.length > length)
    const river = ofLength(12) ?? ofLength(6)
    const broken: Geography = {
      ...land,
      rivers: land.rivers.map((other) =>
        other === river ? { ...other, course: other.course.slice(0, 4) } : other,
      ),
      names: land.names.map((name) => ({ ...name, line: [[100, 100]] })),
      ornaments: { ...land.ornaments, compass: [1000, 700] },
    }
    expect(faultsOf(broken, demo)).toEqual(
      expect.arrayContaining([
        'a river ends on land',
        'a name is far from what it names',
        'an ornament lies on land',
      ]),
    )
  })

  it('is drawn step by step, and each picture shows what the steps before it added', () => {
    const pictures = [...drawGrowth(growth, [], 'parchment').values()].map(
      (text) => text.match(/ d="[^"]+"/g) ?? [],
    )
    const [sheet = [], ...later] = pictures
    expect(sheet.length).toBeGreaterThan(demo.table.regions.length)
    for (const shapes of later) expect(shapes).toEqual(expect.arrayContaining(sheet))
    expect(new Set(pictures.map(String)).size).toBe(pictures.length)
  })
})
