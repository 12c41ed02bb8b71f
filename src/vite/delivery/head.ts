/** The tags in the head of each page, except its styles, and the web app manifest. */

import { coloursOf } from '../../table/colours.ts'
import { NOT_FOUND } from '../../table/paths.ts'
import type { Post, Table } from '../../table/table.ts'
import { wordsIn } from '../../words/lists.ts'
import { escapeText } from '../files.ts'
import type { PageHead } from '../pageHead.ts'
import { feedTitle, type PostPlace } from '../stories/posts.ts'

/** Its file in the built site. An owner's own one in `public` stays. */
export const MANIFEST = 'site.webmanifest'

/** The picture of a page for shared links: its file in the built site, its size in px, and what it shows. */
export type SharedPicture = Readonly<Record<'file' | 'alt', string> & Record<'width' | 'height', number>>

/** A page, its place if it has posts, and its site: its root `base`, and its origin, which may be empty. */
interface Head extends PageHead, Readonly<Record<'origin' | 'base' | 'policy' | 'font', string>> {
  readonly about: Pick<Table, 'siteName' | 'siteDescription' | 'language' | 'owner'>
  readonly place?: PostPlace | undefined
  readonly picture?: SharedPicture | undefined
  /** The attributes of the preloads of the map's picture. */
  readonly layers: readonly string[]
  readonly post?: Post | undefined
}

/** The tags of one page, in order of urgency: preloads, the security policy, metadata. */
export function headTags(page: Head): string {
  const { path, title, description, about, origin, base, policy, font, place, picture, layers, post } = page
  const site = origin + base
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${href}">`
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeText(content)}">`
  const openGraph = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeText(content)}">`
  const preloads = path === '/' ? layers : [`as="font" type="font/woff2" href="${font}" crossorigin`]
  return [
    // Before the policy, at which preload scanners stop until it has been parsed.
    ...preloads.map((attributes) => `<link rel="preload" ${attributes}>`),
    // Delays the first paint until the page is parsed up to its inline script: otherwise its layout would
    // shift.
    '<link rel="expect" href="#boot" blocking="render">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${escapeText(title)}</title>`,
    description && meta('description', description),
    about.owner.name && meta('author', about.owner.name),
    // The page for unknown addresses has no address of its own. Other canonical addresses and feeds are
    // absolute.
    path === NOT_FOUND ? meta('robots', 'noindex') : origin && link('canonical', site + path.slice(1)),
    origin &&
      place &&
      `<link rel="alternate" type="application/rss+xml" title="${escapeText(feedTitle(place, about.siteName))}" href="${origin}${base}${place.feed.slice(1)}">`,
    link('manifest', base + MANIFEST),
    openGraph('type', post ? 'article' : 'website'),
    openGraph('site_name', about.siteName),
    origin && path !== NOT_FOUND && openGraph('url', site + path.slice(1)),
    post && `<meta property="article:published_time" content="${post.date}">`,
    openGraph('locale', wordsIn(about.language).locale.replace('-', '_')),
    openGraph('title', title),
    description && openGraph('description', description),
    // Other sites fetch the picture for shared links, so its address must be absolute.
    ...(picture
      ? [
          openGraph('image', site + picture.file),
          openGraph('image:width', `${picture.width}`),
          openGraph('image:height', `${picture.height}`),
          openGraph('image:alt', picture.alt),
        ]
      : []),
    meta('twitter:card', 'summary_large_image'),
    origin && path === '/' && dataBlock(siteData(site, about)),
    origin && post && dataBlock(postData(site, post, about, picture)),
  ]
    .filter(Boolean)
    .join('')
}

/** A data block, to which no policy for scripts applies. No text in it can end it, or begin a comment. */
function dataBlock(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** The structured data of a post, in the vocabulary of schema.org. */
function postData(
  site: string,
  post: Post,
  { language, owner }: Head['about'],
  picture: Head['picture'],
): object {
  const { path, title: headline, date: datePublished, opening } = post
  const author = owner.name && {
    author: { '@type': 'Person', '@id': `${site}#owner`, name: owner.name, url: site },
  }
  const image = picture && { image: site + picture.file }
  const facts = {
    headline,
    datePublished,
    ...(opening && { description: opening }),
    inLanguage: language,
    url: site + path.slice(1),
  }
  return { '@context': 'https://schema.org', '@type': 'BlogPosting', ...facts, ...author, ...image }
}

/** The structured data of the first page, in the vocabulary of schema.org. `site` is its address. */
function siteData(site: string, about: Head['about']): object {
  const { siteName: name, siteDescription: description, language, owner } = about
  const website = {
    '@type': 'WebSite',
    '@id': `${site}#site`,
    url: site,
    name,
    description,
    inLanguage: language,
  }
  if (!owner.name) return { '@context': 'https://schema.org', ...website }
  const person = { '@id': `${site}#owner` }
  const profiles = owner.profiles.map(({ link }) => link).filter((link) => /^https?:/.test(link))
  const email = owner.email && { email: `mailto:${owner.email}` }
  const sameAs = profiles.length > 0 && { sameAs: profiles }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...website, author: person },
      { '@type': 'ProfilePage', url: site, name, isPartOf: { '@id': `${site}#site` }, mainEntity: person },
      { '@type': 'Person', ...person, name: owner.name, url: site, ...email, ...sameAs },
    ],
  }
}

/** The web app manifest, with which a browser installs the site, whose root on its host is `base`. */
export function manifest(table: Table, base: string): string {
  const { siteName, siteDescription, language } = table
  const colour = coloursOf(table).day['wood-light']
  return JSON.stringify({
    name: siteName,
    description: siteDescription,
    lang: language,
    dir: wordsIn(language).direction,
    id: base,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: colour,
    theme_color: colour,
    icons: [
      { src: `${base}map/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}map/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
