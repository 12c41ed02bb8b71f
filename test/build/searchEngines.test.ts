import { describe, expect, it } from 'vitest'
import { originIn } from '../../src/build/mistakes'
import { dataBlock, robots, siteData, sitemap } from '../../src/build/searchEngines'

const NOBODY = { name: '', line: '', email: '', profiles: [] }

describe('SITE_ORIGIN', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['https://example.org', 'https://example.org'],
    ['https://example.org/', 'https://example.org'],
    ['http://localhost:4173', 'http://localhost:4173'],
    ['https://Example.org', 'https://Example.org'],
  ])('%s is the origin "%s"', (stated, origin) => {
    expect(originIn(stated)).toBe(origin)
  })

  it.each(['example.org', 'https://', 'https://example.org/portfolio', 'ftp://example.org', 'https://a b'])(
    '%s is refused',
    (stated) => {
      expect(() => originIn(stated)).toThrow(`SITE_ORIGIN is "${stated}", which is not an origin`)
    },
  )
})

describe('the sitemap', () => {
  it('lists the full address of each page, and the date of those that have one', () => {
    const text = sitemap([
      { address: 'https://example.org/' },
      { address: 'https://example.org/r&d/first', date: '2026-11-22' },
    ])
    expect(text).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://example.org/</loc></url>',
        '<url><loc>https://example.org/r&amp;d/first</loc><lastmod>2026-11-22</lastmod></url>',
        '</urlset>',
        '',
      ].join('\n'),
    )
  })
})

describe('robots.txt', () => {
  it('allows every crawler, and names the sitemap', () => {
    expect(robots('https://example.org/')).toBe('User-agent: *\nAllow: /\nSitemap: https://example.org/sitemap.xml\n')
  })
})

describe('the structured data of the first page', () => {
  it('describes only the site if the owner has no name', () => {
    expect(siteData('https://example.org/', 'Testland', 'A land.', { ...NOBODY, email: 'a@b.example' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': 'https://example.org/#site',
      url: 'https://example.org/',
      name: 'Testland',
      description: 'A land.',
    })
  })

  it('describes the site and its owner', () => {
    const owner = {
      ...NOBODY,
      name: 'Ada',
      email: 'ada@example.org',
      profiles: [
        { label: 'Hub', link: 'https://h.example/ada' },
        { label: 'Résumé', link: '/cv.pdf' },
      ],
    }
    const { '@graph': graph } = siteData('https://example.org/', 'Testland', 'A land.', owner) as { '@graph': object[] }
    expect(graph).toMatchObject([
      { '@type': 'WebSite', '@id': 'https://example.org/#site', author: { '@id': 'https://example.org/#owner' } },
      { '@type': 'ProfilePage', url: 'https://example.org/', mainEntity: { '@id': 'https://example.org/#owner' } },
      {
        '@type': 'Person',
        '@id': 'https://example.org/#owner',
        name: 'Ada',
        email: 'mailto:ada@example.org',
        sameAs: ['https://h.example/ada'],
      },
    ])
  })

  it('has only those fields of a person that the table has', () => {
    const { '@graph': graph } = siteData('https://example.org/', 'T', 'D', { ...NOBODY, name: 'Ada' }) as {
      '@graph': object[]
    }
    expect(Object.keys(graph[2] ?? {})).toEqual(['@type', '@id', 'name', 'url'])
  })

  it.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a "b" & \\ c'])(
    'can contain %s without closing its element',
    (name) => {
      const block = dataBlock({ name })
      const [, inside = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(block) ?? []
      expect(inside).not.toContain('<')
      expect(JSON.parse(inside)).toEqual({ name })
    },
  )
})
