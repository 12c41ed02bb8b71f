/** Mistakes of YAML's syntax in plain words, with their cures. */
import { type Document, isCollection, isScalar, type Node, visit, type YAMLParseError } from 'yaml'
import { inTable } from './mistakes.ts'

/** A line up to a space that YAML takes for a letter, in its indentation or after its first colon. */
export const OTHER_SPACE = /^ *(?:(?:- +)?\w+:)? *[\u00a0\u2000-\u200b\u202f\u3000]/m

const WIDE_COLON = /^ *(?:- +)?[\w-]+：/
const FIELD = /^ *(?:- +)?([\w-]+):(\S.*)$/
const COLUMN = 'begins in another column than the lines it belongs with. Give it as many spaces as they have.'
const NO_COLON = 'has no colon. A field is a name, a colon, a space and a value.'
const IN_QUOTES = 'Put the whole text in quotes'

/**
 * The errors of a document that its owner is told of: the first one, as others are mostly its consequences. But
 * texts with a colon, which French has before many words, are all told, one of each line.
 */
export function toReport(
  errors: readonly YAMLParseError[],
  lineAt: (offset: number) => number,
): readonly YAMLParseError[] {
  const hasColon = ({ code, message }: YAMLParseError) =>
    code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested')
  const [first] = errors
  if (!first || !hasColon(first)) return errors.slice(0, 1)
  const byLine = errors.filter(hasColon).map((error) => [lineAt(error.pos[0]), error] as const)
  return [...new Map(byLine.reverse()).values()].reverse()
}

