/** Reads the owner's stories, posts and pictures in `src/realm`, and makes modules of them. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import type { PictureFiles } from '../pages/OwnerPicture'
import type { PostList, PostText, Text } from '../pages/pieces'
import { linkFrom, pathOf } from '../site/paths.ts'
import { type Post, pagesOf, type Region } from '../site/table.ts'
import { filesIn } from './files.ts'
import { linkMistake } from './links.ts'
import { markdownToHtml } from './markdown.ts'
import { originIn } from './ownAddress.ts'
import { ownFilesIn, postPathsIn } from './ownerTable.ts'
import { builtPicture, type PictureFile, pictureMistake, readPictures } from './pictures.ts'
import { feedPathOf, nameMistake, newestFirst, openingOf, type PostPlace, postPlaces, readPost } from './posts.ts'
import { storyPicture } from './storyPicture.ts'

/** The folder of the owner's files, relative to the project. */
export const FOLDER = 'src/realm'

/** The ids of the virtual modules: the pictures of cards, and the places with posts; with a path, a place's posts. */
export const PICTURES = 'virtual:pictures'
export const POSTS = 'virtual:posts'
/** The prefix of such ids within the build. */
export const RESOLVED = '\0'

/** A module, and the mistakes that prevent its use: it has code only without any. */
interface Module {
  readonly code: () => string
  readonly mistakes: readonly string[]
}

interface OwnerModules {
  /** By id. */
  readonly modules: ReadonlyMap<string, Module>
  /** The pictures in use. */
  readonly pictures: ReadonlySet<PictureFile>
  /** All mistakes. */
  readonly mistakes: readonly string[]
}

/** Reads all files of the owner, for a site with these regions. */
export async function readOwnerModules(config: ResolvedConfig, regions: readonly Region[]): Promise<OwnerModules> {
  const { root, base, publicDir, command } = config
  const files = ownFilesIn(root)
  const pictures = await readPictures(join(root, FOLDER))
  const shown = new Set<PictureFile>()
  const pages = ['/', ...pagesOf(regions).map(pathOf)]
  const places = postPlaces(regions)
  const targets = { pages: [...pages, ...postPathsIn(root)], files: filesIn(publicDir) }

  const pictureOf = (file: PictureFile): PictureFiles => {
    shown.add(file)
    if (command === 'build') return builtPicture(file, base)
    return { avif: '', webp: '', src: `${base}${FOLDER}/${file.name}`, width: file.width, height: file.height }
  }
  const fileOf = (path: string) => `${FOLDER}${path}.md`
  const idOf = (path: string) => `${root}/${fileOf(path)}`
  const sourceOf = (path: string) => readFileSync(idOf(path), 'utf8')
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
        complain(`the picture ${pictureMistake(file, files)}`)
        return ''
      },
    })
  const readPostAt = (path: string) => {
    const { mistakes: headMistakes, text, firstLine, ...head } = readPost(fileOf(path), sourceOf(path))
    const { html, mistakes: textMistakes } = render(path, text, firstLine)
    const misnamed = nameMistake(basename(path))
    const mistakes = headMistakes.length > 0 ? headMistakes : textMistakes
    if (misnamed) mistakes.unshift(`${fileOf(path)}: ${misnamed}`)
    return { post: { path, ...head, opening: openingOf(html) }, html, mistakes }
  }

  const shownByCards = regions.flatMap(({ cards = [] }) =>
    cards.flatMap(({ image }) => pictures.get(image?.file ?? '') ?? []),
  )
  const picturesByName = Object.fromEntries(shownByCards.map((file) => [file.name, pictureOf(file)]))
  const lists = places.map(({ path }) => `'${path}': () => import('${POSTS}${path}')`)
  const modules = new Map<string, Module>([
    [RESOLVED + PICTURES, { code: () => exportDefault(picturesByName), mistakes: [] }],
    [RESOLVED + POSTS, { code: () => `export default { ${lists.join()} }`, mistakes: [] }],
  ])
  const pathsBelow = (folder: string) =>
    files.flatMap((file) => (file.endsWith('.md') && dirname(`/${file}`) === folder ? `/${file.slice(0, -3)}` : []))
  for (const path of pathsBelow('/')) {
    const { html, mistakes } = render(path, sourceOf(path), 1)
    modules.set(idOf(path), { code: () => exportDefault<Text>({ html }), mistakes })
  }
  for (const place of places) {
    const sources = pathsBelow(place.path).map(readPostAt)
    const posts = newestFirst(sources.map(({ post }) => post))
    for (const { post, html, mistakes } of sources) {
      const index = posts.indexOf(post)
      const [older, newer] = [posts[index + 1], posts[index - 1]].map(
        (other) => other && { path: other.path, title: other.title },
      )
      const text: PostText = {
        html,
        title: post.title,
        date: post.date,
        ...(older && { older }),
        ...(newer && { newer }),
      }
      modules.set(idOf(post.path), { code: () => exportDefault(text), mistakes })
    }
    const mistakes = sources.flatMap((source) => source.mistakes)
    modules.set(RESOLVED + POSTS + place.path, { code: () => listCode(place, posts, config), mistakes })
  }
  const moduleMistakes = [...modules.values()].flatMap(({ mistakes }) => mistakes)
  return { modules, pictures: shown, mistakes: [...strayMistakes(files, pages, places), ...new Set(moduleMistakes)] }
}

/** The module of a place's posts: the list of them, and their texts. */
function listCode(place: PostPlace, posts: readonly Post[], { command }: ResolvedConfig): string {
  const hasFeed = command === 'build' && originIn(process.env.SITE_ORIGIN) !== ''
  return [
    `export const texts = import.meta.glob('/${FOLDER}${place.path}/*.md', { import: 'default' })`,
    exportDefault<PostList>({ posts, ...(hasFeed && { feed: feedPathOf(place) }) }),
  ].join('\n')
}

/** Whether a file in the owner's folder is a story. */
export function isStory(file: string): boolean {
  return /^[^/]+\.md$/.test(file)
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

/** The code of a module with this value as its default export. */
function exportDefault<Value>(value: Value): string {
  return `export default ${JSON.stringify(value)}`
}
