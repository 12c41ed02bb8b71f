import type { Size } from '../../panzoom/core/geometry'

/** The addresses of the files of an owner's picture. */
export interface PictureSources {
  /** The `srcset` of each format. */
  readonly avif: string
  readonly webp: string
  /** The widest WebP, for readers of feeds, and for browsers without AVIF. */
  readonly src: string
}

/** An owner's picture: its files, and its size in px. */
export interface PictureFiles extends PictureSources, Readonly<Size> {
  /** The attributes of a link to its file for a large view, with the width and height of that. */
  readonly large: { readonly href: string; readonly 'data-large': string }
}

type Props = Readonly<{ picture: PictureFiles; alt: string; sizes: string }>

/** Shows an owner's picture: loaded lazily, with its space reserved. */
export function OwnerPicture({ picture: { avif, webp, large: _, ...image }, alt, sizes }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img {...image} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}

/** The same as a link to its large file, which enlarge.ts shows over the page. */
export function EnlargeablePicture(props: Props) {
  return (
    <a {...props.picture.large}>
      <OwnerPicture {...props} />
    </a>
  )
}