/** An error of a document, in words, and with its line. */
export function sentenceAbout(
  { code, message, pos: [start] }: YAMLParseError,
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const line = lineAt(start)
  const written = lines[line - 1] ?? ''
  const at = (message: string, there = line) => inTable(`the line ${message}`, there)
  const begin = text.lastIndexOf('\n', start - 1) + 1
  const before = text.slice(begin, start).trimEnd()
  const rest = written.slice(start - begin)
  const next = lines[line] ?? ''
  const indentOf = (text: string) => /^ */.exec(text)?.[0].length ?? 0
  /** The rest of the line in quotes, unless the text ends elsewhere: within brackets, or in another line. */
  const quoted =
    /[[{]/.test(before) || indentOf(next) > indentOf(written) ? '.' : `: '${rest.replaceAll("'", "''")}'`

  // The error may only be found in the line below.
  const wide = [line - 1, line].find((one) => WIDE_COLON.test(lines[one - 1] ?? ''))
  if (wide) return at('has a full-width colon. Write : and a space after the name of the field.', wide)

  const [, name, value = ''] = FIELD.exec(written) ?? []
  const needsSpace = name && ['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'BAD_INDENT'].includes(code)
  if (needsSpace && !value.startsWith('//')) return at(`needs a space after its colon: ${name}: ${value}`)
  if (/^ *-[^-\s]/.test(written) && code !== 'TAB_AS_INDENT') return at('needs a space after its dash.')

  switch (code) {
    case 'TAB_AS_INDENT':
      return at('is indented with a tab. Use spaces: two for each level.')
    case 'DUPLICATE_KEY':
      return at(
        `has a field that is already in line ${lineAt(firstOf(document, start))}. Delete one of the two.`,
      )
    case 'MULTIPLE_DOCS':
      return at('begins a second table with ---. Delete the line.')
    case 'BAD_DQ_ESCAPE':
      return at('has a \\ within double quotes, where it begins a sign of its own. Use single quotes.')
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return at(`has a text that begins with ${text[start]}, a sign of YAML. ${IN_QUOTES}${quoted}`)
    case 'BLOCK_IN_FLOW':
      return at(`has a text with a colon and a space in it. ${IN_QUOTES}.`)
    case 'BLOCK_AS_IMPLICIT_KEY': {
      if (message.startsWith('A block sequence')) return at(COLUMN)
      // The value of this line goes on with a field in the next one.
      const hasColon = /[^\s'"]: |:$/.test(rest)
      if (!hasColon && /^ +[\w-]+:( |$)/.test(next)) return at(COLUMN, line + 1)
      if (/^['"]/.test(rest)) return at('has more after its closing quote. Put all of it within the quotes.')
      return at(`has a text with a colon and a space in it. ${IN_QUOTES}${quoted}`)
    }
    case 'MULTILINE_IMPLICIT_KEY':
      return at(
        'has no name and colon before it. If it continues the text above, indent it by two more spaces; if not, a ' +
          'field is a name, a colon, a space and a value.',
      )
    case 'MISSING_CHAR':
      if (message.startsWith('Missing closing')) {
        // It goes on to the end.
        const opened = lastOf(document, (node) => isScalar(node) && node.type?.startsWith('QUOTE'))
        return at('has an opening quote without a closing one.', lineAt(opened))
      }
      if (message.startsWith('Sequence item')) return at(COLUMN)
      if (message.startsWith('Implicit map keys')) return at(NO_COLON)
      break
    case 'BAD_INDENT': {
      const [, bracket] = /end with a ([\]}])/.exec(message) ?? []
      if (!bracket) return at(COLUMN)
      const isBefore = (node: Node) => isCollection(node) && node.flow && (node.range?.[1] ?? 0) <= start
      const opened = lineAt(lastOf(document, isBefore))
      return at(
        `has a bracket that is not closed with ${bracket}, or goes on in lines that are not indented.`,
        opened,
      )
    }
    case 'UNEXPECTED_TOKEN':
      if (/^ *[*]| [*]/.test(before))
        return at(`has a text that begins with *, a sign of YAML. ${IN_QUOTES}.`)
      if (/[>|]$/.test(before) || message.startsWith('Block scalar'))
        return at('has words after > or |. Begin the text in the next line, indented, or put it in quotes.')
      if (rest.startsWith(',')) return at('ends with a comma. Delete it.')
      if (before.endsWith("'"))
        return at(
          "has more after its closing quote. An apostrophe within single quotes is written twice, as '', or as ’.",
        )
      if (before.endsWith('"')) return at(`has more after its closing quote. Put all of it in single quotes.`)
      if (/^[\]}]/.test(rest)) return at(`has a closing ${rest[0]} without an opening one.`)
      if (/[\]}]$/.test(before)) return at(`has more after its closing ${before.at(-1)}.`)
      if (message.includes('block-seq-ind'))
        return at(`has a dash after a colon. Begin the list in the next line, or put the text in quotes.`)
      if (lines.slice(0, line - 1).some((above) => /^ +\w/.test(above)) && before === '') return at(COLUMN)
      if (message.includes('in YAML stream')) {
        // A first line without a colon is all of the table.
        const first = lines.findIndex((one) => /^[^#]/.test(one))
        if (!lines[first]?.includes(':')) return at(NO_COLON, first + 1)
      }
      break
    default:
  }
  return at(
    `cannot be read as YAML: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.?$/, '.')}`,
  )
}

/** The offset of the first key that is the same as the one at an offset. */
function firstOf(document: Document.Parsed, offset: number): number {
  let first = offset
  visit(document, {
    Map(_, { items }) {
      const keys = items.flatMap(({ key }) => (isScalar(key) ? key : []))
      const name = keys.find(({ range }) => range?.[0] === offset)?.value
      first = (name === undefined ? undefined : keys.find(({ value }) => value === name)?.range?.[0]) ?? first
    },
  })
  return first
}

/** The offset of the last node of a kind. */
function lastOf(document: Document.Parsed, isWanted: (node: Node) => boolean | undefined): number {
  let last = 0
  visit(document, {
    Node(_, node) {
      if (isWanted(node)) last = Math.max(last, node.range?.[0] ?? 0)
    },
  })
  return last
}
