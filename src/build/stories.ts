/** Makes modules of the owner's stories, posts and pictures in `src/realm`. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { PictureFiles } from '../pages/OwnerPicture'
import { linkFrom, pathOf } from '../site/paths.ts'
import { type Post, pagesOf, type Region, type Table } from '../site/table.ts'
import { filesIn } from './files.ts'
import { linkMistake } from './links.ts'
import { markdownToHtml } from './markdown.ts'
import { ownFilesIn, postPathsIn } from './ownerTable.ts'
import {
  builtPicture,
  makePictureFiles,
  type PictureFile,
  pictureHtml,
  pictureMistake,
  readPictures,
} from './pictures.ts'
import { refuse } from './plainError.ts'
import { feedPathOf, listHtml, nameFault, openingOf, type PostPlace, postHtml, postPlaces, readPost } from './posts.ts'
import { originIn } from './searchEngines.ts'

/** The folder of the owner's files, relative to the project. */
const FOLDER = 'src/realm'

/** The ids of the virtual modules: the pictures of cards, the places with posts, and the posts of one place. */
const PICTURES = 'virtual:pictures'
const POSTS = 'virtual:posts'
/** The prefix of such ids within the build. */
const RESOLVED = '\0'

/** A module, and the mistakes that prevent its use: it has code only without any. */
interface Module {
  readonly code: () => string
  readonly faults: readonly string[]
}

/**
 * Loads `src/realm/<name>.md` as a module whose default export is the story's HTML, and `src/realm/<name>/<post>.md` as
 * the page of a post. `virtual:pictures` has the pictures of the cards by name, `virtual:posts` the places that have
 * posts, and `virtual:posts/<name>` the list of one place. A build also makes the files of all pictures in use, and
 * fails with a list of all mistakes in stories, if there are any. The server for development reloads the page after a
 * change of any of these files, and reports the same mistakes in the terminal.
 */
