import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addFind, forgetFinds } from '../../../src/site/finds'
import { DrawerChart } from '../../../src/site/layout/DrawerChart'
import { openSite, PAGES } from '../../helpers/openSite'
import { words } from '../../helpers/words'

const owner = vi.hoisted(() => ({ name: '', email: '', profiles: [] as { label: string; link: string }[] }))

vi.mock('virtual:site', async (original) => ({ ...(await original<object>()), owner }))

afterEach(() => {
  vi.unstubAllGlobals()
})

beforeEach(() => {
  Object.assign(owner, { name: '', email: '', profiles: [] })
})

const banner = () => within(screen.getByRole('banner'))
const footer = () => screen.getByRole('contentinfo')
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the header and the footer', () => {
  it.each([
    { name: '', shown: '' },
    // Not repeated if it is in the name of the site.
    { name: 'Test', shown: '' },
    { name: 'Ada Lovelace', shown: 'Ada Lovelace' },
  ])('show the names of the site and of the owner, "$name", as text', ({ name, shown }) => {
    owner.name = name
    openSite('/crafts')
    const home = banner().getByRole('link')
    expect([home.textContent, home.getAttribute('href')]).toEqual([`Testland${shown}`, '/'])
    expect(footer().textContent).toBe(`© 1602${name && ` ${name}`}. ${words.allRightsReserved}`)
  })

  it('show the line about the site on the map alone', () => {
    openSite('/')
    expect(banner().getByRole('paragraph').textContent).toBe('A land to be tested in.')
    cleanup()
    openSite('/crafts')
    expect(banner().queryByRole('paragraph')).toBeNull()
  })

  it('link to the email and to each profile of the owner', () => {
    owner.email = 'ada@example.org'
    owner.profiles = [{ label: 'GitHub', link: 'https://github.com/ada' }]
    openSite('/crafts')
    expect(linksIn(footer())).toEqual([
      ['ada@example.org', 'mailto:ada@example.org'],
      ['GitHub', 'https://github.com/ada'],
    ])
  })
})

describe('the drawer', () => {
  it.each([
    { path: '/', here: words.map },
    { path: '/CRAFTS/', here: 'Crafts' },
    { path: '/nowhere', here: undefined },
  ])('links to the map and the places, each with its mark, and marks the present page: $path', (row) => {
    openSite(row.path)
    const rows = [...document.querySelectorAll('dialog li a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.querySelector('use')?.getAttribute('href'),
      link.getAttribute('aria-current'),
    ])
    const currentOf = (name: string) => (name === row.here ? 'page' : null)
    expect(rows).toEqual(
      PAGES.map(({ name, path, landmark = 'map' }) => [name, path, `#mark-${landmark}`, currentOf(name)]),
    )
  })

  it('says where one is, and once it has opened, the epithets of the other places', async () => {
    const { user } = openSite('/letters')
    const rows = () => [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent)
    expect(rows().filter((row) => row.includes(words.youAreHere))).toEqual([`Letters${words.youAreHere}`])
    await user.click(screen.getByRole('button', { name: words.menu }))
    await vi.waitFor(() => expect(rows().join()).toContain('the Ten Tools'))
    expect(rows().join()).not.toContain('the Post by the Sea')
  })

  it('makes up for the scroll bar of its own page, and not for that of the last one', async () => {
    const root = document.documentElement
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
    const { user } = openSite('/crafts')
    await user.click(screen.getByRole('button', { name: words.menu }))
    expect(root.style.getPropertyValue('--scrollbar')).toBe('15px')
    await user.click(banner().getByRole('link', { hidden: true }))
    expect(root.style.getPropertyValue('--scrollbar')).toBe('')
  })

  it('has a chart, whose discs lead to the other places, and are named while they are pointed at', () => {
    const { container } = render(<DrawerChart path="/crafts" />)
    const discs = [...container.querySelectorAll('svg a')]
    const others = PAGES.map(({ path }) => path).filter((path) => path !== '/' && path !== '/crafts')
    expect(discs.map((disc) => disc.getAttribute('href'))).toEqual(others)
    fireEvent.pointerEnter(discs[0] as Element)
    expect(container.querySelector('text')?.textContent).toBe('Works')
    fireEvent.pointerLeave(discs[0] as Element)
    expect(container.querySelector('text')).toBeNull()
  })

  it('has a chart, whose way between two places that were visited is drawn in full', () => {
    const seen = PAGES.filter(({ path }) => path !== '/').map(({ path }) => path)
    addFind(seen[1] ?? '')
    const { container } = render(<DrawerChart path={seen[0] ?? ''} />)
    const dashes = [...container.querySelectorAll('svg > path')].map((way) =>
      way.getAttribute('stroke-dasharray'),
    )
    expect(dashes).toEqual([null, ...Array(5).fill('50 35')])
    act(forgetFinds)
  })
})

describe('arriving at a page', () => {
  const goBack = () =>
    act(async () => {
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      window.history.back()
      await arrived
    })

  const heading = () => screen.getByRole('heading', { level: 1, name: 'Crafts Learnt Early' })

  it('scrolls to its top and focuses it, but neither when the site opens, nor by going back', async () => {
    // Other tests may have left it.
    openSite('/crafts').unmount()
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = openSite('/crafts')
    expect([scrollTo.mock.calls, document.activeElement]).toEqual([[], document.body])
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('link', { name: words.backToTheMap }))
      expect(scrollTo.mock.calls).toEqual(Array(times).fill([0, 0]))
      await goBack()
      expect(document.activeElement).toBe(heading())
      expect(scrollTo).toHaveBeenCalledTimes(times)
    }
  })

  it('scrolls to its top even after Back from a page to itself, as its link adds no step', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    // Nothing lies forward, where a step could hide.
    history.pushState(null, '', '/')
    const { user } = openSite('/crafts')
    const { length } = history
    await user.click(screen.getByRole('button', { name: words.menu }))
    await user.click(screen.getByRole('link', { name: 'Crafts' }))
    expect([document.activeElement, history.length]).toEqual([heading(), length])
    history.pushState(null, '', '#note')
    await goBack()
    await user.click(screen.getByRole('link', { name: words.backToTheMap }))
    expect(window.location.pathname).toBe('/')
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })
})
