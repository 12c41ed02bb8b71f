import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import {
  FILES,
  type LineOf,
  linkMistake,
  linkMistakes,
  originIn,
  pictureMistake,
  refuse,
} from '../../table/mistakes.ts'
import { pathOf } from '../../table/pathOf.ts'
import { linkFrom, listPath, NOT_FOUND, partOf } from '../../table/paths.ts'
import { type Card, type Page, type Post, pagesOf, type Region, type Table } from '../../table/table.ts'
import { sentencesOf } from '../../table/validateTable.ts'
import { type Words, wordsIn } from '../../words/lists.ts'
import type { SharedPicture } from '../delivery/head.ts'
import { filesIn } from '../files.ts'
import { FOLDER, postPathsIn, realmFilesIn } from '../ownerTable.ts'
import type { Original } from '../pictures/original.ts'
import { makeFiles, sourcesInDevelopment } from '../pictures/pictureFile.ts'
import { builtPicture, cardFileOf, cardOf, filesOf, readPictures, storyPicture } from '../pictures/storyPictures.ts'
import { markdownToHtml } from './markdown.ts'
import { isPublished, openingOf, postPlaces, readPost } from './posts.ts'

const WORDS = "The owner's words"
/** The ids of the virtual modules within the build. */
const SECTIONS = '\0virtual:sections'
const POSTS = '\0virtual:posts'
const CARDS = '\0virtual:cards'

/** The length in characters up to which the sections of all places are in the script that their pages share. */
const MAX_SHARED = 6000

const sectionOf = ({ epithet, alt, text, cards }: Region) => ({ epithet, alt, text, cards })

/** Whether each section is a script of its own, so that no page has the words of others. */
const areApart = (regions: readonly Region[]) => JSON.stringify(pagesOf(regions).map(sectionOf)).length > MAX_SHARED

/** The number of posts on a page of a list. */
const POSTS_PER_PAGE = 20

/**
 * Loads the owner's stories, posts and pictures, as the modules that pages/pieces.ts and modules.d.ts describe. A build
 * makes the files of all pictures in use, and fails with a list of all mistakes; the development server prints that list.
 */
