import { expect, it } from 'vitest'
import { dataBlock, robots, siteData, sitemap } from '../../src/build/searchEngines'

const SITE = 'https://example.org/'
const NOBODY = { name: '', line: '', email: '', profiles: [] }
const WEBSITE = { '@type': 'WebSite', '@id': `${SITE}#site`, url: SITE, name: 'Testland', description: 'A land.' }
const labelled = (link: string) => ({ label: 'Hub', link })
const PERSON = { '@type': 'Person', '@id': `${SITE}#owner`, name: 'Ada', url: SITE }

it('the sitemap lists the full address of each page, and the date of those that have one', () => {
  const pages = [{ address: SITE }, { address: `${SITE}r&d/first`, date: '2026-11-22' }]
  expect(sitemap(pages).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://example.org/</loc></url>',
    '<url><loc>https://example.org/r&amp;d/first</loc><lastmod>2026-11-22</lastmod></url>',
    '</urlset>',
    '',
  ])
})

it('robots.txt allows every crawler, and names the sitemap', () => {
  expect(robots(SITE)).toBe('User-agent: *\nAllow: /\nSitemap: https://example.org/sitemap.xml\n')
})

it('the structured data describes only the site if the owner has no name', () => {
  const data = siteData(SITE, 'Testland', 'A land.', { ...NOBODY, email: 'a@b.example' })
  expect(data).toEqual({ '@context': 'https://schema.org', ...WEBSITE })
})

it.each([
  { has: 'only a name', fields: {}, person: PERSON },
  {
    has: 'all fields',
    fields: { email: 'ada@example.org', profiles: ['https://h.example/ada', '/cv.pdf'].map(labelled) },
    person: { ...PERSON, email: 'mailto:ada@example.org', sameAs: ['https://h.example/ada'] },
  },
])('the structured data describes the site and an owner who has $has', ({ fields, person }) => {
  const data = siteData(SITE, 'Testland', 'A land.', { ...NOBODY, name: 'Ada', ...fields })
  const of = (id: string) => ({ '@id': `${SITE}#${id}` })
  const profile = { '@type': 'ProfilePage', url: SITE, name: 'Testland', isPartOf: of('site'), mainEntity: of('owner') }
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ ...WEBSITE, author: of('owner') }, profile, person],
  })
})

it.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a "b" & \\ c'])(
  'structured data can contain %s without closing its element',
  (name) => {
    const [, inside = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(dataBlock({ name })) ?? []
    expect(inside).not.toContain('<')
    expect(JSON.parse(inside)).toEqual({ name })
  },
)
