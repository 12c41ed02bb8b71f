/** The site's own paths, relative to its root, and its place on a host. */
import slugify from '@sindresorhus/slugify'
import { plainError } from './mistakes.ts'

/**
 * The path of a place's page: its `address`, else its name in small letters from a to z, digits and hyphens,
 * as '/ueber-mich' for 'Über mich'; '/' for a name with no letter that can be written so. Pages have it from
 * the build.
 */
export function pathOf({ name, address }: { readonly name: string; readonly address?: string }): string {
  return `/${address ?? slugify(name, { decamelize: false, customReplacements: [['&', ' ']] })}`
}

/** The picture for shared links to a place's page, as a file in `public`. */
export function cardFileOf(place: Parameters<typeof pathOf>[0]): string {
  return `map/cards${pathOf(place)}.jpg`
}

/** The drawn picture on the page of this path, or the night over that, as a file in `public`. */
export function plateFileOf(path: string, isNight = false): string {
  return `map/places${path}${isNight ? '.night' : ''}.svg`
}

/**
 * Resolves a link of the table: '/skills' and '/cv.pdf' are relative to the site's `root`; all others are
 * complete.
 */
export function linkFrom(root: string, link: string): string {
  return link.startsWith('/') ? root + link.slice(1) : link
}

/**
 * The path within the site for an address on its host: '/Portfolio/%73kills/?x' is '/skills' within
 * '/portfolio/', and so is '/portfolio/skills.html', as most hosts answer with the page's file; null for one
 * outside the site. `root` ends with a slash, which the address may lack.
 */
export function pathIn(root: string, address: string): string | null {
  const from = plain(root)
  const path = `${plain(address)}/`
  if (!path.startsWith(from)) return null
  const inside = `/${path.slice(from.length)}`.replace(/\/+$/, '')
  return inside.replace(/(\/+index|([^/]))\.html$/, '$2') || '/'
}

/** A path of an address without escapes; as it is, if one is invalid. */
export function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** An address in lower case, without its query, and unescaped, unless its escapes are invalid. */
const plain = (address: string) => unescaped(address.replace(/[?#].*/, '')).toLowerCase()

/** The folder of `public`, and so of the site, with all that `npm run draw` writes for pages. */
export const MAP_FOLDER = 'map/'

/** What moves over the map's picture. */
export const SPRITES = 'src/drawn/sprites.svg'

/** The record of the drawing, which is written last. */
export const RECORD = 'src/drawn/record.json'

/** The watercolour of the map's picture, and the same for browsers that cannot decode it. */
export const WASH_FILES = ['map/wash.avif', 'map/wash.webp'] as const

/**
 * The ink layers of the map's picture, bottom first. A browser decodes each SVG in one uninterrupted task;
 * four files make four shorter tasks. With the page and the wash, they are six requests: as many as browsers
 * send to a host at once.
 */
export const INK_FILES = [
  'map/ink-below.svg',
  'map/ink-stamps.svg',
  'map/ink-standing.svg',
  'map/ink-above.svg',
] as const

/** The layer above all of them in the dark colour scheme, which alone fetches it. */
export const NIGHT_FILE = 'map/night.svg'

/**
 * The name of a small file of an owner's own picture: of the `chart`, or of the plate of a place,
 * `places/skills`.
 */
export function smallFile(stem: string, isNight = false): string {
  return `${MAP_FOLDER}${stem}${isNight ? '.night' : ''}.webp`
}

/** The path of the page that is shown for unknown addresses. */
export const NOT_FOUND = '/404'

/** The path of the article on how a map moves. */
export const HOW = '/how'

/**
 * The root of the site on its host, from the variable `BASE_PATH`: '/portfolio/' for 'portfolio', '/' for ''.
 */
export function basePath(stated = ''): string {
  const isFolder = /^[\w.~/-]*$/.test(stated) && !/^\.{1,2}(\/|$)|\/\//.test(stated)
  if (isFolder) return `/${stated}/`.replace(/\/{2,}/g, '/')
  throw plainError(
    `BASE_PATH is "${stated}", which is not a folder of a host. Write a path of letters from A to Z, digits and any of . _ ~ -, for example portfolio. The host itself belongs in SITE_ORIGIN.`,
  )
}

/** The variable `SITE_ORIGIN` without a trailing slash, or an empty text if it is not set. */
export function originIn(stated: string | undefined): string {
  if (!stated) return ''
  // A quote would be part of a host, and of the tags that are written with it.
  if (/^https?:[^'"&`]*$/.test(stated) && URL.canParse(stated)) {
    const { href, origin } = new URL(stated.replace(/\/+$/, ''))
    if (href === `${origin}/`) return origin
  }
  throw plainError(
    `SITE_ORIGIN is "${stated}", which is not an origin. Write https:// and the name of the host, for example https://example.org. A folder of the host belongs in BASE_PATH.`,
  )
}
