/** The names that a land chooses from, by what they name, and how each is lettered. */
import type { MapWords } from '../../words/lists.ts'
import type { Random } from '../drawing/random.ts'
import type { NameKind, PlaceName } from './geography.ts'

/** What has a name on the map: `isle` is one island, `isles` are some. */
export type Named = keyof MapWords['names']

/** The kind of letters, their size and the space between two: of the first of its sort, and of others. */
const LETTERS: Readonly<Record<Named, readonly [kind: NameKind, first: Size, others?: Size]>> = {
  ocean: ['ocean', [36, 6]],
  sea: ['sea', [28, 3.4], [23, 3]],
  bay: ['sea', [23, 2.4], [18, 1.2]],
  isle: ['island', [15, 0.4]],
  isles: ['island', [15, 0.4]],
  cape: ['island', [15, 0.4]],
  wood: ['land', [21, 1.2], [16, 1]],
  range: ['land', [23, 5.5], [17, 2]],
  mount: ['land', [16, 1]],
  downs: ['land', [17, 1.4]],
  fens: ['land', [17, 1]],
  lake: ['land', [15, 1]],
}

type Size = readonly [size: number, spacing: number]

/** The names of a language, each of which is given once: in their order, or with `random` in any. */
export class Names {
  private readonly given = new Map<Named, number>()
  private readonly lists: ReadonlyMap<string, readonly string[]>

  constructor(words: MapWords['names'], random?: Random) {
    const list = (text: string) => {
      const names = text.split(', ').map((name) => ({ name, order: random?.unit() ?? 0 }))
      return names.sort((a, b) => a.order - b.order).map(({ name }) => name)
    }
    this.lists = new Map(Object.entries(words).map(([of, text]) => [of, list(text)]))
  }

  /** How many names of a kind have been given. */
  count(of: Named): number {
    return this.given.get(of) ?? 0
  }

  /** The next name of a kind, which is given only by `give`; undefined if there is no more. */
  next(of: Named): Omit<PlaceName, 'line'> | undefined {
    const [kind, first, others = first] = LETTERS[of]
    const count = this.count(of)
    const text = this.lists.get(of)?.[count]
    const [size, spacing] = count > 0 ? others : first
    return text === undefined ? undefined : { text, of, kind, size, spacing }
  }

  /** Gives the next name of a kind away. */
  give(of: Named): void {
    this.given.set(of, this.count(of) + 1)
  }
}
