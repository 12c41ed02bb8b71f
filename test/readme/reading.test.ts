/** Everything that the READMEs name exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json'
import { anchorsIn, linksIn, README_PATHS, ROOT, textOf } from './readmes'

describe.each(README_PATHS)('%s', (readmePath) => {
  it('links to files and headings that exist', () => {
    const dead = linksIn(readmePath).filter(({ path, anchor }) => {
      if (!existsSync(join(ROOT, path))) return true
      return anchor !== '' && !anchorsIn(path).includes(anchor)
    })
    expect(dead).toEqual([])
  })

  it('names commands that exist', () => {
    const named = [...textOf(readmePath).matchAll(/npm (?:run )?([a-z][\w:]*)/g)].map(([, name = '']) => name)
    const known = ['install', ...Object.keys(manifest.scripts)]
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  it('names browser tests that exist', () => {
    const named = textOf(readmePath).match(/\b[\w-]+\.spec\.ts/g) ?? []
    expect(named.filter((name) => !existsSync(join(ROOT, 'test/browser', name)))).toEqual([])
  })
})

describe('the READMEs', () => {
  it('are all checked here', () => {
    const paths = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    const found = paths.map((path) => `src/${path.replaceAll('\\', '/')}`).filter((path) => path.endsWith('README.md'))
    expect(['README.md', ...found].sort()).toEqual([...README_PATHS].sort())
  })

  it('describe an engine each of whose files can be read at one sitting', () => {
    const folder = join(ROOT, 'src/panzoom')
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
    const long = files.filter((file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1 > 250)
    expect(long).toEqual([])
  })
})
