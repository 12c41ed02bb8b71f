import type { Plugin, ResolvedConfig } from 'vite'
import { refuse } from '../../table/mistakes.ts'
import { hasOwner, type Table } from '../../table/table.ts'
import { FOLDER, isAsRead, type Reading, realmFilesIn } from '../ownerTable.ts'
import type { PictureFile } from '../pictures/pictureFile.ts'
import { codeOf } from '../siteModules.ts'
import { type PublishedPost, type Realm, readRealm } from './readRealm.ts'

const WORDS = "The owner's words"
const CONTENTS = 'virtual:contents'

/** What the build knows of the owner's words. */
interface Stories {
  readonly plugin: Plugin
  /** The posts that a build publishes. */
  readonly readPosts: () => Promise<readonly PublishedPost[]>
  /** The files to be made of pictures, as they were when pages last asked. */
  readonly readFiles: () => Promise<readonly PictureFile[]>
}

/**
 * Loads the owner's sections, stories and posts: `virtual:contents`, and for each text a module of its HTML.
 * A build fails with a list of all mistakes; the development server prints that list.
 */
export function stories(reading: Reading): Stories {
  const { table, lineOf } = reading
  let config: ResolvedConfig
  let last: Promise<Realm> | undefined
  /** Reads the files once in a build, and again for each request in development. */
  const read = (shown: Table) => {
    if (config.command === 'serve' || !last) last = readRealm(config, shown, lineOf)
    return last
  }

  /** Reports all mistakes in the terminal: those of the table first, as others may be their consequences. */
  const warn = async () => {
    if (!table) return
    const { mistakes } = await read(table).catch((error: Error) => ({ mistakes: [error.message] }))
    for (const mistake of mistakes) config.logger.warn(mistake)
  }

  const plugin: Plugin = {
    name: 'stories',
    config: ({ root = process.cwd() }, { command }) => ({
      define: { '__HAS__.richPages': JSON.stringify(command === 'serve' || isRich(table, root)) },
    }),
    // Before anything is built: later errors would only be consequences of these mistakes.
    async configResolved(resolved) {
      config = resolved
      if (!table || config.command === 'serve') return
      const { mistakes, held } = await read(table)
      refuse(WORDS, mistakes)
      for (const file of held)
        config.logger.info(`${file}: not published, as it is a draft, or its day is to come.`)
    },
    configureServer: warn,
    async hotUpdate({ file, type }) {
      const isShown = table && file.startsWith(`${config.root}/${FOLDER}/`)
      if (this.environment.name !== 'client' || !isShown) return undefined
      // Else the server starts again, and the page would be loaded in between.
      if (type !== 'update' && !(await isAsRead(config.root, reading))) return []
      // All modules: the list has the titles of posts, and a text the sizes of its pictures.
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      await warn()
      return []
    },
    resolveId: {
      // Vite would call a text that is linked by its name elsewhere.
      order: 'pre',
      handler(id) {
        if (id === CONTENTS) return `\0${CONTENTS}`
        return id.startsWith(`/${FOLDER}/`) && id.endsWith('.md') ? config.root + id : null
      },
    },
    async load(id) {
      if (!(id === `\0${CONTENTS}` || id.endsWith('.md'))) return null
      // Vite would look for a file. The mistakes of the table have been reported.
      if (!table) return ''
      const realm = await read(table)
      if (id === `\0${CONTENTS}`) return codeOfContents(realm, table)
      const text = realm.texts.find(({ file }) => id === `${config.root}/${file}`)
      refuse(WORDS, text?.mistakes ?? [])
      return text && `export default ${JSON.stringify(text.html)}`
    },
  }
  return {
    plugin,
    readPosts: async () => (table ? (await read(table)).posts : []),
    readFiles: async () => (table ? (await (last ?? read(table))).pictureFiles : []),
  }
}

/**
 * The code of `virtual:contents`. Throws the mistakes in what it has itself; those of a text come with that.
 */
function codeOfContents({ sections, texts, damages, headMistakes }: Realm, { language }: Table): string {
  refuse(WORDS, [...damages, ...headMistakes])
  // A file of another name is no page, and has been reported: its quote would end this code.
  const named = texts.filter(({ path }) => /^[a-z\d/-]+$/.test(path))
  const fetched = named.map(({ path, file }) => `'${path}': () => import('/${file}')`)
  return `${codeOf({ sections }, language)}export const texts = { ${fetched} }`
}

/** Whether any page has more than the table's plain words: see src/site/pages/rich.ts. */
function isRich(table: Table | undefined, root: string): boolean {
  if (!table) return false
  const cards = table.regions.flatMap(({ cards }) => cards ?? [])
  return (
    hasOwner(table.owner) ||
    table.regions.some(({ posts }) => posts) ||
    realmFilesIn(root).some((file) => file.endsWith('.md')) ||
    cards.some(({ image, points, level, links, group }) => image || points || level || links || group)
  )
}
