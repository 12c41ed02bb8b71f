/** The virtual module `virtual:site`: what every page knows of the table. */
import type { Plugin } from 'vite'
import { siteOf } from '../table/siteOf.ts'
import { hasOwner, type Table } from '../table/table.ts'
import type { SitePicture } from './pictures/sitePicture.ts'

const SITE = 'virtual:site'

export function siteModule(table: Table | undefined, picture: SitePicture): Plugin {
  let base = '/'
  return {
    name: 'site-module',
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === SITE ? `\0${SITE}` : null),
    load(id) {
      if (id !== `\0${SITE}` || !table) return null
      const owner = hasOwner(table.owner) ? table.owner : null
      return codeOf({ ...siteOf(table, picture.size), owner, ownFiles: picture.shownFiles(base) })
    },
  }
}

/** The code of a module that exports these values by their names. */
export function codeOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}
