/** Reads the owner's stories, posts and pictures in `src/realm`, and makes modules of them. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import type { PictureFiles } from '../pages/OwnerPicture'
import type { PostList, PostText, Text } from '../pages/pieces'
import { linkFrom, pathOf } from '../site/paths.ts'
import { pagesOf, type Region } from '../site/table.ts'
import { filesIn, textOf } from './files.ts'
import { markdownToHtml } from './markdown.ts'
import { linkMistake, originIn, type Targets } from './mistakes.ts'
import { FOLDER, ownFilesIn, postPathsIn } from './ownerTable.ts'
import { builtPicture, type PictureFile, pictureMistake, readPictures, storyPicture } from './pictures.ts'
import { feedPathOf, nameMistake, newestFirst, openingOf, type PostPlace, postPlaces, readPost } from './posts.ts'

/** The ids of the virtual modules: the pictures of cards, and the places with posts; with a path, a place's posts. */
export const PICTURES = 'virtual:pictures'
export const POSTS = 'virtual:posts'
/** The prefix of such ids within the build. */
export const RESOLVED = '\0'

interface OwnerModules {
  /** By id: the code, and the mistakes that prevent its use. */
  readonly modules: ReadonlyMap<string, { readonly code: string; readonly mistakes: readonly string[] }>
  /** The pictures in use. */
  readonly pictures: ReadonlySet<PictureFile>
  /** All mistakes. */
  readonly mistakes: readonly string[]
}

/** Reads all files of the owner, for a site with these regions. */
export async function readOwnerModules(config: ResolvedConfig, regions: readonly Region[]): Promise<OwnerModules> {
  const { root, base, publicDir, command } = config
  const files = ownFilesIn(root)
  const { pictures, mistakes: damaged } = await readPictures(join(root, FOLDER))
  const shown = new Set<PictureFile>()
  const pages = ['/', ...pagesOf(regions).map(pathOf)]
  const places = postPlaces(regions)
  const hasFeeds = command === 'build' && originIn(process.env.SITE_ORIGIN) !== ''
  const targets = { pages: [...pages, ...postPathsIn(root)], files: filesIn(publicDir) }

  const pictureOf = (file: PictureFile): PictureFiles => {
    shown.add(file)
    if (command === 'build') return builtPicture(file, base)
    return { avif: '', webp: '', src: `${base}${FOLDER}/${file.name}`, width: file.width, height: file.height }
  }
  const fileOf = (path: string) => `${FOLDER}${path}.md`
  const sourceOf = (path: string) => {
    const source = textOf(readFileSync(join(root, fileOf(path))))
    const unreadable = source === undefined && [`${fileOf(path)}:1: it is not in UTF-8. Save it in that encoding.`]
    return { source: source ?? '', unreadable }
  }
  const pathsBelow = (folder: string) =>
    files.flatMap((file) => (file.endsWith('.md') && dirname(`/${file}`) === folder ? `/${file.slice(0, -3)}` : []))
  const render = (path: string, text: string, firstLine: number) =>
    markdownToHtml(text, {
      file: fileOf(path),
      firstLine,
      link: (target, complain) => {
        const mistake = linkMistake(target, targets)
        if (mistake) complain(`the link ${mistake}`)
        return linkFrom(base, target)
      },
      picture: ({ file, alt }, complain) => {
        const picture = pictures.get(file)
        if (picture) return storyPicture(pictureOf(picture), alt)
        complain(`the picture ${damaged.has(file) ? `"${file}" ${damaged.get(file)}` : pictureMistake(file, files)}`)
        return ''
      },
    })
  const readPostAt = (path: string) => {
    const { source, unreadable } = sourceOf(path)
    const { mistakes: headMistakes, text, firstLine, ...head } = readPost(fileOf(path), source)
    const { html, mistakes: textMistakes } = render(path, text, firstLine)
    const misnamed = nameMistake(basename(path))
    const mistakes = unreadable || (headMistakes.length > 0 ? headMistakes : textMistakes)
    if (misnamed) mistakes.unshift(`${fileOf(path)}: ${misnamed}`)
    return { path, ...head, opening: openingOf(html), html, mistakes }
  }

  const modules = new Map<string, { code: string; mistakes: readonly string[] }>()
  const add = (id: string, value: object, mistakes: readonly string[] = [], code = '') =>
    modules.set(id, { code: `${code}export default ${JSON.stringify(value)}`, mistakes })

  const images = regions.flatMap(({ cards = [] }) =>
    cards.flatMap(({ image }) => pictures.get(image?.file ?? '') ?? []),
  )
  const picturesByName = Object.fromEntries(images.map((file) => [file.name, pictureOf(file)]))
  const damages = [...damaged].map(([name, mistake]) => `${FOLDER}/${name}: it ${mistake}`)
  add(RESOLVED + PICTURES, picturesByName, damages)
  const lists = places.map(({ path }) => `'${path}': () => import('${POSTS}${path}')`)
  modules.set(RESOLVED + POSTS, { code: `export default { ${lists.join()} }`, mistakes: [] })
  for (const path of pathsBelow('/')) {
    const { source, unreadable } = sourceOf(path)
    const { html, mistakes } = render(path, source, 1)
    add(`${root}/${fileOf(path)}`, { html } satisfies Text, unreadable || mistakes)
  }
  for (const place of places) {
    const read = newestFirst(pathsBelow(place.path).map(readPostAt))
    for (const [index, { path, html, title, date, mistakes }] of read.entries()) {
      const [older, newer] = [read[index + 1], read[index - 1]].map(
        (other) => other && { path: other.path, title: other.title },
      )
      const text: PostText = { html, title, date, ...(older && { older }), ...(newer && { newer }) }
      add(`${root}/${fileOf(path)}`, text, mistakes)
    }
    const posts = read.map(({ path, title, date, opening }) => ({ path, title, date, opening }))
    const list: PostList = { posts, ...(hasFeeds && { feed: feedPathOf(place) }) }
    const texts = `export const texts = import.meta.glob('/${FOLDER}${place.path}/*.md', { import: 'default' })\n`
    add(
      RESOLVED + POSTS + place.path,
      list,
      read.flatMap(({ mistakes }) => mistakes),
      texts,
    )
  }
  const mistakes = new Set([
    ...strayMistakes(files, pages, places),
    ...overwritten(targets),
    ...[...modules.values()].flatMap(({ mistakes }) => mistakes),
  ])
  return { modules, pictures: shown, mistakes: [...mistakes] }
}

/** Whether a file in the owner's folder is a story. */
export function isStory(file: string): boolean {
  return /^[^/]+\.md$/.test(file)
}

/** The mistakes of files in `public/` that have the place of a page. */
function overwritten({ pages, files }: Targets): string[] {
  const written = [...pages.map((path) => path.slice(1)), '404'].flatMap((path) => [
    `${path}.html`,
    `${path}/index.html`,
  ])
  return files
    .filter((file) => file === 'index.html' || written.includes(file.toLowerCase()))
    .map((file) => `public/${file}: the build writes this page itself. Give the file another name.`)
}

/** The mistakes of stories that belong to no page, and of folders that belong to no place with posts. */
function strayMistakes(files: readonly string[], pages: readonly string[], places: readonly PostPlace[]): string[] {
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
