import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, PAGES } from './helpers/openSite'

const broken = vi.hoisted(() => ({ path: '' }))

// A page can be made to throw while it renders.
vi.mock('../src/pages/SectionPage', async (importOriginal) => {
  const { SectionAt } = await importOriginal<typeof import('../src/pages/SectionPage')>()
  return {
    SectionAt: (props: Parameters<typeof SectionAt>[0]) => {
      if (props.path === broken.path) throw new Error('The ink has run dry')
      return SectionAt(props)
    },
  }
})

beforeEach(() => {
  broken.path = ''
})

const SECTIONS = PAGES.filter(({ path }) => path !== '/')

/** Spies on warnings and errors in the console. */
function spyOnConsole() {
  return {
    error: vi.spyOn(console, 'error').mockImplementation(() => {}),
    warn: vi.spyOn(console, 'warn').mockImplementation(() => {}),
  }
}

function expectLayout() {
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Testland' })).toBeTruthy()
  expect(screen.getByRole('contentinfo').textContent).toBe('© 1602. All rights reserved.')
}

describe('a known address', () => {
  it.each(PAGES)('$path opens the page $heading in the layout', ({ path, heading, title }) => {
    openSite(path)
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([heading])
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeTruthy()
    expect(document.title).toBe(title)
    expectLayout()
  })

  it.each(SECTIONS)('$path shows $text', ({ path, text }) => {
    openSite(path)
    expect(within(screen.getByRole('main')).getByText(text)).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Map of Testland' })).toBeNull()
  })

  it.each(SECTIONS)('$path/ opens the same page', ({ path, heading, title }) => {
    openSite(`${path}/`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(document.title).toBe(title)
  })

  it.each(['/%63rafts', '/CRAFTS', '/%43RAFT%73/', '/crafts?from=/hearth', '/crafts#hearth'])(
    '%s opens the page of Crafts, and marks it in the drawer',
    async (address) => {
      const { user } = openSite(address)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Crafts Learnt Early')
      expect(document.title).toBe('Crafts Learnt Early · Testland')
      await user.click(screen.getByRole('button', { name: 'Menu' }))
      const links = within(screen.getByRole('dialog')).getAllByRole('link')
      const marked = links.filter((link) => link.hasAttribute('aria-current'))
      expect(marked.map(({ textContent }) => textContent)).toEqual(['Crafts'])
    },
  )

  it('/crafts has two cards', () => {
    openSite('/crafts')
    const cards = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(
      cards.map((card) => ({
        title: within(card).getByRole('heading', { level: 2 }).textContent,
        description: within(card).getByRole('paragraph').textContent,
      })),
    ).toEqual([
      { title: 'Dovetails', description: 'Cut by eye, and tight all the same' },
      { title: 'Steam Bending', description: 'Of ash and oak, for the boat' },
    ])
  })

  it.each(SECTIONS.filter((page) => !('cards' in page)))('$path has no cards', ({ path }) => {
    openSite(path)
    expect(within(screen.getByRole('main')).queryByRole('list')).toBeNull()
    expect(within(screen.getByRole('main')).queryByRole('heading', { level: 2 })).toBeNull()
  })

  it.each(SECTIONS)('$path links back to the map', async ({ path }) => {
    const { user } = openSite(path)
    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    expect(window.location.pathname).toBe('/')
    expect(screen.getByRole('group', { name: 'Map of Testland' })).toBeTruthy()
  })

  it.each(['/', '//'])('%s shows the map, with its places', (path) => {
    openSite(path)
    const map = screen.getByRole('group', { name: 'Map of Testland' })
    expect(within(map).getAllByRole('link')).toHaveLength(SECTIONS.length)
  })

  it.each(PAGES)('$path writes nothing to the console, rendered once or, in strict mode, twice', ({ path }) => {
    const { error, warn } = spyOnConsole()
    openSite(path).unmount()
    openSite(path, { reactStrictMode: true }).unmount()
    expect(error).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('a change of the address', () => {
  it('changes the page, there and back', () => {
    openSite('/hearth')
    act(() => window.history.pushState(null, '', '/letters'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Write a Letter')
    expect(document.title).toBe('Write a Letter · Testland')
    act(() => window.history.replaceState(null, '', '/hearth'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('By the Hearth')
    expect(document.title).toBe('By the Hearth · Testland')
  })
})

describe('an unknown address', () => {
  const UNKNOWN = [
    '/nowhere',
    '/crafts/more',
    '/index.html',
    '/%E0%A4%A',
    '/%',
    '/%2563rafts',
    '//x',
    '//crafts',
    '/~',
    '/constructor',
  ]

  it.each(UNKNOWN)('%s shows the error screen in the layout, with a way back to the map', async (path) => {
    const { error, warn } = spyOnConsole()
    const { user } = openSite(path)
    expect(window.location.pathname).toBe(path)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!')
    expect(main.getByText('404 Not Found')).toBeTruthy()
    expect(document.title).toBe('404 Not Found · Testland')
    expectLayout()

    await user.click(main.getByRole('link', { name: 'Back to the map' }))
    expect(window.location.pathname).toBe('/')
    expect(screen.getByRole('group', { name: 'Map of Testland' })).toBeTruthy()
    expect(error).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('a page that throws while it renders', () => {
  it('shows the error in the layout, until the next navigation', async () => {
    broken.path = '/crafts'
    const onCaughtError = vi.fn()
    const { user } = openSite('/crafts', { onCaughtError })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!')
    expect(main.getByText('The ink has run dry')).toBeTruthy()
    expectLayout()
    expect(onCaughtError).toHaveBeenCalledOnce()

    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Hearth' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('By the Hearth')
    expect(screen.queryByText('The ink has run dry')).toBeNull()
  })

  it('is rendered again at its next visit', async () => {
    broken.path = '/crafts'
    const { user } = openSite('/crafts', { onCaughtError: () => {} })
    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    broken.path = ''
    await user.click(screen.getByRole('link', { name: 'Crafts' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Crafts Learnt Early')
  })
})
