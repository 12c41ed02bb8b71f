/** The pictures that owners may replace by their own. `npm run draw` does not overwrite those. */
import { createHash } from 'node:crypto'

/** The files that may be the owner's. All others are drawn anew each time. */
export const REPLACEABLE: readonly string[] = [
  'public/favicon.svg',
  'public/apple-touch-icon.png',
  'public/icon-512.png',
  'public/card.jpg',
]

/** Where their hashes are kept, as they were last drawn. */
export const DRAWN = 'src/cartography/drawn.json'

/** The hash of a file's content. */
export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Whether a file is the owner's: it is there, and not as it was last drawn. */
export function isReplaced(content: Uint8Array | undefined, lastDrawn: string | undefined): boolean {
  return content !== undefined && hashOf(content) !== lastDrawn
}
