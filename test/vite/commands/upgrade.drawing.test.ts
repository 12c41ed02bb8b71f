/** Owners of small projects upgrade: each has a repository, and so has the template. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import command from '../../../src/vite/commands/upgrade'
import { makeFolder, writeInto } from '../../helpers/folder'

const TABLE = 'src/realm/realm.yaml'
const LINES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const linesWith = (...changed: string[]) =>
  `${LINES.map((line) => changed.find((one) => one.startsWith(line)) ?? line).join('\n')}\n`
const DRAW = `node -e "fs.writeFileSync('drawn', fs.readFileSync('${TABLE}'))"`
const FIRST = {
  [TABLE]: 'demo',
  'src/vite/commands/run.js': '1',
  'src/a.ts': linesWith(),
  'src/b.ts': linesWith(),
  'src/old.ts': 'old',
  'picture.png': '\0one',
  'README.md': 'The template',
  'package.json': JSON.stringify({ name: 'small', version: '1.0.0', private: true, scripts: { draw: DRAW } }),
}
const SECOND = {
  [TABLE]: 'another demo',
  'CHANGELOG.md': '# Changes\n\n## 0.2.0\n\n- Two.\n\n## 0.1.0\n\n- One.\n',
  'src/vite/commands/run.js': '2',
  'src/a.ts': linesWith('two of the template'),
  'src/b.ts': linesWith('two of the template', 'seven of the template'),
  'picture.png': '\0two',
  'README.md': 'The template, newer',
  'new/new.ts': 'new',
}

const template = makeFolder()
let root = ''
let said = ''

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
const write = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [file, content] of Object.entries(files)) writeInto(folder, file, content)
}
const commit = (folder: string, files: Readonly<Record<string, string>>) => {
  write(folder, files)
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', 'One')
}
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const upgrade = async (address = template) => {
  await command.run([address])
  return said
}

beforeAll(() => {
  git(template, 'init', '--quiet')
  commit(template, FIRST)
  rmSync(join(template, 'src/old.ts'))
  commit(template, SECOND)
})
afterEach(() => {
  vi.unstubAllEnvs()
})
beforeEach(() => {
  root = makeFolder()
  git(root, 'init', '--quiet')
  said = ''
  vi.spyOn(process, 'cwd').mockImplementation(() => root)
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    said += `${text}\n`
  })
})

/** What the owner has made of a copy. */
const MINE = {
  [TABLE]: 'mine',
  CNAME: 'example.org',
  'README.md': 'Mine',
  'src/a.ts': linesWith('six of mine'),
  'src/b.ts': linesWith('two of mine', 'five of mine'),
  'picture.png': '\0mine',
}
/** Where the copy comes from, and whether the template is in git: else the copy's start counts. */
it.each([
  ['made by "Use this template"', 'with its past', () => commit(root, FIRST)],
  [
    'cloned',
    'with its past',
    () => {
      git(root, 'pull', '--quiet', template)
      git(root, 'reset', '--quiet', '--hard', 'HEAD~1')
    },
  ],
  ['made by "Use this template"', 'without git', () => commit(root, FIRST)],
])(
  'a copy that was %s is upgraded to a template %s, and nothing of the owner is lost',
  async (_, past, start) => {
    start()
    commit(root, MINE)
    const folder = past === 'without git' ? makeFolder() : template
    if (folder !== template)
      cpSync(template, folder, { recursive: true, filter: (path) => !/[.]git$/.test(path) })
    const mine = git(root, 'rev-parse', '--short', 'HEAD').trim()
    await upgrade(folder)
    for (const file of [TABLE, 'CNAME', 'README.md'] as const) expect(textOf(file)).toBe(MINE[file])
    for (const file of ['CHANGELOG.md', 'src/vite/commands/run.js', 'new/new.ts', 'picture.png'] as const)
      expect(textOf(file)).toBe(SECOND[file])
    expect(textOf('src/a.ts')).toBe(linesWith('two of the template', 'six of mine'))
    expect(textOf('src/b.ts')).toBe(linesWith('two of the template', 'five of mine', 'seven of the template'))
    expect(existsSync(join(root, 'src/old.ts'))).toBe(false)
    expect(textOf('drawn')).toBe('mine')

    expect(said).toContain('From version 0.1.0 to 0.2.0.')
    expect(said).toContain('Removed, as the template has them no longer:\n  src/old.ts\n')
    expect(said).toContain('Merged with your changes:\n  src/a.ts\n')
    expect(said).toContain(`"git checkout ${mine} -- FILE" brings yours back):\n  picture.png\n  src/b.ts\n`)
    expect(said).toContain('## 0.2.0\n\n- Two.\n')
    expect(said).not.toContain('## 0.1.0')
    expect(git(root, 'remote')).toBe('')

    git(root, 'add', '--all')
    git(root, 'commit', '--quiet', '--message', 'Upgraded')
    await expect(upgrade()).rejects.toThrow('There is nothing to do: you have all of version 0.2.0.')
  },
)

it("a first commit with the owner's work in it is not taken for a template without its past", async () => {
  const newer = makeFolder()
  write(newer, { ...FIRST, ...SECOND, [TABLE]: 'siteName: Demo\n' })
  const mine = { ...FIRST, ...MINE, [TABLE]: 'siteName: Mine\n' }
  commit(root, mine)
  await expect(upgrade(newer)).rejects.toThrow('Your first commit has changes of yours already')
  for (const [file, text] of Object.entries(mine)) expect(textOf(file)).toBe(text)
})

