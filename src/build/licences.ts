import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files.ts'

/** The file in the built site with the licences of all that it contains. */
export const LICENCES = 'licences.md'

/**
 * Completes the file that Vite has written, with the licences of the packages in the scripts: puts the project's own
 * before them, and those of the fonts, which are files in `public`, after them.
 */
export function joinLicences(root: string, dist: string): void {
  const file = join(dist, LICENCES)
  const fonts = filesIn(dist).filter((name) => name.endsWith('-OFL.txt'))
  const text = [
    `# Licences\n\n## This site's engine and drawing\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}`,
    // Without its heading and introduction.
    readFileSync(file, 'utf8')
      .replace(/^.*?(?=^## )/ms, '')
      .trim(),
    ...fonts.map((name) => `## ${name.replace('-OFL.txt', '')}\n\n${readFileSync(join(dist, name), 'utf8').trim()}`),
  ]
  writeFileSync(file, `${text.join('\n\n')}\n`)
}
