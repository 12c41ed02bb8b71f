/** The text that each node was given last: in the page, a translator may have replaced it. */
const given = new WeakMap<Node, string>()

/** Gives a node a text, unless it has that or was given it last: then nothing is laid out. */
export function setText(node: Node | null | undefined, text: string): void {
  if (!node) return
  const last = given.get(node) ?? node.textContent
  given.set(node, text)
  if (last !== text) node.textContent = text
}
