import { useLayoutEffect, useRef } from 'react'
import { NOT_FOUND } from '../site/paths'
import { pageAt, placeAt, siteName } from '../site/site'
import { ErrorScreen } from './ErrorScreen'
import { Html, usePiece } from './Html'

/** The page of a post, in the style of its place, or an error if there is no such post. */
export function PostPage({ path }: { readonly path: string }) {
  const html = usePiece(path)
  const sheet = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (html === undefined) return
    const heading = sheet.current?.querySelector('h1')
    document.title = heading ? `${heading.textContent} · ${siteName}` : pageAt(NOT_FOUND).title
    // If the post loads after its page, the focus moves from `main` to the post's heading.
    if (heading && document.activeElement === heading.closest('main')) heading.focus({ preventScroll: true })
  }, [html])

  if (html === false) return <ErrorScreen reason="This page could not be loaded." />
  if (html === null) return <ErrorScreen reason="404 Not Found" />
  const place = placeAt(path)
  return (
    <article ref={sheet} className="sheet" data-place={place?.href} data-landmark={place?.landmark}>
      {html !== undefined && <Html name={path} html={html} />}
    </article>
  )
}
