import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { cardFileOf, NOT_FOUND, originIn, pathOf } from '../../table/paths.ts'
import { pagesOf, type Table } from '../../table/table.ts'
import { escapeText, filesIn, isFile } from '../files.ts'
import type { SitePicture } from '../pictures/sitePicture.ts'
import type { RenderedPage } from '../prerender'
import { feed, postPlaces } from '../stories/posts.ts'
import { PAGE_TARGETS, script } from './browsers.ts'
import { headTags, type SharedPicture } from './head.ts'
import { securityPolicy } from './host.ts'

/**
 * Replaces Vite's single page in `dist` with one for each path, with the site's styles inline. Each is
 * written twice, so that any host serves it with and without a trailing slash, without a redirect. Returns
 * the security policy of the pages.
 */
export async function writePages(
  dist: string,
  base: string,
  { table, picture, hash }: { readonly table: Table; readonly picture: SitePicture; readonly hash: string },
  pages: readonly RenderedPage[],
) {
  // Without the spaces between its tags.
  let template = readFileSync(join(dist, 'index.html'), 'utf8').replace(/>\s+</g, '><')
  const take = (pattern: RegExp): string[] => {
    const found = [...template.matchAll(pattern)]
    template = template.replace(pattern, '')
    return found.map(([, address]) => address ?? '')
  }
  const scripts = take(/<script type="module"[^>]* src="([^"]+)"><\/script>/g)
  const linked = take(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)
  // Without those among the owner's own files, which are at the root, and that of the article.
  const styleSheets = filesIn(dist)
    .filter((file) => /^assets\/(?!how-).*\.css$/.test(file))
    .map((file) => base + file)
  const [site] = scripts
  const [mapSheet] = linked
  // That of all pages but the map, which gets it with their script.
  const paperSheet = styleSheets.find((address) => address !== mapSheet)
  const [start, middle, end, ...rest] = template.split(/<!--head-->|<div id="root"><\/div>/)
  if (!site || !mapSheet || !paperSheet || scripts.length + linked.length + styleSheets.length !== 4)
    throw new Error('the build should have one entry script and two style sheets')
  if (end === undefined || rest.length > 0)
    throw new Error('index.html should have one head and one root to fill')

  const fileOf = (address: string) => join(dist, address.slice(base.length))
  // Without Vite's marker comment, and the end of the last line.
  const stylesOf = (address: string) =>
    readFileSync(fileOf(address), 'utf8').replace(/\/\*\$vite\$:\d+\*\/|\n$/g, '')
  const [styles, paper] = [stylesOf(mapSheet), stylesOf(paperSheet)]
  rmSync(fileOf(mapSheet))
  // The mark is for scripts that add rules: see site/styles/addStyles.ts.
  const mapStyles = `<style data-site>${styles}</style>`
  // By the link, which is never fetched, Vite's `import()` knows that the page has these styles.
  const paperStyles = `<style>${paper}</style><link rel="stylesheet" href="${paperSheet}" disabled>`
  const boot = await script('boot.ts', PAGE_TARGETS, {
    __SCRIPT__: JSON.stringify(site),
  })
  const font = /url\((\/[^)]+\.woff2)\)/.exec(paper)?.[1]
  if (!font) throw new Error('the style sheet names no font')
  const policy = securityPolicy({ scripts: [boot], styles: [styles, paper] }, table)

  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), content)
  }
  const origin = originIn(process.env.SITE_ORIGIN)
  const places = postPlaces(table.regions)
  const pictureOf = await sharedPictures(dist, table)
  const ofAll = { origin, base, policy, font, layers: picture.preloads(base, hash), about: table }
  for (const page of pages) {
    const { path, markup } = page
    const place = places.find((place) => path === place.path || path.startsWith(`${place.path}/`))
    const head = headTags({ ...page, ...ofAll, place, picture: page.picture ?? pictureOf(path) }) + mapStyles
    const site = `<div id="root" data-page="${path}">${markup}</div><script id="boot">${boot}</script>`
    const root = page.tags ? markup + page.tags.script : site
    const sheets = (path === '/' ? '' : paperStyles) + (page.tags?.styles ?? '')
    const html = start + head + sheets + middle + root + end
    write(path === '/' ? 'index.html' : `${path}.html`, html)
    if (path !== '/' && path !== NOT_FOUND) write(`${path}/index.html`, html)
  }
  for (const [name, content] of Object.entries(origin ? filesForOthers(origin, base, pages, table) : {})) {
    // The owner may have one of this name.
    if (!isFile(join(dist, name))) write(name, content)
  }
  return policy
}

/**
 * Reads the size of each card in `dist`, which may be the owner's own. Returns a function from a page's path
 * to its picture: the card of its place, else that of the site, if there is one.
 */
export async function sharedPictures(dist: string, { siteDescription, regions }: Table) {
  const read = async (file: string, alt: string): Promise<SharedPicture | undefined> => {
    if (!isFile(join(dist, file))) return undefined
    const { width, height } = await sharp(join(dist, file)).metadata()
    return { file, alt, width, height }
  }
  const ofSite = await read('map/card.jpg', siteDescription)
  const ofPlaces = new Map<string | undefined, SharedPicture | undefined>()
  for (const place of pagesOf(regions))
    ofPlaces.set(pathOf(place).slice(1), await read(cardFileOf(place), `${place.name}, ${place.epithet}`))
  return (path: string) => ofPlaces.get(path.split('/')[1]) ?? ofSite
}

/** The contents of `sitemap.xml`, of `robots.txt`, which works at the root of a host only, and of feeds. */
export function filesForOthers(
  origin: string,
  base: string,
  pages: readonly Pick<RenderedPage, 'path' | 'post'>[],
  table: Pick<Table, 'siteName' | 'language' | 'regions'>,
): Record<string, string> {
  const site = origin + base
  const listed = pages.filter(({ path }) => path !== NOT_FOUND)
  const entries = listed.map(({ path, post }) => {
    const changed = post ? `<lastmod>${post.date}</lastmod>` : ''
    return `<url><loc>${escapeText(site + path.slice(1))}</loc>${changed}</url>\n`
  })
  const posts = pages.flatMap(({ post }) => post ?? [])
  const feeds = postPlaces(table.regions).map((place) => [
    place.feed.slice(1),
    feed(posts, place, site, table),
  ])
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
    ...(base === '/' && { 'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n` }),
    ...Object.fromEntries(feeds),
  }
}
