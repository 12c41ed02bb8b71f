import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

let AnyLink: typeof import('../../../src/site/parts/AnyLink').AnyLink

beforeAll(async () => {
  vi.stubEnv('BASE_URL', '/portfolio/')
  vi.resetModules()
  ;({ AnyLink } = await import('../../../src/site/parts/AnyLink'))
  vi.unstubAllEnvs()
})

it.each([
  { to: 'a page', href: '/skills', address: '/portfolio/skills' },
  { to: 'a file', href: '/papers/cv.pdf#page=2', address: '/portfolio/papers/cv.pdf#page=2' },
  { to: 'another site', href: 'https://example.org/ada', address: 'https://example.org/ada' },
  { to: 'an email', href: 'mailto:ada@example.org', address: 'mailto:ada@example.org' },
])('a link to $to, on a site in a folder, has the address $address', ({ href, address }) => {
  render(<AnyLink href={href}>Go</AnyLink>)
  expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe(address)
})
