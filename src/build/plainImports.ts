import type { Plugin } from 'vite'

/** What Vite wraps each `import()` in, by the name under which it asks for it. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Leaves each `import()` as it stands in the code. Vite's own helper would first fetch the style sheets that a script
 * needs: here every page has all of them in it, and the helper would be half a kilobyte for nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: { handler: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : null) },
  }
}
