/**
 * Exercise: a seventh place. This one changes the site itself, which `npm run exercise seventh` shows.
 *
 * 1. Add a region to the table, `src/realm/realm.yaml`, with `name`, `epithet`, `heading`, `text` and a
 *    `box: [x, y, width, height]`, on land and apart from the others. Its page, its link and its entry in
 *    the drawer follow. What is wrong is said in a sentence; `/?edit` helps to find a box.
 * 2. `npm run draw`, which takes a while, draws a village on it and the roads to it.
 * 3. `npm test`. What checks the texts of the demo skips itself.
 *
 * To go on: give it a landmark, such as `src/cartography/art/landmarks/hall.svg`, and a mark, in
 * `src/site/parts/marks.svg`.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { pathOf } from '../../src/table/paths'
import { plateOf, siteOf } from '../../src/table/siteOf'
import { readTable } from '../../src/vite/ownerTable'

const ROOT = resolve(import.meta.dirname, '../..')
/** Undefined if it has mistakes: then the first test fails, and the others are left out. */
const { table, mistakes } = await readTable(ROOT, true)
const seventh = table?.regions[6]

it('the table has a seventh region, and no mistakes, such as a place at sea', () => {
  expect(mistakes).toEqual([])
  expect(table?.regions.length, 'regions in src/realm/realm.yaml').toBeGreaterThan(6)
})

if (table && seventh) {
  it('the seventh region has its own page, with a link in the drawer', () => {
    expect(siteOf(table).places.map(({ href }) => href)).toContain(pathOf(seventh))
  })

  it('the seventh region is drawn by npm run draw', () => {
    const { left, top } = plateOf(seventh)
    const picture = readFileSync(join(ROOT, `public/map/places${pathOf(seventh)}.svg`), 'utf8')
    expect(picture).toContain(`viewBox="${left} ${top} `)
  })
}
