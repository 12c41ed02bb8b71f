/**
 * The editor's requests: none but the page's own is answered, and the table is written whole or not at all.
 */
import { chmodSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { EditedRegion, Opened } from '../../../src/editor/page/messages'
import { withLinks } from '../../../src/editor/page/moves'
import { answersFor } from '../../../src/editor/server/editor'
import { respond } from '../../../src/editor/server/requests'
import { corners } from '../../helpers/corners'
import { makeFolder, writeInto } from '../../helpers/folder'
import { SETTINGS } from '../../helpers/settings'

const TABLE = `# Mine.
${SETTINGS}regions:
  - name: Arts # a note
    epithet: the Mill
    corners: [[100, 100], [100, 300], [300, 300], [300, 100]]
    heading: All the arts
    text: A sentence.
    cards: [{ title: One, description: Two }]
`
/** By which places called Sunk are at sea. */
const SURVEYOR = `const placesIn = ({ regions }) => regions.filter(({ name }) => name === 'Sunk')
const answer = ({ about, table }) =>
  about === 'places' ? placesIn(table).map(({ name }) => ({ place: name, over: ['the sea'] })) : null
export default { answer }`
const root = makeFolder()
const realm = join(root, 'src/realm')
const FILE = join(realm, 'realm.yaml')
const onDisk = () => readFileSync(FILE, 'utf8')
let server: Server
let host: string
let opened: Opened

beforeAll(async () => {
  writeInto(root, 'src/cartography/commands/surveyor.ts', SURVEYOR)
  const answers: Record<string, (body: never) => unknown> = answersFor(root)
  server = createServer((request, response) => {
    const { 'x-address': value = request.socket.remoteAddress, 'x-site': site } = request.headers
    request.headers['sec-fetch-site'] = `${site}`
    Object.defineProperty(request, 'socket', {
      value: Object.create(request.socket, { remoteAddress: { value } }),
    })
    respond(request, response, answers[(request.url ?? '').slice(1)] ?? (() => null))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
afterEach(() => void vi.unstubAllEnvs())
beforeEach(() => {
  vi.stubEnv('CODESPACES', '')
  rmSync(realm, { recursive: true, force: true })
  return openTable(TABLE)
})

async function openTable(table: string): Promise<void> {
  writeInto(realm, 'realm.yaml', table)
  opened = await (await ask('open', {})).json()
}

/** Asks with the header of a browser, which `fetch` may not set. */
const ask = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://${host}/${name}`, {
    method: 'POST',
    headers: { 'x-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const withTable = (changes: object) => ({ ...opened, table: { ...opened.table, ...changes }, moves: [] })
const sent = (changes: object, others = {}) =>
  withTable({ ...others, regions: opened.table.regions.map((region) => ({ ...region, ...changes })) })

it('saves a change, then its undoing, byte for byte, with the cards of a place deleted between', async () => {
  const { id: _, cards: __, ...other } = opened.table.regions[0] as EditedRegion
  const steps = [
    sent({ heading: 'Others' }),
    withTable({ regions: [{ ...other, id: -1, name: 'New' }] }),
    sent({}),
  ]
  const written: string[] = []
  let { disk } = opened
  for (const step of steps) {
    const response = await ask('save', { ...step, disk })
    expect(response.status).toBe(200)
    disk = (await response.json()).saved.disk
    written.push(onDisk())
  }
  expect(written).toEqual([
    TABLE.replace('All the arts', 'Others'),
    expect.not.stringContaining('cards'),
    TABLE,
  ])
  expect(readdirSync(realm)).toEqual(['realm.yaml'])
})

it('saves one of two changes at once, and answers the others with it', async () => {
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map(async (heading) => (await ask('save', sent({ heading }))).json()),
  )
  const at = answers.findIndex(({ saved }) => saved)
  const heading = ['One', 'Two', 'Three'][at]
  expect(onDisk()).toBe(TABLE.replace('All the arts', `${heading}`))
  const others = answers.toSpliced(at, 1).map(({ theirs }) => theirs)
  expect(others).toMatchObject(Array(2).fill({ source: onDisk(), table: { regions: [{ heading }] } }))
})

it('leaves the drawing of a landmark in its own file', async () => {
  const table = TABLE.replace('    heading', '    landmark: my.svg\n    heading')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  writeInto(realm, 'my.svg', svg)
  await openTable(table)
  expect((await ask('save', sent({ heading: 'Others' }))).status).toBe(200)
  expect(onDisk()).toBe(table.replace('All the arts', 'Others'))
})

it('takes the links of curiosities along with a page', async () => {
  const found = 'curiosities: [ { at: [ 900, 900 ], name: My bug, link: /arts } ]\n'
  await openTable(TABLE + found)
  const moves = [{ from: '/arts', to: '/crafts' }]
  const table = withLinks(sent({ name: 'Crafts' }, { land: 'heron' }).table, moves)
  expect((await ask('save', { ...opened, table, moves })).status).toBe(200)
  expect(onDisk()).toContain(found.replace('/arts', '/crafts'))
})

it('writes through a link, which stays one', async () => {
  const target = join(root, 'elsewhere.yaml')
  renameSync(FILE, target)
  symlinkSync(target, FILE)
  expect((await ask('save', sent({ heading: 'Others' }))).status).toBe(200)
  expect(readlinkSync(FILE)).toBe(target)
  expect(readFileSync(target, 'utf8')).toBe(TABLE.replace('All the arts', 'Others'))
  expect(readdirSync(root)).toEqual(['elsewhere.yaml', 'src'])
})

it.each([
  ['a table that is read-only', '', () => chmodSync(FILE, 0o444), /is read-only/],
  [
    'a name that is too long for the disk',
    'x'.repeat(251),
    () => {},
    /^The disk refuses it, and nothing is changed: E/,
  ],
])('keeps all as it is, and says why, with %s', async (_, to, prepare, error) => {
  writeInto(realm, 'arts.md', 'See [it](/arts).')
  prepare()
  const moves = [{ from: '/arts', to: `/crafts${to}` }]
  const response = await ask('save', { ...sent({ name: `Crafts${to}` }, { land: 'heron' }), moves })
  expect((await response.json()).error).toMatch(error)
  expect(onDisk()).toBe(TABLE)
  expect(readFileSync(join(realm, 'arts.md'), 'utf8')).toBe('See [it](/arts).')
  expect(readdirSync(realm)).toEqual(['arts.md', 'realm.yaml'])
})

it('says what is wrong with a place, without its name where it is the subject', async () => {
  const response = await ask('check', sent({ heading: '' }, { land: 'heron' }))
  const remarks = await response.json()
  expect(remarks).toMatchObject([
    { kind: 'mistake', path: ['regions', 0, 'heading'], sentence: /^The heading/ },
  ])
})

it('names both places of an overlap', async () => {
  const regions = [...opened.table.regions, { ...opened.table.regions[0], id: 1, name: 'More' }]
  const remarks = await (await ask('check', withTable({ regions, land: 'heron' }))).json()
  expect(remarks).toMatchObject([
    { path: ['regions', 1], sentence: expect.stringMatching(/^It overlaps region "Arts"/) },
    { path: ['regions', 0], sentence: expect.stringMatching(/^Region "More": it overlaps/) },
  ])
})

it('answers its owner in a codespace, whose requests come through a tunnel', async () => {
  vi.stubEnv('CODESPACES', 'true')
  expect((await ask('open', {}, { 'x-forwarded-host': 'a.app.github.dev' })).status).toBe(200)
})

it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('answers %s', async (address) => {
  expect((await ask('open', {}, { 'x-address': address })).status).toBe(200)
})

it.each<[string, number, () => Promise<Response>]>([
  ...['192.168.1.27', '::ffff:192.168.1.27', 'fe80::127:1', '10.0.127.1', ''].map(
    (address): [string, number, () => Promise<Response>] => {
      return [
        `the address "${address}"`,
        403,
        () => ask('save', sent({ text: 'U' }), { 'x-address': address }),
      ]
    },
  ),
  ['another origin', 403, () => ask('save', sent({ text: 'U' }), { 'x-site': 'cross-site' })],
  ['another port', 403, () => ask('save', sent({ text: 'U' }), { 'x-site': 'same-site' })],
  ['a tunnel', 403, () => ask('save', sent({ text: 'U' }), { 'x-forwarded-for': '203.0.113.9' })],
  ['a tunnel of a host', 403, () => ask('save', sent({ text: 'U' }), { 'x-forwarded-host': 'a.example' })],
  ['bad JSON', 400, () => ask('save', '{')],
  ['another form', 422, () => ask('save', withTable({ regions: 'none' }))],
  ['an unknown field', 422, () => ask('save', sent({ poste: true }))],
  ['a place beyond the map', 422, () => ask('save', sent({ corners: corners(0, -9, 99, 99) }))],
  ['a place at sea', 422, () => ask('save', sent({ name: 'Sunk' }))],
  ['a table without regions', 422, () => ask('save', withTable({ regions: [] }))],
])('refuses %s', async (_, status, asking) => {
  const response = await asking()
  expect(response.status).toBe(status)
  expect((await response.json()).error).toMatch(/\S/)
  expect(onDisk()).toBe(TABLE)
})
