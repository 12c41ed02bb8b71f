/**
 * The ports of the sites that the browser tests serve: of eight in a row, from `PORT` on. Without that
 * variable, each checkout has its own, so that two can be tested at the same time.
 */
import { createHash } from 'node:crypto'

/** A number that tells this checkout from others on the machine. */
export const CHECKOUT = createHash('sha256')
  .update(import.meta.dirname)
  .digest()
  .readUInt16BE()

export const PORT = Number(process.env.PORT ?? 20_000 + 8 * (CHECKOUT % 1500))
export const STORIED_PORT = PORT + 1
export const REDIRECT_PORT = PORT + 2
export const HOST_PORT = PORT + 3
export const MIRRORED_PORT = PORT + 5
export const PAINTED_PORT = PORT + 6
export const EDITOR_PORT = PORT + 7
