/** Builds the service worker with its precache: the files that it stores when it is installed. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '../prerender'
import { INK_FILES, NOT_FOUND } from '../site/paths.ts'
import { SCRIPT_TARGET, script } from './browsers.ts'
import { filesIn, integrityOf } from './files.ts'

/**
 * The files in `assets` that pages need offline: scripts, styles, dragons and fonts. Left out is what is loaded on demand
 * (X-ray, posts), the owner's pictures, which exist in several sizes each, and names that Vite does not give.
 */
const ASSET = /^assets\/(?!(xray|post)-)[^/%#?]+\.(css|js|svg|woff2)$/

/** The other files that pages need offline. Whatever else is in `public` may be large, or unknown to the host. */
const NEEDED: readonly string[] = ['favicon.svg', 'paper.webp', 'wash.avif', ...INK_FILES]

/** The addresses of files, each with the hash of its content. */
type Precache = Readonly<Record<string, string>>

/** Returns the precache for the built site in `dist`, whose root is `base`. */
export function precache(dist: string, base: string, pages: readonly RenderedPage[]): Precache {
  const files: Record<string, string> = {}
  const add = (address: string, file: string) => {
    // As in a request: a story's file may have spaces or umlauts in its name.
    files[new URL(base + address, 'https://host').pathname] = integrityOf(readFileSync(join(dist, file)))
  }
  const paths = pages.flatMap(({ path, post }) => (path === NOT_FOUND || post ? [] : path.slice(1)))
  for (const path of paths) add(path, path === '' ? 'index.html' : `${path}.html`)
  const plates = paths.map((path) => `places/${path}.svg`)
  for (const name of filesIn(dist)) {
    if (ASSET.test(name) || NEEDED.includes(name) || plates.includes(name)) add(name, name)
  }
  return files
}

/** Returns the service worker's script with this precache; with null, it uninstalls itself. */
export function workerScript(files: Precache | null): Promise<string> {
  const version = files ? createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12) : ''
  return script('worker.ts', SCRIPT_TARGET, { __VERSION__: JSON.stringify(version), __FILES__: JSON.stringify(files) })
}
