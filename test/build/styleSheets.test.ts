import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { styleSheets } from '../../src/build/styleSheets'

it('the dev server shows the font on the first load, even if it loads late', async () => {
  const server = await createServer({
    configFile: false,
    plugins: [styleSheets(undefined)],
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const styles = await server.transformRequest('/src/styles/base.css').finally(() => server.close())
  expect(styles?.code).toMatch(/font-display: swap/)
  expect(styles?.code).not.toMatch(/font-display: optional/)
})
