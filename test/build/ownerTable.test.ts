// @vitest-environment node
/** The table on its way to the site, in a project of its own, as small as can be. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, resolveConfig } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerTable } from '../../src/build/ownerTable'

const TABLE = `export const siteName = 'Mine'
export const mood = 'parchment'
export const siteDescription = 'A map.'
export const owner = { name: '', line: '', email: '', profiles: [] }
export const map = { width: 2048, height: 1536, minZoom: 0, maxZoom: 1 }
export const copyrightYear = 2024
export const regions = [
  {
    name: 'Arts',
    epithet: 'the Mill',
    corners: [[100, 100], [100, 300], [300, 300], [300, 100]],
    heading: 'All the arts',
    text: 'A sentence.',
    cards: [{ title: 'One', description: 'Two', link: '/cv.pdf' }],
  },
]
`

let root: string
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
/** Vite's watcher needs a moment, and so does its server. */
const soon = { timeout: 10_000, interval: 100 }

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'owner-table-'))
  mkdirSync(join(root, 'src/cartography'), { recursive: true })
  mkdirSync(join(root, 'public'))
  write('src/realm.ts', TABLE)
  write('public/cv.pdf', '')
  write('index.html', '<!doctype html><title>The site</title>')
})

afterEach(() => rmSync(root, { recursive: true }))

const built = (base = '/') =>
  resolveConfig({ root, base, configFile: false, logLevel: 'silent', plugins: [ownerTable()] }, 'build')

describe('a build', () => {
  it('fills in what every page needs to know', async () => {
    const { define, base } = await built('portfolio')
    expect(JSON.parse(define?.__SITE__)).toMatchObject({ siteName: 'Mine', places: [{ name: 'Arts', href: '/arts' }] })
    expect(base).toBe('/portfolio/')
  })

  it.each([
    { table: TABLE.replace("'Arts'", '42'), says: 'src/realm.ts:9: region 1: its name is missing or empty.' },
    { table: TABLE.replace(/ *name: 'Arts',/, ''), says: 'src/realm.ts:7: region 1: its name is missing or empty.' },
    { table: TABLE.replace("'Mine'", "''"), says: 'src/realm.ts:1: siteName is missing or empty.' },
    {
      table: TABLE.replace('minZoom: 0', 'minZoom: 2'),
      says: 'src/realm.ts:5: map has a minZoom of 2, above its maxZoom',
    },
    {
      table: TABLE.replace('cv.pdf', 'resume.pdf'),
      says: 'src/realm.ts:14: region "Arts", card "One": its link "/resume.pdf"',
    },
    { table: TABLE.replace("epithet: 'the Mill',", "epithet: 'the Mill'"), says: 'src/realm.ts: ' },
  ])('is refused with the sentence "$says"', async ({ table, says }) => {
    write('src/realm.ts', table)
    await expect(built()).rejects.toThrow(says)
  })

  it('is refused with a picture that is out of date, and a place at sea', async () => {
    const drawn = { siteName: 'Mine', mood: 'parchment', line: '', places: [], land: ['#'] }
    write('src/cartography/record.json', JSON.stringify(drawn))
    await expect(built()).rejects.toThrow('region "Arts": its corners lie at sea.')
    const land = Array(96).fill('#'.repeat(128))
    write('src/cartography/record.json', JSON.stringify({ ...drawn, land }))
    await expect(built()).rejects.toThrow('region "Arts" is not on the map. Run "npm run draw".')
  })
})

describe('the server for development', () => {
  it('shows the mistakes in place of each page until they are mended, and takes in a new drawing', async () => {
    const read = vi.fn()
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      server: { port: 4517, strictPort: true, host: '127.0.0.1' },
      plugins: [ownerTable(), { name: 'counts', config: read }],
    })
    try {
      await server.listen()
      const page = async () => {
        const response = await fetch('http://127.0.0.1:4517/arts', { headers: { accept: 'text/html' } })
        return response.text()
      }
      await vi.waitFor(async () => expect(await page()).toContain('<title>The site</title>'), soon)
      write('src/realm.ts', TABLE.replace("'All the arts'", "''"))
      await vi.waitFor(async () => {
        const shown = await page()
        expect(shown).toContain('src/realm.ts:9: region "Arts": its heading is missing or empty.')
        expect(shown).toContain('<script type="module" src="/@vite/client"></script>')
      }, soon)
      write('src/realm.ts', TABLE)
      await vi.waitFor(async () => expect(await page()).toContain('<title>The site</title>'), soon)
      const before = read.mock.calls.length
      write('public/ink-below.svg', '<svg/>')
      await vi.waitFor(async () => {
        expect(read.mock.calls.length).toBeGreaterThan(before)
        expect(await page()).toContain('<title>The site</title>')
      }, soon)
    } finally {
      await server.close()
    }
  }, 40_000)
})
