/** The owner's stories, posts and pictures in `src/realm`, as a Vite plugin. */
import { basename, dirname, join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Table } from '../site/table.ts'
import { refuse } from './mistakes.ts'
import { isStory, PICTURES, POSTS, RESOLVED, readOwnerModules } from './ownerModules.ts'
import { FOLDER, ownFilesIn } from './ownerTable.ts'
import { makePictureFiles } from './pictures.ts'
import { postPlaces } from './posts.ts'

/** The subject of messages. */
const WORDS = "The owner's words"

/**
 * Loads `src/realm/<name>.md` as a module whose default export is the story, and `src/realm/<name>/<post>.md` as one with a
 * post (types: pages/pieces.ts). `virtual:pictures` has the pictures of the cards by name, `virtual:posts` the places that have
 * posts, and `virtual:posts/<name>` the list of one place. A build also makes the files of all pictures in use, and
 * fails with a list of all mistakes in stories, if there are any. The server for development reloads the page after a
 * change of any of these files, and reports the same mistakes in the terminal.
 */
export function stories(table: Table | undefined): Plugin {
  let config: ResolvedConfig
  let pictureFiles = new Map<string, Buffer>()
  const regions = table?.regions ?? []
  const hasPosts = postPlaces(regions).length > 0
  const hasRichCard = regions.some(({ cards = [] }) =>
    // Those with any of the fields that RichCard.tsx is for.
    cards.some(({ image, points, level, links, group }) => image || points || level || links || group),
  )

  let built: ReturnType<typeof readOwnerModules> | undefined
  /** Reads the files once in a build, and again for each request in development. */
  const read = () => {
    if (config.command === 'serve' || !built) built = readOwnerModules(config, regions)
    return built
  }

  /** Reports all mistakes in the terminal. Those of the table come first: others may only be consequences of them. */
  const warn = async () => {
    if (!table) return
    const { mistakes } = await read().catch((error: Error) => ({ mistakes: [error.message] }))
    for (const mistake of mistakes) config.logger.warn(mistake)
  }

  return {
    name: 'stories',
    config: ({ root = process.cwd() }, { command }) => ({
      define: {
        // Posts use the script of the stories.
        __STORIES__: JSON.stringify(command === 'serve' || hasPosts || ownFilesIn(root).some(isStory)),
        __POSTS__: JSON.stringify(hasPosts),
        __RICH_CARDS__: JSON.stringify(command === 'serve' || hasRichCard),
      },
      build: { rolldownOptions: { output: { chunkFileNames } } },
    }),
    // Before anything is built: later errors would only be consequences of these mistakes.
    async configResolved(resolved) {
      config = resolved
      if (config.command === 'build') refuse(WORDS, (await read()).mistakes)
    },
    configureServer: warn,
    async hotUpdate({ file }) {
      // Without a table there is no page to reload.
      const isShown = table && file.startsWith(`${config.root}/${FOLDER}/`)
      if (this.environment.name !== 'client' || !isShown) return undefined
      // All modules: a list contains the openings of its posts, and a story the sizes of its pictures.
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      await warn()
      return []
    },
    resolveId: (id) => (id === PICTURES || id === POSTS || id.startsWith(`${POSTS}/`) ? RESOLVED + id : null),
    async load(id) {
      const isText = id.startsWith(`${config.root}/${FOLDER}/`) && id.endsWith('.md')
      if (!isText && !id.startsWith(`${RESOLVED}virtual:`)) return null
      const module = (await read()).modules.get(id)
      if (!module) return null
      refuse(WORDS, module.mistakes)
      return module.code
    },
    // Before the last build is deleted: a picture may be damaged.
    buildApp: {
      order: 'pre',
      async handler() {
        pictureFiles = await makePictureFiles(
          (await read()).pictures,
          join(config.cacheDir, 'pictures'),
          (made, all) => {
            if (made % 12 === 0) config.logger.info(`${made} of ${all} files of pictures are made.`)
          },
        )
      },
    },
    generateBundle() {
      // The build for prerendering needs no files.
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of pictureFiles) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The names of scripts: those with the owner's words begin with `story`, `post` or `posts`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const id = facadeModuleId ?? ''
  if (id.startsWith(`${RESOLVED}${POSTS}/`)) return 'assets/posts-[hash].js'
  if (!id.endsWith('.md')) return 'assets/[name]-[hash].js'
  return `assets/${basename(dirname(id)) === basename(FOLDER) ? 'story' : 'post'}-[name]-[hash].js`
}
