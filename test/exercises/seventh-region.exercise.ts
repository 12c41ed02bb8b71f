/**
 * Exercise: a seventh place. This one changes the site itself.
 *
 * 1. Add a region to the table, `src/realm/realm.yaml`. Its box is mostly on land and overlaps no other. Its
 *    page, its link and its entry in the drawer follow. `npm run dev` reports mistakes; the README's "Make it
 *    yours" shows how to find a box.
 * 2. `npm run draw`, which takes a while, draws a modest keep on it and the roads to it.
 * 3. `npx vitest run --config test/exercises/vitest.config.ts seventh`, until it passes.
 * 4. `npm test`. What checks the texts of the demo skips itself.
 *
 * To go on: give it a landmark, such as `src/cartography/landmarks/hall.ts`, and a mark, in
 * `src/site/parts/marks.svg`.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { places } from 'virtual:site'
import { expect, it } from 'vitest'
import { areaBox, overlap } from '../../src/table/area'
import { pathOf } from '../../src/table/paths'
import { plateOf } from '../../src/table/siteOf'
import { type DrawnMap, regionAt } from '../../src/table/table'
import { headOf } from '../../src/vite/pageHead'
import { ownersTable } from '../helpers/ownersTable'

const { regions, map } = ownersTable

const PUBLIC = resolve(import.meta.dirname, '../../public')

function seventhRegion() {
  const [, , , , , , seventh] = regions
  if (!seventh) throw new Error('there is no seventh region in src/realm/realm.yaml yet')
  return seventh
}

it('the seventh region lies apart from the others, and is large enough for a finger at the lowest zoom', () => {
  const size = map as DrawnMap
  const { left, top, right, bottom } = areaBox(seventhRegion())
  expect(Math.min(left, top, size.width - right, size.height - bottom)).toBeGreaterThanOrEqual(0)
  expect(Math.min(right - left, bottom - top) * 2 ** size.minZoom).toBeGreaterThanOrEqual(44)
  const others = regions.slice(0, 6).map(areaBox)
  expect(others.filter((other) => overlap(other, areaBox(seventhRegion())))).toEqual([])
})

it('the seventh region has its own page, with a link in the drawer', () => {
  const region = seventhRegion()
  const path = pathOf(region)
  expect(path).toMatch(/^\/[a-z][a-z0-9-]*$/)
  expect(regionAt(regions, path)).toBe(region)
  expect(headOf(ownersTable, path).description).toBe(region.text)
  expect(places.map(({ href }) => href)).toContain(path)
})

it('the seventh region is drawn by npm run draw', () => {
  const { left, top } = plateOf(seventhRegion())
  const picture = readFileSync(join(PUBLIC, 'map/places', `${pathOf(seventhRegion())}.svg`), 'utf8')
  expect(picture).toContain(`viewBox="${left} ${top} `)
})
