import { expect, it } from 'vitest'
import { headTags } from '../../src/build/head'
import * as realm from '../../src/realm'
import { headOf } from '../../src/site/pageHead'
import { INK_FILES } from '../../src/site/paths'

const ORIGIN = 'https://example.org'

const tagsOf = (path: string, origin = '', base = '/') =>
  headTags({ ...headOf(path), origin, base, about: realm, policy: `default-src 'none'`, font: '/assets/font.woff2' })

it.each([
  { origin: ORIGIN, base: '/', canonical: 'https://example.org/crafts', card: 'https://example.org/card.jpg' },
  { origin: ORIGIN, base: '/a/', canonical: 'https://example.org/a/crafts', card: 'https://example.org/a/card.jpg' },
  { origin: '', base: '/', canonical: undefined, card: '/card.jpg' },
  { origin: '', base: '/a/', canonical: undefined, card: '/a/card.jpg' },
])('with the host "$origin" and the root $base, the address of a page is $canonical', ({ origin, base, ...its }) => {
  const tags = tagsOf('/crafts', origin, base)
  expect(/rel="canonical" href="([^"]+)"/.exec(tags)?.[1]).toBe(its.canonical)
  expect(tags).toContain(`<meta property="og:image" content="${its.card}">`)
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(tags).toContain('<title>Crafts Learnt Early · Testland</title>')
  expect(tags).toContain('<meta property="og:title" content="Crafts Learnt Early · Testland">')
})

it('the map preloads its picture, and other pages the font', () => {
  const preloads = (path: string) => tagsOf(path).match(/(?<=rel="preload" as=")\w+/g)
  expect(preloads('/')).toEqual(Array(1 + INK_FILES.length).fill('image'))
  expect(preloads('/about')).toEqual(['font'])
})

it('the 404 page has no canonical address, and is not for search engines', () => {
  const tags = tagsOf('/404', ORIGIN)
  expect(tags).not.toContain('canonical')
  expect(tags).toContain('<meta name="robots" content="noindex">')
  expect(tagsOf('/crafts', ORIGIN)).not.toContain('noindex')
})

it('the map has structured data if the host is known', () => {
  const block = '<script type="application/ld+json">'
  const data = `${block}{"@context":"https://schema.org","@type":"WebSite","@id":"https://example.org/a/#site"`
  expect(tagsOf('/', ORIGIN, '/a/')).toContain(data)
  expect(tagsOf('/')).not.toContain(block)
  expect(tagsOf('/about', ORIGIN)).not.toContain(block)
})
