/**
 * Adds styles that are part of a script to the page's style sheet: as one rule, because the page's policy forbids a `style`
 * element, and older browsers have no `adoptedStyleSheets`. Returns a function that removes them.
 */
export function addStyles(styles: string): () => void {
  // A sheet of the page itself: those with an address may be an extension's, and refuse.
  const sheet = [...document.styleSheets].find(({ href }) => !href)
  if (!sheet) return () => {}
  const rule = sheet.cssRules[sheet.insertRule(`@media all{${styles}}`, sheet.cssRules.length)]
  return () => sheet.deleteRule([...sheet.cssRules].indexOf(rule as CSSRule))
}
