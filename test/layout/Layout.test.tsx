import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openSite, PAGES } from '../helpers/openSite'

/** The drawer's link to a page, with the drawer open. */
function drawerLink(name: string): HTMLElement {
  return within(screen.getByRole('dialog')).getByRole('link', { name })
}

/** Goes back one page, and waits for the browser to do so. */
async function goBack(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await arrived
  })
}

describe('the header and the footer', () => {
  it('show "© 1602. All rights reserved." in the footer', () => {
    openSite('/crafts')
    expect(screen.getByRole('contentinfo').textContent).toBe('© 1602. All rights reserved.')
  })

  it('have the menu button, which announces a dialog, and a link to the map in the header', () => {
    openSite('/crafts')
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('button', { name: 'Menu' }).getAttribute('aria-haspopup')).toBe('dialog')
    expect(header.getByRole('link', { name: 'Testland' }).getAttribute('href')).toBe('/')
  })

  it('stay the same elements from page to page', async () => {
    const { user } = openSite('/crafts')
    const header = screen.getByRole('banner')
    const footer = screen.getByRole('contentinfo')
    await user.click(screen.getByRole('link', { name: 'Testland' }))
    expect(window.location.pathname).toBe('/')
    expect(screen.getByRole('banner')).toBe(header)
    expect(screen.getByRole('contentinfo')).toBe(footer)
  })
})

describe('arriving at a page', () => {
  it('leaves the focus where it is when the site is opened', () => {
    openSite('/crafts')
    expect(document.activeElement).toBe(document.body)
  })

  it('focuses its heading, wherever the link was; on the map, the place that was opened there', async () => {
    const { user } = openSite('/')
    for (const { name, heading, place } of [
      { name: 'Journeys', heading: 'Seven Journeys' },
      { name: 'Back to the map', place: 'Journeys' },
      { name: 'Hearth', heading: 'By the Hearth' },
      { name: 'Testland', place: 'Hearth' },
    ]) {
      await user.click(screen.getByRole('link', { name }))
      const focused = heading
        ? screen.getByRole('heading', { level: 1, name: heading })
        : screen.getByRole('link', { name: place ?? '' })
      expect(document.activeElement).toBe(focused)
    }
  })

  it('scrolls to its top', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = openSite('/crafts')
    expect(scrollTo).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })

  it('by going back leaves scrolling to the browser', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = openSite('/crafts')
    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    scrollTo.mockClear()
    await goBack()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Crafts Learnt Early' }))
    expect(scrollTo).not.toHaveBeenCalled()

    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })

  it('scrolls to its top even after going back from a page to itself', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = openSite('/crafts')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(drawerLink('Crafts'))
    await goBack()
    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    expect(window.location.pathname).toBe('/')
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })

  it('sets the title of the document', async () => {
    const { user } = openSite('/')
    for (const { name, title } of PAGES) {
      await user.click(screen.getByRole('button', { name: 'Menu' }))
      await user.click(drawerLink(name))
      await waitFor(() => expect(document.title).toBe(title))
    }
  })
})
