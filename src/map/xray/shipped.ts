import type { Tape } from './tape'

/** The tapes that ship, to be played by anybody; the tests play them too. Each is parsed again before it is. */
export const tapes: readonly Tape[] = Object.values(
  import.meta.glob<Tape>('./tapes/*.json', { eager: true, import: 'default' }),
)
