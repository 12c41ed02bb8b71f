import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finds, forgetFinds } from '../../src/site/finds'
import { ErrorBoundary } from '../../src/site/parts/ErrorBoundary'
import { openSite, PAGES } from '../helpers/openSite'
import { words } from '../helpers/words'

const broken = vi.hoisted(() => ({ path: '', reason: null as unknown }))

// A page can be made to throw while it renders.
vi.mock('../../src/site/pages/PlacePage', async (importOriginal) => {
  const { PlacePage } = await importOriginal<typeof import('../../src/site/pages/PlacePage')>()
  return {
    PlacePage: (props: Parameters<typeof PlacePage>[0]) => {
      if (props.path === broken.path) throw broken.reason
      return PlacePage(props)
    },
  }
})

type Page = (typeof PAGES)[number]
const [map, , crafts] = PAGES as [Page, Page, Page]

const main = () => within(screen.getByRole('main'))
const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

/** The error page, in the layout, without anything of the page that it replaces. */
function expectError(reason: string) {
  expect(headings()).toEqual([words.unexpectedError])
  expect(main().getByRole('paragraph').textContent).toBe(reason)
  expect(main().getByRole('link', { name: words.backToTheMap }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('contentinfo').textContent).toBe(`© 1602. ${words.allRightsReserved}`)
}

describe('without a word in the console', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    expect(console.error).not.toHaveBeenCalled()
    expect(console.warn).not.toHaveBeenCalled()
  })

  it.each([
    ...PAGES.map((page) => ({ ...page, address: page.path })),
    ...['/crafts/', '/%43RAFT%73/?from=/hearth#letters'].map((address) => ({ ...crafts, address })),
    ...['//', '/index.html'].map((address) => ({ ...map, address })),
  ])('$address opens the page $heading in strict mode', ({ address, heading, title, text }) => {
    openSite(address, { reactStrictMode: true })
    expect(headings()).toEqual([heading])
    expect(document.title).toBe(title)
    if (text) expect(main().getByText(text)).toBeTruthy()
    const onMap = screen.queryByRole('group', { name: words.mapOf('Testland') })
    expect(onMap ? within(onMap).getAllByRole('link') : []).toHaveLength(text ? 0 : 6)
  })

  const UNKNOWN = ['/nowhere', '/crafts/more', '/404.html', '/%E0%A4%A', '//crafts', '/constructor']
  it.each(UNKNOWN)('%s shows that it is unknown, and stays in the address', (path) => {
    openSite(path)
    expectError(words.notFound)
    expect(document.title).toBe(`${words.notFound} · Testland`)
    expect(window.location.pathname).toBe(path)
  })

  it('a change of the address changes the page, there and back, and each visit is kept', () => {
    forgetFinds()
    openSite('/hearth')
    act(() => window.history.pushState(null, '', '/letters'))
    expect([...headings(), document.title]).toEqual(['Write a Letter', 'Write a Letter · Testland'])
    act(() => window.history.replaceState(null, '', '/hearth'))
    expect([...headings(), document.title]).toEqual(['By the Hearth', 'By the Hearth · Testland'])
    expect([...finds()]).toEqual(['/hearth', '/letters'])
  })
})

describe('a page that throws while it renders', () => {
  it('is reported once, so that the styles of the error page are fetched', () => {
    const Broken = () => {
      throw new Error('The ink has run dry')
    }
    const onError = vi.fn()
    render(<ErrorBoundary onError={onError} children={<Broken />} />, { onCaughtError: () => {} })
    expect(onError).toHaveBeenCalledOnce()
  })

  it.each([
    { thrown: new Error('The ink has run dry'), reason: 'The ink has run dry' },
    { thrown: new TypeError(''), reason: 'TypeError' },
    { thrown: undefined, reason: 'undefined' },
  ])('shows "$reason" in the layout', ({ thrown, reason }) => {
    Object.assign(broken, { path: '/crafts', reason: thrown })
    const onCaughtError = vi.fn()
    openSite('/crafts', { onCaughtError })
    expectError(reason)
    expect(onCaughtError).toHaveBeenCalledOnce()
  })

  it('leaves other pages as they are, and is rendered again at its next visit', async () => {
    Object.assign(broken, { path: '/crafts', reason: 'a dragon' })
    const { user } = openSite('/crafts', { onCaughtError: () => {} })
    await user.click(screen.getByRole('link', { name: words.backToTheMap }))
    expect(headings()).toEqual(['Testland'])
    broken.path = ''
    await user.click(screen.getByRole('link', { name: 'Crafts' }))
    expect(headings()).toEqual(['Crafts Learnt Early'])
  })
})

it('a link leads on in a browser whose vendor an extension takes away', async () => {
  const startViewTransition = (change: () => void) => {
    const finished = Promise.resolve().then(change)
    return { ready: finished, finished }
  }
  Object.assign(document, { startViewTransition })
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(undefined as never)
  try {
    openSite('/crafts')
    fireEvent.click(main().getByRole('link', { name: words.backToTheMap }))
    await screen.findByRole('heading', { level: 1, name: 'Testland' })
  } finally {
    Reflect.deleteProperty(document, 'startViewTransition')
  }
})

it('the second press of a double click follows no link of the page that the first has opened', () => {
  const follow = (link: Element | undefined, detail: number) => fireEvent.click(link as Element, { detail })
  openSite('/crafts')
  follow(main().getAllByRole('link').at(-1), 1)
  const opened = [location.pathname, ...headings()]
  expect(opened).not.toContain('/crafts')
  expect(follow(main().getAllByRole('link').at(-1), 2)).toBe(false)
  expect([location.pathname, ...headings()]).toEqual(opened)
  follow(main().getAllByRole('link').at(-1), 1)
  expect(location.pathname).not.toBe(opened[0])
})
