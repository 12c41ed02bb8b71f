/** Files in src/realm/files are at the root of the site, and take the place of others there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer, type InlineConfig } from 'vite'
import { expect, it } from 'vitest'
import { rootFiles } from '../../src/vite/rootFiles'
import { makeFolder, writeInto } from '../helpers/folder'

const root = makeFolder()
writeInto(root, 'index.html', '<!doctype html>')
for (const file of ['map/favicon.svg', 'paper.svg']) writeInto(root, `public/${file}`, 'drawn')
for (const file of ['favicon.svg', 'papers/my thesis.pdf']) writeInto(root, `src/realm/files/${file}`, 'mine')

const config = (): InlineConfig => ({
  root,
  base: '/site/',
  configFile: false,
  logLevel: 'silent',
  plugins: [rootFiles()],
})
const EXPECTED = { 'map/favicon.svg': 'mine', 'paper.svg': 'drawn', 'papers/my thesis.pdf': 'mine' }

it('in a build', async () => {
  await build(config())
  for (const [file, text] of Object.entries(EXPECTED))
    expect(readFileSync(join(root, 'dist', file), 'utf8')).toBe(text)
})

it('in development', async () => {
  const server = await createServer({ ...config(), server: { host: '127.0.0.1' } })
  await server.listen()
  for (const [file, text] of Object.entries(EXPECTED)) {
    const response = await fetch(new URL(encodeURI(file), server.resolvedUrls?.local[0]))
    const type = file.endsWith('.svg') ? 'image/svg+xml' : 'application/pdf'
    expect([await response.text(), response.headers.get('content-type')]).toEqual([text, type])
  }
  await server.close()
})
