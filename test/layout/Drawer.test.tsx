import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { regions } from '../../src/realm'
import { landmarkOf } from '../../src/site/landmark'
import { openSite, PAGES } from '../helpers/openSite'

const LINKS = PAGES.map(({ name, path }) => ({ label: name, path }))

/** Opens the site, then its drawer. */
async function openDrawer(path = '/crafts') {
  const { user } = openSite(path)
  const menu = screen.getByRole('button', { name: 'Menu' })
  await user.click(menu)
  const drawer = screen.getByRole('dialog', { name: 'Realm Navigation' })
  return { user, menu, drawer, link: (name: string) => within(drawer).getByRole('link', { name }) }
}

function expectClosed() {
  expect(screen.queryByRole('dialog')).toBeNull()
}

describe('the drawer', () => {
  it.each(PAGES)('is closed at first, on $path', ({ path }) => {
    openSite(path)
    expectClosed()
    expect(screen.queryByText('Realm Navigation')?.closest('dialog')?.open).toBe(false)
  })

  it('shows the mark of its landmark for each place, and that of the map for the map', async () => {
    const { drawer } = await openDrawer()
    const marks = within(drawer)
      .getAllByRole('link')
      .map((link) => link.querySelector('use')?.getAttribute('href'))
    expect(marks).toEqual(['#mark-map', ...regions.map((region) => `#mark-${landmarkOf(region)}`)])
  })

  it('is opened by the menu button, and takes the focus', async () => {
    const { drawer } = await openDrawer()
    expect(within(drawer).getByRole('heading', { level: 2 }).textContent).toBe('Realm Navigation')
    expect(drawer.contains(document.activeElement)).toBe(true)
  })

  it('is opened by Enter and by Space', async () => {
    const { user } = openSite('/crafts')
    for (const key of ['{Enter}', ' ']) {
      screen.getByRole('button', { name: 'Menu' }).focus()
      await user.keyboard(key)
      expect(screen.getByRole('dialog', { name: 'Realm Navigation' })).toBeTruthy()
      await user.keyboard('{Escape}')
      expectClosed()
    }
  })

  it('links to the map and the places, in the order of the table', async () => {
    const { drawer } = await openDrawer()
    const nav = within(drawer).getByRole('navigation', { name: 'Realm Navigation' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => ({ label: link.textContent, path: link.getAttribute('href') })),
    ).toEqual(LINKS)
  })

  it.each([...LINKS, { label: 'Crafts', path: '/crafts/' }])('marks only $label on $path', async ({ label, path }) => {
    const { drawer } = await openDrawer(path)
    const marked = within(drawer)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[label, 'page']])
  })

  it('marks nothing on an unknown page', async () => {
    const { drawer } = await openDrawer('/nowhere')
    expect(drawer.querySelector('[aria-current]')).toBeNull()
  })

  it('sets --scrollbar to the width of the scroll bar, so that the page does not shift', async () => {
    await openDrawer()
    const { style, clientWidth } = document.documentElement
    expect(style.getPropertyValue('--scrollbar')).toBe(`${window.innerWidth - clientWidth}px`)
  })
})

describe('the drawer closes', () => {
  it('by its button, and restores the focus', async () => {
    const { user, menu } = await openDrawer()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expectClosed()
    expect(document.activeElement).toBe(menu)
  })

  it('by a click beside it, and restores the focus', async () => {
    const { user, menu, drawer } = await openDrawer()
    await user.click(drawer)
    expectClosed()
    expect(document.activeElement).toBe(menu)
  })

  it('by Escape, and restores the focus', async () => {
    const { user, menu } = await openDrawer()
    await user.keyboard('{Escape}')
    expectClosed()
    expect(document.activeElement).toBe(menu)
  })

  it('but not by a click on its panel', async () => {
    const { user, drawer } = await openDrawer()
    await user.click(within(drawer).getByRole('heading', { level: 2 }))
    expect(screen.getByRole('dialog')).toBe(drawer)
  })

  it.each(LINKS)('by choosing $label, and focuses the heading of its page', async ({ label, path }) => {
    const { user, link } = await openDrawer('/crafts')
    await user.click(link(label))
    expectClosed()
    expect(window.location.pathname).toBe(path)
    const { heading = '' } = PAGES.find((page) => page.path === path) ?? {}
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: heading }))
  })

  it('by choosing Map on the map, and focuses its heading', async () => {
    const { user, link } = await openDrawer('/')
    await user.click(link('Map'))
    expectClosed()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Testland' }))
  })

  it('by choosing a link with Enter', async () => {
    const { user, link } = await openDrawer('/crafts')
    link('Hearth').focus()
    await user.keyboard('{Enter}')
    expectClosed()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'By the Hearth' }))
  })

  it('and can be opened again', async () => {
    const { user, menu, link } = await openDrawer('/crafts')
    await user.click(link('Hearth'))
    await user.click(menu)
    expect(screen.getByRole('dialog', { name: 'Realm Navigation' })).toBeTruthy()
    expect(link('Hearth').getAttribute('aria-current')).toBe('page')
    expect(link('Crafts').hasAttribute('aria-current')).toBe(false)
  })
})
