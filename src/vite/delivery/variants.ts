/** The modules that the table chooses: the picture, drawn or the owner's own, and the words in a language. */
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SRC = join(import.meta.dirname, '../..')

/**
 * Resolves `virtual:picture` and `virtual:words`. They are no aliases of Vite's configuration: when that
 * changes, the development server bundles all packages anew, and a page that is open meanwhile may stay
 * white.
 */
export function variants(picture: 'drawn' | 'own', language: string): Plugin {
  const files = {
    'virtual:picture': join(SRC, 'site/map/picture', picture, 'map.tsx'),
    'virtual:words': join(SRC, `words/${language}.ts`),
  }
  return {
    name: 'variants',
    enforce: 'pre',
    resolveId(id, importer) {
      const [, name = '', rest = ''] = /^(virtual:picture|virtual:words)(.*)$/.exec(id) ?? []
      return name in files ? this.resolve(files[name as keyof typeof files] + rest, importer) : null
    },
  }
}
