/** The files that the build makes of an owner's picture. */
export interface PictureFiles {
  /** The `srcset` of each format; empty in development. */
  readonly avif: string
  readonly webp: string
  /** The fallback for browsers that support neither format. */
  readonly src: string
  /** In px of the file. */
  readonly width: number
  readonly height: number
}

type Props = Readonly<{ picture: PictureFiles; alt: string; sizes: string }>

/** An owner's picture: loaded lazily, with its space reserved. */
export function OwnerPicture({ picture: { avif, webp, ...image }, alt, sizes }: Props) {
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img {...image} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
