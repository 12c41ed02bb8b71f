/**
 * Exercise: a seventh place. This one changes the site itself.
 *
 * 1. Add a region to the table, `src/realm.ts`: a name, an epithet, the corners of a box, mostly on land, that overlaps
 *    no other, a heading and a text. Its page, its link, its stop for the Tab key and its entry in the drawer come of
 *    that. `npm run dev` says what is amiss with it, and the README's "Make it yours" how to find a box.
 * 2. `npm run draw`, which takes a while: the roads lead there, and a modest keep stands on it. `npm run readme` has it
 *    on the drawings of the README, too; the photographs in `.readme` stay as they are.
 * 3. `npm run exercise seventh`, until it is green.
 * 4. `npm run format`, then `npm test`: one list, in `test/realm.test.ts`, says what the table promises, and is yours
 *    to lengthen. All other tests have a realm of their own, or take any table.
 *
 * When it is green: give it a landmark of its own, as `src/cartography/landmarks/hall.ts` is one, with a mark for it in
 * the menu: one is drawn in `src/styles/marks.svg` and numbered in `src/styles/base.css`.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { boxOf } from '../../src/cartography/regionBox'
import { map, regions } from '../../src/realm'
import { headOf } from '../../src/site/pageHead'
import { pathOf } from '../../src/site/paths'
import { plateOf } from '../../src/site/plate'
import { places } from '../../src/site/site'
import { regionAt } from '../../src/site/table'

const PUBLIC = resolve(import.meta.dirname, '../../public')
const seventh = regions[6]

describe('a seventh region', () => {
  it('is in the table', () => {
    expect(regions.length).toBeGreaterThanOrEqual(7)
    expect(new Set(regions.map(pathOf)).size).toBe(regions.length)
  })

  it('lies on the map, large enough for a finger at the lowest zoom, and on nobody else', () => {
    const { left, top, right, bottom } = boxOf(known())
    expect(Math.min(left, top, map.width - right, map.height - bottom)).toBeGreaterThanOrEqual(0)
    expect(Math.min(right - left, bottom - top) * 2 ** map.minZoom).toBeGreaterThanOrEqual(44)
    for (const other of regions.slice(0, 6).map(boxOf)) {
      const apart = right <= other.left || other.right <= left || bottom <= other.top || other.bottom <= top
      expect(apart).toBe(true)
    }
  })

  it('has a page of its own, which the drawer leads to', () => {
    const region = known()
    const path = pathOf(region)
    expect(path).toMatch(/^\/[a-z][a-z0-9-]*$/)
    expect(regionAt(regions, path)).toBe(region)
    expect(headOf(path).description).toBe(region.text)
    expect(places.map(({ href }) => href)).toContain(path)
  })

  it('is drawn: npm run draw', () => {
    const { left, top } = plateOf(boxOf(known()))
    const picture = readFileSync(join(PUBLIC, 'places', `${pathOf(known())}.svg`), 'utf8')
    expect(picture).toContain(`viewBox="${left} ${top} `)
  })
})

function known() {
  if (!seventh) throw new Error('there is no seventh region in src/realm.ts yet')
  return seventh
}
