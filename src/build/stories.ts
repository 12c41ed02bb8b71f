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

/** The subject of the message with all faults. */
const WORDS = "The owner's words"

/** A Markdown file and the HTML of its text. */
interface Text {
  /** The path of its page: '/about' for `src/realm/about.md`, '/blog/first' for `src/realm/blog/first.md`. */
  readonly path: string
  readonly html: string
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

  /** Reads and renders all files of the owner. */
  const read = async () => {
    const files = ownFilesIn(config.root)
    const pictures = await readPictures(join(config.root, FOLDER))
    const targets = { pages: [...pages, ...postPathsIn(config.root)], files: filesIn(config.publicDir) }

    const sourceOf = (path: string) => readFileSync(join(config.root, fileOf(path)), 'utf8')
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
    const readText = (path: string): Text => ({ path, ...render(path, sourceOf(path), 1) })
    const readPostText = (path: string): Post & Text => {
      const { faults: headFaults, text, firstLine, ...head } = readPost(fileOf(path), sourceOf(path))
      const { html, faults } = render(path, text, firstLine)
      const misnamed = nameFault(basename(path))
      return {
        ...head,
        path,
        opening: openingOf(html),
        html,
        faults: [
          ...(misnamed ? [`${fileOf(path)}: ${misnamed}`] : []),
          ...(headFaults.length > 0 ? headFaults : faults),
        ],
      }
    }

    const paths = files.filter((file) => file.endsWith('.md')).map((file) => `/${file.slice(0, -3)}`)
    const pathsBelow = (folder: string) => paths.filter((path) => dirname(path) === folder)
    const stories = pathsBelow('/').map(readText)
    const posts = places.map((place) => ({ place, posts: pathsBelow(place.path).map(readPostText) }))
    const texts = [...stories, ...posts.flatMap((one) => one.posts)]
    return { pictures, stories, posts, faults: [...strayFaults(files, pages, places), ...faultsIn(texts)] }
  }

  let built: ReturnType<typeof read> | undefined
  /** Reads them once in a build, and anew for each request in development. */
  const readNow = () => {
    if (config.command === 'serve') return read()
    built ??= read()
    return built
  }

  /** The module of a place's posts; for the build that renders the pages, with their titles. */
  const listModule = (place: PostPlace, posts: readonly (Post & Text)[]) => {
    refuse(WORDS, faultsIn(posts))
    const heads = posts.map(({ path, title, date, opening }): Post => ({ path, title, date, opening }))
    const hasFeed = config.command === 'build' && originIn(process.env.SITE_ORIGIN) !== ''
    return [
      `export const posts = import.meta.glob('/${FOLDER}${place.path}/*.md', { import: 'default' })`,
      exportDefault(listHtml(heads, config.base, hasFeed ? feedPathOf(place) : undefined)),
      ...(config.build.ssr ? [`export const heads = ${JSON.stringify(heads)}`] : []),
    ].join('\n')
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
      if (config.command === 'build') refuse(WORDS, (await readNow()).faults)
    },
    configureServer: warn,
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !file.startsWith(`${config.root}/${FOLDER}/`)) return undefined
      // A list has the openings of its posts, and a story the sizes of its pictures.
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      await warn()
      return []
    },
    resolveId: (id) => (id === PICTURES || id === POSTS || id.startsWith(`${POSTS}/`) ? RESOLVED + id : null),
    async load(id) {
      if (id === RESOLVED + POSTS) {
        const fetchers = places.map(({ path }) => `${JSON.stringify(path)}:()=>import(${JSON.stringify(POSTS + path)})`)
        return `export default {${fetchers.join()}}`
      }
      const isText = id.startsWith(`${config.root}/${FOLDER}/`) && id.endsWith('.md')
      if (!isText && id !== RESOLVED + PICTURES && !id.startsWith(`${RESOLVED}${POSTS}/`)) return null

      const { pictures, stories, posts: postsByPlace } = await readNow()
      if (id === RESOLVED + PICTURES) {
        const names = regions.flatMap(({ cards = [] }) => cards.flatMap(({ image }) => image?.file ?? []))
        const shownByCards = names.flatMap((name) => pictures.get(name) ?? [])
        return exportDefault(Object.fromEntries(shownByCards.map((file) => [file.name, pictureOf(file)])))
      }
      const isLoaded = ({ path }: Text) => id === `${config.root}/${fileOf(path)}`
      for (const { place, posts } of postsByPlace) {
        if (id === RESOLVED + POSTS + place.path) return listModule(place, posts)
        const post = posts.find(isLoaded)
        if (!post) continue
        refuse(WORDS, post.faults)
        return exportDefault(postHtml(post, post.html, posts, place, config.base))
      }
      const story = stories.find(isLoaded)
      if (!story) return null
      refuse(WORDS, story.faults)
      return exportDefault(story.html)
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
    ...strayStories.map((file) => `${FOLDER}/${file}: no place has this name. There may be: ${names.join(', ')}.`),
    ...strayFolders.map((name) => {
      const meant = places.find(({ path }) => path === pathOf({ name }))
      if (meant) return `${FOLDER}/${name}: the folder of this place is called ${meant.path.slice(1)}. Rename it.`
      return `${FOLDER}/${name}: no place with \`posts: true\` has this name.`
    }),
  ]
}

/** Whether a card of the region has more than every page has the styles and the script for. */
function hasRichCard({ cards = [] }: Region): boolean {
  return cards.some(({ image, points, level, links, group }) => image || points || level || links || group)
}

/** The text of a module with this value as its default export. */
function exportDefault(value: unknown): string {
  return `export default ${JSON.stringify(value)}`
}

function faultsIn(texts: readonly Text[]): string[] {
  return texts.flatMap(({ faults }) => faults)
}
