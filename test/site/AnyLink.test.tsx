import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { AnyLink } from '../../src/site/AnyLink'

/** A link within a site at `/portfolio`, and whether a click on it is left to the browser. */
function linkTo(href: string) {
  const onClick = vi.fn()
  render(
    <Router base="/portfolio">
      <AnyLink href={href} onClick={onClick}>
        Go
      </AnyLink>
    </Router>,
  )
  const link = screen.getByRole('link', { name: 'Go' })
  let isLeftToBrowser = true
  const note = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented
    // jsdom goes nowhere.
    event.preventDefault()
  }
  window.addEventListener('click', note, { once: true })
  fireEvent.click(link)
  expect(onClick).toHaveBeenCalledOnce()
  return { address: link.getAttribute('href'), isLeftToBrowser }
}

describe('a link', () => {
  it('to a page is relative to the root of the site, and changes the page without a reload', () => {
    expect(linkTo('/skills')).toEqual({ address: '/portfolio/skills', isLeftToBrowser: false })
    expect(window.location.pathname).toBe('/portfolio/skills')
  })

  it.each([
    { link: '/cv.pdf', address: '/portfolio/cv.pdf' },
    { link: '/papers/thesis.pdf#page=2', address: '/portfolio/papers/thesis.pdf#page=2' },
    { link: '/skills#sql', address: '/portfolio/skills#sql' },
  ])('to $link, a file or a fragment, is relative to the root and left to the browser', ({ link, address }) => {
    expect(linkTo(link)).toEqual({ address, isLeftToBrowser: true })
  })

  it.each(['https://example.org/ada', 'mailto:ada@example.org'])('to %s is left to the browser', (href) => {
    const before = window.location.href
    expect(linkTo(href)).toEqual({ address: href, isLeftToBrowser: true })
    expect(window.location.href).toBe(before)
  })
})
