/** Makes the files of the owner's pictures. */
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { refuse } from '../../table/mistakes.ts'
import { sideBySide } from '../files.ts'
import { open } from './original.ts'
import type { PictureFile } from './pictureFile.ts'
import type { SitePicture } from './sitePicture.ts'

/** Makes the files of all pictures: a build at once, the development server each when it is asked for. */
export function makePictures(picture: SitePicture, readFiles: () => Promise<readonly PictureFile[]>): Plugin {
  let config: ResolvedConfig
  /** The paths of the files that the build has made, by their names in the site. */
  let made: ReadonlyMap<string, string> = new Map()
  const make = (files: readonly PictureFile[]) =>
    makeFiles(files, join(config.cacheDir, 'pictures'), (progress) => config.logger.info(progress))
  return {
    name: 'make-pictures',
    configResolved(resolved) {
      config = resolved
    },
    // Before the last build is deleted: an original may be damaged.
    buildApp: {
      order: 'pre',
      async handler() {
        made = await make([...picture.files(), ...(await readFiles())])
        const report = picture.report?.((name) => statSync(made.get(name) ?? '').size)
        if (report) config.logger.info(report)
      },
    },
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      for (const [name, path] of made) {
        mkdirSync(dirname(join(dir, name)), { recursive: true })
        copyFileSync(path, join(dir, name))
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const name = url.startsWith(config.base) ? url.slice(config.base.length) : ''
        if (!/\.(avif|webp|jpg)$/.test(name)) return next()
        try {
          const file = [...picture.files(), ...(await readFiles())].find((one) => one.name === name)
          if (!file) return next()
          const [path = ''] = (await make([file])).values()
          response.setHeader('Content-Type', `image/${file.edit.format}`)
          response.end(readFileSync(path))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

/** After so many files, each of which takes up to some seconds, the progress is reported. */
const REPORTED = 6

/**
 * Makes the files that the folder `cache` lacks, side by side. Returns their paths there by their names in
 * the site. Originals that are damaged are refused together.
 */
export async function makeFiles(
  files: readonly PictureFile[],
  cache: string,
  report: (progress: string) => void,
) {
  const pathOf = ({ cached }: PictureFile) => join(cache, cached)
  const missing = files.filter((file) => !statSync(pathOf(file), { throwIfNoEntry: false })?.size)
  const damages = new Map<string, string>()
  let made = 0
  mkdirSync(cache, { recursive: true })
  await sideBySide(missing, async (file) => {
    const content = await make(file).catch(({ message }: Error) => {
      // Its first line: pictures that are made at the same time may add theirs.
      const sentence = `it cannot be read to its end (${message.split('\n')[0]}). Save the picture again.`
      damages.set(file.of.name, `src/realm/${file.of.name}: ${sentence}`)
    })
    // Renamed when it is complete: a build may be ended in between.
    const part = `${pathOf(file)}.${randomUUID()}`
    if (content) {
      writeFileSync(part, content)
      renameSync(part, pathOf(file))
    }
    made += 1
    if (made % REPORTED === 0) report(`${made} of ${missing.length} files of pictures are made.`)
  })
  refuse("The owner's pictures", [...damages.values()])
  return new Map(files.map((file) => [file.name, pathOf(file)]))
}

/** Makes the content of a file. */
export async function make({
  of,
  edit: { part, resize, ground, over, format, settings },
}: PictureFile): Promise<Buffer> {
  const cut = part ? open(of).extract(part) : open(of)
  const resized = cut.resize(resize)
  if (over) resized.composite([{ input: Buffer.from(over.svg), left: over.left, top: over.top }])
  if (ground) resized.flatten({ background: ground })
  return resized.toFormat(format, settings).toBuffer()
}
