/** The posts of a place: Markdown files in `src/realm/<place>/`, and their feed. */
import * as z from 'zod'
import { hiddenSign } from '../../table/mistakes.ts'
import { pathOf } from '../../table/paths.ts'
import { type Post, pagesOf, type Region, type Table } from '../../table/table.ts'
import { pictureMistake } from '../../table/validateTable.ts'
import { escapeText } from '../files.ts'

/** A place that has posts, with its text and the path of their feed. */
export type PostPlace = Readonly<Record<'path' | 'name' | 'text' | 'feed', string>>

/** The places that have posts. */
export function postPlaces(regions: readonly Region[]): PostPlace[] {
  const places = pagesOf(regions).filter(({ posts }) => posts)
  return places.map((region) => {
    const { name, text } = region
    return { path: pathOf(region), name, text, feed: `${pathOf(region)}/feed.xml` }
  })
}

const REQUIRED = ['title', 'date']
const FIELDS = [...REQUIRED, 'draft', 'picture']
const EXAMPLE = 'A post begins with four lines: ---, title: Its title, date: 2026-11-22, and --- again.'
const MISNAMED = 'becomes its address: only small letters from a to z, digits and hyphens, and not "index".'

/**
 * Reads a post: its title and day, whether it is a draft, the picture for shared links to it, one of `files`
 * in `src/realm`, its Markdown and the line where that begins, and its mistakes, with file and line.
 */
export function readPost(file: string, source: string, files: readonly string[]) {
  const isAddress = /(^|\/)(?!index\.)[a-z0-9-]+\.md$/.test(file)
  const mistakes = isAddress ? [] : [`${file}: the name of a post ${MISNAMED}`]
  const lines = source.split(/\r?\n/)
  const isFence = (line = '') => line.trimEnd() === '---'
  const hasStart = isFence(lines[0])
  const end = lines.findIndex((line, index) => index > 0 && isFence(line))
  if (!hasStart || end < 0) {
    mistakes.push(`${file}:1: it has no ${hasStart ? 'second line with ---' : 'title and date'}. ${EXAMPLE}`)
    return { title: '', date: '', isDraft: false, text: source, firstLine: 1, mistakes }
  }

  const ofName = mistakes.length
  const values: Record<string, string> = {}
  /** Apart: a draft may wait for its picture. */
  const pictureMistakes: string[] = []
  for (const [index, line] of lines.slice(1, end).entries()) {
    const complain = (mistake: string) => mistakes.push(`${file}:${index + 2}: ${mistake}`)
    const [, field = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? []
    if (line.trim() === '') continue
    if (!FIELDS.includes(field))
      complain(
        `"${line.trim()}" is unknown. A post may have: ${FIELDS.join(', ')}.${hiddenSign(field || line)}`,
      )
    else if (field in values) complain(`the ${field} is there twice.`)
    else {
      values[field] = unquoted(value)
      const mistake = field === 'picture' && pictureMistake(values.picture, files)
      if (mistake) pictureMistakes.push(`${file}:${index + 2}: the picture ${mistake}`)
      if (field === 'date' && !z.iso.date().safeParse(values.date).success)
        complain(`the date "${value}" is not a date: write year, month and day, for example 2026-11-22.`)
      if (field === 'draft' && value !== 'true') complain('draft is either true or left out.')
    }
  }
  // What is missing is most likely in a line with a mistake.
  for (const field of mistakes.length > ofName ? [] : REQUIRED)
    if (!values[field]) mistakes.push(`${file}:1: the ${field} is missing. ${EXAMPLE}`)
  const { title = '', date = '', picture } = values
  return {
    title,
    date,
    isDraft: 'draft' in values,
    picture,
    text: lines.slice(end + 1).join('\n'),
    firstLine: end + 2,
    mistakes,
    pictureMistakes,
  }
}

/** A text without its quotes, within which others are written as in the table. */
function unquoted(text: string): string {
  const [, double, single] = /^"((?:[^"\\]|\\.)*)"$|^'((?:[^']|'')*)'$/.exec(text) ?? []
  return double?.replace(/\\(["\\])/g, '$1') ?? single?.replaceAll("''", "'") ?? text
}

/** Whether a build publishes a post: no draft, and none of a day to come in the machine's time zone. */
export function isPublished({ date, isDraft }: Pick<Post, 'date'> & { readonly isDraft: boolean }) {
  return !isDraft && new Date(`${date}T00:00`) <= new Date()
}

/** The most posts in a feed: readers fetch all of it again and again. */
const MAX_IN_FEED = 20

/**
 * The RSS feed of a place's newest posts, with their whole texts; `posts` has the newest first. `site` is the
 * address of the site's root.
 */
export function feed(
  posts: readonly (Post & { readonly html: string })[],
  place: PostPlace,
  site: string,
  { siteName, language }: Pick<Table, 'siteName' | 'language'>,
): string {
  const own = posts.filter(({ path }) => path.startsWith(`${place.path}/`)).slice(0, MAX_IN_FEED)
  const addressOf = (path: string) => escapeText(site + path.slice(1))
  const title = escapeText(feedTitle(place, siteName))
  const items = own.map(
    ({ path, title, date, opening, html }) =>
      `<item><title>${escapeText(title)}</title><link>${addressOf(path)}</link><guid>${addressOf(path)}</guid>` +
      `<pubDate>${new Date(date).toUTCString()}</pubDate>` +
      // Readers show it below the title. Without one, they show nothing there.
      (opening && `<description>${escapeText(escapeText(opening))}</description>`) +
      `<content:encoded>${escapeText(absolute(html, addressOf(path)))}</content:encoded></item>\n`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>\n' +
    `<title>${title}</title><link>${addressOf(place.path)}</link><description>${escapeText(place.text)}</description><language>${language}</language>` +
    `<atom:link href="${addressOf(place.feed)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  )
}

/** The HTML of a page for readers elsewhere: with full addresses, and one file of each picture. */
function absolute(html: string, address: string): string {
  return html
    .replace(/<source[^>]*>/g, '')
    .replace(/(href|src)="([^"]*)"/g, (_, name, link) => `${name}="${new URL(link, address).href}"`)
}

/** The title of a place's feed. */
export const feedTitle = ({ name }: PostPlace, siteName: string) => `${name} · ${siteName}`
