/** What the build fills into the style sheets and into index.html: colours, rules of the first view, symbols. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { MOODS, siteColours } from '../site/palette.ts'
import type { Table } from '../site/table.ts'
import { firstViewRules } from './firstView.ts'
import { plainError } from './mistakes.ts'

/** The comment in the style sheet of the signposts that the rules of the first view replace. */
const FIRST_VIEW = '/* The rules of the first view are inserted here. */'

/** The drawings that `use` elements show on every page: the marks of the landmarks, and the wordmark. */
const SYMBOLS = ['marks.svg', 'wordmark.svg'].map((name) => join(import.meta.dirname, '../site', name))

/** Fills in what the table says; if it has mistakes, the colours of the first mood. */
export function styleSheets(table: Table | undefined): Plugin {
  const site = siteColours(table?.mood ?? MOODS[0])
  return {
    name: 'style-sheets',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id)) return null
      if (id.endsWith('/overlay.module.css') && !code.includes(FIRST_VIEW))
        throw new Error(`${id} has no place for the rules of the first view`)
      const filled = withColours(code, site).replace(FIRST_VIEW, () => (table ? firstViewRules(table) : ''))
      // The development server loads fonts late: with `optional`, the first load would always show the fallback font. A
      // built page preloads its font.
      const isBuild = this.environment.mode === 'build'
      return { code: isBuild ? filled : filled.replace('font-display: optional', 'font-display: swap'), map: null }
    },
    transformIndexHtml: (html) => withColours(html, site).replace('<!--symbols-->', symbols),
  }
}

/** Replaces each `palette(ink)`, or `palette(ink / 40%)` with opacity, by the colour. */
export function withColours(text: string, colours: Readonly<Record<string, string>>): string {
  return text.replace(/\bpalette\(([\w-]+)(?: \/ (\d+%))?\)/g, (_, name: string, opacity?: string) => {
    const colour = colours[name]
    if (!colour) throw plainError(`The palette has no colour "${name}". It has: ${Object.keys(colours).join(', ')}.`)
    if (!opacity) return colour
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    return `rgb(${red} ${green} ${blue} / ${opacity})`
  })
}

/**
 * The symbols, inside the page: they are needed at the first paint. As images in a style sheet, each would be a document
 * of its own, which takes a slow phone 10 ms to open; in the script, they would come twice.
 */
function symbols(): string {
  const drawings = SYMBOLS.map((file) =>
    readFileSync(file, 'utf8')
      .replace(/<!--.*?-->/gs, '')
      .trim(),
  )
  return `<svg class="symbols" aria-hidden="true">${drawings.join('')}</svg>`
}
