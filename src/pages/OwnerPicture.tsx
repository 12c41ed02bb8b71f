/** A picture of the owner's, as the build has made it. */
export interface PictureFiles {
  /** The files of each format, as `srcset` has them; empty while the site is worked on. */
  readonly avif: string
  readonly webp: string
  /** What is shown by a browser that knows neither. */
  readonly src: string
  /** In px of the file. */
  readonly width: number
  readonly height: number
}

interface Props {
  readonly picture: PictureFiles
  /** The words that stand for it. */
  readonly alt: string
  /** How wide it is shown, as the attribute `sizes` has it. */
  readonly sizes: string
}

/** A picture in a page: fetched when it is about to be seen, with its room kept from the start. */
export function OwnerPicture({ picture: { avif, webp, ...image }, alt, sizes }: Props) {
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img {...image} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
