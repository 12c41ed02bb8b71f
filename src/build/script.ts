import { join } from 'node:path'
import { build } from 'vite'

/** Bundles and minifies a script of `src/delivery` with its imports, and fills in its constants. */
export async function script(
  file: string,
  target: string | string[],
  constants: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: constants,
    build: {
      write: false,
      target,
      modulePreload: false,
      // As a function that is called at once: inline scripts share one global scope.
      rolldownOptions: { input: join(import.meta.dirname, '../delivery', file), output: { format: 'iife' } },
    },
  })
  const [chunk, ...others] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`${file} was built into something else than a script`)
  return chunk.code.trim()
}
