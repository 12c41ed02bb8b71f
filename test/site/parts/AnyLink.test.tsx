import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { AnyLink } from '../../../src/site/parts/AnyLink'

it.each([
  { to: 'a page', href: '/skills', address: '/portfolio/skills', isLeftToBrowser: false },
  { to: 'a file', href: '/papers/cv.pdf#page=2', address: '/portfolio/papers/cv.pdf#page=2', isLeftToBrowser: true },
  { to: 'a fragment', href: '/skills#sql', address: '/portfolio/skills#sql', isLeftToBrowser: true },
  { to: 'a query', href: '/skills?xray', address: '/portfolio/skills?xray', isLeftToBrowser: true },
  { to: 'another site', href: 'https://example.org/ada', address: 'https://example.org/ada', isLeftToBrowser: true },
  { to: 'an email', href: 'mailto:ada@example.org', address: 'mailto:ada@example.org', isLeftToBrowser: true },
])('a link to $to, on a site in a folder: $href', ({ href, address, isLeftToBrowser }) => {
  window.history.replaceState(null, '', '/portfolio/here')
  render(
    <Router base="/portfolio">
      <AnyLink href={href}>Go</AnyLink>
    </Router>,
  )
  const link = screen.getByRole('link', { name: 'Go' })
  expect(link.getAttribute('href')).toBe(address)
  expect(fireEvent.click(link)).toBe(isLeftToBrowser)
  expect(window.location.pathname).toBe(isLeftToBrowser ? '/portfolio/here' : address)
})
