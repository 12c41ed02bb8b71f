import { useEffect } from 'react'

/** Dispatched on the root of the map when an element that the signposts keep free appears or goes. */
export const KEPT_FREE_CHANGED = 'keptfreechange'

/** Dispatches {@link KEPT_FREE_CHANGED} when such an element, with `data-keep-free`, is rendered and when it no longer is. */
export function useKeptFree(root: HTMLElement | undefined, isRendered: boolean): void {
  useEffect(() => {
    if (!root || !isRendered) return undefined
    const report = () => root.dispatchEvent(new Event(KEPT_FREE_CHANGED))
    report()
    return () => void report()
  }, [root, isRendered])
}
