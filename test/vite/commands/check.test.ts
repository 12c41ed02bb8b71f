import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const engines = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines
const program = readFileSync(join(root, 'src/vite/commands/check.cjs'), 'utf8')

/** What a command says before it ends; nothing if it may run. */
function saidBy({ node = '24.0.0', folder = '/home/site', platform = 'linux', lists = '' }): string[] {
  const said: string[] = []
  const exit = (code: number) => said.push(`exit ${code}`)
  const console = { error: (text: string) => said.push(text) }
  const process = { versions: { node }, platform, cwd: () => folder, exit }
  const fs = { readFileSync: () => lists, existsSync: (path: string) => path.endsWith('en.ts') }
  const require = (name: string) => (name === 'fs' ? fs : { engines })
  runInNewContext(program, { require, process, console, __dirname: '/home' })
  return said
}

it.each([
  ['8.17.0', false],
  ['18.20.8', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s may run a command: %s', (node, isSupported) => {
  const says = `Node ${node} is too old for this project. Install the newest from https://nodejs.org, and run the command again.`
  expect(saidBy({ node })).toEqual(isSupported ? [] : [says, 'exit 1'])
})

it.each([
  ['/home/a?b/site', 'linux', false],
  ['/home/#1', 'linux', false],
  ['/home/a\\b', 'linux', false],
  ['C:\\site', 'win32', true],
])('a command may run in the folder %s on %s: %s', (folder, platform, isFit) => {
  const says = `${folder}: no folder above the project may have #, ? or \\ in its name. Rename it, or move the project.`
  expect(saidBy({ folder, platform })).toEqual(isFit ? [] : [says, 'exit 1'])
})

it('a command names a list of words that is missing', () => {
  const lists = "// One\nimport * as en from './en.ts'\nimport * as it from './it.ts'\n"
  const says =
    'src/words/lists.ts:3: src/words/it.ts is missing. Copy en.ts to it.ts, and translate it; or delete it from lists.ts.'
  expect(saidBy({ lists })).toEqual([says, 'exit 1'])
})
