import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite } from '../../helpers/openSite'
import { words } from '../../helpers/words'

const { TEXTS, POSTS, fetchText } = vi.hoisted(() => ({
  /** The owner's texts, as HTML. */
  TEXTS: {
    '/hearth': '<p>Once upon a time.</p>',
    '/journeys/second': '<p>See <a href="/journeys/first"><em>the first</em></a>.</p>',
    '/journeys/first': '<p>It began.</p>',
  } as Readonly<Record<string, string>>,
  POSTS: [
    { path: '/journeys/second', title: 'Second Thoughts & <others>', date: '2026-11-22' },
    { path: '/journeys/first', title: 'First Words', date: '2026-03-01' },
  ] as const,
  fetchText: vi.fn<(path: string) => Promise<string>>(),
}))

// In these tests, the hearth has a story, and the place Journeys has posts.
vi.mock('virtual:site', async (original) => {
  const site = await original<typeof import('virtual:site')>()
  return {
    ...site,
    places: site.places.map((place) => ({ ...place, posts: place.href === '/journeys' || undefined })),
  }
})
vi.mock('virtual:contents', async (original) => ({
  sections: {
    ...(await original<typeof import('virtual:contents')>()).sections,
    '/journeys': { text: 'All of them.', posts: POSTS, feed: '/journeys/feed.xml' },
  },
  texts: Object.fromEntries(
    Object.keys(TEXTS).map((path) => [path, async () => ({ default: await fetchText(path) })]),
  ),
}))

