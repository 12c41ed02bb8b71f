import type { PictureFile } from '../map/Picture'
import { addressOf } from '../site/address'
import { INK_FILES } from '../site/paths'

/** The watercolour that lies under the ink. Where the smaller format is not known, the map falls back on the other. */
export const wash: PictureFile = { href: addressOf('wash.avif'), fallback: addressOf('wash.webp') }

/** The ink over it, the lowest layer first. */
export const inks: readonly PictureFile[] = INK_FILES.map((file) => ({ href: addressOf(file) }))
