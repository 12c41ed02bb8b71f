import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Imitates a page load when the router changes the page: scrolls to the top and focuses the page's heading (or `main`,
 * if there is none). After Back and Forward, the browser restores the scroll position instead.
 *
 * `onArrival` is called before the focus moves. Returns a function that focuses the heading, for links to the current
 * page.
 */
export function useArrival(main: RefObject<HTMLElement | null>, path: string, onArrival: () => void): () => void {
  const pathBefore = useRef(path)
  /** The path of the last `popstate` event: Back or Forward. */
  const returnedTo = useRef<string | null>(null)

  const focusPage = useCallback(() => {
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    target?.focus({ preventScroll: true })
  }, [main])

  useEffect(() => {
    const onPopState = () => {
      returnedTo.current = location.pathname
    }
    // In the capture phase, so that it runs before the router's listener, which may render the page synchronously.
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
