/** Spoilers: solutions to the exercises, with which their tests pass. */
import { vi } from 'vitest'
import { drawPlace } from '../../src/cartography/picture/places'
import { centreOf, clamp } from '../../src/panzoom/core/geometry'
import * as engine from '../../src/panzoom/core/view'
import { pathOf } from '../../src/table/paths'
import type { Region } from '../../src/table/table'
import { corners } from '../helpers/corners'
import { NO_PICTURE } from '../helpers/noPicture'
import * as realm from '../helpers/realm'

vi.mock(import('../exercises/rotate'), () => {
  type Rotate = typeof import('../exercises/rotate')
  const toScreen: Rotate['toScreen'] = ({ x, y, scale, turn }, point) => ({
    x: x + scale * (point.x * Math.cos(turn) - point.y * Math.sin(turn)),
    y: y + scale * (point.x * Math.sin(turn) + point.y * Math.cos(turn)),
  })
  const toMap: Rotate['toMap'] = ({ x, y, scale, turn }, point) =>
    toScreen({ x: 0, y: 0, scale: 1 / scale, turn: -turn }, { x: point.x - x, y: point.y - y })
  const pin: Rotate['pin'] = (pointMap, pointScreen, scale, turn) => {
    const { x, y } = toScreen({ x: 0, y: 0, scale, turn }, pointMap)
    return { x: pointScreen.x - x, y: pointScreen.y - y, scale, turn }
  }
  return { toScreen, toMap, pin }
})

vi.mock(import('../exercises/minimap'), () => ({
  visibleBox: (view, { map, viewport }, widthPx) => {
    const from = engine.toMap(view, { x: 0, y: 0 })
    const to = engine.toMap(view, { x: viewport.width, y: viewport.height })
    const x = (xMap: number) => (clamp(xMap, 0, map.width) * widthPx) / map.width
    const y = (yMap: number) => (clamp(yMap, 0, map.height) * widthPx) / map.width
    return { left: x(from.x), top: y(from.y), right: x(to.x), bottom: y(to.y) }
  },
  viewCentredOn: ({ x, y }, { scale }, bounds, widthPx) => {
    const mapScale = bounds.map.width / widthPx
    return engine.pinWithin({ x: x * mapScale, y: y * mapScale }, centreOf(bounds.viewport), scale, bounds)
  },
}))

// The file that `npm run draw` writes for the seventh region, without a drawing.
vi.mock(import('node:fs'), async (original) => {
  const fs = await original()
  const readFileSync = (...[path, options]: Parameters<typeof fs.readFileSync>) => {
    // The realm reads its table from a file, too: there is none until then.
    const seventh = String(path).includes('public/map/places') && realm.regions[6]
    if (seventh && String(path).endsWith(`${pathOf(seventh)}.svg`)) return drawPlace(NO_PICTURE, seventh, '')
    return fs.readFileSync(path, options)
  }
  return { ...fs, readFileSync: readFileSync as typeof fs.readFileSync }
})

vi.mock('../../src/vite/ownerTable', () => ({ readTable: async () => ({ table: realm, mistakes: [] }) }))

const WRITINGS = {
  name: 'Writings',
  epithet: 'the House of Writings',
  heading: 'All the Writings',
  text: 'A text about Writings.',
  corners: corners(750, 295, 910, 490),
}
const table = realm.regions as Region[]
table.push(WRITINGS)
await import('../exercises/rotate.exercise')
await import('../exercises/minimap.exercise')
await import('../exercises/seventh-region.exercise')
