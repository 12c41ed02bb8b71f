/** The owner's texts that this document has, as HTML. Each is a script of its own: see `virtual:contents`. */
import { texts } from 'virtual:contents'
import { useEffect, useState } from 'react'

/** The texts that have been loaded, by the paths of their pages. */
const loaded = new Map<string, string>()

/** Fetches the text of the page at a path once, if it has one. Rejects if it cannot be loaded. */
export async function loadText(path: string): Promise<string> {
  const html = loaded.get(path) ?? (await texts[path]?.())?.default ?? ''
  loaded.set(path, html)
  return html
}

/** The text in a prerendered page, which needs no request, now or later. */
function textInPage(path: string): string | undefined {
  const html = document.querySelector(`[data-text="${path}"]`)?.innerHTML
  if (html !== undefined) loaded.set(path, html)
  return html
}

/** The text of the page at a path, which has one: undefined while it loads, null if it cannot be loaded. */
export function useText(path: string): string | null | undefined {
  const [html, setHtml] = useState<string | null | undefined>(() => loaded.get(path) ?? textInPage(path))
  useEffect(() => {
    if (html !== undefined) return
    let isLeft = false
    const onError = () => {
      if (isLeft) return
      // A reload fetches the complete page from the host, unless this document is that page already.
      if (isFresh()) setHtml(null)
      else location.reload()
    }
    loadText(path).then(setHtml, onError)
    return () => {
      isLeft = true
    }
  }, [path, html])
  return html
}

/**
 * Whether the document was loaded from its current address, without navigation since. In a browser that does
 * not say, it counts as loaded from there: else it might be reloaded without end.
 */
function isFresh(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? []
  return !loaded || new URL(loaded.name).pathname === location.pathname
}
