/** Builds the service worker with its precache: the files that it stores when it is installed. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '../prerender'
import { NOT_FOUND } from '../site/paths.ts'
import { filesIn, integrityOf } from './files.ts'
import { script } from './script.ts'

/**
 * Files left out of the precache: files for other programs, fallbacks of other files, everything that is loaded on
 * demand (X-ray, posts), and the owner's pictures, which exist in several sizes each.
 */
const EXCLUDED =
  /\.(br|gz|txt|xml)$|^_headers$|\.html$|wash\.webp$|^(card\.jpg|apple-touch-icon\.png|sw\.js)$|^assets\/((xray|post)-|.*\.(avif|webp)$)/

/** The addresses of files, each with the hash of its content. */
type Precache = Readonly<Record<string, string>>

/** Returns the precache for the built site in `dist`. */
export function precache(dist: string, base: string, pages: readonly RenderedPage[]): Precache {
  const files: Record<string, string> = {}
  for (const { path, post } of pages) {
    if (path === NOT_FOUND || post) continue
    files[base + path.slice(1)] = integrityOf(readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`)))
  }
  for (const name of filesIn(dist)) {
    if (!EXCLUDED.test(name)) files[base + name] = integrityOf(readFileSync(join(dist, name)))
  }
  return files
}

/** Returns the service worker's script with this precache; with null, it uninstalls itself. */
export function workerScript(files: Precache | null): Promise<string> {
  const version = files ? createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12) : ''
  return script('worker.ts', { __VERSION__: JSON.stringify(version), __FILES__: JSON.stringify(files) })
}
