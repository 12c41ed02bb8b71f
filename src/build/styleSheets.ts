/** What the build changes in style sheets; the page has the colours of the mood, too. */
import type { Plugin } from 'vite'
import { MOODS, siteColours } from '../site/palette.ts'
import type { Table } from '../site/table.ts'

/** Fills in the colours of the mood: see {@link withColours}. If the table has mistakes, those of the first mood. */
export function palette(table: Table | undefined): Plugin {
  const site = siteColours(table?.mood ?? MOODS[0])
  return {
    name: 'palette',
    enforce: 'pre',
    transform(code, id) {
      return /\.css(\?|$)/.test(id) ? { code: withColours(code, site), map: null } : null
    },
    transformIndexHtml: (html) => withColours(html, site),
  }
}

/** Replaces each `palette(ink)`, or `palette(ink / 40%)` with opacity, by the colour. */
export function withColours(text: string, colours: Readonly<Record<string, string>>): string {
  return text.replace(/\bpalette\(([\w-]+)(?: \/ (\d+%))?\)/g, (_, name: string, opacity?: string) => {
    const colour = colours[name]
    if (!colour) throw new Error(`The palette has no colour "${name}".`)
    if (!opacity) return colour
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    return `rgb(${red} ${green} ${blue} / ${opacity})`
  })
}

/**
 * Uses `font-display: swap` on the development server. Its styles come late, with the scripts: with `optional`, the
 * first load would always show the fallback font. A built page preloads the font.
 */
export function devFont(): Plugin {
  return {
    name: 'dev-font',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      return /\/styles\/base\.css/.test(id) ? code.replace('font-display: optional', 'font-display: swap') : null
    },
  }
}