export function stories(table: Table | undefined, lineOf?: LineOf): Plugin {
  let config: ResolvedConfig
  let pictureFiles: ReadonlyMap<string, string> = new Map()
  const regions = table?.regions ?? []
  const hasPosts = postPlaces(regions).length > 0
  const isRich = ({ image, points, level, links, group }: Card) => image || points || level || links || group

  let built: ReturnType<typeof readModules> | undefined
  /** Reads the files once in a build, and again for each request in development. */
  const read = () => {
    if (config.command === 'serve' || !built)
      built = readModules(config, regions, table?.pages ?? [], wordsIn(table?.language ?? 'en'), lineOf)
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
        __STORIES__: JSON.stringify(command === 'serve' || hasPosts || realmFilesIn(root).some(isStory)),
        __POSTS__: JSON.stringify(hasPosts),
        __APART__: JSON.stringify(areApart(regions)),
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
    resolveId: (id) => (/^virtual:(sections|posts|cards)/.test(id) ? `\0${id}` : null),
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
        const { pictures, cards, held } = await read()
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
}

/** The names of scripts: those with the owner's words begin with `section`, `story`, `post` or `posts`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const id = facadeModuleId ?? ''
  if (id.startsWith(`${POSTS}/`)) return 'assets/posts-[hash].js'
  if (id.startsWith(`${SECTIONS}/`)) return 'assets/section-[hash].js'
  if (!id.endsWith('.md')) return 'assets/[name]-[hash].js'
  return `assets/${basename(dirname(id)) === basename(FOLDER) ? 'story' : 'post'}-[name]-[hash].js`
}

const isStory = (file: string) => /^[^/]+\.md$/.test(file)

/** Reads all files of the owner: the modules by id, each with the mistakes in it, the pictures in use, and all mistakes. */
async function readModules(
  { root, base, publicDir, command }: ResolvedConfig,
  regions: readonly Region[],
  otherPages: readonly Page[],
  words: Words,
  lineOf: LineOf | undefined,
) {
  const files = realmFilesIn(root)
  const { pictures, mistakes: damaged } = await readPictures(join(root, FOLDER))
  const shown = new Set<Original>()
  /** The pictures for shared links to posts, and what the pages of these posts say of them. */
  const carded = new Set<Original>()
  const cards: Record<string, SharedPicture> = {}
  /** The files of posts that are not published yet. */
  const held: string[] = []
  const places = postPlaces(regions)
  const pages = ['/', ...[...pagesOf(regions), ...otherPages].map(pathOf)]
  const posts = postPathsIn(root)
  const sourceOf = (file: string) => textOf(readFileSync(join(root, FOLDER, file)))
  // In development, the owner sees all posts.
  const unpublished = posts.filter((path) => {
    const { mistakes, ...head } = readPost(`${path}.md`, sourceOf(`${path.slice(1)}.md`))
    return command === 'build' && mistakes.length === 0 && !isPublished(head)
  })
  const ownFiles = filesIn(join(root, FILES))
  const targets = { pages: [...pages, ...posts], files: [...filesIn(publicDir), ...ownFiles], unpublished }

  const pictureOf = (file: Original) => {
    shown.add(file)
    if (command === 'build') return builtPicture(file, base)
    return { ...sourcesInDevelopment(file, base), width: file.width, height: file.height }
  }
  const readText = (file: string) => {
    const source = sourceOf(file)
    const name = `${FOLDER}/${file}`
    const { text, firstLine, mistakes, ...head } = isStory(file)
      ? { title: '', date: '', isDraft: false, picture: undefined, text: source, firstLine: 1, mistakes: [] }
      : readPost(name, source)
    const path = `/${file.slice(0, -3)}`
    const isHeld = unpublished.includes(path)
    if (isHeld) held.push(name)
    /** The first picture of a post, unless its head names another, is its card. */
    const addCard = (picture: Original, alt: string) => {
      if (isStory(file) || isHeld || cards[path]) return
      carded.add(picture)
      cards[path] = { ...cardOf(picture), alt }
    }
    const own = head.picture === undefined ? undefined : pictures.get(head.picture)
    if (own) addCard(own, head.title)
    else if (head.picture) mistakes.push(`${name}:1: the picture ${pictureMistake(head.picture, files)}`)
    const rendered = markdownToHtml(isHeld ? '-' : text, {
      words,
      file: name,
      firstLine,
      link: (target, complain) => {
        const mistake = linkMistake(target, targets)
        if (mistake) complain(`the link ${mistake}`)
        return linkFrom(base, target)
      },
      picture: (file, alt, complain) => {
        const picture = pictures.get(file)
        if (picture) {
          addCard(picture, alt)
          return storyPicture(pictureOf(picture), alt)
        }
        complain(`the picture ${damaged.has(file) ? `"${file}" ${damaged.get(file)}` : pictureMistake(file, files)}`)
        return ''
      },
    })
    if (mistakes.length === 0) mistakes.push(...rendered.mistakes)
    const isMarked = command === 'serve' && !isStory(file) && !isPublished(head)
    const title = isMarked ? words.unpublished(head.title) : head.title
    const isReadable = !/[\0\ufffd]/.test(source)
    return {
      ...{ id: `${root}/${name}`, path, isHeld, ...head, title },
      ...{ opening: openingOf(rendered.html), html: rendered.html },
      mistakes: isReadable ? mistakes : [`${name}:1: it is not in UTF-8. Save it in that encoding.`],
    }
  }
  const textsIn = (folder: string) =>
    files
      .filter((file) => file.endsWith('.md') && dirname(`/${file}`) === folder)
      .map(readText)
      .filter(({ isHeld }) => !isHeld)

  const modules = new Map<string, { code: string; mistakes: readonly string[] }>()
  const add = (id: string, value: object, mistakes: readonly string[], code = '') =>
    modules.set(id, { code: `${code}export default ${JSON.stringify(value)}`, mistakes })

  const pageCardOf = ({ image, ...card }: Card) => {
    const file = pictures.get(image?.file ?? '')
    return file ? { ...card, image: { ...pictureOf(file), alt: image?.alt } } : card
  }
  const sections = pagesOf(regions).map((region) => {
    const path = pathOf(region)
    const section = { ...sectionOf(region), cards: region.cards?.map(pageCardOf) }
    if (!areApart(regions)) return `'${path}': ${JSON.stringify(section)}`
    add(SECTIONS + path, section, [])
    return `'${path}': () => import('virtual:sections${path}')`
  })
  const damages = [...damaged].map(([name, mistake]) => `${FOLDER}/${name}: it ${mistake}`)
  modules.set(SECTIONS, { code: `export default { ${sections.join()} }`, mistakes: damages })
  const lists: string[] = []
  for (const { id, html, mistakes } of textsIn('/')) add(id, { html }, mistakes)
  for (const place of places) {
    const posts = textsIn(place.path).sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    const neighbour = (post?: Post) => post && { path: post.path, title: post.title }
    for (const [index, { id, html, title, date, mistakes }] of posts.entries()) {
      const [older, newer] = [neighbour(posts[index + 1]), neighbour(posts[index - 1])]
      add(id, { html, title, date, older, newer }, mistakes)
    }
    const hasFeed = command === 'build' && originIn(process.env.SITE_ORIGIN) !== ''
    const feed = hasFeed ? place.feed : undefined
    const count = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE))
    const parts = Array.from({ length: count }, (_, index) => {
      const listed = posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE)
      const rows = listed.map(({ path, title, date, opening }) => ({ path, title, date, opening }))
      const texts = posts
        .filter(({ path }) => partOf(path, count) === index)
        .map(({ path }) => `'${path}': () => import('/${FOLDER}${path}.md')`)
      const mistakes = listed.flatMap(({ mistakes }) => mistakes)
      const id = `${POSTS}${place.path}/${index + 1}`
      const pageOf = (number: number) =>
        number > 0 && number <= count
          ? { path: listPath(place.path, number), title: words.pageOf(number, count) }
          : undefined
      const around = { title: pageOf(index + 1)?.title, older: pageOf(index + 2), newer: pageOf(index) }
      add(id, { posts: rows, feed, ...around }, mistakes, `export const texts = { ${texts.join()} }\n`)
      return `() => import('${id.slice(1)}')`
    })
    lists.push(`'${place.path}': [${parts.join()}]`)
  }
  modules.set(CARDS, { code: `export default ${JSON.stringify(cards)}`, mistakes: [] })
  modules.set(POSTS, { code: `export default { ${lists.join()} }`, mistakes: [] })

  const storyNames = pages.slice(1).map((path) => `${path.slice(1)}.md`)
  const folders = new Set(files.flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []))
  const mistakes = new Set([
    ...files
      .filter((file) => isStory(file) && !storyNames.includes(file))
      .map(
        (file) =>
          `${FOLDER}/${file}: no place has this name, and no page in the list called pages. Possible names: ${storyNames.join(', ')}.`,
      ),
    ...otherPages.flatMap((page) => {
      const file = `${pathOf(page).slice(1)}.md`
      return files.includes(file) ? [] : `${FOLDER}/${file} is missing: the text of the page "${page.name}".`
    }),
    ...[...folders].flatMap((name) => {
      const place = places.find(({ path }) => path === pathOf({ name }))?.path.slice(1)
      if (!place) return `${FOLDER}/${name}: no place with \`posts: true\` has this name.`
      return place === name ? [] : `${FOLDER}/${name}: the folder of this place is called ${place}. Rename it.`
    }),
    ...[...filesIn(publicDir).map((file) => ['public', file]), ...ownFiles.map((file) => [FILES, file])].flatMap(
      ([folder, file]) => {
        const [, page] = /^(.*?)(?:\/index)?\.html$/.exec(`/${file?.toLowerCase()}`) ?? []
        const isWritten = page !== undefined && [...targets.pages, NOT_FOUND].includes(page || '/')
        return isWritten ? `${folder}/${file}: the build writes this page itself. Give the file another name.` : []
      },
    ),
    ...sentencesOf(linkMistakes(regions, targets), { regions }, lineOf),
    ...[...modules.values()].flatMap(({ mistakes }) => mistakes),
  ])
  return { modules, pictures: shown, cards: carded, held, mistakes: [...mistakes] }
}

/** A text in UTF-8, or in UTF-16 with a byte order mark. One in another encoding contains U+0000 or U+FFFD. */
function textOf(content: Buffer): string {
  const mark = content.toString('hex', 0, 2)
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(content)
}