beforeEach(() => {
  fetchText.mockReset().mockImplementation(async (path) => TEXTS[path] ?? '')
  // The browser is never idle: what is fetched then, for the next page, is not the subject here.
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => {})
})
afterEach(() => {
  // First, as pages that go cancel their callbacks.
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the site for a new visit, for which nothing has been fetched. */
async function visit(path: string) {
  vi.resetModules()
  return (await import('../../helpers/openSite')).openSite(path)
}

const road = () => screen.queryByRole('navigation', { name: words.road })
const fetched = () => fetchText.mock.calls.flat()

describe('a text', () => {
  it('is fetched once, and what is below it is shown only then', async () => {
    const { user } = await visit('/hearth')
    expect(screen.getByRole('heading', { level: 1, name: 'By the Hearth' })).toBeTruthy()
    expect(road()).toBeNull()
    await screen.findByText('Once upon a time.')
    await user.click(screen.getByRole('link', { name: words.backToTheMap }))
    await user.click(screen.getByRole('link', { name: 'Hearth' }))
    expect(screen.getByText('Once upon a time.')).toBeTruthy()
    expect([road() !== null, fetched()]).toEqual([true, ['/hearth']])
  })

  it('is read from a page that holds it already', async () => {
    document.body.innerHTML = '<div data-text="/hearth"><p>It was <em>here</em>.</p></div>'
    const { user } = await visit('/hearth')
    document.body.firstElementChild?.remove()
    const text = () => document.querySelector('[data-text]')?.innerHTML
    expect(text()).toBe('<p>It was <em>here</em>.</p>')
    // Also on the way back.
    await user.click(screen.getByRole('link', { name: words.backToTheMap }))
    await user.click(screen.getByRole('link', { name: 'Hearth' }))
    expect([text(), fetched()]).toEqual(['<p>It was <em>here</em>.</p>', []])
  })

  it('that cannot be loaded says so where the browser lists no navigation: no endless reloads', async () => {
    expect(performance.getEntriesByType('navigation')).toEqual([])
    fetchText.mockRejectedValue(new Error('offline'))
    await visit('/hearth')
    expect(await screen.findByText(words.pageNotLoaded)).toBeTruthy()
  })

  it.each([
    { what: 'pointed at', come: fireEvent.pointerOver },
    { what: 'focused', come: fireEvent.focusIn },
  ])('is there at once if a link to its page was $what', async ({ come }) => {
    const { user } = await visit('/journeys')
    await act(async () => come(screen.getByRole('link', { name: POSTS[0].title })))
    // Before those that any page fetches when it is idle.
    expect(fetched()[0]).toBe('/journeys/second')
    await user.click(screen.getByRole('link', { name: POSTS[0].title }))
    expect(screen.getByText('the first')).toBeTruthy()
  })
})

describe('a place with posts', () => {
  it('lists all of them with their days, and links to their feed', () => {
    openSite('/journeys')
    const rows = [...document.querySelectorAll('main li')].map((card) => [
      card.querySelector('h2 a')?.textContent,
      card.querySelector('h2 a')?.getAttribute('href'),
      card.querySelector('time')?.dateTime,
      card.querySelector('time')?.textContent,
    ])
    const dayOf = (...day: [number, number, number]) =>
      new Date(...day).toLocaleDateString(words.locale, { dateStyle: 'long' })
    expect(rows).toEqual([
      ['Second Thoughts & <others>', '/journeys/second', '2026-11-22', dayOf(2026, 10, 22)],
      ['First Words', '/journeys/first', '2026-03-01', dayOf(2026, 2, 1)],
    ])
    const { attributes } = screen.getByRole('link', { name: words.feed })
    const of = (name: string) => attributes.getNamedItem(name)?.value
    expect([of('href'), of('type')]).toEqual(['/journeys/feed.xml', 'application/rss+xml'])
    expect([road() !== null, fetched()]).toEqual([true, []])
  })

  it('leads to a post, to another, and back, each with its title and the focus on its heading', async () => {
    const { user } = await visit('/journeys')
    const [second, first] = POSTS
    type Post = (typeof POSTS)[number]
    const stop = ({ path, title }: Post, rel: string, says: string) => [path, rel, `${says} ${title}`]
    for (const { link, path, title, stops } of [
      { link: second.title, ...second, stops: [stop(first, 'prev', words.olderPost)] },
      { link: 'the first', ...first, stops: [stop(second, 'next', words.newerPost)] },
      { link: words.backTo('Journeys'), path: '/journeys', title: 'Seven Journeys', stops: undefined },
    ]) {
      await user.click(await screen.findByRole('link', { name: link }))
      const heading = await screen.findByRole('heading', { level: 1, name: title })
      const here = [document.title, location.pathname, document.activeElement]
      expect(here).toEqual([`${title} · Testland`, path, heading])
      if (!stops) continue
      const links = within(await screen.findByRole('navigation', { name: words.road })).getAllByRole('link')
      const rows = links.map((one) => [one.getAttribute('href'), one.getAttribute('rel'), one.textContent])
      expect(rows).toEqual([['/journeys', null, words.backTo('Journeys')], ...stops])
      expect(document.querySelector('[data-text]')?.innerHTML).toBe(TEXTS[path])
    }
  })

  const UNKNOWN = [
    '/journeys/none',
    '/journeys/first/more',
    '/journeys/%22',
    '/journeys/feed.xml',
    '/crafts/first',
  ]
  it.each(UNKNOWN)('has no page at %s', (path) => {
    openSite(path)
    expect(screen.getByText(words.notFound)).toBeTruthy()
    expect(document.title).toBe(`${words.notFound} · Testland`)
  })
})

it('a link is followed on the site if it leads to a page of it; others are left to the browser', async () => {
  openSite('/hearth')
  const link = document.createElement('a')
  link.append(document.createElement('em'))
  document.body.append(link)
  const pageAfter = async (href: string, how = {}) => {
    link.href = href
    const isLeft = await act(() => fireEvent.click(link.firstElementChild as Element, how))
    return isLeft ? 'left' : location.pathname
  }
  for (const href of ['/crafts', '/journeys/first']) expect(await pageAfter(href)).toBe(href)
  expect(await pageAfter('/crafts', { ctrlKey: true })).toBe('left')
  for (const href of ['/crafts?xray', '/crafts#tools', 'https://example.org/crafts', '/journeys/feed.xml'])
    expect(await pageAfter(href), href).toBe('left')
  // Files without a dot, one of them beside posts.
  for (const href of ['/LICENSE', '/journeys/license']) expect(await pageAfter(href), href).toBe('left')
  expect(location.pathname).toBe('/journeys/first')
  expect(await pageAfter('http://localhost:3000/')).toBe('/')
})
