import type { Tape } from './tape'

/** The tapes that the tests play, to be played by anybody. Each is parsed again before it is. */
export const tapes: readonly Tape[] = Object.values(
  import.meta.glob<Tape>('/test/tapes/*.json', { eager: true, import: 'default' }),
)
