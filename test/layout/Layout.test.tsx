import { act, screen, within } from '@testing-library/react'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../../src/App'
import { regions } from '../../src/realm'
import { landmarkOf } from '../../src/site/landmark'
import { openSite, PAGES } from '../helpers/openSite'

const NOBODY = { name: '', email: '', profiles: [] as { label: string; link: string }[] }
const owner = vi.hoisted(() => ({ name: '', email: '', profiles: [] as { label: string; link: string }[] }))

vi.mock('../../src/site/site', async (original) => ({ ...(await original<object>()), owner }))

beforeEach(() => {
  Object.assign(owner, NOBODY)
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
    expect(footer().textContent).toBe(`© 1602${name && ` ${name}`}. All rights reserved.`)
  })

  it.each([
    { path: '/', line: 'A land to be tested in.' },
    { path: '/crafts', line: undefined },
  ])('show the line about the site on the map alone: $path', ({ path, line }) => {
    openSite(path)
    expect(banner().queryByRole('paragraph')?.textContent).toBe(line)
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

/** Opens the site, then its drawer. */
async function openDrawer(path: string) {
  const { user } = openSite(path)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = screen.getByRole('dialog', { name: 'Realm Navigation' })
  return { user, drawer, link: (name: string) => within(drawer).getByRole('link', { name }) }
}

describe('the drawer', () => {
  it('links to the map and to the places, each with its mark', async () => {
    const { drawer } = await openDrawer('/crafts')
    expect(linksIn(drawer)).toEqual(PAGES.map(({ name, path }) => [name, path]))
    const marks = [...drawer.querySelectorAll('li use')].map((use) => use.getAttribute('href'))
    expect(marks).toEqual(['map', ...regions.map(landmarkOf)].map((name) => `#mark-${name}`))
    expect(drawer.contains(document.activeElement)).toBe(true)
  })

  it.each([
    { path: '/', marked: ['Map'] },
    { path: '/CRAFTS/', marked: ['Crafts'] },
    { path: '/nowhere', marked: [] },
  ])('marks the present page alone, on $path', async ({ path, marked }) => {
    const { drawer } = await openDrawer(path)
    const shown = [...drawer.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent)
    expect(shown).toEqual(marked)
    expect(drawer.querySelectorAll('[aria-current]')).toHaveLength(marked.length)
  })

  it('sets --scrollbar to the width of the scroll bar, so that the page does not shift', async () => {
    await openDrawer('/crafts')
    const { style, clientWidth } = document.documentElement
    expect(style.getPropertyValue('--scrollbar')).toBe(`${window.innerWidth - clientWidth}px`)
  })

  it.each(['by its button', 'by a press beside it'])('is closed %s, and restores the focus', async (how) => {
    const { user, drawer } = await openDrawer('/crafts')
    await user.click(within(drawer).getByRole('heading', { level: 2 }))
    expect(screen.queryByRole('dialog')).toBe(drawer)
    await user.click(how === 'by its button' ? screen.getByRole('button', { name: 'Close' }) : drawer)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }))
  })

  it.each([
    { from: '/crafts', to: 'Hearth', heading: 'By the Hearth' },
    { from: '/crafts', to: 'Map', heading: 'Testland' },
    // The page does not change.
    { from: '/', to: 'Map', heading: 'Testland' },
  ])('is closed by a link, from $from to $to, which focuses the heading', async ({ from, to, heading }) => {
    const { user, link } = await openDrawer(from)
    await user.click(link(to))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: heading }))
    expect(document.title).toBe(PAGES.find(({ name }) => name === to)?.title)
  })

  it('opens by its button as soon as boot.ts leaves that to React', async () => {
    window.history.replaceState(null, '', '/crafts')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<App path="/crafts" />)
    let root: Root | null = null
    const openAtStart = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!('started' in document.documentElement.dataset)) return
        observer.disconnect()
        container.querySelector<HTMLElement>('[aria-label=Menu]')?.click()
        resolve(container.querySelector('dialog')?.open)
      })
      observer.observe(document.documentElement, { attributes: true })
    })
    delete document.documentElement.dataset.started
    startTransition(() => {
      root = hydrateRoot(container, <App />)
    })
    expect(await openAtStart).toBe(true)
    act(() => root?.unmount())
  })
})

describe('arriving at a page', () => {
  const goBack = () =>
    act(async () => {
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      window.history.back()
      await arrived
    })

  it('leaves the focus where it is when the site is opened', () => {
    openSite('/crafts')
    expect(document.activeElement).toBe(document.body)
  })

  it('focuses its heading, wherever the link was; on the map, the place that was opened there', async () => {
    const { user } = openSite('/')
    const [header, frame] = [screen.getByRole('banner'), footer()]
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
    expect([screen.getByRole('banner'), footer()]).toEqual([header, frame])
  })

  it('scrolls to its top, but not by going back, after which the browser restores the scroll position', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = openSite('/crafts')
    expect(scrollTo).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
    await goBack()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Crafts Learnt Early' }))
    expect(scrollTo).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  it('scrolls to its top even after going back from a page to itself', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user, link } = await openDrawer('/crafts')
    await user.click(link('Crafts'))
    await goBack()
    await user.click(screen.getByRole('link', { name: 'Back to the map' }))
    expect(window.location.pathname).toBe('/')
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })
})
