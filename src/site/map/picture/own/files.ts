/** What the build has made of the owner's picture, in `virtual:site`: see src/vite/pictures. */
import type { PictureFiles } from '../../../pages/OwnerPicture'

/** The addresses of the picture in each format; in development, of the original. */
export type Sources = Omit<PictureFiles, 'width' | 'height'>

export interface OwnFiles {
  readonly day: Sources
  readonly night?: Sources
  /** How wide the picture is at first, as the `sizes` of an image. */
  readonly sizes: string
  /** Whether the names of places are written over it. */
  readonly labels: boolean
}
