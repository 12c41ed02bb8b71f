import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Imitates a page load when the router changes the page: closes the drawer, focuses the page's heading (or `main`, if there
 * is none), and scrolls to the top, unless the browser restores the scroll position, as after Back and Forward. Returns a
 * function that does so without scrolling, for links of the drawer to the current page.
 */
export function useArrival(
  main: RefObject<HTMLElement | null>,
  drawer: RefObject<HTMLDialogElement | null>,
  path: string,
): () => void {
  const pathBefore = useRef(path)
  /** The path of the last `popstate` event: Back or Forward. */
  const returnedTo = useRef<string | null>(null)

  const arrive = useCallback(() => {
    // First: the page cannot have the focus while the drawer is open.
    drawer.current?.close()
    // A map that is returned to has given the focus to the place that was opened.
    const { activeElement } = document
    if (main.current !== activeElement && main.current?.contains(activeElement)) return
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    target?.focus({ preventScroll: true })
  }, [main, drawer])

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
    arrive()
    if (returnedTo.current !== location.pathname) window.scrollTo(0, 0)
    returnedTo.current = null
  }, [path, arrive])

  return arrive
}
