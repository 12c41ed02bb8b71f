/** What the build has made of the owner's picture: see build/pictures/planOwnPicture.ts. */

/** The files of the picture by day or by night: a `srcset` for each format, empty in development, and a file for all browsers. */
export type Scheme = Readonly<Record<'avif' | 'webp' | 'src', string>>

/** Filled in by the build. */
declare const __OWN_PICTURE__: {
  readonly day: Scheme
  readonly night?: Scheme
  /** How wide the picture is at first, as the `sizes` of an image. */
  readonly sizes: string
  readonly labels: boolean
  /** The files with the plate of each place, and for the dark colour scheme if that has a picture of its own. */
  readonly plates: Readonly<Record<string, readonly string[]>>
  /** The files with the whole picture in small, in the same order. */
  readonly charts: readonly string[]
}

export const own = __OWN_PICTURE__
