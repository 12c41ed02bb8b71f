import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { Footer } from '../../src/layout/Footer'

const NOBODY = { name: '', email: '', profiles: [] as { label: string; link: string }[] }
const owner = vi.hoisted(() => ({ name: '', email: '', profiles: [] as { label: string; link: string }[] }))

vi.mock('../../src/site/site', async (original) => ({ ...(await original<object>()), copyrightYear: 1602, owner }))

beforeEach(() => {
  Object.assign(owner, NOBODY)
})

const footer = () => screen.getByRole('contentinfo')

describe('the footer', () => {
  it('has only the year if the owner has no name', () => {
    render(<Footer />)
    expect(footer().innerHTML).toBe('© 1602. All rights reserved.')
  })

  it('names the owner beside the year', () => {
    owner.name = 'Ada Lovelace'
    render(<Footer />)
    expect(footer().textContent).toBe('© 1602 Ada Lovelace. All rights reserved.')
  })

  it('has a link to each profile of the owner, after one to their e-mail', () => {
    owner.email = 'ada@example.org'
    owner.profiles = [
      { label: 'GitHub', link: 'https://github.com/ada' },
      { label: 'Mastodon', link: 'https://example.social/@ada' },
    ]
    render(<Footer />)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['ada@example.org', 'mailto:ada@example.org'],
      ['GitHub', 'https://github.com/ada'],
      ['Mastodon', 'https://example.social/@ada'],
    ])
  })

  it('links to files of the site below its root', () => {
    owner.profiles = [{ label: 'Résumé', link: '/cv.pdf' }]
    render(
      <Router base="/portfolio">
        <Footer />
      </Router>,
    )
    expect(screen.getByRole('link', { name: 'Résumé' }).getAttribute('href')).toBe('/portfolio/cv.pdf')
  })
})
