/** What pages show of the table and of the owner's files, by their paths: see `virtual:contents`. */
import type { Card, Landmark, Post, Region } from '../../table/table'
import type { PictureFiles } from './OwnerPicture'

/** A card, with the files that the build makes of its picture. */
export interface PageCard extends Omit<Card, 'image'> {
  readonly image?: PictureFiles & { readonly alt: string }
}

/** The cards of a place, and its landmark. */
export interface CardsProps {
  readonly cards: readonly PageCard[]
  readonly landmark?: Landmark | undefined
}

/** What the page of a place shows, besides its text and what every page knows of it. */
export interface Section extends Pick<Region, 'text'> {
  /** What the picture of the place shows, for screen readers. */
  readonly alt: string
  readonly cards?: readonly PageCard[]
  /** The posts of a place that has them, the newest first. */
  readonly posts?: readonly Pick<Post, 'path' | 'title' | 'date'>[]
  /** The path of their feed, if there is one. */
  readonly feed?: string
}
