/** The pieces of the owner's Markdown that this document has: see pieces.ts. */
import { useEffect, useState } from 'react'
import { fetchPiece, type Piece } from './pieces'

/** The pieces by name; null for pieces that do not exist. */
const pieces = new Map<string, Piece | null>()

/** Fetches a piece, unless it is there already. Rejects if it cannot be loaded. */
export async function loadPiece(name: string): Promise<void> {
  if (!pieces.has(name)) pieces.set(name, (await fetchPiece(name)) ?? null)
}

/** The attributes of the element that shows a piece, from which a prerendered page is hydrated without a request. */
export function attributesOf(name: string, { html: _, ...facts }: Piece & { readonly html?: string }) {
  return { 'data-piece': name, 'data-facts': JSON.stringify(facts) }
}

/** Reads the piece in an element with {@link attributesOf}. */
function readPiece(name: string): Piece | undefined {
  const elements = document.querySelectorAll<HTMLElement>('[data-piece]')
  const shown = [...elements].find(({ dataset }) => dataset.piece === name)
  return shown && { ...JSON.parse(shown.dataset.facts ?? ''), html: shown.innerHTML }
}

/** Returns a piece by its name: undefined while it loads, null if it does not exist, false if loading has failed. */
export function usePiece<Kind extends Piece>(name: string): Kind | null | undefined | false {
  const [, redraw] = useState({})
  const [isLost, setIsLost] = useState(false)
  if (!pieces.has(name)) {
    const piece = readPiece(name)
    if (piece) pieces.set(name, piece)
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
