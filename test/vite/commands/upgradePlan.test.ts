import { expect, it } from 'vitest'
import {
  compareVersions,
  newsSince,
  planUpgrade,
  versionIn,
  withStart,
} from '../../../src/vite/commands/upgradePlan'

/** Files, each `path content`, and their pasts, each `path newest older oldest`, with - where deleted. */
const files = (...lines: string[]) => new Map(lines.map((line) => line.split(' ') as [string, string]))
const pastOf = (...lines: string[]) =>
  new Map(
    lines.map((line) => {
      const [path = '', ...contents] = line.split(' ')
      return [path, contents.map((content) => (content === '-' ? '' : content))]
    }),
  )

const TABLE = 'src/realm/realm.yaml'
const GUIDE = 'src/realm/README.md'
/** What the owner has and has had, what the template has had and has; the step, and what it starts from. */
it.each<
  [what: string, path: string, own: string, past: string, template: string, next: string, step?: string]
>([
  ['changed by the template', 'a.ts', 'v1', 'v1', 'v2 v1', 'v2', 'write v1'],
  ['new in the template', 'a.ts', '', '', 'v2', 'v2', 'write'],
  ['gone from the template', 'a.ts', 'v1', 'v1', '- v1', '', 'remove v1'],
  ['gone from the template, and back', 'a.ts', '', '- v1', 'v3 - v1', 'v3', 'write'],
  ['changed by both', 'a.ts', 'mine', 'mine v2 v1', 'v3 v2 v1', 'v3', 'merge v2'],
  ['changed by the owner alone', 'a.ts', 'mine', 'mine v1', 'v1', 'v1'],
  ['changed by the owner, and back', 'a.ts', 'v1', 'v1 mine v1', 'v2 v1', 'v2', 'write v1'],
  ['changed by the owner, gone from the template', 'a.ts', 'mine', 'mine v1', '- v1', '', 'keep v1'],
  ["the owner's own", 'CNAME', 'mine', 'mine', '', ''],
  ["the owner's own, of a name that the template has now", 'CNAME', 'mine', 'mine', 'v2', 'v2', 'keep'],
  ['deleted by the owner', 'a.ts', '', '- v1', 'v1', 'v1'],
  ['deleted by the owner, changed by the template', 'a.ts', '', '- v1', 'v2 v1', 'v2', 'leave out v1'],
  ['equal already', 'a.ts', 'v2', 'v2', 'v2 v1', 'v2'],
  ['the list of packages with others', 'package-lock.json', 'mine', 'mine v1', 'v2 v1', 'v2', 'write v1'],
  ['the table of the demo', TABLE, 'v1', 'v1', 'v2 v1', 'v2'],
  ['the table of the demo, gone', TABLE, '', '- v1', 'v2 v1', 'v2'],
  ['a story of the demo', 'src/realm/about.md', '', '', 'v2', 'v2'],
  ['the guide', GUIDE, 'v1', 'v1', 'v2 v1', 'v2', 'write v1'],
  ['the guide, changed by the owner', GUIDE, 'mine', 'mine v1', 'v2 v1', 'v2'],
  ['a README of the owner', 'README.md', 'mine', 'mine v1', 'v2 v1', 'v2'],
  ['a picture of the README that the owner has deleted', '.readme/map.jpg', '', '- v1', 'v2 v1', 'v2'],
  ['a drawn file', 'public/map/ink.svg', 'mine', 'mine v1', 'v2 v1', 'v2'],
  ['a drawn file that is new', 'src/drawn/a.css', '', '', 'v2', 'v2'],
  ['a drawn file that is drawn no longer', 'public/map/ink.svg', 'mine', 'mine v1', '- v1', '', 'remove v1'],
  ["a picture of the owner's place", 'public/map/places/mill.svg', 'mine', 'mine', '', ''],
])('a file that is %s', (_, path, own, past, template, next, step) => {
  const plan = planUpgrade(
    files(...(own ? [`${path} ${own}`] : [])),
    files(...(next ? [`${path} ${next}`] : [])),
    pastOf(...(past ? [`${path} ${past}`] : [])),
    pastOf(...(template ? [`${path} ${template}`] : [])),
  )
  expect(plan.map((one) => [one.step, ...(one.base ? [one.base] : [])].join(' '))).toEqual(step ? [step] : [])
})

it('the first commit of a copy is the template, if the template knows most of it no longer', () => {
  const start = files('a v1', 'b v1', 'CNAME mine')
  expect(withStart(pastOf('a v2 v1', 'b v2 v1'), start)).toEqual(pastOf('a v2 v1', 'b v2 v1'))
  expect(withStart(pastOf('a v3 v2'), start)).toEqual(pastOf('a v3 v2 v1', 'b v1', 'CNAME mine'))
})

it('the news are the sections of a changelog above a version', () => {
  const log = '# Changes\n\n## 0.10.0\n\n- Ten.\n\n## 0.9.1\n\n- Nine.\n\n## 0.1.0\n\n- One.\n'
  expect([versionIn(log), versionIn('')]).toEqual(['0.10.0', '0.1.0'])
  expect(newsSince(log, '0.9.1')).toBe('## 0.10.0\n\n- Ten.\n\n')
  expect(newsSince(log, '0.10.0')).toBe('')
  expect(compareVersions('0.9.1', '0.10.0')).toBeLessThan(0)
})
