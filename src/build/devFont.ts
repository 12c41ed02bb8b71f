import type { Plugin } from 'vite'

/**
 * Lets the lettering come late on the dev server. A built page asks for its font in its head, and so may do without it
 * where it is late; a page of the dev server, whose styles come with its scripts, would do without it on each first load.
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
