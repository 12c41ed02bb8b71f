/** The check of the owner's links, in the table and in Markdown. */
import { unescaped } from './files.ts'

/** The possible targets of links within the site. */
export interface Targets {
  /** The paths of all pages. */
  readonly pages: readonly string[]
  /** The files in `public/`, for example 'cv.pdf'. */
  readonly files: readonly string[]
}

/**
 * The mistake in a link, as the end of a sentence that begins with its name, or null for a valid link: to the web, to
 * mail, to a telephone, to a page of this site or to a file in `public/`.
 */
export function linkMistake(link: unknown, { pages, files }: Targets): string | null {
  if (!isAddress(link)) {
    return `"${link}" is not an address. An address begins with https://, mailto: or tel:, or with / for a page or a file of this site.`
  }
  if (!link.startsWith('/')) return null
  const path = link.replace(/[?#].*/, '')
  const page = path.replace(/(.)\/$/, '$1')
  if (pages.includes(page) || files.includes(unescaped(path.slice(1)))) return null
  return `"${link}" leads to no page of this site and no file in public/. The pages are: ${pages.join(', ')}.`
}

function isAddress(link: unknown): link is string {
  if (typeof link !== 'string' || /\s/.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//') && URL.canParse(link, 'https://example.org')
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(link) || /^tel:\+?[\d().-]+$/.test(link)) return true
  return /^https?:\/\/[^/]+/.test(link) && URL.canParse(link)
}
