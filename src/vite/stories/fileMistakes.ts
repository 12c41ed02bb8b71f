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
  /** Whether the build writes a page in place of a file. */
  const isWritten = (file: string) => {
    const [, page] =
      /^(?:public|src\/realm\/files)(.*?)(?:(?:\/index)?\.html)?$/.exec(file.toLowerCase()) ?? []
    return page !== undefined && [...written, HOW, NOT_FOUND].includes(page || '/')
  }
  const storied = [...pagesOf(regions), ...pages].map((page) => `${pathOf(page).slice(1)}.md`)
  const places = postPlaces(regions).map(({ path }) => path.slice(1))
  const folders = new Set(files.flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []))
  return [
    ...files.flatMap((file) => textMistake(file, storied)),
    ...[...folders].flatMap((name) => folderMistake(name, places)),
    ...files.flatMap((file) => twinMistake(file, files)),
    ...pages.flatMap((page) => {
      const file = `${pathOf(page).slice(1)}.md`
      return files.includes(file) ? [] : `${FOLDER}/${file} is missing: the text of the page "${page.name}".`
    }),
    ...[...filesIn(publicDir).map((file) => `public/${file}`), ...ownFiles.map((file) => `${FILES}/${file}`)]
      .filter(isWritten)
      .map((file) => `${file}: the build writes this page itself. Give the file another name.`),
    ...ownFiles
      .filter((file) => BUILT.test(file))
      .map(
        (file) =>
          `${FILES}/${file}: licences.md and the folder assets are made by the build. Choose another name.`,
      ),
    ...ownFiles
      .filter((file) => NEVER_EMPTY.test(file) && statSync(join(root, FILES, file)).size === 0)
      .map((file) => `${FILES}/${file}: it is empty. Save it again.`),
    ...(await Promise.all(ownFiles.map((file) => formatMistake(join(root, FILES), file)))).flat(),
  ]
}

/** The mistake in a picture whose name says that it is in another format than it is; in a list. */
async function formatMistake(folder: string, file: string): Promise<string[]> {
  const [, ending = ''] = /\.(png|jpe?g|svg)$/i.exec(file) ?? []
  const format = ending && (await readOriginal(folder, file))?.format
  if (!format && CARD.test(file) && statSync(join(folder, file)).size > 0)
    return [`${FILES}/${file}: it is no picture that can be read. Save it again as JPEG.`]
  const named = ending.toLowerCase().replace('jpg', 'jpeg')
  if (!format || format === named) return []
  return [
    `${FILES}/${file}: it is a ${format.toUpperCase()} inside. Save it as ${named.toUpperCase()} with a program for pictures.`,
  ]
}

/** The mistake in the place of a text, one of `storied` or a post in the folder of a place; in a list. */
function textMistake(file: string, storied: readonly string[]): string[] {
  if (!OTHER_TEXT.test(file)) return []
  const [folder, ...inner] = file.split('/')
  if (!file.endsWith('.md'))
    return [
      `${FOLDER}/${file}: stories and posts are Markdown files. Save its text as ${FOLDER}/${file.replace(OTHER_TEXT, '.md')}, or move a file to download to ${FILES}.`,
    ]
  if (inner.length > 1)
    return [`${FOLDER}/${file}: a post lies in the folder of its place. Move it to ${FOLDER}/${folder}.`]
  if (inner.length === 1 || storied.includes(file)) return []
  return [
    `${FOLDER}/${file}: no place has this name, and no page in the list called pages. Possible names: ${storied.join(', ')}.`,
  ]
}

/** A list: the mistake in a picture beside posts that has the name of one in src/realm, which they show instead. */
function twinMistake(file: string, files: readonly string[]): string[] {
  const [, name = ''] = /\/(.+)$/.exec(file) ?? []
  if (!picturesAmong(files).includes(name)) return []
  return [
    `${FOLDER}/${file}: posts show ${FOLDER}/${name} in its place. Rename it, and move it to ${FOLDER}.`,
  ]
}

/** The mistake in the name of a folder, which is one of these places with posts; in a list. */
function folderMistake(name: string, places: readonly string[]): string[] {
  if (places.includes(name)) return []
  const place = places.find((one) => `/${one}` === pathOf({ name }))
  if (place) return [`${FOLDER}/${name}: the folder of this place is called ${place}. Rename it.`]
  const cure = places.length > 0 ? `Possible folders: ${places.join(', ')}.` : 'Add that line to a place.'
  return [`${FOLDER}/${name}: no place with \`posts: true\` has this address. ${cure}`]
}
