import { describe, expect, it } from 'vitest'
import { linkFrom, pathIn } from '../../src/site/paths'

describe('an address on a host', () => {
  it.each([
    { address: '/', path: '/' },
    { address: '', path: '/' },
    { address: '//', path: '/' },
    { address: '/?from=afar#0/1/2', path: '/' },
    { address: '/skills', path: '/skills' },
    { address: '/skills/', path: '/skills' },
    { address: '/skills//', path: '/skills' },
    { address: '/Skills', path: '/skills' },
    { address: '/ABOUT/', path: '/about' },
    { address: '/%73kills', path: '/skills' },
    { address: '/%53kill%73/', path: '/skills' },
    { address: '/skills%2F', path: '/skills' },
    { address: '/%2573kills', path: '/%73kills' },
    { address: '/skills?from=afar', path: '/skills' },
    { address: '/skills/?a=/about#here', path: '/skills' },
    { address: '/skills%3Fx', path: '/skills?x' },
    { address: '/%E0%A4%A', path: '/%e0%a4%a' },
    { address: '/%', path: '/%' },
    { address: '//skills', path: '//skills' },
    { address: '/a//b/', path: '/a//b' },
    { address: 'skills', path: null },
  ])('"$address" means $path on a site at its root', ({ address, path }) => {
    expect(pathIn('/', address)).toBe(path)
  })

  it.each([
    { address: '/portfolio/', path: '/' },
    { address: '/portfolio', path: '/' },
    { address: '/portfolio?x', path: '/' },
    { address: '/PORTFOLIO', path: '/' },
    { address: '/portfolio/skills', path: '/skills' },
    { address: '/Portfolio/Skills/', path: '/skills' },
    { address: '/%70ortfolio/%73kills', path: '/skills' },
    { address: '/portfolio//skills', path: '//skills' },
    { address: '/portfolios', path: null },
    { address: '/skills', path: null },
    { address: '/', path: null },
  ])('"$address" means $path on a site in the folder /portfolio/', ({ address, path }) => {
    expect(pathIn('/portfolio/', address)).toBe(path)
  })

  it('means the same on a site whose folder has capitals or escapes of its own', () => {
    expect(pathIn('/My%20Site/', '/my site/Skills')).toBe('/skills')
    expect(pathIn('/My%20Site/', '/My%20Site')).toBe('/')
  })
})

describe('a link in the table', () => {
  it.each([
    { link: '/', at: '/', below: '/portfolio/' },
    { link: '/skills', at: '/skills', below: '/portfolio/skills' },
    { link: '/cv.pdf', at: '/cv.pdf', below: '/portfolio/cv.pdf' },
    { link: '/skills#sql', at: '/skills#sql', below: '/portfolio/skills#sql' },
    { link: 'https://example.org/a', at: 'https://example.org/a', below: 'https://example.org/a' },
    { link: 'mailto:a@b.example', at: 'mailto:a@b.example', below: 'mailto:a@b.example' },
    { link: 'tel:+49123', at: 'tel:+49123', below: 'tel:+49123' },
  ])('$link leads to $at on a site at its root, to $below in the folder /portfolio/', ({ link, at, below }) => {
    expect(linkFrom('/', link)).toBe(at)
    expect(linkFrom('/portfolio/', link)).toBe(below)
  })
})
