import type { Plugin } from 'vite'

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
