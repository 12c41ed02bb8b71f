/** What the head of each page gets from its owner: a name, and a picture for shared links. */
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { siteOf } from '../../../src/table/siteOf'
import { sharedPictures } from '../../../src/vite/delivery/pages'
import { makeFolder, plain, writeInto } from '../../helpers/folder'
import * as realm from '../../helpers/realm'

it.each([
  { name: '', inTitles: '', inDescriptions: '' },
  { name: 'Ada Lovelace', inTitles: 'Ada Lovelace · ', inDescriptions: 'Ada Lovelace – ' },
  // Not repeated if it is in the name of the site.
  { name: 'Test', inTitles: '', inDescriptions: 'Test – ' },
])('titles and descriptions name the owner, "$name"', async ({ name, inTitles, inDescriptions }) => {
  const table = { ...realm, owner: { ...realm.owner, name } }
  vi.resetModules()
  vi.doMock('virtual:site', () => siteOf(table))
  const { headOf } = await import('../../../src/vite/pageHead')
  const heads = ['/', '/crafts'].map((path) => headOf(table, path))
  expect(heads.map(({ title, description }) => [title, description])).toEqual([
    [`${inTitles}Testland`, `${inDescriptions}A land to be tested in.`],
    [`Crafts Learnt Early · ${inTitles}Testland`, `${inDescriptions}What the hands know without the head.`],
  ])
  vi.doUnmock('virtual:site')
})

const dist = makeFolder()

it('the picture for shared links is the card of the place, else that of the site, in its own size', async () => {
  writeInto(dist, 'map/card.jpg', await plain(12, 6).jpeg().toBuffer())
  writeInto(dist, 'map/cards/crafts.jpg', await plain(10, 5).jpeg().toBuffer())
  const pictureOf = await sharedPictures(dist, realm)
  const ofSite = { file: 'map/card.jpg', width: 12, height: 6, alt: 'A land to be tested in.' }
  const ofCrafts = { file: 'map/cards/crafts.jpg', width: 10, height: 5, alt: 'Crafts, the Ten Tools' }
  expect(['/', '/crafts', '/crafts/a-post', '/works', '/404'].map(pictureOf)).toEqual([
    ...[ofSite, ofCrafts, ofCrafts, ofSite, ofSite],
  ])
  const none = await sharedPictures(join(dist, 'map'), realm)
  expect(none('/')).toBeUndefined()
})
