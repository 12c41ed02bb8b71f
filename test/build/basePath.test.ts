import { describe, expect, it } from 'vitest'
import { basePath } from '../../src/build/mistakes'

describe('BASE_PATH', () => {
  it.each([
    { stated: undefined, base: '/' },
    { stated: '', base: '/' },
    { stated: '/', base: '/' },
    { stated: '/portfolio/', base: '/portfolio/' },
    { stated: '/portfolio', base: '/portfolio/' },
    { stated: 'portfolio/', base: '/portfolio/' },
    { stated: 'portfolio', base: '/portfolio/' },
    { stated: 'a/b', base: '/a/b/' },
    { stated: '/.well-known', base: '/.well-known/' },
  ])('$stated is read as the folder $base', ({ stated, base }) => {
    expect(basePath(stated)).toBe(base)
  })

  it.each([
    './',
    '.',
    '..',
    '../portfolio/',
    'https://example.org/portfolio/',
    '//example.org/',
    '/a b/',
    '/?a',
    '\\a',
  ])('"%s" is refused', (stated) => {
    expect(() => basePath(stated)).toThrow(`BASE_PATH is "${stated}", which is not a folder of a host`)
  })
})
