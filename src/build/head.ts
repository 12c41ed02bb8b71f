/** What stands in the head of each page, but for its styles. */
import { LOST, type PageHead } from '../realm.ts'

interface Head extends PageHead {
  /** The site's root on its host. */
  readonly base: string
  /** The content security policy, for hosts that let nobody set headers. */
  readonly policy: string
  /** The address of the lettering's font. */
  readonly font: string
}

/**
 * The tags of one page, in the order in which they matter: what is seen first, what is forbidden, what others read. The
 * map's picture is named here because a browser that reads ahead finds no picture inside an SVG.
 */
export function headTags({ path, title, description, base, policy, font }: Head): string {
  const page = base + path.slice(1)
  return [
    // Before the policy: a browser that reads ahead stops at one until it has taken it in.
    ...(path === '/' ? pictureFirst(base) : [preloadFont(font)]),
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    // An address that leads nowhere has no better one, and should not be found.
    path === LOST ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${page}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escapeText(title)}">`,
    `<meta property="og:description" content="${escapeText(description)}">`,
    `<meta name="twitter:card" content="summary">`,
  ].join('')
}

/** The wash before the ink: it is the smaller, and it already looks like the map. */
function pictureFirst(base: string): string[] {
  return [
    `<link rel="preload" as="image" type="image/avif" href="${base}wash.avif" fetchpriority="high">`,
    `<link rel="preload" as="image" type="image/svg+xml" href="${base}ink.svg" fetchpriority="high">`,
  ]
}

/** Early enough, and a heading is lettered from the first paint on. */
function preloadFont(font: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
