/**
 * The drawing on the disk. It is made whole or not at all: written beside the last one, then exchanged, and
 * the record with the hash of each file comes last. Until then, files and record differ, and a build refuses
 * them.
 */
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Drawing } from '../cartography/commands/draw.ts'
import type { Drawn, DrawnFiles } from '../table/drawn.ts'
import { at, FILES, plainError } from '../table/mistakes.ts'
import { RECORD } from '../table/paths.ts'
import { isOwnDrawing } from '../table/table.ts'
import { filesIn, integrityOf } from './files.ts'

/** The pictures of pages, of which there may be fewer than before. */
const OF_PAGES = /^public\/map\/(places\/[^/]+\.svg|cards\/[^/]+\.jpg)$/

/** The folder in which the next drawing is complete before its files take their places. */
const NEXT = 'src/drawn/next'

const OTHER = `, in place of another file. Those of your own belong in ${FILES}.`

/** The record of the last drawing of the project in the folder `root`; undefined if none can be read. */
export function readRecord(root: string): Drawn | undefined {
  try {
    const record = JSON.parse(readFileSync(join(root, RECORD), 'utf8'))
    return Array.isArray(at(record, 'places')) && at(record, 'files') ? record : undefined
  } catch {
    return undefined
  }
}

/** The hashes of some files of a project; those that are missing are left out. */
export function hashesOf(root: string, files: readonly string[]): DrawnFiles {
  const hashOf = (file: string) => {
    try {
      return [[file, integrityOf(readFileSync(join(root, file)))]]
    } catch {
      return []
    }
  }
  return Object.fromEntries(files.flatMap(hashOf))
}

/**
 * Writes a drawing into the project in the folder `root`, and prints how large each file is, and whether it
 * replaces one that is not of the last drawing. Pictures of pages that there are no more are deleted.
 */
export async function writeDrawing(root: string, { files: contents, record }: Drawing): Promise<void> {
  const paths = Object.keys(contents)
  const last = readRecord(root)?.files ?? {}
  const present = hashesOf(root, paths)
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(root, NEXT, path)), { recursive: true })
    await writeFile(join(root, NEXT, path), content)
  }
  const exchange = async (path: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await rename(join(root, NEXT, path), join(root, path))
  }

  await rm(join(root, NEXT), { recursive: true, force: true })
  // At once: one picture takes as long as all others, on one core.
  const lines = await Promise.all(
    Object.entries(contents).map(async ([path, content]) => {
      const bytes =
        typeof content === 'string' || Buffer.isBuffer(content)
          ? Buffer.from(content)
          : await content.toBuffer()
      await write(path, bytes)
      return `${path}: ${bytes.length} bytes`
    }),
  )
  const drawings = record.places.map(({ landmark }) => `src/realm/${landmark}`).filter(isOwnDrawing)
  const files = { ...hashesOf(join(root, NEXT), paths), ...hashesOf(root, drawings) }
  if (paths.some((path) => !files[path]))
    throw plainError('Another "npm run draw" has ended meanwhile. Run it once more, alone.')
  await write(RECORD, `${JSON.stringify({ ...record, files })}\n`)

  for (const [index, path] of paths.entries()) {
    await exchange(path)
    const isKnown = [undefined, last[path], files[path]].includes(present[path])
    console.log(lines[index] + (isKnown ? '' : OTHER))
  }
  const there = filesIn(join(root, 'public/map')).map((file) => `public/map/${file}`)
  for (const path of there.filter((path) => OF_PAGES.test(path) && !paths.includes(path))) {
    await rm(join(root, path))
    console.log(`${path}: deleted, as no page shows it`)
  }
  await exchange(RECORD)
  await rm(join(root, NEXT), { recursive: true })
}
