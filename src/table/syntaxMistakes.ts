/** Mistakes of YAML's syntax in plain words, with their cures. */
import { type Document, isCollection, isScalar, type Node, visit, type YAMLParseError } from 'yaml'
import { inTable } from './mistakes.ts'

/** A line up to a space that YAML takes for a letter, in its indentation or after its first colon. */
export const OTHER_SPACE = /^ *(?:(?:- +)?\w+:)? *[\u00a0\u2000-\u200b\u202f\u3000]/m

const WIDE_COLON = /^ *(?:- +)?[\w-]+：/
/** What programs for texts make of the dash of an item. */
const OTHER_DASH = /^ *([–—•*]|--) +[\w-]+:( |$)/
const FIELD = /^ *(?:- +)?([\w-]+):(\S.*)$/
const COLUMN = 'begins in another column than the lines it belongs with. Give it as many spaces as they have.'
const GLUED = 'needs a space after its colon'
const NO_COLON = 'has no colon. A field is a name, a colon, a space and a value.'
const IN_QUOTES = 'Put the whole text in quotes'

/**
 * What is wrong in a document, in words, and with its line: the first error, as others are mostly its
 * consequences. But texts with a colon, which French has before many words, are all reported, one of each
 * line.
 */
export function syntaxMistakes(
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
): string[] {
  const hasColon = ({ code, message }: YAMLParseError) =>
    code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested')
  const { errors } = document
  const [first] = errors
  if (!first) return []
  const byLine = errors.filter(hasColon).map((error) => [lineAt(error.pos[0]), error] as const)
  const toReport = hasColon(first) ? [...new Map(byLine.reverse()).values()].reverse() : [first]
  const sentences = toReport.map((error) => sentenceAbout(error, document, text, lineAt))
  // A line in another column has all below it in another one.
  return sentences.filter((sentence, index) => index === 0 || !sentence.endsWith(COLUMN))
}

/** An error of a document, in words, and with its line. */
function sentenceAbout(
  { code, message, pos: [from] }: YAMLParseError,
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
): string {
  // An error may be found in a blank line or a comment above its own line.
  const isAbove = text[from - 1] === '\n' && /^(?:[ \t]*(?:#.*)?\r?\n)+/.exec(text.slice(from))
  const start = from + (isAbove ? isAbove[0].length : 0)
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
  const nearest = (sign: RegExp) => [line - 1, line].find((one) => sign.test(lines[one - 1] ?? ''))
  const wide = nearest(WIDE_COLON)
  if (wide) return at('has a full-width colon. Write : and a space after the name of the field.', wide)
  const item = nearest(OTHER_DASH)
  if (item) {
    const [, dash] = OTHER_DASH.exec(lines[item - 1] ?? '') ?? []
    return at(`begins with ${dash}. An item of a list begins with a - and a space.`, item)
  }

  const [, name, value = ''] = FIELD.exec(written) ?? []
  const needsSpace = name && ['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'BAD_INDENT'].includes(code)
  if (needsSpace && !value.startsWith('//')) return at(`${GLUED}: ${name}: ${value}`)
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
    case 'NON_STRING_KEY':
      return at(`has a text that begins with a bracket, a sign of YAML. ${IN_QUOTES}.`)
    case 'BLOCK_IN_FLOW':
      return at(`has a text with a colon and a space in it. ${IN_QUOTES}.`)
    case 'BLOCK_AS_IMPLICIT_KEY': {
      if (message.startsWith('A block sequence')) return at(COLUMN)
      // The value of this line goes on with a field in the next one.
      const hasColon = /[^\s'"]: |:$/.test(rest)
      if (!hasColon && /^ +(- +)?[\w-]+:( |$)/.test(next)) return at(COLUMN, line + 1)
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
        const isQuoted = (node: Node) => isScalar(node) && node.type?.startsWith('QUOTE')
        const opened = lastOf(document, (node) => isQuoted(node) && (node.range?.[0] ?? 0) < start)
        return at('has an opening quote without a closing one.', lineAt(opened))
      }
      if (message.startsWith('Sequence item')) return at(COLUMN)
      if (message.startsWith('Implicit map keys')) return at(NO_COLON)
      if (message.startsWith('Comments')) return at('needs a space before its #.')
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
      if (/^,\s*(#|$)/.test(rest) || message.startsWith('Unexpected ,'))
        return at('has a comma too many. Delete it.')
      if (before.endsWith("'"))
        return at(
          "has more after its closing quote. An apostrophe within single quotes is written twice, as '', or as ’.",
        )
      if (before.endsWith('"')) return at(`has more after its closing quote. Put all of it in single quotes.`)
      if (/^[\]}]/.test(rest)) return at(`has a closing ${rest[0]} without an opening one.`)
      if (/[\]}]$/.test(before)) return at(`has more after its closing ${before.at(-1)}.`)
      if (message.includes('block-seq-ind'))
        return at(`has a dash after a colon. Begin the list in the next line, or put the text in quotes.`)
      if (message.includes('in YAML stream')) {
        // A first line without a colon is all of the table.
        const first = lines.findIndex((one) => /^[^#]/.test(one))
        const [, name, value] = FIELD.exec(lines[first] ?? '') ?? []
        if (name) return at(`${GLUED}: ${name}: ${value}`, first + 1)
        if (!/:( |$)/.test(lines[first] ?? '')) return at(NO_COLON, first + 1)
      }
      if (before === '') return at(COLUMN)
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
