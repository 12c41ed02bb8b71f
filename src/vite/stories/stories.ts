import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { type LineOf, refuse } from '../../table/mistakes.ts'
import { hasOwner, type Table } from '../../table/table.ts'
import { FOLDER, realmFilesIn } from '../ownerTable.ts'
import { makeFiles } from '../pictures/pictureFile.ts'
import { cardFileOf, filesOf } from '../pictures/storyPictures.ts'
import { codeOf } from '../siteModule.ts'
import { type PublishedPost, type Realm, readRealm } from './readRealm.ts'

const WORDS = "The owner's words"
const CONTENTS = 'virtual:contents'

/**
 * Loads the owner's sections, stories, posts and pictures: `virtual:contents`, and for each text a module of its
 * HTML. A build makes the files of all pictures in use, and fails with a list of all mistakes; the
 * development server prints that list. Returns the posts that a build publishes, too.
 */
export function stories(
  table: Table | undefined,
  lineOf?: LineOf,
): { readonly plugin: Plugin; readonly readPosts: () => Promise<readonly PublishedPost[]> } {
  let config: ResolvedConfig
  let pictureFiles: ReadonlyMap<string, string> = new Map()
  let built: Promise<Realm> | undefined
  /** Reads the files once in a build, and again for each request in development. */
  const read = (shown: Table) => {
    if (config.command === 'serve' || !built) built = readRealm(config, shown, lineOf)
    return built
  }

  /**
   * Reports all mistakes in the terminal. Those of the table come first: others may only be consequences of
   * them.
   */
  const warn = async () => {
    if (!table) return
    const { mistakes } = await read(table).catch((error: Error) => ({ mistakes: [error.message] }))
    for (const mistake of mistakes) config.logger.warn(mistake)
  }

  const plugin: Plugin = {
    name: 'stories',
    config: ({ root = process.cwd() }, { command }) => ({
      define: { __RICH_PAGES__: JSON.stringify(command === 'serve' || isRich(table, root)) },
      build: { rolldownOptions: { output: { chunkFileNames } } },
    }),
    // Before anything is built: later errors would only be consequences of these mistakes.
    async configResolved(resolved) {
      config = resolved
      if (table && config.command === 'build') refuse(WORDS, (await read(table)).mistakes)
    },
    configureServer: warn,
    async hotUpdate({ file }) {
      const isShown = table && file.startsWith(`${config.root}/${FOLDER}/`)
      if (this.environment.name !== 'client' || !isShown) return undefined
      // All modules: the list has the titles of posts, and a text the sizes of its pictures.
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      await warn()
      return []
    },
    resolveId: (id) => (id === CONTENTS ? `\0${CONTENTS}` : null),
    async load(id) {
      if (!table || !(id === `\0${CONTENTS}` || id.endsWith('.md'))) return null
      const realm = await read(table)
      if (id === `\0${CONTENTS}`) return codeOfContents(realm)
      const text = realm.texts.find(({ file }) => id === `${config.root}/${file}`)
      refuse(WORDS, text?.mistakes ?? [])
      return text && `export default ${JSON.stringify(text.html)}`
    },
    // Before the last build is deleted: a picture may be damaged.
    buildApp: {
      order: 'pre',
      async handler() {
        if (!table) return
        const report = (progress: string) => config.logger.info(progress)
        const { pictures, cards, held } = await read(table)
        for (const file of held) report(`${file}: not published, as it is a draft, or its day is to come.`)
        const files = [...[...pictures].flatMap(filesOf), ...[...cards].map(cardFileOf)]
        pictureFiles = await makeFiles(files, join(config.cacheDir, 'pictures'), report)
      },
    },
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      mkdirSync(join(dir, 'assets'), { recursive: true })
      for (const [name, file] of pictureFiles) copyFileSync(file, join(dir, name))
    },
  }
  return { plugin, readPosts: async () => (table ? (await read(table)).posts : []) }
}

/** The code of `virtual:contents`. Throws the mistakes in what it has itself; those of a text come with that. */
function codeOfContents({ sections, texts, damages, headMistakes }: Realm): string {
  refuse(WORDS, [...damages, ...headMistakes])
  const fetched = texts.map(({ path, file }) => `'${path}': () => import('/${file}')`)
  return `${codeOf({ sections })}export const texts = { ${fetched} }`
}

/**
 * Whether any page has more than the table's plain words: ways to its owner, a text, posts, a card with a
 * picture.
 */
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

/** The names of scripts: those with the owner's texts begin with `story` or `post`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const id = facadeModuleId ?? ''
  if (!id.endsWith('.md')) return 'assets/[name]-[hash].js'
  return `assets/${dirname(id).endsWith(`/${FOLDER}`) ? 'story' : 'post'}-[name]-[hash].js`
}
