/** Files in src/realm/files are at the root of the site, and take the place of others there. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, createServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rootFiles } from '../../src/vite/rootFiles'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'root-files-'))
  const files = {
    'index.html': '<!doctype html>',
    'public/map/favicon.svg': 'drawn',
    'public/paper.svg': 'drawn',
    'src/realm/files/favicon.svg': 'mine',
    'src/realm/files/papers/my thesis.pdf': 'mine',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

const config = () => ({
  root,
  base: '/site/',
  configFile: false as const,
  logLevel: 'silent' as const,
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
    expect([await response.text(), response.headers.get('content-type')]).toEqual([
      text,
      file.endsWith('.svg') ? 'image/svg+xml' : 'application/pdf',
    ])
  }
  await server.close()
})
