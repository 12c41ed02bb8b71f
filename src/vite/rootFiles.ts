import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { FILES } from '../table/mistakes.ts'
import { unescaped } from '../table/paths.ts'
import { filesIn } from './files.ts'

/** Has the owner's own icons and files to download at the site's root, in place of others of the same name. */
export function rootFiles(): Plugin {
  let config: ResolvedConfig
  const folder = () => join(config.root, FILES)
  return {
    name: 'root-files',
    configResolved(resolved) {
      config = resolved
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const { base } = config
        const { url = '' } = request
        const file = url.startsWith(base) ? url.slice(base.length) : ''
        if (file && filesIn(folder()).includes(unescaped(file.replace(/[?#].*/, ''))))
          request.url = `${base}${FILES}/${file}`
        next()
      })
    },
    writeBundle: {
      // After all that writes files of its own.
      order: 'post',
      handler({ dir = '' }) {
        if (this.environment.name === 'client' && existsSync(folder())) cpSync(folder(), dir, { recursive: true })
      },
    },
  }
}
