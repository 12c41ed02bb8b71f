import type { Plugin } from 'vite'

/**
 * Uses `font-display: swap` on the dev server. A built page preloads its font, so `optional` is right there; on the dev
 * server the styles come late, with the scripts, and the first load would always show the fallback font.
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
