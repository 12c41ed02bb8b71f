/** SVG files as trees of elements: as much of XML as drawing programs write. */

/** An element. What its `style` says is among its attributes. */
export interface SvgElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SvgElement[]
}

const IGNORED = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(\[[\s\S]*?\])?\s*>/gi
const TAG = /<(\/?)([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The root of an SVG file. Undefined if the text is none. */
export function parseSvg(text: string): SvgElement | undefined {
  const top: SvgElement[] = []
  const open = [top]
  for (const [, closes, name = '', attributes = '', isEmpty] of text.replace(IGNORED, '').matchAll(TAG)) {
    if (closes) {
      open.pop()
      continue
    }
    const children: SvgElement[] = []
    open.at(-1)?.push({ name, attributes: attributesOf(attributes), children })
    if (!isEmpty) open.push(children)
  }
  const isWhole = open.length === 1 && top.length === 1
  return isWhole && top[0]?.name === 'svg' ? top[0] : undefined
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single = ''] of text.matchAll(ATTRIBUTE))
    attributes[name] = double ?? single
  for (const [, name = '', value = ''] of (attributes.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g))
    attributes[name] = value.trim()
  return attributes
}

/** An element and all below it. */
export function* elementsIn(element: SvgElement): Generator<SvgElement> {
  yield element
  for (const child of element.children) yield* elementsIn(child)
}
