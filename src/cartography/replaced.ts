/** The pictures that owners may replace by their own. `npm run draw` does not overwrite those. */
import { createHash } from 'node:crypto'

const REPLACEABLE: readonly string[] = [
  'public/favicon.svg',
  'public/apple-touch-icon.png',
  'public/icon-512.png',
  'public/card.jpg',
]

/** Whether a file may be the owner's, as the card of each page may. All others are drawn anew each time. */
export function isReplaceable(path: string): boolean {
  return REPLACEABLE.includes(path) || path.startsWith('public/cards/')
}

/** Where their hashes are kept, as they were last drawn. */
export const DRAWN = 'src/drawn/drawn.json'

/** The hash of a file's content. */
export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Whether a file is the owner's: it is there, and not as it was last drawn. */
export function isReplaced(content: Uint8Array | undefined, lastDrawn: string | undefined): boolean {
  return content !== undefined && hashOf(content) !== lastDrawn
}
