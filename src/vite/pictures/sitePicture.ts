/**
 * The picture of the map, as the build knows it: drawn, or the owner's own. Every part of the build asks it.
 */
import type { Size } from '../../panzoom/core/geometry.ts'
import type { OwnFiles } from '../../site/map/picture/own/map.tsx'
import { INK_FILES, NIGHT_FILE, WASH_FILES } from '../../table/paths.ts'
import { mapOf, minScaleOf, type SiteMap } from '../../table/siteOf.ts'
import type { OwnMap, Table } from '../../table/table.ts'
import { filesMadeOf } from './ownFiles.ts'
import type { OwnPicture } from './ownPicture.ts'
import { type PictureFile, sourcesOf } from './pictureFile.ts'

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
  /** The size of an own one, in px. */
  readonly size?: Size
  /** The custom properties of an own one, as CSS: see ownPicture.module.css. */
  readonly properties: string
  /** What pages know of the files of an own one, on a site whose root is `base`. */
  ownFiles(base: string): OwnFiles | null
  /** The files to be made of it. */
  files(): readonly PictureFile[]
  /** What the terminal says of them. `sizeOf` is the size of one, in bytes, by its name. */
  report?(sizeOf: (name: string) => number): string
}

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
  properties: '',
  ownFiles: () => null,
  files: () => [],
}

/** The picture of a site: drawn unless it is the owner's `own`. */
export function pictureOf(table: Table | undefined, own: OwnPicture | undefined): SitePicture {
  if (!table || !own) return drawnPicture
  const { day, night } = own
  const { labels = true } = table.map as OwnMap
  const { byDay, byNight, others } = filesMadeOf(own, table)
  const map = mapOf(table, own)
  const sizes = sizesOf(own, minScaleOf(map))
  return {
    kind: 'own',
    preloads(base) {
      const preload = (files: readonly PictureFile[], media = '') =>
        `as="image" type="image/avif" imagesrcset="${sourcesOf(files, base).avif}" imagesizes="${sizes}"${FIRST}${media}`
      return night ? [preload(byNight, DARK), preload(byDay, LIGHT)] : [preload(byDay)]
    },
    isOther: (file) => DRAWN_FILES.includes(file) || /^map\/places\/.*\.svg$/.test(file),
    size: own,
    properties: propertiesOf(own, map),
    ownFiles: (base) => ({
      day: sourcesOf(byDay, base),
      ...(night && { night: sourcesOf(byNight, base) }),
      sizes,
      labels,
    }),
    files: () => [...byDay, ...byNight, ...others()],
    report(sizeOf) {
      const avif = byDay.filter(({ edit }) => edit.format === 'avif')
      const [phone = 0, desktop = phone] = avif.map(({ name }) => Math.round(sizeOf(name) / 1000))
      const full = Math.round(sizeOf(avif.at(-1)?.name ?? '') / 1000)
      const names = [day, night].flatMap((original) => original?.name ?? []).join(', ')
      return `${names}: ${own.width} x ${own.height} px, ${phone} KB on phones, ${desktop} KB on desktops, ${full} KB at full size.`
    },
  }
}

function propertiesOf({ tiny, night }: OwnPicture, { width, height, minZoom, maxZoom }: SiteMap): string {
  const properties = {
    '--picture-ratio': round(width / height, 4),
    '--picture-smallest': `${round(width * minScaleOf({ minZoom }))}px`,
    '--picture-largest': `${round(width * 2 ** maxZoom)}px`,
    '--picture-tiny': `url("${tiny}")`,
  }
  const lines = Object.entries(properties).map(([name, value]) => `${name}: ${value};`)
  // The chart of the night is not dimmed.
  return `:root { ${lines.join(' ')} ${night ? '--dimmed: 1' : ''} }`
}

/**
 * The `sizes` of the picture in its first view, which it fills, at no less than its least scale:
 * ownPicture.module.css. Of a phone, whose px are tiny, less than half as many are asked for: the file for it
 * has more than one px for each of CSS.
 */
function sizesOf({ width, height }: Size, minScale: number): string {
  const least = minScale * width
  const filling = (part: number) =>
    `max(${least ? `${round(part * least)}px, ` : ''}${round(100 * part)}vw, ${round((100 * part * width) / height)}vh)`
  return `(max-width: 45rem) ${filling(0.45)}, ${filling(1)}`
}

const round = (number: number, digits = 1) => Number(number.toFixed(digits))
