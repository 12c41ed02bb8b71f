/**
 * The mistakes in addresses (of the site itself, and of links), and the report of mistakes to the site's
 * owner.
 */

import { unescaped } from './paths.ts'
import type { Region } from './table.ts'
import type { Mistake } from './validateTable.ts'

/** The table in a project. */
export const TABLE = 'src/realm/realm.yaml'

/** The folder with the owner's own icons and files to download, which are at the root of the site. */
export const FILES = 'src/realm/files'

/** The line, from 1, of the innermost value on a path that is in the table; 0 if there is none. */
export type LineOf = (path: readonly PropertyKey[]) => number

/** A sentence about a line of the table; without a line, about the whole of it. */
export function inTable(sentence: string, line = 0): string {
  return `${TABLE}${line > 0 ? `:${line}` : ''}: ${sentence}`
}

/** An error for the site's owner, without a stack trace. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}` })
}

/** Throws the mistakes in `subject`, if any, as one error. */
export function refuse(subject: string, mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw plainError(`${subject} cannot be used yet.\n\n  ${mistakes.join('\n  ')}\n`)
}

/**
 * The root of the site on its host, from the variable `BASE_PATH`: '/portfolio/' for 'portfolio', '/' for ''.
 */
export function basePath(stated = ''): string {
  const isFolder = /^[\w.~/-]*$/.test(stated) && !/^\.{1,2}(\/|$)|\/\//.test(stated)
  if (isFolder) return `/${stated}/`.replace(/\/{2,}/g, '/')
  throw plainError(
    `BASE_PATH is "${stated}", which is not a folder of a host. Write a path of letters from A to Z, digits and any of . _ ~ -, for example /portfolio/. The host itself belongs in SITE_ORIGIN.`,
  )
}

/** The variable `SITE_ORIGIN` without a trailing slash, or an empty text if it is not set. */
export function originIn(stated: string | undefined): string {
  if (!stated) return ''
  const origin = stated.replace(/\/+$/, '')
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin.toLowerCase())
    return origin
  throw plainError(
    `SITE_ORIGIN is "${stated}", which is not an origin. Write https:// and the name of the host, for example https://example.org. A folder of the host belongs in BASE_PATH.`,
  )
}

/**
 * The targets of links within a site: the paths of pages, and of posts that are not published, and its public
 * files.
 */
interface Targets extends Readonly<Record<'pages' | 'files', readonly string[]>> {
  readonly unpublished?: readonly string[]
}

/** The mistake in a link of a site with these targets, as the end of a sentence; null if it is valid. */
export function linkMistake(link: unknown, { pages, files, unpublished = [] }: Targets): string | null {
  if (!isAddress(link))
    return `"${link}" is not an address. An address begins with https://, mailto: or tel:, or with / for a page or a file of this site.`
  if (!link.startsWith('/')) return null
  const path = link.replace(/[?#].*/, '')
  const page = path.replace(/(.)\/$/, '$1')
  if (unpublished.includes(page))
    return `"${link}" leads to a post that is not published: it is a draft, or its day is to come.`
  if (pages.includes(page) || files.includes(unescaped(path.slice(1)))) return null
  return `"${link}" leads to no page of this site and no file in ${FILES}. The pages are: ${pages.join(', ')}.`
}

/** The mistakes in the links of regions and their cards. */
export function linkMistakes(regions: readonly Region[], targets: Targets): Mistake[] {
  const among = (item: { readonly link?: string | undefined }, ...path: readonly PropertyKey[]) => {
    const message = item.link === undefined ? null : linkMistake(item.link, targets)
    return message ? [{ path: [...path, 'link'], message }] : []
  }
  return regions.flatMap((region, index) => [
    ...among(region, 'regions', index),
    ...(region.cards ?? []).flatMap((card, at) => [
      ...among(card, 'regions', index, 'cards', at),
      ...(card.links ?? []).flatMap((link, more) =>
        among(link, 'regions', index, 'cards', at, 'links', more),
      ),
    ]),
  ])
}

function isAddress(link: unknown): link is string {
  if (typeof link !== 'string' || /\s/.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//') && URL.canParse(link, 'https://example.org')
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(link) || /^tel:\+?[\d().-]+$/.test(link)) return true
  return /^https?:\/\/[^/]+/.test(link) && URL.canParse(link)
}

const isPicture = (name: string) => /\.(png|jpe?g)$/i.test(name)
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The pictures among the files of `src/realm`, which are in no folder of it. */
export const picturesAmong = (files: readonly string[]) =>
  files.filter((file) => isPicture(file) && !file.includes('/'))

/**
 * The mistake in the name of a picture, as the end of a sentence; null if it is one of `files`, those in
 * `src/realm`.
 */
export function pictureMistake(name: unknown, files: readonly string[]): string | null {
  const pictures = picturesAmong(files)
  if (pictures.some((file) => file === name)) return null
  const found = files.find((file) => fileName(file) === fileName(String(name)))
  if (found && !isPicture(found)) return `"${name}" is not a PNG or JPEG. Save it as one of them.`
  if (found?.includes('/'))
    return `"${name}" is in src/realm/${found.slice(0, found.lastIndexOf('/'))}. Move it to src/realm.`
  const there = pictures.join(', ')
  return `"${name}" is not in src/realm. ${there ? `There are: ${there}.` : 'Put a PNG or JPEG there.'}`
}

/** A mistake in a field of `map`, as the end of a sentence. */
export interface PictureMistake {
  readonly field: 'picture' | 'night'
  readonly message: string
}
