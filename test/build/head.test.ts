import { describe, expect, it } from 'vitest'
import { headTags } from '../../src/build/head'
import * as realm from '../../src/realm'
import { headOf } from '../../src/site/pageHead'
import { INK_FILES } from '../../src/site/paths'

const tagsOf = (path: string, { origin = '', base = '/' } = {}) =>
  headTags({ ...headOf(path), origin, base, about: realm, policy: `default-src 'none'`, font: '/assets/font.woff2' })

describe('the head of a page', () => {
  it.each([
    {
      given: 'the host',
      where: { origin: 'https://example.org' },
      page: 'https://example.org/crafts',
      card: 'https://example.org/card.jpg',
    },
    {
      given: 'the host and the base path',
      where: { origin: 'https://example.org', base: '/realm/' },
      page: 'https://example.org/realm/crafts',
      card: 'https://example.org/realm/card.jpg',
    },
  ])('has the full addresses of its page and its card, given $given', ({ where, page, card }) => {
    const tags = tagsOf('/crafts', where)
    expect(tags).toContain(`<link rel="canonical" href="${page}">`)
    expect(tags).toContain(`<meta property="og:image" content="${card}">`)
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it.each([
    { base: '/', card: '/card.jpg' },
    { base: '/realm/', card: '/realm/card.jpg' },
  ])('has no canonical address if the host is unknown, and its card below $base', ({ base, card }) => {
    const tags = tagsOf('/crafts', { base })
    expect(tags).not.toContain('canonical')
    expect(tags).toContain(`<meta property="og:image" content="${card}">`)
  })

  it('has the title of its page', () => {
    const tags = tagsOf('/hearth')
    expect(tags).toContain('<title>By the Hearth · Testland</title>')
    expect(tags).toContain('<meta property="og:title" content="By the Hearth · Testland">')
  })

  it('preloads the picture on the map, and the font on other pages', () => {
    expect(tagsOf('/').match(/rel="preload" as="\w+"/g)).toEqual(
      Array(1 + INK_FILES.length).fill('rel="preload" as="image"'),
    )
    expect(tagsOf('/about').match(/rel="preload" as="\w+"/g)).toEqual(['rel="preload" as="font"'])
  })

  it('has no canonical address on the 404 page, which search engines must not index', () => {
    const tags = tagsOf('/nowhere')
    expect(tags).not.toContain('canonical')
    expect(tags).toContain('<meta name="robots" content="noindex">')
  })

  it('has structured data on the first page only, and only if the host is known', () => {
    const block = '<script type="application/ld+json">'
    expect(tagsOf('/', { origin: 'https://example.org', base: '/realm/' })).toContain(
      `${block}{"@context":"https://schema.org","@type":"WebSite","@id":"https://example.org/realm/#site"`,
    )
    expect(tagsOf('/')).not.toContain(block)
    expect(tagsOf('/about', { origin: 'https://example.org' })).not.toContain(block)
  })
})
