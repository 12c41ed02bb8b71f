import type { Tape } from './tape'

/** The ready-made tapes; the tests play them, too. Like any other tape, each is parsed before it is played. */
export const tapes: readonly Tape[] = Object.values(
  import.meta.glob<Tape>('./tapes/*.json', { eager: true, import: 'default' }),
)
