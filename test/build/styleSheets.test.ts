import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { styleSheets, withSides } from '../../src/build/styleSheets'

it.each([
  ['margin-inline-start: 1px', 'margin-left: 1px', 'margin-right: 1px'],
  ['border-inline-end: 0', 'border-right: 0', 'border-left: 0'],
  ['inset-inline-end: 1px', 'right: 1px', 'left: 1px'],
  ['float: inline-start', 'float: left', 'float: right'],
  [
    'background: url(a) inline-start 1px top 0',
    'background: url(a) left 1px top 0',
    'background: url(a) right 1px top 0',
  ],
  [
    'linear-gradient(to inline-end, red, blue)',
    'linear-gradient(to right, red, blue)',
    'linear-gradient(to left, red, blue)',
  ],
  ['translate(forward(8px - var(--a)))', 'translate(calc(8px - var(--a)))', 'translate(calc(-1 * (8px - var(--a))))'],
  ...['margin-left: 1px', 'padding-inline: 1px', 'text-align: start'].map((same) => [same, same, same] as const),
] as const)('"%s" is "%s" from left to right, and "%s" from right to left', (style, ltr, rtl) => {
  expect([withSides(style, 'ltr'), withSides(style, 'rtl')]).toEqual([ltr, rtl])
})

it('the dev server shows the font on the first load, even if it loads late', async () => {
  const server = await createServer({
    configFile: false,
    plugins: [styleSheets(undefined, undefined)],
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const styles = await server.transformRequest('/src/styles/base.css').finally(() => server.close())
  expect(styles?.code).toMatch(/font-display: swap/)
  expect(styles?.code).not.toMatch(/font-display: optional/)
})
