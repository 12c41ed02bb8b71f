import { addressOf } from '../address'

/** The map's picture, ink over watercolour. Where the smaller format is not known, the map falls back on the other. */
export const picture = {
  wash: { href: addressOf('wash.avif'), fallback: addressOf('wash.webp') },
  ink: { href: addressOf('ink.svg') },
}
