/** The tags in the head of each page, except its styles. */
import type { PageHead } from '../site/pageHead.ts'
import { INK_FILES, NOT_FOUND } from '../site/paths.ts'
import type { Table } from '../site/table.ts'
import { escapeText } from './files.ts'
import { MANIFEST } from './manifest.ts'
import { feedPathOf, feedTitle, type PostPlace } from './posts.ts'
import { dataBlock, siteData } from './searchEngines.ts'

interface Head extends PageHead {
  /** The site of the page. */
  readonly about: Pick<Table, 'siteName' | 'siteDescription' | 'owner'>
  /** The site's origin, for example `https://example.org`; empty if it is not set. */
  readonly origin: string
  /** The site's root on its host. */
  readonly base: string
  /** The content security policy, for hosts without custom headers. */
  readonly policy: string
  /** The address of the lettering's font. */
  readonly font: string
  /** The page's place, if it has posts. */
  readonly place?: PostPlace | undefined
}

/**
 * The tags of one page, in order of urgency: preloads, the security policy, metadata. The map's pictures are preloaded
 * because a browser's preload scanner does not find images inside an SVG.
 */
export function headTags({ path, title, description, about, origin, base, policy, font, place }: Head): string {
  const site = origin + base
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeText(content)}">`
  const openGraph = (name: string, content: string) => `<meta property="og:${name}" content="${escapeText(content)}">`
  // On the map its layers, the lowest first, as a map is drawn: the wash and the coast before the rest. Elsewhere the font,
  // so that headings have it from the first paint on.
  const preloads =
    path === '/'
      ? ['wash.avif', ...INK_FILES].map(
          (file, index) => `as="image" href="${base}${file}"${index < 2 ? ' fetchpriority="high"' : ''}`,
        )
      : [`as="font" type="font/woff2" href="${font}" crossorigin`]
  return [
    // Before the policy, at which preload scanners stop until it has been parsed.
    ...preloads.map((attributes) => `<link rel="preload" ${attributes}>`),
    // Delays the first paint until the page is parsed up to its inline script: otherwise its layout would shift.
    '<link rel="expect" href="#boot" blocking="render">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${escapeText(title)}</title>`,
    meta('description', description),
    // The page for unknown addresses has no address of its own. Other canonical addresses and feeds are absolute.
    path === NOT_FOUND && meta('robots', 'noindex'),
    path !== NOT_FOUND && origin && `<link rel="canonical" href="${site}${path.slice(1)}">`,
    origin &&
      place &&
      `<link rel="alternate" type="application/rss+xml" title="${escapeText(feedTitle(place, about.siteName))}" href="${site}${feedPathOf(place).slice(1)}">`,
    `<link rel="manifest" href="${base}${MANIFEST}">`,
    openGraph('type', 'website'),
    openGraph('title', title),
    openGraph('description', description),
    // Other sites fetch the card for shared links, so its address must be absolute.
    openGraph('image', `${site}card.jpg`),
    openGraph('image:alt', about.siteDescription),
    meta('twitter:card', 'summary_large_image'),
    path === '/' && origin && dataBlock(siteData(site, about.siteName, about.siteDescription, about.owner)),
  ]
    .filter(Boolean)
    .join('')
}