it('a template with a part of its past is refused: most files would seem to be of the owner', async () => {
  const newer = join(makeFolder(), 'newer')
  git(template, 'clone', '--quiet', '--depth', '1', pathToFileURL(template).href, newer)
  commit(root, FIRST)
  await expect(upgrade(newer)).rejects.toThrow('Run "git fetch --unshallow" there, and try again.')
  expect(git(root, 'status', '--porcelain')).toBe('')
})

it('an upgrade that fails says how to finish or undo it, and the next one refuses to begin', async () => {
  const scripts = { draw: 'node -e "process.exit(1)"' }
  commit(root, { ...FIRST, 'package.json': JSON.stringify({ private: true, scripts }) })
  const before = git(root, 'ls-files', '-s')
  const undo = 'git stash -u && npm install'
  await expect(upgrade()).rejects.toThrow(
    `"npm run --silent draw" has failed. When its cause is mended, run "npm install && npm run draw"; or undo the upgrade: ${undo}`,
  )
  await expect(upgrade()).rejects.toThrow(
    /The last upgrade is not finished:\n\n M README.md[\s\S]*This undoes all of it, and "git stash pop" brings it back: git stash -u/,
  )
  const run = (command: string) => execFileSync(command, { cwd: root, shell: '/bin/sh', stdio: 'ignore' })
  const undoing = undo.replace('npm install', 'git add --all')
  run(undoing)
  expect(git(root, 'ls-files', '-s')).toBe(before)
  // Undone once more, the owner's work since then is not lost.
  const mine = { 'README.md': 'Mine', 'public/mine.txt': 'mine' }
  write(root, mine)
  await expect(upgrade()).rejects.toThrow('The last upgrade is not finished')
  run(undoing)
  run('git stash pop')
  for (const [file, text] of Object.entries(mine)) expect(textOf(file)).toBe(text)
  write(root, { 'src/realm/about.md': 'Mine' })
  await expect(upgrade()).rejects.toThrow('Commit your changes first:\n\n M README.md')
})

it("packages of the owner's, which npm has written into its list, make no upgrade", async () => {
  const [newer, list] = [makeFolder(), 'package-lock.json']
  git(newer, 'init', '--quiet')
  commit(newer, { ...FIRST, [list]: '1' })
  commit(newer, { ...SECOND, [list]: '2' })
  commit(root, { ...FIRST, [list]: '1' })
  commit(root, { ...SECOND, [list]: '2, and mine' })
  rmSync(join(root, 'src/old.ts'))
  commit(root, {})
  await expect(upgrade(newer)).rejects.toThrow('There is nothing to do: you have all of version 0.2.0.')
})

it('an upgrade within a version says that nothing is new but files', async () => {
  commit(root, { ...FIRST, 'CHANGELOG.md': SECOND['CHANGELOG.md'] })
  expect(await upgrade()).toContain('Nothing new since version 0.2.0, but newer files. Until you commit it')
})

it.skipIf(process.platform === 'win32')("the owner's folder may be a link to another place", async () => {
  const realm = makeFolder()
  const { [TABLE]: table, ...others } = FIRST
  writeInto(realm, 'realm.yaml', table)
  write(root, others)
  symlinkSync(realm, join(root, 'src/realm'))
  commit(root, {})
  await upgrade()
  expect([textOf(TABLE), textOf('src/a.ts')]).toEqual([table, SECOND['src/a.ts']])
})

it('a file of the template may have become a folder of that name', async () => {
  const newer = makeFolder()
  git(newer, 'init', '--quiet')
  commit(newer, { ...FIRST, 'src/part': 'one' })
  rmSync(join(newer, 'src/part'))
  commit(newer, { ...SECOND, 'src/part/one': 'one' })
  commit(root, { ...FIRST, 'src/part': 'one' })
  await upgrade(newer)
  expect(textOf('src/part/one')).toBe('one')
})

it('keeps what git ignores', async () => {
  commit(root, { ...FIRST, '.gitignore': 'new/' })
  write(root, { 'new/new.ts': 'mine' })
  expect(await upgrade()).toContain(
    'Kept as yours, though the template has another one or none:\n  new/new.ts\n',
  )
  expect(textOf('new/new.ts')).toBe('mine')
})

it.each([
  ['', {}, 'Which template? Write its address: npm run upgrade -- https://…'],
  ['--help', {}, 'Which template?'],
  [
    'nowhere',
    {},
    /^The template at "nowhere" cannot be fetched: fatal: repository 'nowhere' does not exist$/,
  ],
  ['.', { 'note.txt': '' }, '"." is another project, not this template: it has no src/realm/realm.yaml.'],
  ['', { 'CHANGELOG.md': '## 0.3.0' }, 'The template has version 0.2.0, which is older than yours, 0.3.0.'],
])('the template "%s" is refused: %j, %s', async (address, files, says) => {
  const own = address === '.' ? files : { ...FIRST, ...files }
  commit(root, own)
  const asked = address === '' && Object.keys(files).length > 0 ? template : address
  await expect(upgrade(asked)).rejects.toThrow(says)
  expect(readdirSync(root)).toEqual(expect.arrayContaining(Object.keys(files)))
  expect(git(root, 'status', '--porcelain')).toBe('')
})

it('what git says of an address is shown whole: its last sentence says nothing by itself', async () => {
  vi.stubEnv('GIT_SSH_COMMAND', 'false')
  commit(root, FIRST)
  await expect(upgrade('git@localhost:a/b.git')).rejects.toThrow(
    /cannot be fetched: fatal: Could not read from remote repository\.[\s\S]*and the repository exists\.$/,
  )
})

it('needs git', async () => {
  rmSync(join(root, '.git'), { recursive: true })
  await expect(upgrade()).rejects.toThrow('An upgrade needs git, so that none of your files is lost.')
})
