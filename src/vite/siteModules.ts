/** The modules that the table fills in or chooses. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Curiosity, type Finds, NO_FINDS } from '../table/curiosities.ts'
import { linkFrom } from '../table/paths.ts'
import { siteOf } from '../table/siteOf.ts'
import { hasOwner, type Table } from '../table/table.ts'
import { LISTS, RIGHT_TO_LEFT } from '../words/lists.ts'
import type { SitePicture } from './pictures/sitePicture.ts'

const SRC = join(import.meta.dirname, '..')
const SITE = 'virtual:site'
/** Those of finds, each a part of them that is fetched when it is due. */
const [CURIOSITIES, HONOURS, LEGS] = ['virtual:curiosities', 'virtual:honours', 'virtual:legs']

/**
 * Provides `virtual:site`, what every page knows of the table, `virtual:curiosities`, what there is to find
 * on its map, with `virtual:honours` and `virtual:legs`; and resolves `virtual:picture` and `virtual:words`.
 * These are no aliases of Vite's configuration: when that changes, the development server bundles all
 * packages anew, and a page that is open meanwhile may stay white.
 */
export function siteModules(
  table: Table | undefined,
  picture: SitePicture,
  { curiosities, names, banner, dive, legs }: Finds = NO_FINDS,
): Plugin {
  const language = table?.language ?? 'en'
  const files: Readonly<Record<string, string>> = {
    'virtual:picture': join(SRC, 'site/map/picture', picture.kind, 'map.tsx'),
    'virtual:words': join(SRC, `words/${language}.ts`),
    'virtual:words?xray': join(SRC, `words/${'xray' in LISTS[language] ? language : 'en'}.ts`),
  }
  let base = '/'
  let isBuild = false
  const withAddress = ({ link, ...others }: Curiosity) => ({
    ...others,
    ...(link && { link: linkFrom(base, link) }),
  })
  return {
    name: 'site-modules',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
      isBuild = config.command === 'build'
    },
    resolveId(id, importer) {
      if ([SITE, CURIOSITIES, HONOURS, LEGS].includes(id)) return `\0${id}`
      const [, name = '', query = ''] = /^(virtual:\w+)(.*)$/.exec(id) ?? []
      const file = files[name + query] ?? files[name]
      return file ? this.resolve(file + query, importer) : null
    },
    load(id) {
      if (id === `\0${CURIOSITIES}`)
        return codeOf({ curiosities: curiosities.map(withAddress), names }, language)
      if (id === `\0${HONOURS}`) return codeOf({ banner, dive })
      if (id === `\0${LEGS}`) return codeOf({ legs })
      if (id !== `\0${SITE}`) return null
      // Vite would look for a file. The mistakes of the table have been reported.
      if (!table) return ''
      const owner = hasOwner(table.owner) ? table.owner : null
      const site = { ...siteOf(table, picture.size), owner, ownFiles: picture.ownFiles(base) }
      // Of no language: its fields are the owner's own.
      return codeOf(site, language) + codeOf({ analytics: (isBuild && table.analytics) || null })
    },
  }
}

/** The fields of texts without a direction of their own on pages; numbers are indices of tags and points. */
const TEXT = /^(siteName|line|name|epithet|heading|text|title|description|group|label|says|alt|\d+)$/

/**
 * On a site from right to left, marks from left to right, which are not seen, stand around a text without
 * such letters: so the signs at its ends stay there, as those of C++.
 */
const withMarks = (text: string) =>
  RIGHT_TO_LEFT.test(text) ? text : text.replace(/^(?=\P{L}+\p{L})|(?<=\p{L}\P{L}+)$/gu, '\u200e')

/** The code of a module that exports these values, for a site in this language, by their names. */
export function codeOf(values: object, language: Table['language'] = 'en'): string {
  const isMirrored = LISTS[language].direction === 'rtl'
  const write = (key: string, value: unknown) =>
    isMirrored && TEXT.test(key) && typeof value === 'string' ? withMarks(value) : value
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(write(name, value), write)}\n`)
    .join('')
}
