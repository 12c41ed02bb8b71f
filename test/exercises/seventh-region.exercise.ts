/**
 * Exercise: a seventh place. This one changes the site itself.
 *
 * 1. Add a region to the table, `src/realm.ts`: a name, an epithet, the corners of a box, a heading and a text. The box is
 *    mostly on land and overlaps no other. The region's page, its link, its stop for the Tab key and its entry in the
 *    drawer follow from the table. `npm run dev` reports mistakes, and the README's "Make it yours" shows how to find a box.
 * 2. `npm run draw`, which takes a while, draws a modest keep on it and the roads to it. `npm run readme` adds it to the
 *    drawings of the README; the photographs in `.readme` stay as they are.
 * 3. `npm run exercise seventh`, until it passes.
 * 4. `npm run format`, then `npm test`. The list in `test/realm.test.ts` states the content of the table: add your region.
 *    All other tests have a realm of their own, or take any table.
 *
 * To go on: give it a landmark of its own, such as `src/cartography/landmarks/hall.ts`, and a mark, in
 * `src/site/marks.svg`.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { boxOf } from '../../src/map/box'
import { map, regions } from '../../src/realm'
import { headOf } from '../../src/site/pageHead'
import { pathOf } from '../../src/site/paths'
import { places } from '../../src/site/site'
import { plateOf, regionAt } from '../../src/site/table'

const PUBLIC = resolve(import.meta.dirname, '../../public')
const seventh = regions[6]

describe('a seventh region', () => {
  it('is in the table', () => {
    expect(regions.length).toBeGreaterThanOrEqual(7)
    expect(new Set(regions.map(pathOf)).size).toBe(regions.length)
  })

  it('lies on the map, apart from the others, and large enough for a finger at the lowest zoom', () => {
    const { left, top, right, bottom } = boxOf(seventhRegion())
    expect(Math.min(left, top, map.width - right, map.height - bottom)).toBeGreaterThanOrEqual(0)
    expect(Math.min(right - left, bottom - top) * 2 ** map.minZoom).toBeGreaterThanOrEqual(44)
    for (const other of regions.slice(0, 6).map(boxOf)) {
      const apart = right <= other.left || other.right <= left || bottom <= other.top || other.bottom <= top
      expect(apart).toBe(true)
    }
  })

  it('has its own page, with a link in the drawer', () => {
    const region = seventhRegion()
    const path = pathOf(region)
    expect(path).toMatch(/^\/[a-z][a-z0-9-]*$/)
    expect(regionAt(regions, path)).toBe(region)
    expect(headOf(path).description).toBe(region.text)
    expect(places.map(({ href }) => href)).toContain(path)
  })

  it('is drawn by npm run draw', () => {
    const { left, top } = plateOf(seventhRegion())
    const picture = readFileSync(join(PUBLIC, 'places', `${pathOf(seventhRegion())}.svg`), 'utf8')
    expect(picture).toContain(`viewBox="${left} ${top} `)
  })
})

function seventhRegion() {
  if (!seventh) throw new Error('there is no seventh region in src/realm.ts yet')
  return seventh
}
