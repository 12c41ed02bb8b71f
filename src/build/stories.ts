/** The owner's stories and pictures in `src/realm`, as modules of the site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { PictureFiles } from '../pages/OwnerPicture'
import { pathOf } from '../paths.ts'
import * as table from '../realm.ts'
import type { Region } from '../table.ts'
import { filesIn } from './files.ts'
import { markdownToHtml } from './markdown.ts'
import {
  builtPicture,
  makePictureFiles,
  missingPicture,
  type PictureFile,
  pictureHtml,
  readPictures,
} from './pictures.ts'
import { linkMistake } from './schema.ts'

/** Where the owner's files lie, from the root of the project. */
const FOLDER = 'src/realm'

/** The module that knows the pictures of the cards, and its name within the build. */
const PICTURES = 'virtual:pictures'
const RESOLVED = `\0${PICTURES}`

/**
 * Makes `src/realm/<name>.md` a module whose default export is the story's HTML, and `virtual:pictures` one that holds
 * the pictures of the cards by their names. A build also makes the files of every picture that a page shows, and refuses
 * stories with faults, all of them at once.
 */
export function stories(): Plugin {
  let config: ResolvedConfig
  let pictures = new Map<string, PictureFile>()
  const shown = new Set<PictureFile>()

  const pictureOf = (file: PictureFile): PictureFiles => {
    const { name, width, height } = file
    if (config.command === 'serve') return { avif: '', webp: '', src: `${config.base}${FOLDER}/${name}`, width, height }
    shown.add(file)
    return builtPicture(file, config.base)
  }

  const read = (file: string) =>
    markdownToHtml(readFileSync(file, 'utf8'), {
      file: relative(config.root, file),
      link: (target, complain) => {
        const mistake = linkMistake(target, { pages: pagesOf(table.regions), files: filesIn(config.publicDir) })
        if (mistake) complain(`the link ${mistake}`)
        return target.replace(/^\//, config.base)
      },
      picture: ({ file, alt }, complain) => {
        const picture = pictures.get(file)
        if (picture) return pictureHtml(pictureOf(picture), alt)
        complain(missingPicture(file, pictures))
        return ''
      },
    })

  return {
    name: 'stories',
    config: ({ root = process.cwd() }, { command }) => ({
      define: {
        __STORIES__: JSON.stringify(command === 'serve' || storiesIn(root).length > 0),
        __RICH_CARDS__: JSON.stringify(command === 'serve' || table.regions.some(hasRichCard)),
      },
      build: { rolldownOptions: { output: { chunkFileNames } } },
    }),
    // Before anything is built: a build that ends halfway reports what it misses, not what has to be mended.
    async configResolved(resolved) {
      config = resolved
      if (config.command === 'serve') return
      pictures = await readPictures(join(config.root, FOLDER))
      const faults = storiesIn(config.root).flatMap((name) => [
        ...strayStory(name),
        ...read(join(config.root, FOLDER, name)).faults,
      ])
      refuse(faults)
    },
    resolveId: (id) => (id === PICTURES ? RESOLVED : null),
    async load(id) {
      const isStory = id.startsWith(join(config.root, FOLDER)) && id.endsWith('.md')
      if (id !== RESOLVED && !isStory) return null
      if (config.command === 'serve') pictures = await readPictures(join(config.root, FOLDER))
      if (id === RESOLVED) {
        const shownByCards = cardPictures().flatMap((name) => pictures.get(name) ?? [])
        return `export default ${JSON.stringify(Object.fromEntries(shownByCards.map((file) => [file.name, pictureOf(file)])))}`
      }
      const { html, faults } = read(id)
      refuse([...strayStory(basename(id)), ...faults])
      return `export default ${JSON.stringify(html)}`
    },
    async generateBundle() {
      // The pages are rendered by a build of their own, which needs no files.
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

/** A story's script says by its name that it holds the owner's words. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return facadeModuleId?.endsWith('.md') ? 'assets/story-[name]-[hash].js' : 'assets/[name]-[hash].js'
}

/** Whether a card of the region has more than every page has the styles and the script for. */
function hasRichCard({ cards = [] }: Region): boolean {
  return cards.some(({ image, points, level, links, group }) => image || points || level || links || group)
}

/** The names of the stories, in a folder that need not be there. */
function storiesIn(root: string): string[] {
  const folder = join(root, FOLDER)
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
}

/** The fault of a story that belongs to no page. */
function strayStory(name: string): string[] {
  const pages = pagesOf(table.regions).filter((path) => path !== '/')
  if (pages.includes(`/${name.replace(/\.md$/, '')}`)) return []
  return [
    `${FOLDER}/${name}: no place has this name. There may be: ${pages.map((path) => `${path.slice(1)}.md`).join(', ')}.`,
  ]
}

/** The pages of the site, by their paths. */
function pagesOf(regions: readonly Region[]): string[] {
  return ['/', ...regions.filter(({ link }) => link === undefined).map(pathOf)]
}

/** The names of the pictures that cards show. */
function cardPictures(): string[] {
  return table.regions.flatMap(({ cards = [] }) => cards.flatMap(({ image }) => image?.file ?? []))
}

/** Ends the build, or in development the module, with the faults as the only words. */
function refuse(faults: readonly string[]): void {
  if (faults.length === 0) return
  const message = `The owner's words cannot be used yet.\n\n  ${faults.join('\n  ')}\n`
  throw Object.assign(new Error(message), { stack: `Error: ${message}` })
}
