/** The picture of aged paper that every page but the map lies on; `base.css` names the same file. */
const PAPER = `${import.meta.env.BASE_URL}paper.webp`

/**
 * Fetches the paper ahead of its first use, so that no page is seen without it. It waits until the browser has
 * nothing better to do: a `<link rel="preload">` would compete with the map's own picture. A paper that cannot be
 * had is no error: the pages then lie on its colour.
 */
export function preloadPaper(): void {
  const fetchPaper = () => {
    new Image().src = PAPER
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchPaper)
  else setTimeout(fetchPaper)
}
