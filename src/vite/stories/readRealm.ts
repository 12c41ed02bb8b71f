/** What the owner has written besides the table: read and checked together, as each may refer to others. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import type { PageCard, Section } from '../../site/pages/contents.ts'
import { FILES, type LineOf, sentencesOf, unreadable } from '../../table/mistakes.ts'
import { linkFrom, originIn, pathOf } from '../../table/paths.ts'
import { type Card, isOwnDrawing, landmarkOf, type Post, pagesOf, type Table } from '../../table/table.ts'
import { linkMistake, linkMistakes, pictureMistake } from '../../table/validateTable.ts'
import { wordsIn } from '../../words/lists.ts'
import type { SharedPicture } from '../delivery/head.ts'
import { filesIn } from '../files.ts'
import { FOLDER, realmFilesIn } from '../ownerTable.ts'
import type { Original } from '../pictures/original.ts'
import type { PictureFile } from '../pictures/pictureFile.ts'
import {
  cardFileOf,
  cardOf,
  filesOf,
  pictureFilesOf,
  readPictures,
  storyPicture,
} from '../pictures/storyPictures.ts'
import { fileMistakes } from './fileMistakes.ts'
import { markdownToHtml } from './markdown.ts'
import { isPublished, postPlaces, readPost } from './posts.ts'

/** A post that a build publishes, with its text as HTML, and the picture of its own for shared links. */
export interface PublishedPost extends Post {
  readonly html: string
  readonly picture?: SharedPicture | undefined
}

/** A story, a post, or the text of another page, from a file of the project, with the mistakes in it. */
interface Text extends PublishedPost {
  readonly file: string
  readonly isPost: boolean
  /** Those in the lines before the text. */
  readonly headMistakes: readonly string[]
  readonly mistakes: readonly string[]
}

export type Realm = Awaited<ReturnType<typeof readRealm>>

