import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { FILES } from '../table/mistakes.ts'
import { MAP_FOLDER, unescaped } from '../table/paths.ts'
import { filesIn } from './files.ts'

/**
 * Has the owner's own icons and files to download at the site's root, in place of others of the same name;
 * and the icons and cards among them in place of the drawn ones.
 */
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
        const asked = url.startsWith(base) ? url.slice(base.length) : ''
        const own = filesIn(folder())
        const file = [asked, asked.replace(/^map\//, '')].find((file) =>
          own.includes(unescaped(file.replace(/[?#].*/, ''))),
        )
        if (file) request.url = `${base}${FILES}/${file}`
        next()
      })
    },
    writeBundle: {
      // After all that writes files of its own.
      order: 'post',
      handler({ dir = '' }) {
        if (this.environment.name !== 'client') return
        for (const file of filesIn(folder())) {
          const drawn = join(dir, MAP_FOLDER, file)
          cpSync(join(folder(), file), existsSync(drawn) ? drawn : join(dir, file), { dereference: true })
        }
      },
    },
  }
}
