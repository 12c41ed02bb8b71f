/** The pieces of the owner's Markdown that this document has, and the links in them: see pieces.ts. */
import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { NOT_FOUND } from '../../table/paths'
import { pathWithin } from '../address'
import { isPlainClick } from '../parts/AnyLink'
import { pageAt } from '../site'
import { fetchPiece, isPost, type Piece } from './pieces'

/** The pieces by name; null for pieces that do not exist. */
const pieces = new Map<string, Piece | null>()

/** Fetches a piece, unless it is there already. Rejects if it cannot be loaded. */
export async function loadPiece(name: string): Promise<void> {
  if (!pieces.has(name)) pieces.set(name, (await fetchPiece(name)) ?? null)
}

/** The attributes of an element that shows a piece: a prerendered page is hydrated from it without a request. */
export function attributesOf(name: string, { html: _, ...facts }: Piece & { readonly html?: string }) {
  return { 'data-piece': name, 'data-facts': JSON.stringify(facts) }
}

/** Returns a piece by its name: undefined while it loads, null if it does not exist, false if loading has failed. */
export function usePiece<Kind extends Piece>(name: string): Kind | null | undefined | false {
  const [, redraw] = useState({})
  const [isLost, setIsLost] = useState(false)
  if (!pieces.has(name)) {
    const elements = document.querySelectorAll<HTMLElement>('[data-piece]')
    const shown = [...elements].find(({ dataset }) => dataset.piece === name)
    if (shown) pieces.set(name, { ...JSON.parse(shown.dataset.facts ?? ''), html: shown.innerHTML })
  }

  useEffect(() => {
    if (pieces.has(name)) return
    loadPiece(name).then(
      () => redraw({}),
      () => {
        // A reload fetches the complete page from the host, unless this document is that page already.
        if (isFresh()) setIsLost(true)
        else location.reload()
      },
    )
  }, [name])

  return isLost ? false : (pieces.get(name) as Kind | null | undefined)
}

/** Whether the document was loaded from its current address, without navigation since. */
function isFresh(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? []
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname
}

/**
 * Returns a listener for clicks on links, or on elements around them. It routes links to pages of this site in the client,
 * without a page load, except those with a query or a hash. A post is fetched before, so that its page appears complete.
 */
export function useFollow(): (event: MouseEvent) => void {
  const [, navigate] = useLocation()
  return (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || !isPlainClick(event.nativeEvent) || link.origin !== location.origin || link.search || link.hash) return
    const to = pageAt(pathWithin(link.pathname)).path
    if (to === NOT_FOUND) return
    event.preventDefault()
    const { href } = location
    // Not if the visitor has gone elsewhere meanwhile.
    const go = () => location.href === href && navigate(to)
    if (isPost(to)) loadPiece(to).then(go, go)
    else go()
  }
}
