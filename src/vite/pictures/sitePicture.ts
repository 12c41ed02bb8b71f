/**
 * The picture of the site, as the build knows it: drawn, or the owner's own. Every part of the build asks it.
 */
import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import type { OwnFiles } from '../../site/map/picture/own/map.tsx'
import { INK_FILES, NIGHT_FILE, WASH_FILES } from '../../table/paths.ts'
import { mapOf, minScaleOf } from '../../table/siteOf.ts'
import type { OwnMap, Table } from '../../table/table.ts'
import type { Original } from './original.ts'
import { type Cartouche, ownFilesOf, siteCardFile } from './ownFiles.ts'
import type { OwnPicture } from './ownPicture.ts'
import { makeFiles, type PictureFile, sourcesInDevelopment, sourcesOf } from './pictureFile.ts'

export interface SitePicture {
  /** The folder of `src/site/map/picture` with the modules that pages use. */
  readonly kind: 'drawn' | 'own'
  /**
   * The attributes of the links that preload it on the map's page, the most urgent first. `base` is the
   * site's root, and `hash` is added to the address of a picture in `public`.
   */
  preloads(base: string, hash: string): string[]
  /** Whether a file of `public` is of another picture, and does not belong in `dist`. */
  isOther(file: string): boolean
  /**
   * What pages know of an own one, on a site whose root is `base`; in development, they show its originals.
   */
  known(base: string, isBuild: boolean): OwnFiles | null
  /** Makes its files. */
  readonly plugin: Plugin
}

/** Never no plugin: where the names of plugins change, the development server bundles all packages anew. */
const NAME = 'picture'
/** The files of the drawn picture. */
const DRAWN_FILES: readonly string[] = [...WASH_FILES, ...INK_FILES, NIGHT_FILE]
const DARK = ' media="(prefers-color-scheme: dark)"'
const LIGHT = ' media="not all and (prefers-color-scheme: dark)"'
const FIRST = ' fetchpriority="high"'

export const drawnPicture: SitePicture = {
  kind: 'drawn',
  preloads: (base, hash) =>
    // Preload scanners find no images inside an SVG. The wash and the coast come first, as a map is drawn.
    // The night before both: the picture should not be bright at first.
    [NIGHT_FILE, WASH_FILES[0], ...INK_FILES].map(
      (file, index) =>
        `as="image" href="${base}${file}${hash}"${index < 3 ? FIRST : ''}${file === NIGHT_FILE ? DARK : ''}`,
    ),
  isOther: () => false,
  known: () => null,
  plugin: { name: NAME },
}

/** The picture of a site: drawn unless it is the owner's `own`. */
export function pictureOf(table: Table | undefined, own: OwnPicture | undefined): SitePicture {
  return table && own ? ownPicture(table, own) : drawnPicture
}

function ownPicture(table: Table, own: OwnPicture): SitePicture {
  const { day, night, width, height } = own
  const { labels = true } = table.map as OwnMap
  const { byDay, byNight, small, cards } = ownFilesOf(own, table.regions)
  const sizes = sizesOf(own, minScaleOf(mapOf(table, own)))
  const known = (base: string, isBuild = true): OwnFiles => {
    const sources = (original: Original, files: readonly PictureFile[]) =>
      isBuild ? sourcesOf(files, base) : sourcesInDevelopment(original, base)
    return { day: sources(day, byDay), ...(night && { night: sources(night, byNight) }), sizes, labels }
  }

  let config: ResolvedConfig
  const make = (files: readonly PictureFile[]) =>
    makeFiles(files, join(config.cacheDir, 'pictures'), (progress) => config.logger.info(progress))
  /** The paths of the files that the build has made, by their names in the site. */
  let made: ReadonlyMap<string, string> = new Map()

  return {
    kind: 'own',
    preloads(base) {
      const { day, night } = known(base)
      const preload = ({ avif }: typeof day, media = '') =>
        `as="image" type="image/avif" imagesrcset="${avif}" imagesizes="${sizes}"${FIRST}${media}`
      return night ? [preload(night, DARK), preload(day, LIGHT)] : [preload(day)]
    },
    isOther: (file) => DRAWN_FILES.includes(file) || /^map\/places\/.*\.svg$/.test(file),
    known,
    plugin: {
      name: NAME,
      configResolved(resolved) {
        config = resolved
      },
      buildApp: {
        order: 'pre',
        async handler() {
          const site = siteCardFile(own, table, await drawCartouche(table))
          made = await make([...byDay, ...byNight, ...small, ...cards, site])
          const avif = byDay.filter(({ edit }) => edit.format === 'avif')
          const [phone, desktop = phone] = avif
          const kbOf = (file = phone) => Math.round(statSync(made.get(file?.name ?? '') ?? '').size / 1000)
          const names = [day, night].flatMap((original) => original?.name ?? []).join(', ')
          config.logger.info(
            `${names}: ${width} x ${height} px, ${kbOf(phone)} KB on phones, ${kbOf(desktop)} KB on desktops, ` +
              `${kbOf(avif.at(-1))} KB at full size.`,
          )
        },
      },
      writeBundle({ dir = '' }) {
        if (this.environment.name !== 'client') return
        for (const [name, path] of made) {
          mkdirSync(dirname(join(dir, name)), { recursive: true })
          copyFileSync(path, join(dir, name))
        }
      },
      async configureServer({ middlewares }) {
        const paths = await make(small)
        middlewares.use(({ url = '' }, response, next) => {
          const path = url.startsWith(config.base) && paths.get(url.slice(config.base.length))
          if (!path) return next()
          response.setHeader('Content-Type', 'image/webp')
          response.end(readFileSync(path))
        })
      },
    },
  }
}

/** Draws the site's name for its card. */
async function drawCartouche(table: Table): Promise<Cartouche> {
  const file = join(import.meta.dirname, '../../cartography/ownCard.ts')
  const { module } = await runnerImport<typeof import('../../cartography/ownCard.ts')>(file, {
    configFile: false,
    logLevel: 'silent',
  })
  return module.cartoucheOfCard(table)
}

/**
 * The `sizes` of the picture in its first view, which it fills, at no less than its least scale:
 * ownPicture.module.css. Of a phone, whose px are tiny, less than half as many are asked for: the file for it
 * has more than one px for each of CSS.
 */
function sizesOf({ width, height }: OwnPicture, minScale: number): string {
  const least = minScale * width
  const filling = (part: number) =>
    `max(${least ? `${round(part * least)}px, ` : ''}${round(100 * part)}vw, ${round((100 * part * width) / height)}vh)`
  return `(max-width: 45rem) ${filling(0.45)}, ${filling(1)}`
}

const round = (number: number) => Math.round(number * 10) / 10
