/** The files of places, which move with their pages. */
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { FOLDER, realmFilesIn } from '../../vite/ownerTable.ts'
import { followed, type Move } from '../page/moves.ts'
import { refused } from './requests.ts'

/** Files on their way to another name, for the watcher to pass over. */
export const DRAFTS = '**/*.realm-*'

/** Writes a file whole or not at all; through a link, into its target. */
export function writeWhole(file: string, text: string): void {
  const path = realpathSync(file)
  const draft = join(dirname(path), `.realm-${randomUUID()}`)
  const { mode } = statSync(path)
  // Its folder would allow the exchange.
  if (!(mode & 0o200)) throw refused(409, `${path} is read-only. Allow changes of it, then save again.`)
  try {
    writeFileSync(draft, text, { mode })
    renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}

const ADDRESS = /^\/[a-z0-9-]+$/
/** The address of a link in Markdown, after what is before it. */
const LINK = /(\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?)(\/[^\s)>]*)/gm

/**
 * Moves the story, the posts and the card of each place, and the links to them in all texts, before `last` is
 * done. All of it is moved back at an error, also of that.
 */
export function moveFiles(root: string, moves: readonly Move[], last = () => {}): void {
  const realm = resolve(root, FOLDER)
  if (!moves.every(({ from, to }) => ADDRESS.test(from) && ADDRESS.test(to)))
    throw refused(422, 'A page can only move to an address of letters, digits and hyphens.')
  const undo: (() => void)[] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    undo.push(() => renameSync(to, from))
  }
  const pairs = moves.flatMap(({ from, to }) =>
    [(path: string) => `${path}.md`, (path: string) => path, (path: string) => `/files/cards${path}.jpg`]
      .map((fileOf) => [realm + fileOf(from), realm + fileOf(to)] as const)
      .filter(([file]) => existsSync(file)),
  )
  try {
    // All away from their names first: two places may change theirs. What is left there by a kill is
    // reported.
    const draftOf = (from: string) => join(dirname(from), `${randomUUID()}.realm-${basename(from)}`)
    const drafts = pairs.map(([from, to]) => [draftOf(from), from, to] as const)
    for (const [draft, from] of drafts) move(from, draft)
    for (const [draft, , to] of drafts) {
      if (existsSync(to))
        throw refused(409, `${FOLDER}${to.slice(realm.length)} is there already. Rename it, then save again.`)
      move(draft, to)
    }
    for (const name of moves.length > 0 ? realmFilesIn(root) : []) {
      const file = join(realm, name)
      const text = name.endsWith('.md') ? readFileSync(file, 'utf8') : ''
      const other = text.replace(LINK, (_, before, link) => before + followed(link, moves))
      // Not if it is in another encoding.
      if (other === text || text.includes('\ufffd')) continue
      writeWhole(file, other)
      undo.push(() => writeWhole(file, text))
    }
    last()
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}
