/** The states that scripts pass to style sheets, against the list of them in base.css. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../../src')

/** The text of each file in `src` with one of the extensions, by its path. */
const sources = (extensions: RegExp) =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => extensions.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }))

/** The attribute of a property of `dataset`. */
const attributeOf = (property: string) => `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The attributes that the style sheets read. */
const read = new Set(
  sources(/\.css$/).flatMap(({ text }) => [...text.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name)),
)

/** The files whose scripts change an attribute, by its name. */
const writers = new Map<string, Set<string>>()
for (const { path, text } of sources(/\.tsx?$/)) {
  const names = [
    ...[...text.matchAll(/\bdataset\.(\w+) = /g)].map(([, property = '']) => attributeOf(property)),
    ...[...text.matchAll(/\bdelete [\w.]+\.dataset\.(\w+)/g)].map(([, property = '']) => attributeOf(property)),
    ...[...text.matchAll(/\b(?:set|remove|toggle)Attribute\('(data-[a-z-]+)'/g)].map(([, name = '']) => name),
  ]
  for (const name of names) writers.set(name, (writers.get(name) ?? new Set()).add(path))
}

const [list = ''] = readFileSync(join(SRC, 'styles/base.css'), 'utf8').split('*/')
const listed = [...list.matchAll(/^ \* (data-[a-z-]+): .+ \((\S+)\)$/gm)].map(([, name = '', file = '']) => [
  name,
  file,
])

it('the list has each attribute that style sheets read and scripts change, with the only file that does', () => {
  const states = [...read].filter((name) => writers.has(name))
  expect(listed.toSorted()).toEqual(states.map((name) => [name, [...(writers.get(name) ?? [])].join(', ')]).toSorted())
})

it('there are at most eight', () => {
  expect(listed.length).toBeGreaterThan(0)
  expect(listed.length).toBeLessThanOrEqual(8)
})
