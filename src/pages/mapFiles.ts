import { addressOf } from '../site/address'
import { INK_FILES } from '../site/paths'

/** The watercolour below the ink. boot.ts replaces it by the fallback in browsers that cannot load or decode it. */
export const wash = addressOf('wash.avif')
export const washFallback = addressOf('wash.webp')

/** The ink layers above it, bottom first. */
export const inks: readonly string[] = INK_FILES.map(addressOf)