/** Reads and checks all files of the owner. */
export async function readRealm(
  { root, base, publicDir, command }: Pick<ResolvedConfig, 'root' | 'base' | 'publicDir' | 'command'>,
  { regions, pages: otherPages, language, embeds = [] }: Table,
  lineOf?: LineOf,
) {
  const words = wordsIn(language)
  const files = realmFilesIn(root)
  const { pictures, mistakes: damaged } = await readPictures(join(root, FOLDER))
  const drawn = filesIn(publicDir)
  const ownFiles = filesIn(join(root, FILES))
  const sources = files
    .filter((file) => /^([^/]+\/)?[^/]+\.md$/.test(file))
    .map((file) => readSource(root, file, files))
  // In development, the owner sees all posts.
  const isHeld = (one: Source) => one.isPost && one.formMistakes.length === 0 && !isPublished(one)
  const held = command === 'build' ? sources.filter(isHeld) : []
  const pages = ['/', ...[...pagesOf(regions), ...otherPages].map(pathOf)]
  const targets = {
    pages: [...pages, ...sources.flatMap(({ path, isPost }) => (isPost ? path : []))],
    files: [...drawn, ...ownFiles],
    unpublished: held.map(({ path }) => path),
  }

  /** The pictures that pages show, and the cards of posts: files to be made, by their names. */
  const pictureFiles = new Map<string, PictureFile>()
  const need = (files: readonly PictureFile[]) => {
    for (const file of files) pictureFiles.set(file.name, file)
  }
  const pictureOf = (file: Original) => {
    need(filesOf(file))
    return pictureFilesOf(file, base)
  }

  const render = ({ picture, text, firstLine, ...of }: Source): Text => {
    const { title, isPost, file, unread } = of
    const headMistakes = [...of.formMistakes, ...(of.pictureMistakes ?? [])]
    const own = pictures.get(picture ?? '')
    /** The first picture of a post, unless its head names another, is its card. */
    let card: { readonly file: Original; readonly alt: string } | undefined = own && { file: own, alt: title }
    const rendered = markdownToHtml(text, {
      words,
      file,
      firstLine,
      embeds,
      link: (target, complain) => {
        const mistake = linkMistake(target, targets)
        if (mistake) complain(`the link ${mistake}`)
        return linkFrom(base, target)
      },
      picture: (name, alt, complain, isLinked) => {
        const picture = pictures.get(name)
        if (picture) {
          card ??= { file: picture, alt }
          return storyPicture(pictureOf(picture), alt, isLinked)
        }
        complain(
          `the picture ${damaged.has(name) ? `"${name}" ${damaged.get(name)}` : pictureMistake(name, files)}`,
        )
        return ''
      },
    })
    if (card && isPost) need([cardFileOf(card.file)])
    return {
      ...of,
      title: isPost && command === 'serve' && !isPublished(of) ? words.unpublished(title) : title,
      opening: rendered.opening,
      html: rendered.html,
      picture: card && isPost ? { ...cardOf(card.file), alt: card.alt } : undefined,
      headMistakes,
      mistakes: [unread, headMistakes].find(({ length }) => length > 0) ?? rendered.mistakes,
    }
  }

  const pageCardOf = ({ image, ...card }: Card): PageCard => {
    const file = pictures.get(image?.file ?? '')
    return file && image ? { ...card, image: { ...pictureOf(file), alt: image.alt } } : card
  }
  const texts = sources.filter((source) => !held.includes(source)).map(render)
  const places = postPlaces(regions)
  const posts: Text[] = []
  const sections: Record<string, Section> = {}
  const hasFeed = command === 'build' && originIn(process.env.SITE_ORIGIN) !== ''
  for (const region of pagesOf(regions)) {
    const { name, text, cards } = region
    const landmark = landmarkOf(region)
    const place = pathOf(region)
    const postPlace = places.find(({ path }) => path === place)
    const own = postPlace ? texts.filter(({ path, isPost }) => isPost && dirname(path) === place) : []
    own.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    posts.push(...own)
    sections[place] = {
      alt: region.alt ?? (isOwnDrawing(landmark) ? name : words.scenes[landmark]),
      text,
      ...(cards && { cards: cards.map(pageCardOf) }),
      ...(postPlace && { posts: own.map(({ path, title, date }) => ({ path, title, date })) }),
      ...(postPlace && hasFeed && { feed: postPlace.feed }),
    }
  }

  const damages = [...damaged].map(([name, mistake]) => `${FOLDER}/${name}: it ${mistake}`)
  const mistakes = new Set([
    ...(await fileMistakes({ root, publicDir }, { regions, pages: otherPages }, targets.pages)),
    ...sentencesOf(linkMistakes({ regions }, targets), { regions }, lineOf),
    ...damages,
    ...texts.flatMap(({ mistakes }) => mistakes),
  ])
  return {
    sections,
    texts,
    posts,
    pictureFiles: [...pictureFiles.values()],
    /** The files of posts that are not published yet. */
    held: held.map(({ file }) => file),
    damages,
    headMistakes: posts.flatMap(({ headMistakes }) => headMistakes),
    mistakes: [...mistakes],
  }
}

interface Source extends Pick<Text, 'file' | 'path' | 'title' | 'date' | 'isPost'> {
  /** With any of these, it is not known whether a post is a draft. */
  readonly formMistakes: readonly string[]
  readonly pictureMistakes?: readonly string[]
  /** The mistake in a file that is no text, or half merged. */
  readonly unread: readonly string[]
  readonly isDraft: boolean
  /** The one that the head of a post names. */
  readonly picture?: string | undefined
  /** The Markdown, and the line of the file on which it starts. */
  readonly text: string
  readonly firstLine: number
}

/** Reads a Markdown file in the owner's folder: a story, or in a folder of that, a post. */
function readSource(root: string, name: string, files: readonly string[]): Source {
  const file = `${FOLDER}/${name}`
  const source = textOf(readFileSync(join(root, file)))
  const of = { file, path: `/${name.slice(0, -3)}`, isPost: name.includes('/') }
  const other = unreadable(source)
  const isHeaded = /^---\r?\n(\w+:.*\r?\n)+---/.test(source)
  const { mistakes, ...read } = of.isPost
    ? readPost(file, source, files)
    : {
        title: '',
        date: '',
        isDraft: false,
        text: source,
        firstLine: 1,
        mistakes: isHeaded ? [`${file}:1: only posts have lines between ---. Delete them.`] : [],
      }
  const unread = other ? [`${file}:${other.line}: ${other.message}`] : []
  return { ...of, ...read, formMistakes: mistakes, unread }
}

/** A text in UTF-8, or in UTF-16 with its mark. One in another encoding has U+0000 or U+FFFD. */
function textOf(content: Buffer): string {
  const mark = content.toString('hex', 0, 2)
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(
    content,
  )
}
