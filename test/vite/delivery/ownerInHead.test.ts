/** What the head of each page gets from its owner: a name, and a picture for shared links. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { siteOf } from '../../../src/table/siteOf'
import { sharedPictures } from '../../../src/vite/delivery/pages'
import * as realm from '../../helpers/realm'

it.each([
  {
    name: '',
    titles: ['Testland', 'Crafts Learnt Early · Testland'],
    descriptions: ['A land to be tested in.', 'What the hands know without the head.'],
  },
  {
    name: 'Ada Lovelace',
    titles: ['Ada Lovelace · Testland', 'Crafts Learnt Early · Ada Lovelace · Testland'],
    descriptions: [
      'Ada Lovelace – A land to be tested in.',
      'Ada Lovelace – What the hands know without the head.',
    ],
  },
  {
    // Not repeated if it is in the name of the site.
    name: 'Test',
    titles: ['Testland', 'Crafts Learnt Early · Testland'],
    descriptions: ['Test – A land to be tested in.', 'Test – What the hands know without the head.'],
  },
])('titles and descriptions name the owner, "$name"', async ({ name, titles, descriptions }) => {
  const table = { ...realm, owner: { ...realm.owner, name } }
  vi.resetModules()
  vi.doMock('virtual:site', () => siteOf(table))
  const { headOf } = await import('../../../src/vite/pageHead')
  const heads = ['/', '/crafts'].map((path) => headOf(table, path))
  expect(heads.map(({ title }) => title)).toEqual(titles)
  expect(heads.map(({ description }) => description)).toEqual(descriptions)
  vi.doUnmock('virtual:site')
})

let dist = ''
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'owned-'))
  mkdirSync(join(dist, 'map/cards'), { recursive: true })
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
  await blank(12, 6).jpeg().toFile(join(dist, 'map/card.jpg'))
  await blank(10, 5).jpeg().toFile(join(dist, 'map/cards/crafts.jpg'))
})
afterAll(() => rmSync(dist, { recursive: true }))

it('the picture for shared links is the card of the place, else that of the site, in its own size', async () => {
  const pictureOf = await sharedPictures(dist, realm)
  const ofSite = { file: 'map/card.jpg', width: 12, height: 6, alt: 'A land to be tested in.' }
  const ofCrafts = { file: 'map/cards/crafts.jpg', width: 10, height: 5, alt: 'Crafts, the Ten Tools' }
  expect(['/', '/crafts', '/crafts/a-post', '/works', '/404'].map(pictureOf)).toEqual([
    ...[ofSite, ofCrafts, ofCrafts, ofSite, ofSite],
  ])
  const none = await sharedPictures(join(dist, 'map'), realm)
  expect(none('/')).toBeUndefined()
})
