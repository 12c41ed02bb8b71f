import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import { DRAWN, isReplaced } from '../../cartography/replaced.ts'
import type { Table } from '../../table/table.ts'
import type { Cartouche } from './ownFiles.ts'
import type { OwnPicture } from './ownPicture.ts'
import { makeFiles } from './pictures.ts'
import { planOwnPicture } from './planOwnPicture.ts'
import { drawnPicture, type SitePicture } from './sitePicture.ts'

/** The picture of a site, drawn unless it is the owner's `own`, and what makes its files: nothing for a drawn one. */
export function pictureOf(
  table: Table | undefined,
  own: OwnPicture | undefined,
): { picture: SitePicture; plugin: Plugin } {
  // Never without a plugin of this name: for other plugins, the development server bundles all packages anew.
  if (!table || !own) return { picture: drawnPicture, plugin: { name: NAME } }
  const plan = planOwnPicture(own, table, drawCartouche)
  return { picture: plan.picture, plugin: pictureFiles(own, plan) }
}

const NAME = 'picture-files'

/** Loads the drawing only when the site's card has to be made. */
async function drawCartouche(): Promise<Cartouche> {
  const file = join(import.meta.dirname, '../../cartography/ownCard.ts')
  const { module } = await runnerImport<typeof import('../../cartography/ownCard.ts')>(file, {
    configFile: false,
    logLevel: 'silent',
  })
  return module.cartoucheOfCard()
}

/** Makes the files of the owner's picture, in `node_modules/.vite/pictures`, where the next build finds them. */
function pictureFiles({ day, night, width, height }: OwnPicture, plan: ReturnType<typeof planOwnPicture>): Plugin {
  let config: ResolvedConfig
  let cached: (name: string) => string
  const make = (files: typeof plan.files) =>
    makeFiles(files, join(config.cacheDir, 'pictures'), (made, all) =>
      config.logger.info(`${day.name}: ${made} of ${all} files are made.`),
    )
  return {
    name: NAME,
    config: ({ base = '/' }, { command }) => ({
      define: {
        __OWN_PICTURE__: JSON.stringify(command === 'build' ? plan.define(base) : plan.defineInDevelopment(base)),
      },
    }),
    configResolved(resolved) {
      config = resolved
    },
    buildApp: {
      order: 'pre',
      async handler() {
        cached = await make(plan.files)
        const sizeOf = (name = '') =>
          `${Math.round(statSync(cached(plan.files.find(({ file }) => file === name)?.name ?? '')).size / 1000)} KB`
        const { avif } = plan.byDay
        const [phone, desktop] = [avif[0], avif[Math.min(1, avif.length - 1)]]
        const names = [day, night].flatMap((original) => original?.name ?? []).join(', ')
        config.logger.info(
          `${names}: ${width} x ${height} px, ${sizeOf(phone?.name)} on phones, ${sizeOf(desktop?.name)} on desktops, ` +
            `${sizeOf(avif.at(-1)?.name)} at full size.`,
        )
      },
    },
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      const record = join(config.root, DRAWN)
      const drawn: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
      for (const { file, name } of plan.files) {
        const own = join(config.publicDir, file)
        if (existsSync(own) && isReplaced(readFileSync(own), drawn[`public/${file}`])) continue
        mkdirSync(dirname(join(dir, file)), { recursive: true })
        copyFileSync(cached(name), join(dir, file))
      }
    },
    async configureServer({ middlewares }) {
      const small = plan.files.filter(({ file }) => file.endsWith('.webp') && !file.startsWith('assets/'))
      const cached = await make(small)
      middlewares.use((request, response, next) => {
        const made = small.find(({ file }) => request.url === config.base + file)
        if (!made) return next()
        response.setHeader('Content-Type', 'image/webp')
        response.end(readFileSync(cached(made.name)))
      })
    },
  }
}
