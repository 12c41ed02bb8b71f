/** The site's own style sheet in a page: of a build (pages.ts writes it), or of the development server. */
const OWN_STYLES = import.meta.env.DEV ? 'style[data-vite-dev-id]' : 'style[data-site]'

const added = new Set<string>()

/**
 * Adds the styles that come with a script, once and for good, to the page, whose policy forbids a `style`
 * element. A sheet of their own costs a third of the time of one more rule in the site's, after which all
 * styles are computed anew.
 */
export function addStyles(styles: string): void {
  if (added.has(styles)) return
  added.add(styles)
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  } catch {
    // Safari before 16.4. Not in the first sheet of the page, which may be an extension's, and rewritten.
    const sheet = document.querySelector<HTMLStyleElement>(OWN_STYLES)?.sheet
    sheet?.insertRule(`@media all{${styles}}`, sheet.cssRules.length)
  }
}
