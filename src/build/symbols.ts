/** The symbols of every page: the marks of the landmarks, and the wordmark. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILES = ['marks.svg', 'wordmark.svg'].map((name) => join(import.meta.dirname, '../site', name))

/** The comment in index.html that they replace. */
const PLACEHOLDER = '<!--symbols-->'

/**
 * Writes the symbols into the page, for `use` elements. They are needed at the first paint: as images in the style sheet,
 * each would be a document of its own, which takes a slow phone 10 ms to open; in the script, they would come twice.
 */
export function symbols(): Plugin {
  return {
    name: 'symbols',
    transformIndexHtml: (html) => {
      const symbols = FILES.map((file) =>
        readFileSync(file, 'utf8')
          .replace(/<!--.*?-->/gs, '')
          .trim(),
      ).join('')
      return html.replace(PLACEHOLDER, () => `<svg class="symbols" aria-hidden="true">${symbols}</svg>`)
    },
  }
}
