/** What was written into each node last: in the page, a translator may have replaced it. */
const written = new WeakMap<Node, string>()

/** Sets the text of a node, unless it is what was written there last: then nothing is laid out. */
export function writeText(node: Node | null | undefined, text: string): void {
  if (!node || (written.get(node) ?? node.textContent) === text) return
  node.textContent = text
  written.set(node, text)
}
