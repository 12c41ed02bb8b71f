import { readFileSync } from 'node:fs'
import { createServer, preprocessCSS, resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/table/table'
import { styleSheets } from '../../../src/vite/delivery/styleSheets'
import type { OwnPicture } from '../../../src/vite/pictures/ownPicture'
import * as realm from '../../helpers/realm'

it.each([
  { language: 'en', margin: 'margin-left: 1px' },
  { language: 'ar', margin: 'margin-right: 1px' },
] as const)(
  'a margin at the start of lines is, in the language "$language", $margin',
  async ({ language, margin }) => {
    const { config } = styleSheets({ ...realm, language } as Table, undefined)
    const resolved = await resolveConfig({ configFile: false, plugins: [{ name: 'one', config }] }, 'build')
    const { code } = await preprocessCSS('a { margin-inline-start: 1px }', 'a.css', resolved)
    expect(code).toBe(`a { ${margin} }`)
  },
)

it('the dev server shows the font on the first load, even if it loads late', async () => {
  const server = await createServer({
    configFile: false,
    plugins: [styleSheets(undefined, undefined)],
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const styles = await server.transformRequest('/src/site/styles/base.css').finally(() => server.close())
  expect(styles?.code).toMatch(/font-display: swap/)
  expect(styles?.code).not.toMatch(/font-display: optional/)
})

describe("an own picture's first view", () => {
  const FILE = 'src/site/map/picture/own/ownPicture.module.css'
  const own = { width: 2048, height: 1536, colour: '#a08020', tiny: 'data:,' } as OwnPicture

  /** The width of the picture before any script, in a viewport, in CSS px. */
  function widthIn([width, height]: readonly [number, number], zoom: object): number {
    const table = { ...realm, map: { picture: 'map.png', ...zoom } } as unknown as Table
    const transform = styleSheets(table, own).transform as (code: string, id: string) => { code: string }
    const { code } = transform.call({ environment: { mode: 'build' } }, readFileSync(FILE, 'utf8'), FILE)
    const [, expression = ''] = /width: (min\(.*cqw.*\));/.exec(code) ?? []
    const numbers = expression
      .replaceAll('100cqw', `${width}`)
      .replaceAll('100cqh', `${height}`)
      .replaceAll('px', '')
    expect(numbers).toMatch(/^[minax\d.,()*/ ]+$/)
    return new Function('min', 'max', `return ${numbers}`)(Math.min, Math.max)
  }

  it.each([
    { what: 'fills a desktop', viewport: [1440, 900], zoom: {}, width: 1440 },
    { what: 'fills a phone', viewport: [360, 768], zoom: {}, width: 1024 },
    { what: 'is no smaller than the least zoom', viewport: [360, 768], zoom: { minZoom: -0.5 }, width: 1448 },
    { what: 'is no larger than the greatest zoom', viewport: [3000, 900], zoom: { maxZoom: 0 }, width: 2048 },
  ] as const)('$what', ({ viewport, zoom, width }) => {
    expect(widthIn(viewport, zoom)).toBeCloseTo(width, 0)
  })
})
