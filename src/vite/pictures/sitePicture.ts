/** The picture of the site, as the build knows it: drawn, or the owner's own. Every part of the build asks it. */
import { INK_FILES, NIGHT_FILE } from '../../table/paths.ts'

export interface SitePicture {
  /** The folder of `src/site/map/picture` with the modules that pages use. */
  readonly kind: 'drawn' | 'own'
  /** Where it has the middle of its first view, as fractions of its width and height; at its top edge for 0. */
  readonly start: readonly [x: number, y: number]
  /** The attributes of the links that preload it on the map's page, the most urgent first. `base` is the site's root. */
  preloads(base: string): string[]
  /** The files in `dist`, besides the plates of places, that pages need offline. */
  readonly needed: readonly string[]
  /** The plate of the place at a path without its first slash, as files in `dist`. */
  platesOf(path: string): string[]
  /** Whether a file of `public` is of another picture, and does not belong in `dist`. */
  isOther(file: string): boolean
}

/** The files of the drawn picture. */
const DRAWN_FILES: readonly string[] = ['wash.avif', 'wash.webp', ...INK_FILES, NIGHT_FILE]
const DARK = ' media="(prefers-color-scheme: dark)"'
const FIRST = ' fetchpriority="high"'

export const drawnPicture: SitePicture = {
  kind: 'drawn',
  start: [0.5, 0],
  preloads: (base) =>
    // Preload scanners find no images inside an SVG. The wash and the coast come first, as a map is drawn.
    // The night before both: the picture should not be bright at first.
    [NIGHT_FILE, 'wash.avif', ...INK_FILES].map(
      (file, index) => `as="image" href="${base}${file}"${index < 3 ? FIRST : ''}${file === NIGHT_FILE ? DARK : ''}`,
    ),
  needed: ['wash.avif', ...INK_FILES, NIGHT_FILE],
  platesOf: (path) => [`places/${path}.svg`],
  isOther: () => false,
}

/** The files that the build makes of the owner's picture, in a colour scheme: their names in `dist`. */
export interface SchemeFiles {
  readonly avif: readonly Sized[]
  readonly webp: readonly Sized[]
}
interface Sized {
  readonly name: string
  /** In px. */
  readonly width: number
}

/** The `srcset` of files, on a site whose root is `base`. */
export function srcsetOf(files: readonly Sized[], base: string): string {
  return files.map(({ name, width }) => `${base}${name} ${width}w`).join(', ')
}

/** The owner's picture: `sizes` as of an image, and the files of the small one. */
export function ownPicture({
  day,
  night,
  sizes,
  charts,
  start,
}: Pick<SitePicture, 'start'> & {
  readonly day: SchemeFiles
  readonly night: SchemeFiles | undefined
  readonly sizes: string
  readonly charts: readonly string[]
}): SitePicture {
  const preload =
    ({ avif }: SchemeFiles, media: string) =>
    (base: string) =>
      `as="image" type="image/avif" imagesrcset="${srcsetOf(avif, base)}" imagesizes="${sizes}"${FIRST}${media}`
  const links = night
    ? [preload(night, DARK), preload(day, ' media="not all and (prefers-color-scheme: dark)"')]
    : [preload(day, '')]
  return {
    kind: 'own',
    start,
    preloads: (base) => links.map((link) => link(base)),
    needed: [
      ...charts,
      ...[day, night].flatMap((scheme) => [...(scheme?.avif ?? []), ...(scheme?.webp ?? [])]).map(({ name }) => name),
    ],
    platesOf: (path) => [`places/${path}.webp`, ...(night ? [`places/${path}.night.webp`] : [])],
    isOther: (file) => DRAWN_FILES.includes(file) || /^places\/.*\.svg$/.test(file),
  }
}
