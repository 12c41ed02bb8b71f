/** What is wrong with the owner's files, whatever they say: pages, browsers and hosts would not find them. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { FILES } from '../../table/mistakes.ts'
import { HOW, NOT_FOUND, pathOf } from '../../table/paths.ts'
import { pagesOf, type Table } from '../../table/table.ts'
import { picturesAmong } from '../../table/validateTable.ts'
import { filesIn } from '../files.ts'
import { FOLDER, realmFilesIn } from '../ownerTable.ts'
import { readOriginal } from '../pictures/original.ts'
import { postPlaces } from './posts.ts'

/** Icons, cards and fonts: without a content, they are of no use, and browsers do not say so. */
const NEVER_EMPTY = /\.(svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf)$/i
/** The pictures for shared links, whose size is written in pages. */
const CARD = /^(card|cards\/[^.]+)\.jpg$/
/** What Node reads at once: the build makes a hash of each file. */
const MAX_BYTES = 2 ** 31
/** What the build makes besides pages. Hosts let browsers keep the folder for a year. */
const BUILT = /^(assets\/|licences\.md$)/i
/** Texts in another form than Markdown, or with another ending. */
const OTHER_TEXT = /\.(md|mdx|markdown|mdown|txt|text|rtf|docx?|odt|pages)$/i

/**
 * The mistakes in the names, the places and the formats of the owner's files, a sentence each. `written` has
 * the paths of all pages that the build writes.
 */
export async function fileMistakes(
  { root, publicDir }: Readonly<Record<'root' | 'publicDir', string>>,
  { regions, pages }: Pick<Table, 'regions' | 'pages'>,
  written: readonly string[],
): Promise<string[]> {
  const files = realmFilesIn(root)
  const ownFiles = filesIn(join(root, FILES))
  const storied = [...pagesOf(regions), ...pages].map((page) => `${pathOf(page).slice(1)}.md`)
  const places = postPlaces(regions).map(({ path }) => path.slice(1))
  const folders = new Set(files.flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []))
  const mistakes = [
    ...files.map((file) => textMistake(file, storied)),
    ...[...folders].map((name) => folderMistake(name, places)),
    ...files.map((file) => twinMistake(file, files)),
    ...pages.map((page) => {
      const file = `${pathOf(page).slice(1)}.md`
      return !files.includes(file) && `${FOLDER}/${file} is missing: the text of the page "${page.name}".`
    }),
    ...filesIn(publicDir).map((file) => pageMistake('public/', file, written)),
    ...ownFiles.map((file) => pageMistake(`${FILES}/`, file, written)),
    ...(await Promise.all(ownFiles.map((file) => ownFileMistake(join(root, FILES), file)))),
  ]
  return mistakes.filter((mistake) => mistake !== false)
}

/** The mistake in the place of a file, at the root of the site, in which the build writes a page. */
function pageMistake(folder: string, file: string, written: readonly string[]): string | false {
  const page = `/${file.toLowerCase()}`.replace(/(\/index)?\.html$/, '') || '/'
  const isWritten = [...written, HOW, NOT_FOUND].includes(page)
  return isWritten && `${folder}${file}: the build writes this page itself. Give the file another name.`
}

/** The mistake in a file for the root of the site: in its name, or in its content. */
async function ownFileMistake(folder: string, file: string): Promise<string | false> {
  const path = `${FILES}/${file}`
  if (BUILT.test(file))
    return `${path}: licences.md and the folder assets are made by the build. Choose another name.`
  const { size } = statSync(join(folder, file))
  if (size >= MAX_BYTES) return `${path}: it has more than 2 GB. Put it on another host, and link to it.`
  if (size === 0) return NEVER_EMPTY.test(file) && `${path}: it is empty. Save it again.`
  const [, ending = ''] = /\.(png|jpe?g|svg)$/i.exec(file) ?? []
  const format = ending && (await readOriginal(folder, file))?.format
  if (!format) return CARD.test(file) && `${path}: it is no picture that can be read. Save it again as JPEG.`
  const [is, named] = [format, ending.toLowerCase().replace('jpg', 'jpeg')].map((one) => one.toUpperCase())
  return is !== named && `${path}: it is a ${is} inside. Save it as ${named} with a program for pictures.`
}

/** The mistake in the place of a text, one of `storied` or a post in the folder of a place. */
function textMistake(file: string, storied: readonly string[]): string | false {
  if (!OTHER_TEXT.test(file)) return false
  const [folder, ...inner] = file.split('/')
  if (!file.endsWith('.md'))
    return `${FOLDER}/${file}: stories and posts are Markdown files. Save its text as ${FOLDER}/${file.replace(OTHER_TEXT, '.md')}, or move a file to download to ${FILES}.`
  if (inner.length > 1)
    return `${FOLDER}/${file}: a post lies in the folder of its place. Move it to ${FOLDER}/${folder}.`
  if (inner.length === 1 || storied.includes(file)) return false
  return `${FOLDER}/${file}: no place has this name, and no page in the list called pages. Possible names: ${storied.join(', ')}.`
}

/** The mistake in a picture beside posts that has the name of one in src/realm, which they show instead. */
function twinMistake(file: string, files: readonly string[]): string | false {
  const [, name = ''] = /\/(.+)$/.exec(file) ?? []
  const mistake = `posts show ${FOLDER}/${name} in its place. Rename it, and move it to ${FOLDER}.`
  return picturesAmong(files).includes(name) && `${FOLDER}/${file}: ${mistake}`
}

/** The mistake in the name of a folder, which is one of these places with posts. */
function folderMistake(name: string, places: readonly string[]): string | false {
  if (places.includes(name)) return false
  const place = places.find((one) => `/${one}` === pathOf({ name }))
  if (place) return `${FOLDER}/${name}: the folder of this place is called ${place}. Rename it.`
  const cure = places.length > 0 ? `Possible folders: ${places.join(', ')}.` : 'Add that line to a place.'
  return `${FOLDER}/${name}: no place with \`posts: true\` has this address. ${cure}`
}
