import type { Plugin } from 'vite'

/** The module id of the helper in which Vite wraps each `import()`. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Replaces Vite's helper for `import()`, which preloads a script's style sheets. Every page has all styles inline, so
 * the helper would add half a kilobyte to the first script without any use.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: { handler: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : null) },
  }
}
