/** Files and data for search engines. They contain absolute addresses, which need the site's origin. */
import type { Owner } from '../site/table.ts'
import { escapeText } from './files.ts'

/** The file `sitemap.xml`, of the absolute addresses of pages, and the dates of posts: `2026-11-22`. */
export function sitemap(pages: readonly { address: string; date?: string | undefined }[]): string {
  const entries = pages.map(
    ({ address, date }) => `<url><loc>${escapeText(address)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** The file `robots.txt`, which works only at the root of a host. `site` is the address of the site's root. */
export function robots(site: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n`
}

/** The structured data of the first page, in the vocabulary of schema.org. `site` is its address. */
export function siteData(site: string, name: string, description: string, owner: Owner): object {
  const website = { '@type': 'WebSite', '@id': `${site}#site`, url: site, name, description }
  if (!owner.name) return { '@context': 'https://schema.org', ...website }
  const person = { '@id': `${site}#owner` }
  const sameAs = owner.profiles.map(({ link }) => link).filter((link) => /^https?:/.test(link))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...website, author: person },
      { '@type': 'ProfilePage', url: site, name, isPartOf: { '@id': `${site}#site` }, mainEntity: person },
      {
        '@type': 'Person',
        ...person,
        name: owner.name,
        url: site,
        ...(owner.email && { email: `mailto:${owner.email}` }),
        ...(sameAs.length > 0 && { sameAs }),
      },
    ],
  }
}

/**
 * The HTML of structured data. As a data block, it is not subject to the security policy for scripts. `<` is escaped,
 * so that no text in it can end the block or begin a comment.
 */
export function dataBlock(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
