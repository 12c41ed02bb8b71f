/** The README as the tests read it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

export const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
export const takeaway = readFileSync(join(ROOT, 'src/panzoom/README.md'), 'utf8')

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
