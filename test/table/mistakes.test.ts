/** The variables of a build. The links of the owner are tested in validateTable.test.ts. */
import { expect, it } from 'vitest'
import { basePath, originIn } from '../../src/table/paths'

it.each([
  ['', '/'],
  ['/', '/'],
  ['/portfolio', '/portfolio/'],
  ['a/b/', '/a/b/'],
  ['/.well-known', '/.well-known/'],
  ['/~ada/a_b-c', '/~ada/a_b-c/'],
])('BASE_PATH "%s" is the folder %s', (stated, base) => {
  expect(basePath(stated)).toBe(base)
})

const NO_FOLDERS = './ . .. ../a/ https://example.org/a/ //example.org/ a//b /?a /#a \\a ä " %20'
it.each([...NO_FOLDERS.split(' '), '/a b/'])('BASE_PATH "%s" is refused', (stated) => {
  expect(() => basePath(stated)).toThrow(`BASE_PATH is "${stated}", which is not a folder of a host`)
})

it.each([
  [undefined, ''],
  ['', ''],
  ['https://Example.org/', 'https://Example.org'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('SITE_ORIGIN "%s" is the origin "%s"', (stated, origin) => {
  expect(originIn(stated)).toBe(origin)
})

const NO_ORIGINS = [
  'example.org',
  'https://',
  'https://example.org/portfolio',
  'ftp://example.org',
  'https://a b',
]
it.each(NO_ORIGINS)('SITE_ORIGIN "%s" is refused', (stated) => {
  expect(() => originIn(stated)).toThrow(`SITE_ORIGIN is "${stated}", which is not an origin`)
})
