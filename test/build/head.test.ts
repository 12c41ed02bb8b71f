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
      told: 'the host',
      where: { origin: 'https://example.org' },
      page: 'https://example.org/crafts',
      card: 'https://example.org/card.jpg',
    },
    {
      told: 'both',
      where: { origin: 'https://example.org', base: '/realm/' },
      page: 'https://example.org/realm/crafts',
      card: 'https://example.org/realm/card.jpg',
    },
  ])('names its own address and its card as fully as it can, told $told of where it lies', ({ where, page, card }) => {
    const tags = tagsOf('/crafts', where)
    expect(tags).toContain(`<link rel="canonical" href="${page}">`)
    expect(tags).toContain(`<meta property="og:image" content="${card}">`)
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it.each([
    { base: '/', card: '/card.jpg' },
    { base: '/realm/', card: '/realm/card.jpg' },
  ])('names no address of its own while the host is unknown, and its card below $base', ({ base, card }) => {
    const tags = tagsOf('/crafts', { base })
    expect(tags).not.toContain('canonical')
    expect(tags).toContain(`<meta property="og:image" content="${card}">`)
  })

  it('has the words of its page', () => {
    const tags = tagsOf('/hearth')
    expect(tags).toContain('<title>By the Hearth · Testland</title>')
    expect(tags).toContain('<meta property="og:title" content="By the Hearth · Testland">')
  })

  it('asks for the picture first on the map, and for the font elsewhere', () => {
    expect(tagsOf('/').match(/rel="preload" as="\w+"/g)).toEqual(
      Array(1 + INK_FILES.length).fill('rel="preload" as="image"'),
    )
    expect(tagsOf('/about').match(/rel="preload" as="\w+"/g)).toEqual(['rel="preload" as="font"'])
  })

  it('of the lost page has no address of its own, and is not to be found', () => {
    const tags = tagsOf('/nowhere')
    expect(tags).not.toContain('canonical')
    expect(tags).toContain('<meta name="robots" content="noindex">')
  })

  it('has a block of data on the first page of a site that knows its address, and on no other', () => {
    const block = '<script type="application/ld+json">'
    expect(tagsOf('/', { origin: 'https://example.org', base: '/realm/' })).toContain(
      `${block}{"@context":"https://schema.org","@type":"WebSite","@id":"https://example.org/realm/#site"`,
    )
    expect(tagsOf('/')).not.toContain(block)
    expect(tagsOf('/about', { origin: 'https://example.org' })).not.toContain(block)
  })
})
