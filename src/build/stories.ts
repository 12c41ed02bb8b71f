/** Makes modules of the owner's stories, posts and pictures in `src/realm`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
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
import { plainError } from './plainError.ts'
import { feedPathOf, listHtml, nameFault, openingOf, type PostPlace, postHtml, postPlaces, readPost } from './posts.ts'
import { originIn } from './searchEngines.ts'

/** The folder of the owner's files, relative to the project. */
const FOLDER = 'src/realm'

/** The ids of the virtual modules: the pictures of cards, the places with posts, and the posts of one place. */
const PICTURES = 'virtual:pictures'
const POSTS = 'virtual:posts'
/** How the names of such modules begin within the build. */
const RESOLVED = '\0'

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
  const places = postPlaces(regions)
  let pictures = new Map<string, PictureFile>()
  const shown = new Set<PictureFile>()

  const pictureOf = (file: PictureFile): PictureFiles => {
    const { name, width, height } = file
    if (config.command === 'serve') return { avif: '', webp: '', src: `${config.base}${FOLDER}/${name}`, width, height }
    shown.add(file)
    return builtPicture(file, config.base)
  }

  const read = (file: string, text = readFileSync(file, 'utf8'), firstLine = 1) => {
    const targets = {
      pages: [...pagePaths(regions), ...postPathsIn(config.root)],
      files: filesIn(config.publicDir),
    }
    return markdownToHtml(text, {
      file: relative(config.root, file),
      firstLine,
      link: (target, complain) => {
        const mistake = linkMistake(target, targets)
        if (mistake) complain(`the link ${mistake}`)
        return linkFrom(config.base, target)
      },
      picture: ({ file, alt }, complain) => {
        const picture = pictures.get(file)
        if (picture) return pictureHtml(pictureOf(picture), alt)
        complain(`the picture ${pictureMistake(file, ownFilesIn(config.root))}`)
        return ''
      },
    })
  }

  /** The posts of a place, each with its HTML and its faults. */
  const postsAt = (place: PostPlace) => {
    const known = builtPosts.get(place.path)
    if (known) return known
    const posts = postFiles(config.root, place).map((file) => {
      const named = relative(config.root, file)
      const { faults, text, firstLine, ...post } = readPost(named, readFileSync(file, 'utf8'))
      const { html, faults: textFaults } = read(file, text, firstLine)
      const misnamed = nameFault(slugOf(file))
      return {
        ...post,
        path: `${place.path}/${slugOf(file)}`,
        opening: openingOf(html),
        html,
        faults: [...(misnamed ? [`${named}: ${misnamed}`] : []), ...faults, ...(faults.length > 0 ? [] : textFaults)],
      }
    })
    if (config.command === 'build') builtPosts.set(place.path, posts)
    return posts
  }
  const builtPosts = new Map<string, (Post & { html: string; faults: string[] })[]>()

  /** The module of a place's posts; for the build that renders the pages, with their titles. */
  const listModule = (place: PostPlace) => {
    const posts = postsAt(place)
    refuse(posts.flatMap(({ faults }) => faults))
    const heads = posts.map(({ path, title, date, opening }): Post => ({ path, title, date, opening }))
    const hasFeed = config.command === 'build' && originIn(process.env.SITE_ORIGIN) !== ''
    return [
      `export const posts = import.meta.glob('/${FOLDER}${place.path}/*.md', { import: 'default' })`,
      `export default ${JSON.stringify(listHtml(heads, config.base, hasFeed ? feedPathOf(place) : undefined))}`,
      ...(config.build.ssr ? [`export const heads = ${JSON.stringify(heads)}`] : []),
    ].join('\n')
  }

  /** Reads all pictures, stories and posts, and returns their mistakes, those of files that no page asks for included. */
  const findMistakes = async () => {
    pictures = await readPictures(join(config.root, FOLDER))
    const storyFaults = storiesIn(config.root).flatMap((name) => [
      ...strayStory(name, regions),
      ...read(join(config.root, FOLDER, name)).faults,
    ])
    const postFaults = places.flatMap((place) => postsAt(place).flatMap((post) => post.faults))
    return [...storyFaults, ...strayFolders(config.root, places), ...postFaults]
  }

  /** Reports all mistakes in the terminal. Those of the table come first: others may only be consequences of them. */
  const warn = async () => {
    if (!table) return
    for (const fault of await findMistakes().catch((error: Error) => [error.message])) config.logger.warn(fault)
  }

  return {
    name: 'stories',
    config: ({ root = process.cwd() }, { command }) => ({
      define: {
        // Posts are set as stories are.
        __STORIES__: JSON.stringify(command === 'serve' || storiesIn(root).length + places.length > 0),
        __POSTS__: JSON.stringify(places.length > 0),
        __RICH_CARDS__: JSON.stringify(command === 'serve' || regions.some(hasRichCard)),
      },
      build: { rolldownOptions: { output: { chunkFileNames } } },
    }),
    // Before anything is built: later errors would only be consequences of these mistakes.
    async configResolved(resolved) {
      config = resolved
      if (config.command === 'serve') return
      refuse(await findMistakes())
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
      const isStory = id.startsWith(`${config.root}/${FOLDER}/`) && id.endsWith('.md')
      if (!id.startsWith(RESOLVED) && !isStory) return null
      if (id === RESOLVED + POSTS) return `export default {${places.map(fetchPosts).join()}}`
      if (config.command === 'serve') pictures = await readPictures(join(config.root, FOLDER))
      if (id === RESOLVED + PICTURES) {
        const shownByCards = cardPictures(regions).flatMap((name) => pictures.get(name) ?? [])
        return `export default ${JSON.stringify(Object.fromEntries(shownByCards.map((file) => [file.name, pictureOf(file)])))}`
      }
      const list = places.find(({ path }) => id === RESOLVED + POSTS + path)
      if (list) return listModule(list)
      if (!isStory) return null
      const place = places.find(({ path }) => id.startsWith(`${config.root}/${FOLDER}${path}/`))
      if (place) {
        const posts = postsAt(place)
        const post = posts.find(({ path }) => path === `${place.path}/${slugOf(id)}`)
        if (!post) return null
        refuse(post.faults)
        return `export default ${JSON.stringify(postHtml(post, post.html, posts, place, config.base))}`
      }
      const { html, faults } = read(id)
      refuse([...strayStory(basename(id), regions), ...faults])
      return `export default ${JSON.stringify(html)}`
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

/** A script of a story, a post or a list of posts says by its name that it holds the owner's words. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const id = facadeModuleId ?? ''
  if (id.startsWith(`${RESOLVED}${POSTS}/`)) return 'assets/posts-[hash].js'
  if (!id.endsWith('.md')) return 'assets/[name]-[hash].js'
  return `assets/${basename(dirname(id)) === basename(FOLDER) ? 'story' : 'post'}-[name]-[hash].js`
}

/** An entry of `virtual:posts`: a function that fetches the posts of one place. */
function fetchPosts({ path }: PostPlace): string {
  return `${JSON.stringify(path)}:()=>import(${JSON.stringify(POSTS + path)})`
}

/** The Markdown files in a place's folder, which may be missing. */
function postFiles(root: string, { path }: PostPlace): string[] {
  const folder = join(root, FOLDER, path)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
  return names.map((name) => join(folder, name))
}

/** The end of a post's address, which is the name of its file. */
function slugOf(file: string): string {
  return basename(file, '.md')
}

/** The faults of folders that belong to no place with posts. */
function strayFolders(root: string, places: readonly PostPlace[]): string[] {
  const folder = join(root, FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !places.some(({ path }) => path === `/${entry.name}`))
    .map(({ name }) => {
      const meant = places.find(({ path }) => path === pathOf({ name }))
      if (meant) return `${FOLDER}/${name}: the folder of this place is called ${meant.path.slice(1)}. Rename it.`
      return `${FOLDER}/${name}: no place with \`posts: true\` has this name.`
    })
}

/** Whether a card of the region has more than every page has the styles and the script for. */
function hasRichCard({ cards = [] }: Region): boolean {
  return cards.some(({ image, points, level, links, group }) => image || points || level || links || group)
}

/** The names of the stories in a folder, which may be missing. */
function storiesIn(root: string): string[] {
  const folder = join(root, FOLDER)
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
}

/** The fault of a story that belongs to no page. */
function strayStory(name: string, regions: readonly Region[]): string[] {
  const pages = pagePaths(regions).filter((path) => path !== '/')
  if (pages.includes(`/${name.replace(/\.md$/, '')}`)) return []
  return [
    `${FOLDER}/${name}: no place has this name. There may be: ${pages.map((path) => `${path.slice(1)}.md`).join(', ')}.`,
  ]
}

/** The pages of the site, but for posts, by their paths. */
function pagePaths(regions: readonly Region[]): string[] {
  return ['/', ...pagesOf(regions).map(pathOf)]
}

/** The names of the pictures that cards show. */
function cardPictures(regions: readonly Region[]): string[] {
  return regions.flatMap(({ cards = [] }) => cards.flatMap(({ image }) => image?.file ?? []))
}

/** Fails the build, or in development the module, with the mistakes as its message. */
function refuse(faults: readonly string[]): void {
  if (faults.length === 0) return
  throw plainError(`The owner's words cannot be used yet.\n\n  ${faults.join('\n  ')}\n`)
}
