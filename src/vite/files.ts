import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { NOT_IN_XML } from '../table/mistakes.ts'

const [brotli, zipped] = [promisify(brotliCompress), promisify(gzip)]

/** What systems leave in folders that they have shown. On a host, it would tell the names of other files. */
const LEFT_BEHIND = /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i

/**
 * The sorted paths of all files in a folder, which may be missing: relative to it, and with slashes; but for
 * what systems leave there. What is linked counts as if it were there, but for links to nowhere, and to a
 * folder around them.
 */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const isAround = (path: string) => `${realpathSync(folder)}${sep}`.startsWith(`${realpathSync(path)}${sep}`)
  // Not all at once: some versions of Node then follow links, even in circles, and others do not.
  return readdirSync(folder)
    .flatMap((name) => {
      const path = join(folder, name)
      if (LEFT_BEHIND.test(name) || !existsSync(path)) return []
      if (statSync(path).isDirectory())
        return isAround(path) ? [] : filesIn(path).map((file) => `${name}/${file}`)
      return isFile(path) ? name : []
    })
    .sort()
}

/** Whether a path is an existing file, not a folder. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** The text of a file; empty if it is missing. */
export const textIn = (path: string) => (isFile(path) ? readFileSync(path, 'utf8') : '')

/** Escapes a text for HTML and XML, in an element or in double quotes, without what XML never allows. */
export function escapeText(text: string): string {
  return text
    .split(NOT_IN_XML)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** The hash of a content, as a browser compares it: in a security policy, or for a request. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** Works on as many items at a time as there are processors. */
export async function sideBySide<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

/** Writes a brotli and a gzip version beside each file, at the highest level: of equal files only once. */
export async function compressAll(files: readonly string[]): Promise<void> {
  const equals = new Map<string, string[]>()
  for (const file of files) {
    const hash = integrityOf(readFileSync(file))
    equals.set(hash, [...(equals.get(hash) ?? []), file])
  }
  await sideBySide([...equals.values()], async (files) => {
    const content = readFileSync(files[0] ?? '')
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    const [br, gz] = [await brotli(content, { params }), await zipped(content, { level: 9 })]
    for (const file of files) {
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }
  })
}
