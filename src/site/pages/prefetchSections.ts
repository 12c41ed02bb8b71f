import { pathWithin } from '../address'
import { placeAt } from '../site'
import { sectionOf } from './pieces'
import { loadPiece } from './usePiece'

/** Fetches a section as soon as a link to its place is pointed at, pressed or focused: so its page appears complete. */
export function prefetchSections(): void {
  for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetchSection)
}

function prefetchSection({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')?.getAttribute('href')
  const path = link && pathWithin(link)
  // If it fails, the page tries again.
  if (path && placeAt(path)?.href === path) loadPiece(sectionOf(path)).catch(() => {})
}
