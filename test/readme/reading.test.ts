// @vitest-environment node
/** Everything that the README names is there. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json'
import { anchorsIn, linesIn, pathsIn, ROOT, readme, takeaway } from './essay'

describe('the README', () => {
  it('is of an engine that can be read in an evening', () => {
    expect(linesIn('src/panzoom')).toBeLessThanOrEqual(1200)
  })

  it.each([...new Set([...pathsIn(readme), ...pathsIn(takeaway, 'src/panzoom')])])(
    'leads to what is there: %s',
    (path) => {
      expect(existsSync(join(ROOT, path))).toBe(true)
    },
  )

  it.each([...readme.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor))(
    'leads to its own heading: %s',
    (anchor) => {
      expect(anchorsIn(readme)).toContain(anchor)
    },
  )

  it('names commands that there are', () => {
    const named = [...readme.matchAll(/npm (?:run )?([a-z][\w:]*)/g)].map(([, name = '']) => name)
    const known = ['install', ...Object.keys(manifest.scripts)]
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  it('names tests of the browser that there are', () => {
    for (const [name] of readme.matchAll(/\b[\w-]+\.spec\.ts/g)) {
      expect(existsSync(join(ROOT, 'test/browser', name)), name).toBe(true)
    }
  })
})
