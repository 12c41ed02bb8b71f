/** `npm run upgrade -- ADDRESS`: takes all that is not the owner's from a newer template. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { plainError, TABLE } from '../../table/mistakes.ts'
import { isFile, textIn } from '../files.ts'
import {
  compareVersions,
  newsSince,
  type Past,
  type Planned,
  planUpgrade,
  versionIn,
  withStart,
} from './upgradePlan.ts'

/** Keeps what it takes away: some of it may be the owner's. */
const UNDO = 'git stash -u && npm install'

/**
 * Upgrades the project in the working folder to the template at a git address or in a folder. Nothing is
 * committed, and nothing of the template's repository gets into the owner's.
 */
async function run([address]: readonly string[]): Promise<void> {
  const root = process.cwd()
  if (!address || address.startsWith('-'))
    throw plainError('Which template? Write its address: npm run upgrade -- https://…')
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], { cwd: root }).status !== 0)
    throw plainError(
      'An upgrade needs git, so that none of your files is lost. Run "git init && git add . && git commit -m Mine", and try again.',
    )
  const changes = git(root, 'status', '--porcelain', '--untracked-files=normal')
  const { mark, head } = markIn(root)
  // No upgrade changes the owner's texts: they have been written since, perhaps after it was undone.
  const hasOwn = /\bsrc\/realm\/(?!README\.md$)/m.test(changes)
  const isInterrupted = textIn(mark) === head && !hasOwn
  if (changes && isInterrupted)
    throw plainError(
      `The last upgrade is not finished:\n\n${changes}\nThis undoes all of it, and "git stash pop" brings it back: ${UNDO}`,
    )
  if (changes) throw plainError(`Commit your changes first:\n\n${changes}`)
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  try {
    upgrade(root, fetchTemplate(root, address, join(folder, 'template')), folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export default { run }

/**
 * A file in the owner's `.git` that is there while an upgrade writes, with the commit that it began from:
 * only then all changes since that commit are its own, and may be undone.
 */
function markIn(root: string) {
  const [head = '', mark = ''] = git(root, 'rev-parse', 'HEAD', '--git-path', 'upgrade').split('\n')
  return { head, mark: resolve(root, mark) }
}

/** Fetches the template into a new folder, with its past. One that is not in git has none. */
function fetchTemplate(root: string, address: string, folder: string): string {
  const local = resolve(root, address)
  const isFolder = existsSync(local)
  try {
    if (isFolder && !existsSync(join(local, '.git'))) {
      git(root, 'init', '--quiet', folder)
      git(folder, '--work-tree', local, 'add', '--all')
      git(folder, 'checkout-index', '--all')
    } else git(root, 'clone', '--quiet', '--', isFolder ? local : address, folder)
  } catch (error) {
    throw plainError(`The template at "${address}" cannot be fetched: ${(error as Error).message}`)
  }
  if (git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true')
    throw plainError(
      `"${address}" has only a part of the template's past. Run "git fetch --unshallow" there, and try again.`,
    )
  if (isFile(join(folder, TABLE)) && isFile(join(folder, 'src/vite/commands/run.js'))) return folder
  throw plainError(`"${address}" is another project, not this template: it has no ${TABLE}.`)
}

/** Upgrades the project in the folder `root`, with a folder for drafts. */
function upgrade(root: string, template: string, drafts: string): void {
  const [ownLog, log] = [root, template].map((folder) => textIn(join(folder, 'CHANGELOG.md'))) as [
    string,
    string,
  ]
  const [before, after] = [versionIn(ownLog), versionIn(log)]
  if (compareVersions(after, before) < 0)
    throw plainError(`The template has version ${after}, which is older than yours, ${before}.`)

  const [own, next] = [filesIn(root), filesIn(template)]
  // Git cannot bring back what it ignores.
  const ignored = [...next.keys()].filter((path) => !own.has(path) && existsSync(join(root, path)))
  for (const path of ignored) next.delete(path)
  const [start = 'HEAD'] = git(root, 'log', '--reverse', '--format=%H', '--', TABLE).split('\n')
  const known = pastOf(template, '--all')
  const past = withStart(known, filesIn(root, start))
  const demo = /^siteName:.*/m.exec(readFileSync(join(template, TABLE), 'utf8'))?.[0] ?? ''
  if (past !== known && !git(root, 'cat-file', 'blob', `${start}:./${TABLE}`).includes(demo))
    throw plainError(
      'Your first commit has changes of yours already, which a template without its past would overwrite. Clone that with "git clone", and write the name of the folder.',
    )
  const plan = planUpgrade(own, next, pastOf(root, 'HEAD'), past)
  const pathsOf = (step: Planned['step']) => plan.flatMap((file) => (file.step === step ? file.path : []))
  const merges = plan.flatMap((file) => (file.step === 'merge' ? merge(root, template, file, drafts) : []))
  // The list of packages that npm has added the owner's to is taken along with others.
  const isDue = plan.some(({ path, step, base }) => /write|remove/.test(step) && own.get(path) === base)
  if (!isDue && merges.length === 0)
    throw plainError(`There is nothing to do: you have all of version ${after}.`)

  const { mark, head } = markIn(root)
  writeFileSync(mark, head)
  const isNewer = after !== before
  const what = isNewer
    ? `From version ${before} to ${after}`
    : `Nothing new since version ${after}, but newer files`
  console.log(`${what}. Until you commit it, this undoes it: ${UNDO}`)
  for (const path of pathsOf('remove')) rmSync(join(root, path))
  for (const path of pathsOf('write')) cpSync(join(template, path), join(root, path))
  for (const { path, content } of merges) writeFileSync(join(root, path), content)

  const commit = git(root, 'rev-parse', '--short', 'HEAD').trim()
  const merged = (isWhole: boolean) => merges.flatMap((file) => (file.isWhole === isWhole ? file.path : []))
  console.log(`Written: ${pathsOf('write').length} files of the template.`)
  say('Removed, as the template has them no longer', pathsOf('remove'))
  say('Merged with your changes', merged(true))
  say(
    `Merged, but the template's where both of you have changed the same lines ("git diff ${commit} -- FILE" shows what has changed, "git checkout ${commit} -- FILE" brings yours back)`,
    merged(false),
  )
  say('Kept as yours, though the template has another one or none', [...pathsOf('keep'), ...ignored])
  say('Left out, as you have deleted them', pathsOf('leave out'))

  if (plan.some(({ path }) => path === 'package-lock.json'))
    npm(root, 'install --no-audit --no-fund --loglevel=error')
  npm(root, 'run --silent draw')
  rmSync(mark)
  console.log(
    `\n${newsSince(log, before)}If "npm run dev" shows all well: git add . && git commit -m "Upgrade to ${after}"`,
  )
}

/**
 * Merges the template's changes of a file into the owner's; not whole if lines of the owner's give way to the
 * template's. Nothing if it has them already.
 */
function merge(root: string, template: string, { path, base }: Planned, drafts: string) {
  const theirs = join(template, path)
  const [ours, old] = [`HEAD:./${path}`, `${base}`].map((name, index) => {
    const draft = join(drafts, `${index}`)
    writeFileSync(draft, spawnSync('git', ['cat-file', 'blob', name], { cwd: root, maxBuffer: 1e9 }).stdout)
    return draft
  }) as [string, string]
  const merged = [[], ['--theirs']].map((options) =>
    spawnSync('git', ['merge-file', '-p', ...options, ours, old, theirs], { maxBuffer: 1e9 }),
  )
  // A picture cannot be merged in either way.
  const content = merged.find(({ status }) => status === 0)?.stdout ?? readFileSync(theirs)
  return content.equals(readFileSync(ours)) ? [] : [{ path, content, isWhole: merged[0]?.status === 0 }]
}

/** The files of a commit, or of the index. */
function filesIn(folder: string, commit?: string): Map<string, string> {
  const list = commit ? git(folder, 'ls-tree', '-rz', commit) : git(folder, 'ls-files', '-sz')
  const entries = list.matchAll(/([0-9a-f]{40,})[^\t]*\t([^\0]+)\0/g)
  return new Map([...entries].map(([, content = '', path = '']) => [path, content]))
}

const LOG = '-m --relative --format= --raw --no-renames --no-abbrev -z'.split(' ')

/** All contents of all files in the history of a commit, or of all branches. */
function pastOf(folder: string, commit: string): Past {
  const past = new Map<string, string[]>()
  const changes = git(folder, 'log', commit, ...LOG).matchAll(/:\d+ \d+ \w+ (\w+) \w\0([^\0]+)\0/g)
  for (const [, content = '', path = ''] of changes)
    past.set(path, [...(past.get(path) ?? []), content.replace(/^0+$/, '')])
  return past
}

/** What git prints. Throws what it says if it fails. */
function git(folder: string, ...args: readonly string[]): string {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
  const options = { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e9 } as const
  const { status, stdout, stderr } = spawnSync('git', args, options)
  if (status !== 0) throw plainError(stderr.trim())
  return stdout
}

function npm(root: string, args: string): void {
  // On Windows, npm is a script of the shell.
  const { status } = spawnSync(`npm ${args}`, { cwd: root, stdio: 'inherit', shell: true })
  if (status === 0) return
  throw plainError(
    `The files are upgraded, but "npm ${args}" has failed. When its cause is mended, run "npm install && npm run draw"; or undo the upgrade: ${UNDO}`,
  )
}

function say(what: string, paths: readonly string[]): void {
  if (paths.length > 0) console.log(`\n${what}:\n  ${paths.join('\n  ')}`)
}
