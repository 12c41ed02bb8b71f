/** The README as the tests read it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

export const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
export const takeaway = readFileSync(join(ROOT, 'src/panzoom/README.md'), 'utf8')

/** A part of a text, from one heading to another of the same rank. */
export function between(text: string, from: string, to: string): string {
  const [start, end] = [text.indexOf(`\n${from}\n`), text.indexOf(`\n${to}\n`)]
  if (start < 0 || end < start) throw new Error(`no part of the README goes from ${from} to ${to}`)
  return text.slice(start, end)
}

/** A text without its line breaks, which mean nothing in it. */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** The paths that a text links to, below the repository; a folder of the text's own to start from. */
export function pathsIn(text: string, folder = '.'): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:https?:|#)/.test(target))
    .map((target) => join(folder, target.replace(/#.*/, '')))
}

/** The headings of a text as the anchors that GitHub makes of them. */
export function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** How many lines of TypeScript there are in a file, or in all files below a folder. */
export function linesIn(path: string): number {
  const at = join(ROOT, path)
  if (!existsSync(at)) throw new Error(`the README names ${path}, which is not there`)
  const files = statSync(at).isDirectory()
    ? readdirSync(at, { recursive: true, encoding: 'utf8' }).map((file) => join(at, file))
    : [at]
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
}

/** The README with the lines counted anew: of each file in the reading order, of each folder to the hundred, of the engine. */
export function recounted(text: string): string {
  const told = (lines: number) => `${lines.toLocaleString('en')} lines`
  const roughly = (lines: number) => told(Math.max(100, Math.round(lines / 100) * 100))
  return text
    .replace(/(\]\(((?:src|test)\/[^)]+)\)) \([\d,]+ lines\)/g, (_, link, path) => `${link} (${told(linesIn(path))})`)
    .replace(
      /(\]\(((?:src|test)\/[^)]+)\)) \(about [\d,]+ lines\)/g,
      (_, link, path) => `${link} (about ${roughly(linesIn(path))})`,
    )
    .replace(/(the engine is) [\d,]+ lines/, (_, words) => `${words} ${told(linesIn('src/panzoom'))}`)
}
