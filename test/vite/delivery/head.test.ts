import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { INK_FILES } from '../../../src/table/paths'
import { siteOf } from '../../../src/table/siteOf'
import { headTags, manifest } from '../../../src/vite/delivery/head'
import { sharedPictures } from '../../../src/vite/delivery/pages'
import { headOf } from '../../../src/vite/pageHead'
import { drawnPicture } from '../../../src/vite/pictures/sitePicture'
import { makeFolder, plain, writeInto } from '../../helpers/folder'
import * as realm from '../../helpers/realm'

const ORIGIN = 'https://example.org'
const dist = makeFolder()

const tagsOf = (path: string, origin = '', base = '/', about: object = {}) =>
  headTags({
    ...headOf(realm, path),
    origin,
    base,
    policy: `default-src 'none'`,
    font: '/assets/font.woff2',
    about: { ...realm, ...about },
    layers: drawnPicture.preloads(base, ''),
    picture: { file: 'map/cards/crafts.jpg', width: 1200, height: 630, alt: 'Crafts & more' },
  })
/** The structured data in a text, as it is written. */
const dataIn = (tags: string) => /<script type="application\/ld\+json">(.*)<\/script>$/.exec(tags)?.[1]

it.each([
  { origin: ORIGIN, canonical: 'https://example.org/a/crafts' },
  { origin: '', canonical: undefined },
])('with the host "$origin", a page in /a/ has the address $canonical, and says so when shared', (row) => {
  const tags = tagsOf('/crafts', row.origin, '/a/', { language: 'fr' })
  expect(/rel="canonical" href="([^"]+)"/.exec(tags)?.[1]).toBe(row.canonical)
  const ofImage = /<meta property="og:image(\S*)" content="([^"]*)">/g
  expect(Array.from(tags.matchAll(ofImage), ([, ...pair]) => pair)).toEqual([
    ['', `${row.origin}/a/map/cards/crafts.jpg`],
    [':width', '1200'],
    [':height', '630'],
    [':alt', 'Crafts &amp; more'],
  ])
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(tags).toContain('<title>Crafts Learnt Early · Testland</title>')
  expect(tags).toContain('<meta property="og:title" content="Crafts Learnt Early · Testland">')
  expect(tags).toContain('<meta property="og:locale" content="fr_FR">')
  expect(tags).not.toContain('noindex')
})

it('the map preloads its picture, and other pages the font', () => {
  const preloads = (path: string) => tagsOf(path).match(/(?<=rel="preload" as=")\w+/g)
  expect(preloads('/')).toEqual(Array(2 + INK_FILES.length).fill('image'))
  expect(preloads('/about')).toEqual(['font'])
})

it('the 404 page has no canonical address, and is not for search engines', () => {
  const tags = tagsOf('/404', ORIGIN)
  expect(tags).not.toContain('canonical')
  expect(tags).toContain('<meta name="robots" content="noindex">')
})

it('only the map has structured data, if the host is known', () => {
  expect([dataIn(tagsOf('/')), dataIn(tagsOf('/about', ORIGIN))]).toEqual([undefined, undefined])
})

it.each([
  { has: 'no name', fields: { email: 'a@b.example' }, person: undefined },
  { has: 'only a name', fields: { name: 'Ada' }, person: {} },
  {
    has: 'all fields',
    fields: {
      name: 'Ada',
      email: 'ada@example.org',
      profiles: ['https://h.example/ada', '/cv.pdf'].map((link) => ({ label: 'Hub', link })),
    },
    person: { email: 'mailto:ada@example.org', sameAs: ['https://h.example/ada'] },
  },
])('the structured data describes the site, and an owner who has $has', ({ fields, person }) => {
  const owner = { name: '', line: '', email: '', profiles: [], ...fields }
  const about = { siteName: 'Testland', siteDescription: 'A </script><!--.', language: 'fr', owner }
  const data = dataIn(tagsOf('/', ORIGIN, '/a/', about)) ?? ''
  // Nothing in it closes its element.
  expect(data).not.toContain('<')
  const url = 'https://example.org/a/'
  const of = (id: string) => ({ '@id': `${url}#${id}` })
  const named = { url, name: about.siteName }
  const its = { description: about.siteDescription, inLanguage: about.language }
  const site = { '@type': 'WebSite', ...of('site'), ...named, ...its }
  const graph = [
    { ...site, author: of('owner') },
    { '@type': 'ProfilePage', ...named, isPartOf: of('site'), mainEntity: of('owner') },
    { '@type': 'Person', ...of('owner'), name: 'Ada', url, ...person },
  ]
  const context = { '@context': 'https://schema.org' }
  expect(JSON.parse(data)).toEqual({ ...context, ...(person ? { '@graph': graph } : site) })
})

it('a post is an article of its day, with structured data', () => {
  const post = { path: '/crafts/one', title: 'One', date: '2026-11-22', opening: 'So </script>.' }
  const page = {
    path: post.path,
    title: 'One',
    description: '',
    about: { ...realm, language: 'de' as const },
  }
  const tags = headTags({ ...page, post, origin: ORIGIN, base: '/a/', policy: '', font: '', layers: [] })
  for (const [name, content] of Object.entries({
    'og:type': 'article',
    'og:site_name': 'Testland',
    'og:url': 'https://example.org/a/crafts/one',
    'article:published_time': '2026-11-22',
  }))
    expect(tags).toContain(`<meta property="${name}" content="${content}">`)
  expect(JSON.parse(dataIn(tags) ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'One',
    datePublished: post.date,
    description: 'So </script>.',
    inLanguage: 'de',
    url: 'https://example.org/a/crafts/one',
  })
})

it('the manifest starts at the root of the site, and its icons exist', () => {
  const { icons, ...rest } = JSON.parse(manifest({ ...realm, language: 'es' }, '/portfolio/'))
  const root = '/portfolio/'
  expect(rest).toMatchObject({ name: realm.siteName, lang: 'es', start_url: root, scope: root })
  const files = icons.map(({ src }: { src: string }) => join('public', src.replace('/portfolio/', '')))
  expect(files.map(existsSync)).toEqual([true, true])
})

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

it('the picture for shared links is the place’s card, else that of the site, in its own size', async () => {
  writeInto(dist, 'map/card.jpg', await plain(12, 6).jpeg().toBuffer())
  writeInto(dist, 'map/cards/crafts.jpg', await plain(10, 5).jpeg().toBuffer())
  const pictureOf = await sharedPictures(dist, realm)
  const ofSite = { file: 'map/card.jpg', width: 12, height: 6, alt: 'A land to be tested in.' }
  const ofCrafts = { file: 'map/cards/crafts.jpg', width: 10, height: 5, alt: 'Crafts, the Ten Tools' }
  expect(['/', '/crafts', '/crafts/a-post', '/works', '/404'].map(pictureOf)).toEqual([
    ofSite,
    ofCrafts,
    ofCrafts,
    ofSite,
    ofSite,
  ])
  const none = await sharedPictures(join(dist, 'map'), realm)
  expect(none('/')).toBeUndefined()
})
