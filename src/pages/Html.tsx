/** Shows pieces of HTML: see pieces.ts. */
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { pathWithin } from '../site/address'
import { NOT_FOUND } from '../site/paths'
import { pageAt } from '../site/site'
import { fetchPiece, isPost } from './pieces'

/** The loaded pieces by name; null for pieces that do not exist. */
const pieces = new Map<string, string | null>()

/** Stores a loaded piece. */
export function keepPiece(name: string, html: string): void {
  pieces.set(name, html)
}

/**
 * Returns a piece by its name: undefined while it loads, null if it does not exist, false if loading has failed. It is
 * read from the document on a prerendered page, and fetched after a navigation within the site.
 */
export function usePiece(name: string): string | null | undefined | false {
  const [, redraw] = useState({})
  const [isLost, setIsLost] = useState(false)
  if (!pieces.has(name)) {
    const rendered = [...document.querySelectorAll<HTMLElement>('[data-story]')].find(
      ({ dataset }) => dataset.story === name,
    )
    if (rendered) pieces.set(name, rendered.innerHTML)
  }

  useEffect(() => {
    if (pieces.has(name)) return
    fetchPiece(name).then(
      (html) => {
        pieces.set(name, html ?? null)
        redraw({})
      },
      () => {
        // A reload fetches the complete page from the host, unless this document is that page already.
        if (isFresh()) setIsLost(true)
        else location.reload()
      },
    )
  }, [name])

  return isLost ? false : pieces.get(name)
}

/** Whether the document was loaded from its current address, without navigation since. */
function isFresh(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? []
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname
}

interface Props {
  readonly name: string
  readonly className?: string | undefined
}

/** A piece and the content below it, the children: both are hidden until the piece has loaded. */
export function Piece({ name, className, children }: Props & { readonly children: ReactNode }) {
  const html = usePiece(name)
  if (html === undefined) return null
  return (
    <>
      {typeof html === 'string' && <Html name={name} html={html} className={className} />}
      {children}
    </>
  )
}

/**
 * Renders a piece. Its links to pages of this site are routed in the client, without a page load, except those with a query
 * or a hash.
 */
export function Html({ name, html, className }: Props & { readonly html: string }) {
  const [, navigate] = useLocation()
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isOrdinary || link.origin !== location.origin || link.search || link.hash) return
    const to = pageAt(pathWithin(link.pathname)).path
    if (to === NOT_FOUND) return
    event.preventDefault()
    // A post is fetched before the navigation, so that its page appears complete.
    const go = () => navigate(to)
    if (!isPost(to) || pieces.has(to)) go()
    else
      fetchPiece(to)
        .then((post) => post !== undefined && keepPiece(to, post))
        .then(go, go)
  }
  // biome-ignore lint/a11y/useKeyWithClickEvents: the browser fires a click for a key press on a link.
  // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside it are clicked.
  return <div className={className} data-story={name} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
}
