/** The types of what the build reads for the pages of places: see `virtual:pages` in modules.d.ts. */
import type { Card, Post, Region } from '../../table/table'
import type { PictureFiles } from './OwnerPicture'

/** A card, with the files that the build makes of its picture. */
export interface PageCard extends Omit<Card, 'image'> {
  readonly image?: PictureFiles & { readonly alt: string }
}

/** What the page of a place shows of the table, besides what every page knows of it. */
export interface Section extends Pick<Region, 'alt' | 'text'> {
  /** Whether the place has a mark in place of a drawn picture. */
  readonly hasNoPlate?: boolean
  readonly cards?: readonly PageCard[]
}

/** The posts of a place, the newest first. */
export interface PostList {
  readonly posts: readonly Pick<Post, 'path' | 'title' | 'date'>[]
  /** The path of their feed, if there is one. */
  readonly feed?: string
}
