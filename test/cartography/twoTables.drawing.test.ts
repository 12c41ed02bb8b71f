import { expect, it } from 'vitest'
import { drawPicture, inkLayersOf } from '../../src/cartography/picture'
import { surveyTable } from '../../src/cartography/survey'
import type { Table } from '../../src/table/table'
import { corners } from '../helpers/corners'
import { drawnPicture } from '../helpers/land'
import * as realm from '../helpers/realm'

// Three pictures: as long as a busy machine takes.
it('two tables are drawn in one process, and neither changes the picture of the other', {
  timeout: 600_000,
}, () => {
  const before = inkLayersOf(drawnPicture())
  const [works] = realm.regions
  const other: Table = {
    ...{ ...realm, mood: 'arctic', language: 'de', siteName: 'Anderland' },
    map: { ...realm.map, width: 1600, height: 1200 },
    regions: works ? [{ ...works, corners: corners(600, 560, 800, 800) }] : [],
  }
  const layers = inkLayersOf(drawPicture(surveyTable(other), other))
  for (const layer of layers) expect(layer).toMatch(/^<svg [^>]*viewBox="0 0 1600 1200"/)
  expect(layers.join('')).toContain('stroke="#1b2735"')
  expect(inkLayersOf(drawPicture(surveyTable(realm), realm))).toEqual(before)
  expect(before.join('')).toContain('stroke="#34231a"')
})
