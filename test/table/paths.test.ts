import { expect, it } from 'vitest'
import { basePath, linkFrom, originIn, pathIn, pathOf } from '../../src/table/paths'

it.each([
  { name: 'Skills', path: '/skills' },
  { name: 'Web3', path: '/web3' },
  { name: 'Side-Quests', path: '/side-quests' },
  { name: 'My Open Source', path: '/my-open-source' },
  { name: 'Größe & Übermut', path: '/groesse-uebermut' },
  { name: 'Été', path: '/ete' },
  { name: 'Łódź', path: '/lodz' },
  { name: 'Проекты', path: '/proekty' },
  { name: 'FooBar 2.0', path: '/foobar-2-0' },
  { name: '日本', path: '/' },
  { name: '日本', address: 'japan', path: '/japan' },
])('a path is the address, or the name in plain small letters: $path', ({ path, ...place }) => {
  expect(pathOf(place)).toBe(path)
})

it.each([
  { address: '', path: '/' },
  { address: '//', path: '/' },
  { address: '/skills//', path: '/skills' },
  { address: '/%53kill%73/', path: '/skills' },
  { address: '/skills%2F', path: '/skills' },
  { address: '/%2573kills', path: '/%73kills' },
  { address: '/skills/?a=/about#here', path: '/skills' },
  { address: '/skills#here', path: '/skills' },
  { address: '/skills%3Fx', path: '/skills?x' },
  { address: '/%', path: '/%' },
  { address: '//skills', path: '//skills' },
  { address: '/index.html', path: '/' },
  { address: '/skills.html?x', path: '/skills' },
  { address: '/skills/index.html', path: '/skills' },
  { address: '/skills//index.html', path: '/skills' },
  { address: '/index', path: '/index' },
  { address: '/.html', path: '/.html' },
  { address: 'skills', path: null },
  { root: '/portfolio/', address: '/PORTFOLIO?x', path: '/' },
  { root: '/portfolio/', address: '/%70ortfolio/%73kills', path: '/skills' },
  { root: '/portfolio/', address: '/portfolios', path: null },
  { root: '/portfolio/', address: '/skills', path: null },
  { root: '/My%20Site/', address: '/my site/Skills', path: '/skills' },
])('the address "$address" means $path on a site at $root', ({ root = '/', address, path }) => {
  expect(pathIn(root, address)).toBe(path)
})

it.each([
  { link: '/', address: '/portfolio/' },
  { link: '/skills#sql', address: '/portfolio/skills#sql' },
  { link: '/cv.pdf', address: '/portfolio/cv.pdf' },
  { link: 'https://example.org/a', address: 'https://example.org/a' },
  { link: 'mailto:a@b.example', address: 'mailto:a@b.example' },
])('a link of the table, $link, leads to $address on a site in a folder', ({ link, address }) => {
  expect(linkFrom('/portfolio/', link)).toBe(address)
})

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

it('the example for BASE_PATH has no slash, before which Git Bash on Windows writes its own folder', () => {
  expect(() => basePath('C:/Program Files/Git/a/')).toThrow('for example portfolio.')
})

it.each([
  [undefined, ''],
  ['', ''],
  ['https://Example.org/', 'https://example.org'],
  ['https://größe.example:443', 'https://xn--gre-6ka8i.example'],
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
  ...[`'`, '"', '&', '`'].map((sign) => `https://example${sign}.org`),
]
it.each(NO_ORIGINS)('SITE_ORIGIN "%s" is refused', (stated) => {
  expect(() => originIn(stated)).toThrow(`SITE_ORIGIN is "${stated}", which is not an origin`)
})
