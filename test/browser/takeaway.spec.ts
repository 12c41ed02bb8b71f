/**
 * The examples of the engine's README in a browser, each built by Vite with a copy of the engine, as a page
 * of its own.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { exampleIn } from '../helpers/examples'
import { drag } from './inputs'
import { expect, test, viewIn } from './site'

const ROOT = resolve(import.meta.dirname, '../..')
const SITE = 'http://takeaway.test'
const TEXT = readFileSync(join(ROOT, 'src/panzoom/README.md'), 'utf8')

const EXAMPLES = [
  {
    of: 'without a framework',
    body: exampleIn(TEXT, 'html'),
    files: { 'main.ts': exampleIn(TEXT, 'ts') },
    plugins: [],
  },
  {
    of: 'with React',
    body: '<div id="root"></div>',
    files: {
      'MapView.tsx': exampleIn(TEXT, 'tsx'),
      'main.ts': `
        import { createElement } from 'react'
        import { createRoot } from 'react-dom/client'
        import { MapView } from './MapView'
        createRoot(document.querySelector('#root')!).render(createElement(MapView))`,
    },
    plugins: [react()],
  },
]

for (const { of, body, files, plugins } of EXAMPLES)
  test(`the example ${of} drags, zooms about the cursor, and rests`, async ({ page }) => {
    const project = mkdtempSync(join(tmpdir(), 'takeaway-'))
    try {
      cpSync(join(ROOT, 'src/panzoom'), join(project, 'panzoom'), { recursive: true })
      symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'))
      for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text)
      const style = `<style>body { margin: 0 } ${exampleIn(TEXT, 'css')}</style>`
      const script = '<script type="module" src="/main.ts"></script>'
      const html = body.replace('src="map.jpg"', 'src="/map.jpg"')
      writeFileSync(join(project, 'index.html'), `<!doctype html>${style}${html}${script}`)
      await build({ root: project, configFile: false, logLevel: 'error', plugins, build: { minify: false } })

      await page.route(`${SITE}/**`, (route) => {
        const { pathname } = new URL(route.request().url())
        if (pathname === '/map.jpg') return route.fulfill({ path: join(ROOT, 'test/owner/arabic/weir.png') })
        return route.fulfill({ path: join(project, 'dist', pathname === '/' ? 'index.html' : pathname) })
      })
      await page.goto(SITE)
      const picture = page.locator('.picture')
      const view = () => viewIn(picture)
      // At rest, the picture has no layer, or is moved onto whole device pixels.
      const isAtRest = () =>
        picture.evaluate(({ style }) => style.willChange === '' || style.translate !== '')
      const atRest = () => expect.poll(isAtRest).toBe(true)

      await expect.poll(view).toEqual({ x: -304, y: 0, scale: 1 })
      await drag(page, { x: 700, y: 300 }, { x: 650, y: 200 })
      await atRest()
      expect(await view()).toEqual({ x: -354, y: -100, scale: 1 })

      await page.mouse.wheel(0, -100)
      await expect.poll(async () => (await view()).scale).toBeCloseTo(Math.SQRT2, 5)
      await atRest()
      const { x, y, scale } = await view()
      expect((650 - x) / scale).toBeCloseTo(1004, 1)
      expect((200 - y) / scale).toBeCloseTo(300, 1)
    } finally {
      rmSync(project, { recursive: true })
    }
  })
