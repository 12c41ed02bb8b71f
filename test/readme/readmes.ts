/** The READMEs as the tests read them. */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** The project's README, and those of the folders that have one. */
export const README_PATHS = [
  'README.md',
  'src/panzoom/README.md',
  'src/map/xray/README.md',
  'src/delivery/README.md',
] as const

/** The text of a README. */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** A link to a file or a folder, from the root of the repository, and its anchor; empty for a whole page. */
export interface Link {
  readonly path: string
  readonly anchor: string
}

/** The links of a README that lead to this repository. */
export function linksIn(readmePath: string): Link[] {
  return [...textOf(readmePath).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => {
      const [path = '', anchor = ''] = target.split('#')
      return { path: path ? join(dirname(readmePath), path) : readmePath, anchor }
    })
}

/** The headings of a README as the anchors that GitHub makes of them. */
export function anchorsIn(readmePath: string): string[] {
  const prose = textOf(readmePath).replace(/^```.*?^```/gms, '')
  return [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
