/** A minimal project of an owner. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { drawnFrom } from '../../src/table/drawn'
import { parseTable } from '../../src/table/parseTable'
import type { Table } from '../../src/table/table'
import { plain, writeInto } from './folder'
import { SETTINGS } from './settings'

export const TABLE = `${SETTINGS}regions:
  - name: Arts
    posts: true
    epithet: the Mill
    corners: [[100, 100], [100, 300], [300, 300], [300, 100]]
    heading: All the arts
    text: A sentence.
    cards:
      - { title: One, description: Two, link: /cv.pdf }
`
export const FILE = 'src/realm/realm.yaml'
/** The record of its drawing, but for its place. */
export const DRAWN = { siteName: 'Mine', mood: 'parchment', line: '', places: [], files: {} }
export const RECORD = 'src/drawn/record.json'

/** Its folder. */
export let root: string

/** The record of a table that is drawn. */
const recordOf = (table: string) =>
  JSON.stringify({ ...drawnFrom(parseTable(table).value as Table), files: {} })
const recorded = recordOf(TABLE)

/** Records a table as drawn. */
export const record = (table: string) => write(RECORD, recordOf(table))

/** Makes one for each test of the file that calls this: this module is the same in several files. */
export function makeProjects(): void {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'owner-'))
    write(FILE, TABLE)
    write(RECORD, recorded)
    write('src/realm/files/cv.pdf', '')
    write('src/realm/arts.md', 'One.')
    write('index.html', '<!doctype html><title>The site</title>')
  })
  afterEach(() => rmSync(root, { recursive: true }))
}

export const write = (file: string, content: string | Buffer) => writeInto(root, file, content)

export const picture = (width: number, name: string) => plain(width, 20).toFile(join(root, 'src/realm', name))

export const post = (title: string) => `---\ntitle: ${title}\ndate: 2026-11-22\n---\n\nIt began.\n`
