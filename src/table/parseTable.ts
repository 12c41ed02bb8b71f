/** Reads the text of the table, realm.yaml, as data: nothing in it is run. */
import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import { inTable, type LineOf, unreadable } from './mistakes.ts'
import { OTHER_SPACE, syntaxMistakes } from './syntaxMistakes.ts'

/** A table as it is written: its value is of any shape. */
export interface ParsedTable {
  /** Plain data; undefined if there are mistakes. A field with nothing after its colon is an empty text. */
  readonly value: unknown
  /** The mistakes of syntax, a sentence each, with its line. */
  readonly mistakes: readonly string[]
  readonly lineOf: LineOf
}

/** Parses YAML 1.2 with its core schema: texts, numbers, true, false and null; no dates, anchors and tags. */
export function parseTable(text: string): ParsedTable {
  const lines = new LineCounter()
  const options = { schema: 'core', version: '1.2', stringKeys: true, prettyErrors: false } as const
  const yaml = parseDocument(text, { ...options, lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const refused = (...mistakes: string[]) => ({ value: undefined, mistakes, lineOf: () => 0 })

  const other = unreadable(text)
  if (other) return refused(inTable(other.message, other.line))
  const space = OTHER_SPACE.exec(text)
  if (space) {
    const line = lineAt(space.index + space[0].length - 1)
    return refused(
      inTable('the line has a space of another kind, as some programs write. Type it anew.', line),
    )
  }
  const ofSyntax = syntaxMistakes(yaml, text, lineAt)
  if (ofSyntax.length > 0) return refused(...ofSyntax)
  const { contents } = yaml
  if (!contents) return refused(inTable('it is empty.'))
  if (!isMap(contents))
    return refused(
      inTable('it has no fields. One is a name, a colon, a space and a value: siteName: My Realm'),
    )

  const mistakes: string[] = []
  const complainAt = (offset: number, sentence: string) => mistakes.push(inTable(sentence, lineAt(offset)))
  visit(yaml, {
    Node(_, node) {
      const [start, end] = node.range ?? [0, 0]
      const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : ''
      if (sign)
        complainAt(start, `the line has a value that begins with ${sign}, a sign of YAML. Put it in quotes.`)
      if (!isScalar(node) || node.type !== 'PLAIN') return
      // An anchor or a tag alone, too, is before an empty value.
      if (node.source === '') node.value = ''
      const [note] = /^[ \t]*#\S*/.exec(text.slice(end)) ?? []
      if (note && !note.endsWith('#'))
        complainAt(
          end,
          `from "${note.trim()}" on, the line is a note. Put the text in quotes, or a space after the #.`,
        )
    },
  })
  if (mistakes.length > 0) return refused(...mistakes)
  return {
    value: yaml.toJS(),
    mistakes,
    /** The line of the innermost value on a path that is written there; 0 if there is none. */
    lineOf(path) {
      let node: unknown = contents
      let at: number | undefined
      for (const key of path) {
        const next = isMap(node)
          ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
          : undefined
        const item = isSeq(node) ? node.items[Number(key)] : next?.key
        if (!item) break
        at = (item as Node).range?.[0]
        node = isSeq(node) ? item : next?.value
        if (!isCollection(node)) break
      }
      return at === undefined ? 0 : lineAt(at)
    },
  }
}
