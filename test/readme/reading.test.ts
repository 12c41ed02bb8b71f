/** Everything that the READMEs name exists, and the engine that they teach is short. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json'
import { versionIn } from '../../src/vite/commands/upgradePlan'
import { isDemo, OWNERS } from '../helpers/demo'

const ROOT = resolve(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path}`,
)
/** Whether a file may be changed by an owner, and then be missing. */
const isOwners = (path: string) => !isDemo && /^(README\.md$|\.readme\/|src\/realm\/)/.test(path)
const all = ['README.md', 'test/README.md', ...sources.filter((path) => path.endsWith('README.md'))]
const readmes = all.filter((path) => !isOwners(path))

/** The links and pictures of a README that lead to this repository: a path from its root, and an anchor. */
function linksIn(readme: string) {
  return [...textOf(readme).matchAll(/\]\((?!\w+:)([^)\s#]*)#?([^)\s]*)\)/g)].map(
    ([, path = '', anchor = '']) => ({
      path: path ? join(dirname(readme), path) : readme,
      anchor,
    }),
  )
}

/** The headings of a README as the anchors that GitHub makes of them. */
function anchorsIn(readme: string): string[] {
  const prose = textOf(readme).replace(/^```.*?^```/gms, '')
  const headings = [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading.toLowerCase())
  return headings.map((heading) => heading.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'))
}

it('there are nine READMEs, and the changes begin with the version of the project', ({ skip }) => {
  skip(!isDemo, OWNERS)
  expect(readmes).toHaveLength(9)
  expect(versionIn(textOf('CHANGELOG.md'))).toBe(manifest.version)
})

describe.each([...readmes, 'src/panzoom/NOTES.md'])('%s', (readme) => {
  it('links to files and headings that exist', () => {
    const isDead = ({ path, anchor }: { path: string; anchor: string }) =>
      !isOwners(path) &&
      (!existsSync(join(ROOT, path)) || (anchor !== '' && !anchorsIn(path).includes(anchor)))
    expect(linksIn(readme).filter(isDead)).toEqual([])
  })

  it('names commands and browser tests that exist', () => {
    const commands = [...textOf(readme).matchAll(/npm (?:run )?([a-z][\w:]*)/g)].map(([, name = '']) => name)
    const known = ['install', ...Object.keys(manifest.scripts)]
    expect(commands.filter((name) => !known.includes(name))).toEqual([])
    const tests = textOf(readme).match(/\b[\w-]+\.spec\.ts/g) ?? []
    expect(tests.filter((name) => !existsSync(join(ROOT, 'test/browser', name)))).toEqual([])
  })
})

it('the pages of the exercises name their encoding, as a server may not', () => {
  const pages = readdirSync(join(ROOT, 'test/exercises')).filter((file) => file.endsWith('.html'))
  expect(pages).not.toEqual([])
  expect(pages.filter((file) => !textOf(`test/exercises/${file}`).includes('charset="utf-8"'))).toEqual([])
})

it('pan and zoom in one file has 120 lines, and names files that exist', () => {
  const text = textOf('src/panzoom/tiny.ts')
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(120)
  const named = text.match(/[.\w/]+\/\w+\.ts/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(join(ROOT, 'src/panzoom', path)))).toEqual([])
})

it('each file of the engine can be read at one sitting', () => {
  const files = sources.filter((path) => /^src\/panzoom\/.*\.ts$/.test(path))
  expect(files.filter((path) => textOf(path).split('\n').length - 1 > 250)).toEqual([])
})
