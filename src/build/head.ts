/** What stands in the head of each page, but for its styles. */

import type { PageHead } from '../site/pageHead.ts'
import { INK_FILES, NOT_FOUND } from '../site/paths.ts'
import type { Table } from '../site/table.ts'
import { dataBlock, siteData } from './searchEngines.ts'

interface Head extends PageHead {
  /** The site that it is a page of. */
  readonly about: Pick<Table, 'siteName' | 'siteDescription' | 'owner'>
  /** Where the host is, as in `https://example.org`; empty if nobody has said. */
  readonly origin: string
  /** The site's root on its host. */
  readonly base: string
  /** The content security policy, for hosts that let nobody set headers. */
  readonly policy: string
  /** The address of the lettering's font. */
  readonly font: string
  /** The feed of the page's place, below the site's root, where it has one. */
  readonly feed?: { readonly path: string; readonly title: string } | undefined
}

/**
 * The tags of one page, in the order in which they matter: what is seen first, what is forbidden, what others read. The
 * map's picture is named here because a browser that reads ahead finds no picture inside an SVG.
 */
export function headTags({ path, title, description, about, origin, base, policy, font, feed }: Head): string {
  const site = origin + base
  return [
    // Before the policy: a browser that reads ahead stops at one until it has taken it in.
    ...(path === '/' ? pictureFirst(base) : [preloadFont(font)]),
    // A page that is painted in parts, as they come, moves: it is whole when the script that follows it has come.
    '<link rel="expect" href="#boot" blocking="render">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    // An address that leads nowhere has no better one, and should not be found.
    path === NOT_FOUND ? '<meta name="robots" content="noindex">' : '',
    // Only a whole address counts as one.
    path !== NOT_FOUND && origin ? `<link rel="canonical" href="${site}${path.slice(1)}">` : '',
    // A feed holds whole addresses, too.
    origin && feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeText(feed.title)}" href="${site}${feed.path.slice(1)}">`
      : '',
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escapeText(title)}">`,
    `<meta property="og:description" content="${escapeText(description)}">`,
    // Who shares a link fetches the card from elsewhere, and so finds it only by its whole address.
    `<meta property="og:image" content="${site}card.jpg">`,
    `<meta property="og:image:alt" content="${escapeText(about.siteDescription)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...(origin && path === '/' ? [dataBlock(siteData(site, about.siteName, about.siteDescription, about.owner))] : []),
  ].join('')
}

/** The wash before the ink: it is the smaller, and it already looks like the map. */
function pictureFirst(base: string): string[] {
  return [
    `<link rel="preload" as="image" href="${base}wash.avif" fetchpriority="high">`,
    ...INK_FILES.map((file) => `<link rel="preload" as="image" href="${base}${file}" fetchpriority="high">`),
  ]
}

/** Early enough, and a heading is lettered from the first paint on. */
function preloadFont(font: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
