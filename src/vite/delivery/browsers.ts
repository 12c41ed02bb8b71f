/**
 * The two tiers of browsers, which README.md describes, as compiler targets, and the scripts built for them.
 */
import { join } from 'node:path'
import { build } from 'vite'

/**
 * The targets of the scripts: the first browsers that have both `inert` and `overflow: clip`, by which
 * boot.ts detects the first tier. No other browser loads them.
 */
export const SCRIPT_TARGETS = ['chrome102', 'firefox112', 'safari16']
/** The targets of inline code (the styles and boot.ts), which must also work in the oldest browsers. */
export const PAGE_TARGETS = ['chrome69', 'firefox70', 'safari12']

/** Bundles and minifies a script of `src/site/start` with its imports, and fills in its constants. */
export async function script(file: string, target: string[], define: Record<string, string> = {}) {
  const input = join(import.meta.dirname, '../../site/start', file)
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    // As a function that is called at once: inline scripts share one global scope.
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [chunk, ...others] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${file} should be built into one script`)
  return chunk.code.trim()
}
