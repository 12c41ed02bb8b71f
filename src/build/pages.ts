/** Writes an HTML file for each path, with its content and styles inline, from Vite's single page. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import type { RenderedPage } from '../prerender'
import { NOT_FOUND } from '../site/paths.ts'
import type { Table } from '../site/table.ts'
import { PAGE_TARGETS } from './browsers.ts'
import { filesIn, isFile } from './files.ts'
import { headTags } from './head.ts'
import { securityPolicy } from './headers.ts'
import { originIn } from './ownAddress.ts'
import { feed, feedPathOf, postPlaces } from './posts.ts'
import { script } from './script.ts'
import { robots, sitemap } from './searchEngines.ts'

/**
 * Replaces Vite's single page with one for each path. Each page is written twice, so that any host serves it with and
 * without a trailing slash, and no redirect costs a round trip.
 */
export async function writePages(
  dist: string,
  config: ResolvedConfig,
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
  const [site, ...otherScripts] = take(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g)
  const [sheet, ...otherSheets] = take(/\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g)
  // That of all pages but the map, which gets it with their script.
  const [paperSheet, ...unknownSheets] = filesIn(dist)
    .filter((file) => file.endsWith('.css'))
    .map((file) => config.base + file)
    .filter((address) => address !== sheet)
  if (!site || !sheet || !paperSheet || otherScripts.length + otherSheets.length + unknownSheets.length > 0)
    throw new Error('the build should have one entry script and two style sheets')

  const fileOf = (address: string) => join(dist, address.slice(config.base.length))
  const stylesIn = (address: string) =>
    // Without Vite's marker comment.
    readFileSync(fileOf(address), 'utf8')
      .replace(/\/\*\$vite\$:\d+\*\//, '')
      .trim()
  const styles = stylesIn(sheet)
  const paper = stylesIn(paperSheet)
  rmSync(fileOf(sheet))
  // By these names, importWithStyles.ts knows what a page has.
  const siteStyles = `<style data-href="${sheet}">${styles}</style>`
  const paperStyles = `<style data-href="${paperSheet}">${paper}</style>`
  const boot = await script('boot.ts', PAGE_TARGETS, { __SCRIPT__: JSON.stringify(site) })
  const font = /url\((\/[^)]+\.woff2)\)/.exec(styles)?.[1]
  if (!font) throw new Error('the style sheet names no font')
  const policy = securityPolicy({ scripts: [boot], styles: [styles, paper] })

  const origin = originIn(process.env.SITE_ORIGIN)
  const places = postPlaces(table.regions)
  for (const page of pages) {
    const place = places.find(({ path }) => page.path === path || page.path.startsWith(`${path}/`))
    const head = headTags({ ...page, origin, base: config.base, policy, font, about: table, place })
    const html = fill(template, {
      '<!--head-->': head + siteStyles + (page.path === '/' ? '' : paperStyles),
      '<div id="root"></div>': `<div id="root" data-page="${page.path}">${page.markup}</div><script id="boot">${boot}</script>`,
    })
    const file = page.path.slice(1)
    const files = file === '' ? ['index.html'] : file === '404' ? ['404.html'] : [`${file}.html`, `${file}/index.html`]
    for (const name of files) {
      mkdirSync(dirname(join(dist, name)), { recursive: true })
      writeFileSync(join(dist, name), html)
    }
  }
  if (origin) writeForOthers(dist, origin, config.base, pages, table)
  return policy
}

/** Writes `sitemap.xml`, `robots.txt` and the feeds, except those that the owner has put into `public/`. */
function writeForOthers(
  dist: string,
  origin: string,
  base: string,
  pages: readonly RenderedPage[],
  { siteName, regions }: Table,
): void {
  const site = origin + base
  const listed = pages.filter(({ path }) => path !== NOT_FOUND)
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(listed.map(({ path, post }) => ({ address: site + path.slice(1), date: post?.date }))),
    ...(base === '/' && { 'robots.txt': robots(site) }),
  }
  for (const place of postPlaces(regions)) {
    const posts = pages.flatMap(({ path, post }) => (post && path.startsWith(`${place.path}/`) ? [post] : []))
    files[feedPathOf(place).slice(1)] = feed(posts, place, site, siteName)
  }
  for (const [name, content] of Object.entries(files)) {
    if (!isFile(join(dist, name))) writeFileSync(join(dist, name), content)
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
