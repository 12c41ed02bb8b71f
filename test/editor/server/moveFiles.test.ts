/** The files of pages move with them, and the links in texts: all or none. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveFiles } from '../../../src/editor/server/moveFiles'
import { realmFilesIn } from '../../../src/vite/ownerTable'
import { makeFolder, writeInto } from '../../helpers/folder'

const renames = vi.hoisted(() => ({ left: Infinity }))
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>()
  const renameSync = (from: string, to: string) => {
    if (renames.left-- <= 0) throw new Error('The process has ended.')
    fs.renameSync(from, to)
  }
  return { ...fs, renameSync }
})
afterEach(() => {
  renames.left = Infinity
})

const FILES = {
  'arts.md': 'See [it](/arts/one#a), ![one](forge.png) and [another](/artsy).\n\n[1]: /arts\n',
  'arts/one.md': '[Back](</arts>), [yard](/yard "Yard"), /arts',
  'files/cards/arts.jpg': 'a card',
  'yard.md': 'The yard.',
}
const root = makeFolder()
const realm = join(root, 'src/realm')
const onDisk = () =>
  Object.fromEntries(
    readdirSync(realm, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => [file, readFileSync(join(realm, file), 'utf8')]),
  )
beforeEach(() => {
  rmSync(realm, { recursive: true, force: true })
  for (const [file, text] of Object.entries(FILES)) writeInto(realm, file, text)
})

it('takes the story, the posts, the card and the links of a page along', () => {
  moveFiles(root, [{ from: '/arts', to: '/my-arts' }])
  expect(onDisk()).toEqual({
    'my-arts.md': 'See [it](/my-arts/one#a), ![one](forge.png) and [another](/artsy).\n\n[1]: /my-arts\n',
    'my-arts/one.md': '[Back](</my-arts>), [yard](/yard "Yard"), /arts',
    'files/cards/my-arts.jpg': 'a card',
    'yard.md': 'The yard.',
  })
})

it('moves all of it back if what is done last fails', () => {
  const fail = () => {
    throw new Error('full')
  }
  expect(() => moveFiles(root, [{ from: '/arts', to: '/my-arts' }], fail)).toThrow('full')
  expect(onDisk()).toEqual(FILES)
})

it('lets two pages change their addresses', () => {
  moveFiles(root, [
    { from: '/arts', to: '/yard' },
    { from: '/yard', to: '/arts' },
  ])
  expect(onDisk()).toMatchObject({
    'arts.md': 'The yard.',
    'yard/one.md': expect.stringContaining('(/arts "Yard")'),
  })
  expect(existsSync(join(realm, 'arts'))).toBe(false)
})

it.each([
  ['/yard', 'src/realm/yard.md is there already. Rename it, then save again.'],
  ['/../yard', 'A page can only move to an address of letters, digits and hyphens.'],
])('moves nothing to %s', (to, message) => {
  expect(() => moveFiles(root, [{ from: '/arts', to }])).toThrow(message)
  expect(onDisk()).toEqual(FILES)
})

it('leaves a story whose way is cut short among the files that are checked, with its name', () => {
  renames.left = 1
  expect(() => moveFiles(root, [{ from: '/arts', to: '/crafts' }])).toThrow('ended')
  expect(realmFilesIn(root)).toContainEqual(expect.stringMatching(/^[^/.][^/]*arts\.md$/))
})
