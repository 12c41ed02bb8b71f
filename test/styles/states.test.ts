/** The list in base.css has each attribute that styles read and scripts change, with the only file that does. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../../src')

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|tsx?)$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(SRC, path), 'utf8') }))

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The attribute of a property of `dataset`. */
const attributeOf = (property: string) => `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const read = new Set(
  sources.flatMap(({ path, text }) => (path.endsWith('.css') ? found(text, /\[(data-[a-z-]+)/g) : [])),
)
const written = new Set(
  sources.flatMap(({ path, text }) =>
    [
      ...found(text, /\bdataset\.(\w+) = /g).map(attributeOf),
      ...found(text, /\bdelete [\w.]+\.dataset\.(\w+)/g).map(attributeOf),
      ...found(text, /\b(?:set|remove|toggle)Attribute\('(data-[a-z-]+)'/g),
    ].flatMap((name) => (read.has(name) ? [`${name}: ${path}`] : [])),
  ),
)

it('at most eight attributes, each with one file', () => {
  const [list = ''] = readFileSync(join(SRC, 'styles/base.css'), 'utf8').split('*/')
  const listed = [...list.matchAll(/^ \* (data-[a-z-]+): .+ \((\S+)\)$/gm)].map(([, name, path]) => `${name}: ${path}`)
  expect(listed.toSorted()).toEqual([...written].toSorted())
  expect(listed.length).toBeLessThanOrEqual(8)
})
