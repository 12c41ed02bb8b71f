import type { PictureFile } from '../map/Picture'
import { addressOf } from '../site/address'
import { INK_FILES } from '../site/paths'

/** The watercolour below the ink. Browsers without AVIF fall back to WebP. */
export const wash: PictureFile = { href: addressOf('wash.avif'), fallback: addressOf('wash.webp') }

/** The ink layers above it, bottom first. */
export const inks: readonly PictureFile[] = INK_FILES.map((file) => ({ href: addressOf(file) }))