export function stories(table: Table | undefined): Plugin {
  let config: ResolvedConfig
  const regions = table?.regions ?? []
  const pages = ['/', ...pagesOf(regions).map(pathOf)]
  const places = postPlaces(regions)
  const shown = new Set<PictureFile>()

  const pictureOf = (file: PictureFile): PictureFiles => {
    const { name, width, height } = file
    if (config.command === 'serve') return { avif: '', webp: '', src: `${config.base}${FOLDER}/${name}`, width, height }
    shown.add(file)
    return builtPicture(file, config.base)
  }

  /** Reads all files of the owner. Returns the modules by id, and all mistakes. */
  const read = async () => {
    const files = ownFilesIn(config.root)
    const pictures = await readPictures(join(config.root, FOLDER))
    const targets = { pages: [...pages, ...postPathsIn(config.root)], files: filesIn(config.publicDir) }

    const sourceOf = (path: string) => readFileSync(idOf(path), 'utf8')
    const render = (path: string, text: string, firstLine: number) =>
      markdownToHtml(text, {
        file: fileOf(path),
        firstLine,
        link: (target, complain) => {
          const mistake = linkMistake(target, targets)
          if (mistake) complain(`the link ${mistake}`)
          return linkFrom(config.base, target)
        },
        picture: ({ file, alt }, complain) => {
          const picture = pictures.get(file)
          if (picture) return pictureHtml(pictureOf(picture), alt)
          complain(`the picture ${pictureMistake(file, files)}`)
          return ''
        },
      })
    const readPostAt = (path: string) => {
      const { faults: headFaults, text, firstLine, ...head } = readPost(fileOf(path), sourceOf(path))
      const { html, faults: textFaults } = render(path, text, firstLine)
      const misnamed = nameFault(basename(path))
      const faults = headFaults.length > 0 ? headFaults : textFaults
      if (misnamed) faults.unshift(`${fileOf(path)}: ${misnamed}`)
      return { post: { path, ...head, opening: openingOf(html) }, html, faults }
    }

    const shownByCards = cardPictures(regions).flatMap((name) => pictures.get(name) ?? [])
    const picturesByName = Object.fromEntries(shownByCards.map((file) => [file.name, pictureOf(file)]))
    const modules = new Map<string, Module>([
      [RESOLVED + PICTURES, { code: () => exportDefault(picturesByName), faults: [] }],
      [RESOLVED + POSTS, { code: () => `export default {${places.map(fetchPosts).join()}}`, faults: [] }],
    ])
    const pathsBelow = (folder: string) =>
      files.flatMap((file) => (file.endsWith('.md') && dirname(`/${file}`) === folder ? `/${file.slice(0, -3)}` : []))
    for (const path of pathsBelow('/')) {
      const { html, faults } = render(path, sourceOf(path), 1)
      modules.set(idOf(path), { code: () => exportDefault(html), faults })
    }
    for (const place of places) {
      const sources = pathsBelow(place.path).map(readPostAt)
      const posts = sources.map(({ post }) => post)
      for (const { post, html, faults } of sources) {
        const code = () => exportDefault(postHtml(post, html, posts, place, config.base))
        modules.set(idOf(post.path), { code, faults })
      }
      const faults = sources.flatMap((source) => source.faults)
      modules.set(RESOLVED + POSTS + place.path, { code: () => listCode(place, posts), faults })
    }
    const moduleFaults = [...modules.values()].flatMap(({ faults }) => faults)
    return { modules, faults: [...strayFaults(files, pages, places), ...new Set(moduleFaults)] }
  }

  const idOf = (path: string) => `${config.root}/${fileOf(path)}`

  /** The module of a place's posts, with their titles in the build that renders the pages. */
  const listCode = (place: PostPlace, posts: readonly Post[]) => {
    const hasFeed = config.command === 'build' && originIn(process.env.SITE_ORIGIN) !== ''
    return [
      `export const posts = import.meta.glob('/${FOLDER}${place.path}/*.md', { import: 'default' })`,
      exportDefault(listHtml(posts, config.base, hasFeed ? feedPathOf(place) : undefined)),
      ...(config.build.ssr ? [`export const heads = ${JSON.stringify(posts)}`] : []),
    ].join('\n')
  }

  let built: ReturnType<typeof read> | undefined
  /** Reads them once in a build, and anew for each request in development. */
  const readNow = () => {
    if (config.command === 'serve') return read()
    built ??= read()
    return built
  }

  /** Reports all mistakes in the terminal. Those of the table come first: others may only be consequences of them. */
  const warn = async () => {
    if (!table) return
    const { faults } = await read().catch((error: Error) => ({ faults: [error.message] }))
    for (const fault of faults) config.logger.warn(fault)
  }

  return {
    name: 'stories',
    config: ({ root = process.cwd() }, { command }) => ({
      define: {
        // Posts use the script of the stories.
        __STORIES__: JSON.stringify(command === 'serve' || places.length > 0 || ownFilesIn(root).some(isStory)),
        __POSTS__: JSON.stringify(places.length > 0),
        __RICH_CARDS__: JSON.stringify(command === 'serve' || regions.some(hasRichCard)),
      },
      build: { rolldownOptions: { output: { chunkFileNames } } },
    }),
    // Before anything is built: later errors would only be consequences of these mistakes.
    async configResolved(resolved) {
      config = resolved
      if (config.command === 'build') refuseFaults(await readNow())
    },
    configureServer: warn,
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !file.startsWith(`${config.root}/${FOLDER}/`)) return undefined
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
      const module = (await readNow()).modules.get(id)
      if (!module) return null
      refuseFaults(module)
      return module.code()
    },
    async generateBundle() {
      // The build for prerendering needs no files.
      if (config.build.ssr) return
      const cache = join(config.cacheDir, 'pictures')
      for (const picture of shown) {
        for (const [fileName, source] of await makePictureFiles(picture, cache)) {
          this.emitFile({ type: 'asset', fileName, source })
        }
      }
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

/** Whether a file in the owner's folder is a story. */
function isStory(file: string): boolean {
  return /^[^/]+\.md$/.test(file)
}

/** The Markdown file of the page at a path. */
function fileOf(path: string): string {
  return `${FOLDER}${path}.md`
}

/** The faults of stories that belong to no page, and of folders that belong to no place with posts. */
function strayFaults(files: readonly string[], pages: readonly string[], places: readonly PostPlace[]): string[] {
  const names = pages.filter((path) => path !== '/').map((path) => `${path.slice(1)}.md`)
  const strayStories = files.filter((file) => isStory(file) && !names.includes(file))
  const folders = new Set(files.flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []))
  const strayFolders = [...folders].filter((folder) => !places.some(({ path }) => path === `/${folder}`))
  return [
    ...strayStories.map((file) => `${FOLDER}/${file}: no place has this name. Possible names: ${names.join(', ')}.`),
    ...strayFolders.map((name) => {
      const meant = places.find(({ path }) => path === pathOf({ name }))
      if (meant) return `${FOLDER}/${name}: the folder of this place is called ${meant.path.slice(1)}. Rename it.`
      return `${FOLDER}/${name}: no place with \`posts: true\` has this name.`
    }),
  ]
}

/** Whether a card of the region has any of the fields that RichCard.tsx is for. */
function hasRichCard({ cards = [] }: Region): boolean {
  return cards.some(({ image, points, level, links, group }) => image || points || level || links || group)
}

/** The names of the pictures that cards show. */
function cardPictures(regions: readonly Region[]): string[] {
  return regions.flatMap(({ cards = [] }) => cards.flatMap(({ image }) => image?.file ?? []))
}

/** An entry of `virtual:posts`: a function that fetches the posts of one place. */
function fetchPosts({ path }: PostPlace): string {
  return `${JSON.stringify(path)}:()=>import(${JSON.stringify(POSTS + path)})`
}

/** The code of a module with this value as its default export. */
function exportDefault(value: unknown): string {
  return `export default ${JSON.stringify(value)}`
}

/** Fails the build, or in development the module, with the mistakes as its message. */
function refuseFaults({ faults }: Pick<Module, 'faults'>): void {
  refuse("The owner's words", faults)
}
