/** What a mistake is, and how its owner is told. */

/** The table in a project. */
export const TABLE = 'src/realm/realm.yaml'

/** The folder with the owner's own icons and files to download, which are at the root of the site. */
export const FILES = 'src/realm/files'

/** A mistake, as the end of a sentence, and its path in the table, for example `['regions', 2, 'name']`. */
export interface Mistake {
  readonly path: readonly PropertyKey[]
  readonly message: string
  /** The path to its line, where that is another. */
  readonly linePath?: readonly PropertyKey[]
  /** The position of another region that it also concerns. */
  readonly other?: number
  /** Of what a place lies over: whether that is the sea, where none may lie. */
  readonly isAtSea?: boolean
  /** The way to the nearest free spot for a place in the wrong one, in map px. */
  readonly free?: readonly [right: number, down: number] | undefined
}

/** The line, from 1, of the innermost value on a path that is in the table; 0 if there is none. */
export type LineOf = (path: readonly PropertyKey[]) => number

/** A sentence about a line of the table; without a line, about the whole of it. */
export function inTable(sentence: string, line = 0): string {
  return `${TABLE}${line > 0 ? `:${line}` : ''}: ${sentence}`
}

/** A sentence for each mistake, with its line in the file. */
export function sentencesOf(
  mistakes: readonly Mistake[],
  table: unknown,
  lineOf: LineOf = () => 0,
): string[] {
  return mistakes.map((mistake) =>
    inTable(sentence(table, mistake), lineOf(mistake.linePath ?? mistake.path)),
  )
}

/**
 * A message with its subject: `region "Skills", card "One": its date is empty.` The subject leaves out as
 * much of the path as is `known`: with 2, the region.
 */
export function sentence(table: unknown, { path, message }: Mistake, known = 0): string {
  const isItem = (index: number) => typeof path[index] === 'number'
  const labels = path.flatMap((key, index) => {
    if (isItem(index) || index < known) return []
    if (!isItem(index + 1)) return index < path.length - 1 ? [String(key)] : []
    const item = at(table, ...path.slice(0, index + 2))
    const names = ['name', 'title', 'label'].map((field) => at(item, field))
    const name = names.find((text) => typeof text === 'string' && text.trim())
    return [
      `${String(key).replace(/ies$/, 'y').replace(/s$/, '')} ${name ? `"${name}"` : Number(path[index + 1]) + 1}`,
    ]
  })
  const field = String(path.at(-1))
  const subject =
    path.length === 0 || isItem(path.length - 1) ? 'it' : path.length > 1 ? `its ${field}` : field
  return `${labels.length > 0 ? `${labels.join(', ')}: ` : ''}${subject} ${message}`
}

/** Signs for right to left, and others that are not seen; not those within emoji and Persian words. */
const HIDDEN = /(?![\u200c\u200d])\p{Cf}/u

/** A sentence about a hidden sign in what has a mistake, with a space before it; empty for most. */
export const hiddenSign = (written: string) =>
  HIDDEN.test(written) ? ' It has a sign that is not seen: type it anew.' : ''

/** What XML never allows: half a character, and signs that are not seen, as slides have for a line break. */
export const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

/** The most names in a sentence. Among hundreds, the mistake itself would not be seen. */
const MAX_NAMES = 12

/** All of these names, for a sentence; of many, the most similar to `name`, which is none of them. */
export function namesLike(name: string, names: readonly string[]): string {
  if (names.length <= MAX_NAMES) return names.join(', ')
  const pairsOf = (text: string) =>
    new Set([...text.toLowerCase()].map((letter, at, letters) => letter + (letters[at + 1] ?? '')))
  const pairs = pairsOf(name)
  const similarity = (other: string) => {
    const others = pairsOf(other)
    return [...others].filter((pair) => pairs.has(pair)).length / (pairs.size + others.size)
  }
  const nearest = names.toSorted((a, b) => similarity(b) - similarity(a)).slice(0, MAX_NAMES)
  return `${nearest.join(', ')}, and ${names.length - MAX_NAMES} more`
}

/** What keeps a text of the owner's from being read, and its line; null for most. */
export function unreadable(text: string): { readonly line: number; readonly message: string } | null {
  const [, coded, conflict] = /([\0\ufffd])|^(<{7} )/m.exec(text) ?? []
  if (!coded && !conflict) return null
  const line = text.slice(0, text.indexOf(coded ?? `${conflict}`)).split('\n').length
  return coded
    ? { line, message: 'it is not in UTF-8. Save it in that encoding.' }
    : {
        line,
        message:
          'from this line on, git has left both sides of a merge. Choose one, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
      }
}

/** The value at a path, in a table of any shape. */
export function at(value: unknown, ...path: readonly PropertyKey[]): unknown {
  return path.reduce((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
}

/** An error for the site's owner, without a stack trace. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}` })
}

/** Throws the mistakes in `subject`, if any, as one error. */
export function refuse(subject: string, mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw plainError(`${subject} cannot be used yet.\n\n  ${mistakes.join('\n  ')}\n`)
}
