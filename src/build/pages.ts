/** Writes an HTML file for each path, with its content and styles inline, from Vite's single page. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import type { RenderedPage } from '../prerender'
import { NOT_FOUND } from '../site/paths.ts'
import type { Table } from '../site/table.ts'
import { PAGE_TARGETS, script } from './browsers.ts'
import { filesIn, isFile } from './files.ts'
import { headTags } from './head.ts'
import { securityPolicy } from './host.ts'
import { originIn } from './mistakes.ts'
import { feed, feedPathOf, postPlaces } from './posts.ts'
import { robots, sitemap } from './searchEngines.ts'

/**
 * Replaces Vite's single page in `dist` with one for each path. Each page is written twice, so that any host serves it
 * with and without a trailing slash, and no redirect costs a round trip. Returns the security policy of the pages.
 */
export async function writePages(
  dist: string,
  { base }: ResolvedConfig,
  table: Table,
  pages: readonly RenderedPage[],
): Promise<string> {
  // Without the spaces between its tags.
  let template = readFileSync(join(dist, 'index.html'), 'utf8').replace(/>\s+</g, '><')
  const take = (pattern: RegExp): string[] => {
    const found = [...template.matchAll(pattern)]
    template = template.replace(pattern, '')
    return found.map(([, address]) => address ?? '')
  }
  const scripts = take(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g)
  const linked = take(/\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g)
  const styleSheets = filesIn(dist).flatMap((file) => (file.endsWith('.css') ? base + file : []))
  const [site] = scripts
  const [mapSheet] = linked
  // That of all pages but the map, which gets it with their script.
  const paperSheet = styleSheets.find((address) => address !== mapSheet)
  if (!site || !mapSheet || !paperSheet || scripts.length + linked.length + styleSheets.length !== 4)
    throw new Error('the build should have one entry script and two style sheets')

  const fileOf = (address: string) => join(dist, address.slice(base.length))
  const [styles = '', paper = ''] = [mapSheet, paperSheet].map((address) =>
    // Without Vite's marker comment.
    readFileSync(fileOf(address), 'utf8')
      .replace(/\/\*\$vite\$:\d+\*\//, '')
      .trim(),
  )
  rmSync(fileOf(mapSheet))
  // By these names, importWithStyles.ts knows what a page has.
  const mapStyles = `<style data-href="${mapSheet}">${styles}</style>`
  const paperStyles = `<style data-href="${paperSheet}">${paper}</style>`
  const boot = await script('boot.ts', PAGE_TARGETS, { __SCRIPT__: JSON.stringify(site) })
  const font = /url\((\/[^)]+\.woff2)\)/.exec(styles)?.[1]
  if (!font) throw new Error('the style sheet names no font')
  const policy = securityPolicy({ scripts: [boot], styles: [styles, paper] })

  const origin = originIn(process.env.SITE_ORIGIN)
  const places = postPlaces(table.regions)
  for (const page of pages) {
    const place = places.find(({ path }) => page.path === path || page.path.startsWith(`${path}/`))
    const head = headTags({ ...page, origin, base, policy, font, about: table, place })
    const html = fill(template, {
      '<!--head-->': head + mapStyles + (page.path === '/' ? '' : paperStyles),
      '<div id="root"></div>': `<div id="root" data-page="${page.path}">${page.markup}</div><script id="boot">${boot}</script>`,
    })
    const file = page.path.slice(1)
    const files = file === '' ? ['index.html'] : file === '404' ? ['404.html'] : [`${file}.html`, `${file}/index.html`]
    for (const name of files) {
      mkdirSync(dirname(join(dist, name)), { recursive: true })
      writeFileSync(join(dist, name), html)
    }
  }
  const others = origin ? filesForOthers(origin, base, pages, table) : {}
  for (const [name, content] of Object.entries(others)) {
    // The owner may have put another into `public/`.
    if (!isFile(join(dist, name))) writeFileSync(join(dist, name), content)
  }
  return policy
}

/** The contents of `sitemap.xml`, of `robots.txt` and of the feeds. */
function filesForOthers(
  origin: string,
  base: string,
  pages: readonly RenderedPage[],
  { siteName, regions }: Table,
): Record<string, string> {
  const site = origin + base
  const listed = pages.filter(({ path }) => path !== NOT_FOUND)
  const feeds = postPlaces(regions).map((place) => {
    const posts = pages.flatMap(({ path, post }) => (post && path.startsWith(`${place.path}/`) ? post : []))
    return [feedPathOf(place).slice(1), feed(posts, place, site, siteName)]
  })
  return {
    'sitemap.xml': sitemap(listed.map(({ path, post }) => ({ address: site + path.slice(1), date: post?.date }))),
    ...(base === '/' && { 'robots.txt': robots(site) }),
    ...Object.fromEntries(feeds),
  }
}

/** Replaces each key by its value; throws unless the key occurs exactly once. */
function fill(template: string, values: Record<string, string>): string {
  let filled = template
  for (const [key, value] of Object.entries(values)) {
    if (filled.split(key).length !== 2) throw new Error(`index.html should hold ${key} once`)
    filled = filled.replace(key, () => value)
  }
  return filled
}
