import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { linkFrom, NOT_FOUND, pathOf } from '../site/paths.ts'
import { type Card, type Post, pagesOf, type Region, type Table } from '../site/table.ts'
import { filesIn } from './files.ts'
import { markdownToHtml } from './markdown.ts'
import { linkMistake, originIn, refuse } from './mistakes.ts'
import { FOLDER, ownFilesIn, postPathsIn } from './ownerTable.ts'
import {
  builtPicture,
  makePictureFiles,
  type PictureFile,
  pictureMistake,
  readPictures,
  storyPicture,
} from './pictures.ts'
import { openingOf, postPlaces, readPost } from './posts.ts'

const WORDS = "The owner's words"
/** The ids of the virtual modules within the build. */
const PICTURES = '\0virtual:pictures'
const POSTS = '\0virtual:posts'

/**
 * Loads the owner's stories, posts and pictures, as the modules that pages/pieces.ts and modules.d.ts describe. A build
 * makes the files of all pictures in use, and fails with a list of all mistakes; the development server prints that list.
 */
export function stories(table: Table | undefined): Plugin {
  let config: ResolvedConfig
  let pictureFiles = new Map<string, Buffer>()
  const regions = table?.regions ?? []
  const hasPosts = postPlaces(regions).length > 0
  const isRich = ({ image, points, level, links, group }: Card) => image || points || level || links || group

  let built: ReturnType<typeof readModules> | undefined
  /** Reads the files once in a build, and again for each request in development. */
  const read = () => {
    if (config.command === 'serve' || !built) built = readModules(config, regions)
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
        __RICH_CARDS__: JSON.stringify(command === 'serve' || regions.some(({ cards }) => cards?.some(isRich))),
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
      const isShown = table && file.startsWith(`${config.root}/${FOLDER}/`)
      if (this.environment.name !== 'client' || !isShown) return undefined
      // All modules: a list contains the openings of its posts, and a story the sizes of its pictures.
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      await warn()
      return []
    },
    resolveId: (id) => (/^virtual:(pictures|posts)/.test(id) ? `\0${id}` : null),
    async load(id) {
      if (!id.endsWith('.md') && !id.startsWith('\0virtual:')) return null
      const module = (await read()).modules.get(id)
      refuse(WORDS, module?.mistakes ?? [])
      return module?.code
    },
    // Before the last build is deleted: a picture may be damaged.
    buildApp: {
      order: 'pre',
      async handler() {
        const report = (progress: string) => config.logger.info(progress)
        pictureFiles = await makePictureFiles((await read()).pictures, join(config.cacheDir, 'pictures'), report)
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of pictureFiles) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The names of scripts: those with the owner's words begin with `story`, `post` or `posts`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const id = facadeModuleId ?? ''
  if (id.startsWith(`${POSTS}/`)) return 'assets/posts-[hash].js'
  if (!id.endsWith('.md')) return 'assets/[name]-[hash].js'
  return `assets/${basename(dirname(id)) === basename(FOLDER) ? 'story' : 'post'}-[name]-[hash].js`
}

const isStory = (file: string) => /^[^/]+\.md$/.test(file)

/** Reads all files of the owner: the modules by id, each with the mistakes in it, the pictures in use, and all mistakes. */
async function readModules({ root, base, publicDir, command }: ResolvedConfig, regions: readonly Region[]) {
  const files = ownFilesIn(root)
  const { pictures, mistakes: damaged } = await readPictures(join(root, FOLDER))
  const shown = new Set<PictureFile>()
  const places = postPlaces(regions)
  const pages = ['/', ...pagesOf(regions).map(pathOf)]
  const targets = { pages: [...pages, ...postPathsIn(root)], files: filesIn(publicDir) }

  const pictureOf = (file: PictureFile) => {
    shown.add(file)
    if (command === 'build') return builtPicture(file, base)
    return { avif: '', webp: '', src: `${base}${FOLDER}/${file.name}`, width: file.width, height: file.height }
  }
  const readText = (file: string) => {
    const source = textOf(readFileSync(join(root, FOLDER, file)))
    const name = `${FOLDER}/${file}`
    const { text, firstLine, mistakes, ...head } = isStory(file)
      ? { title: '', date: '', text: source, firstLine: 1, mistakes: [] }
      : readPost(name, source)
    const rendered = markdownToHtml(text, {
      file: name,
      firstLine,
      link: (target, complain) => {
        const mistake = linkMistake(target, targets)
        if (mistake) complain(`the link ${mistake}`)
        return linkFrom(base, target)
      },
      picture: (file, alt, complain) => {
        const picture = pictures.get(file)
        if (picture) return storyPicture(pictureOf(picture), alt)
        complain(`the picture ${damaged.has(file) ? `"${file}" ${damaged.get(file)}` : pictureMistake(file, files)}`)
        return ''
      },
    })
    if (mistakes.length === 0) mistakes.push(...rendered.mistakes)
    const isReadable = !/[\0\ufffd]/.test(source)
    return {
      ...{ id: `${root}/${name}`, path: `/${file.slice(0, -3)}`, ...head },
      ...{ opening: openingOf(rendered.html), html: rendered.html },
      mistakes: isReadable ? mistakes : [`${name}:1: it is not in UTF-8. Save it in that encoding.`],
    }
  }
  const textsIn = (folder: string) =>
    files.filter((file) => file.endsWith('.md') && dirname(`/${file}`) === folder).map(readText)

  const modules = new Map<string, { code: string; mistakes: readonly string[] }>()
  const add = (id: string, value: object, mistakes: readonly string[], code = '') =>
    modules.set(id, { code: `${code}export default ${JSON.stringify(value)}`, mistakes })

  const cards = regions.flatMap(({ cards = [] }) => cards)
  const images = cards.flatMap(({ image }) => pictures.get(image?.file ?? '') ?? [])
  const picturesByName = Object.fromEntries(images.map((file) => [file.name, pictureOf(file)]))
  const damages = [...damaged].map(([name, mistake]) => `${FOLDER}/${name}: it ${mistake}`)
  add(PICTURES, picturesByName, damages)
  const lists = places.map(({ path }) => `'${path}': () => import('virtual:posts${path}')`)
  modules.set(POSTS, { code: `export default { ${lists.join()} }`, mistakes: [] })
  for (const { id, html, mistakes } of textsIn('/')) add(id, { html }, mistakes)
  for (const place of places) {
    const posts = textsIn(place.path).sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    const neighbour = (post?: Post) => post && { path: post.path, title: post.title }
    for (const [index, { id, html, title, date, mistakes }] of posts.entries()) {
      const [older, newer] = [neighbour(posts[index + 1]), neighbour(posts[index - 1])]
      add(id, { html, title, date, older, newer }, mistakes)
    }
    const hasFeed = command === 'build' && originIn(process.env.SITE_ORIGIN) !== ''
    const list = {
      posts: posts.map(({ path, title, date, opening }) => ({ path, title, date, opening })),
      feed: hasFeed ? place.feed : undefined,
    }
    const texts = `export const texts = import.meta.glob('/${FOLDER}${place.path}/*.md', { import: 'default' })\n`
    const mistakes = posts.flatMap(({ mistakes }) => mistakes)
    add(POSTS + place.path, list, mistakes, texts)
  }

  const storyNames = pages.slice(1).map((path) => `${path.slice(1)}.md`)
  const folders = new Set(files.flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []))
  const mistakes = new Set([
    ...files
      .filter((file) => isStory(file) && !storyNames.includes(file))
      .map((file) => `${FOLDER}/${file}: no place has this name. Possible names: ${storyNames.join(', ')}.`),
    ...[...folders].flatMap((name) => {
      const place = places.find(({ path }) => path === pathOf({ name }))?.path.slice(1)
      if (!place) return `${FOLDER}/${name}: no place with \`posts: true\` has this name.`
      return place === name ? [] : `${FOLDER}/${name}: the folder of this place is called ${place}. Rename it.`
    }),
    ...targets.files.flatMap((file) => {
      const [, page] = /^(.*?)(?:\/index)?\.html$/.exec(`/${file.toLowerCase()}`) ?? []
      const isWritten = page !== undefined && [...targets.pages, NOT_FOUND].includes(page || '/')
      return isWritten ? `public/${file}: the build writes this page itself. Give the file another name.` : []
    }),
    ...[...modules.values()].flatMap(({ mistakes }) => mistakes),
  ])
  return { modules, pictures: shown, mistakes: [...mistakes] }
}

/** A text in UTF-8, or in UTF-16 with a byte order mark. One in another encoding contains U+0000 or U+FFFD. */
function textOf(content: Buffer): string {
  const mark = content.toString('hex', 0, 2)
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(content)
}
