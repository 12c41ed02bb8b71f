import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Does what a browser does when a document is loaded, and a router that swaps pages has to do itself: whoever
 * arrives at another page starts at its top, with the focus on its heading (or on `main`, if it has none). Going
 * back leaves the scroll position to the browser, which restores it.
 *
 * `onArrival` is called first, to clear the way. Returns what puts the focus there, for a link to the page one is on.
 */
export function useArrival(main: RefObject<HTMLElement | null>, path: string, onArrival: () => void): () => void {
  const pathBefore = useRef(path)
  /** The path that the Back or Forward button has just led to. */
  const returnedTo = useRef<string | null>(null)

  const focusPage = useCallback(() => {
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    target?.focus({ preventScroll: true })
  }, [main])

  useEffect(() => {
    const onPopState = () => {
      returnedTo.current = location.pathname
    }
    // In the capture phase, to be before the router, which may render the page before the next listener is heard.
    window.addEventListener('popstate', onPopState, true)
    return () => window.removeEventListener('popstate', onPopState, true)
  }, [])

  useEffect(() => {
    if (pathBefore.current === path) return
    pathBefore.current = path
    onArrival()
    focusPage()
    if (returnedTo.current !== location.pathname) window.scrollTo(0, 0)
    returnedTo.current = null
  }, [path, focusPage, onArrival])

  return focusPage
}
