/** HTML that the build has made of the owner's Markdown, each piece of it in a script of its own. */
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { pathWithin } from '../site/address'
import { NOT_FOUND } from '../site/paths'
import { pageAt } from '../site/site'
import { fetchPost, isPost } from './posts'

/** Fetches a piece by its name; nothing where there is none. */
type Fetch = (name: string) => Promise<string | undefined>

/** The pieces that have come, by their names; null for those that do not exist. */
const pieces = new Map<string, string | null>()

/** Keeps a piece that has come. */
export function keepPiece(name: string, html: string): void {
  pieces.set(name, html)
}

/**
 * A piece by its name; undefined until it has come, null where there is none, false where it cannot be had. On a page that the build has rendered it is
 * read from the document; on one that the visitor goes to from another it is fetched.
 */
export function usePiece(name: string, fetchPiece: Fetch): string | null | undefined | false {
  const [, redraw] = useState({})
  const [isLost, setIsLost] = useState(false)
  if (!pieces.has(name)) {
    const rendered = document.querySelector(`[data-story="${name}"]`)
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
        // The host may have it as a whole page, unless this is what it has answered with.
        if (isFresh()) setIsLost(true)
        else location.reload()
      },
    )
  }, [name, fetchPiece])

  return isLost ? false : pieces.get(name)
}

/** Whether the document was loaded for the address that it has now, and not for that of a page before. */
function isFresh(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? []
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname
}

interface PieceProps {
  readonly name: string
  readonly fetchPiece: Fetch
  readonly className?: string | undefined
  /** What stands below the piece, and comes with it. */
  readonly children: ReactNode
}

/** A piece, and what stands below it. */
export function Piece({ name, fetchPiece, className, children }: PieceProps) {
  const html = usePiece(name, fetchPiece)
  if (html === undefined) return null
  return (
    <>
      {typeof html === 'string' && <Html name={name} html={html} className={className} />}
      {children}
    </>
  )
}

interface HtmlProps {
  readonly name: string
  readonly html: string
  readonly className?: string | undefined
}

/** The links in it that lead to pages of this site change the page as the site's own links do, without a load. */
export function Html({ name, html, className }: HtmlProps) {
  const [, navigate] = useLocation()
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isOrdinary || link.origin !== location.origin || link.hash) return
    const to = pageAt(pathWithin(link.pathname)).path
    if (to === NOT_FOUND) return
    event.preventDefault()
    // A post is fetched first, so that it is whole when its page comes.
    const go = () => navigate(to)
    if (!isPost(to) || pieces.has(to)) go()
    else
      fetchPost(to)
        .then((post) => post !== undefined && keepPiece(to, post))
        .then(go, go)
  }
  // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by a key is clicked.
  // biome-ignore lint/a11y/noStaticElementInteractions: it is the links in it that are clicked.
  return <div className={className} data-story={name} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
}
