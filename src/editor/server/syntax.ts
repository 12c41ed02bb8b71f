/** The syntax tree of realm.ts, as far as the editor writes in that file. */

/** The table is not written in a way that this file can change. Its message is a sentence for the owner. */
export class ByHand extends Error {
  constructor(reason: string) {
    super(`src/realm.ts: ${reason} Edit it by hand.`)
  }
}

/** A node of the syntax tree, with its range in the source, in UTF-16 units. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** The value of an exported constant, within parentheses and types; undefined if there is none. */
export function valueIn(program: object, name: string): Node | undefined {
  const statements = nodesOf(program as Node, 'body')
  const declarations = statements.flatMap(({ declaration }) => nodesOf(declaration as Node | null, 'declarations'))
  const declared = declarations.find(({ id }) => (id as { name?: string }).name === name)
  return bare(declared?.init as Node | undefined)
}

/** The value of a literal text; undefined for anything else. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const [part, ...others] = nodesOf(node, 'quasis')
  return part && others.length === 0 ? (part.value as { cooked: string }).cooked : undefined
}

/** A text as a literal in these quotes. */
export function quoted(text: string, quote = "'"): string {
  const mark = ["'", '"', '`'].includes(quote) ? quote : "'"
  const special = mark === '`' ? /[\\`]|\$(?=\{)/g : mark === '"' ? /[\\"]/g : /[\\']/g
  return mark + text.replace(special, '\\$&').replace(/\r/g, '\\r').replace(/\n/g, '\\n') + mark
}

export function keyOf({ key }: Node): string {
  const { name, value } = key as { name?: string; value?: unknown }
  return name ?? String(value)
}

/** The value within parentheses, `as const`, `as …` and `satisfies …`. */
export function bare<Value extends Node | null | undefined>(value: Value): Value {
  const isWrapped = ['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression'].includes(value?.type ?? '')
  return isWrapped ? bare(value?.expression as Value) : value
}

/** The nodes in a field of a node. */
export function nodesOf(node: Node | null | undefined, field: string): Node[] {
  return (node?.[field] as Node[] | undefined) ?? []
}
