import { act, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { placeAt } from '../../src/site/site'

const fetched = vi.hoisted((): string[] => [])

const POSTS = vi.hoisted(() => ({
  second: {
    title: 'Second Thoughts & <others>',
    date: '2026-11-22',
    html: '<p>See <a href="/journeys/first">the first</a>.</p>',
    older: { path: '/journeys/first', title: 'First Words' },
  },
  first: {
    title: 'First Words',
    date: '2026-03-01',
    html: '<p>It began.</p>',
    newer: { path: '/journeys/second', title: 'Second Thoughts & <others>' },
  },
}))

// In these tests, the place Journeys has posts, and Works will have some.
vi.mock('virtual:posts', () => ({
  default: {
    '/works': async () => ({ default: { posts: [] }, texts: {} }),
    '/journeys': async () => ({
      default: {
        posts: Object.entries(POSTS).map(([name, { title, date }]) => ({
          path: `/journeys/${name}`,
          title,
          date,
          opening: `Of ${name}.`,
        })),
        feed: '/journeys/feed.xml',
      },
      texts: Object.fromEntries(
        Object.entries(POSTS).map(([name, post]) => [
          `/src/realm/journeys/${name}.md`,
          async () => {
            fetched.push(name)
            return post
          },
        ]),
      ),
    }),
  },
}))

let openSite: typeof import('../helpers/openSite').openSite

beforeAll(() => {
  for (const path of ['/journeys', '/works']) Object.assign(placeAt(path) ?? {}, { posts: true })
})

// A new visit: nothing has been fetched.
beforeEach(async () => {
  vi.resetModules()
  fetched.length = 0
  ;({ openSite } = await import('../helpers/openSite'))
})

const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

describe('a place with posts', () => {
  it('lists them below its own text, and shows the links to other places only then', async () => {
    openSite('/journeys')
    expect(screen.queryByRole('navigation', { name: 'The road from here' })).toBeNull()
    const link = await screen.findByRole('link', { name: 'Second Thoughts & <others>' })
    expect(link.getAttribute('href')).toBe('/journeys/second')
    expect(screen.getByRole('navigation', { name: 'The road from here' })).toBeTruthy()
    expect(headings()).toEqual(['Seven Journeys'])
    expect(fetched).toEqual([])
  })

  it('shows of each its day and its first words, and a link to their feed', async () => {
    openSite('/journeys')
    await screen.findByText('Of second.')
    const days = [...document.querySelectorAll('time')].map(({ dateTime, textContent }) => [dateTime, textContent])
    expect(days).toEqual([
      ['2026-11-22', '22 November 2026'],
      ['2026-03-01', '1 March 2026'],
    ])
    const feed = screen.getByRole('link', { name: 'RSS feed' })
    expect([feed.getAttribute('href'), feed.getAttribute('type')]).toEqual([
      '/journeys/feed.xml',
      'application/rss+xml',
    ])
  })

  it('opens a post with its title set and the focus on its heading', async () => {
    const { user } = openSite('/journeys')
    await user.click(await screen.findByRole('link', { name: 'Second Thoughts & <others>' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Second Thoughts & <others>' })
    expect(window.location.pathname).toBe('/journeys/second')
    expect(document.activeElement).toBe(heading)
    expect(document.title).toBe('Second Thoughts & <others> · Testland')
    expect(headings()).toEqual(['Second Thoughts & <others>'])
    expect(fetched).toEqual(['second'])
    expect(screen.getByRole('banner').dataset.place).toBe('Journeys')
  })

  it('links from post to post, and back', async () => {
    const { user } = openSite('/journeys/second')
    await user.click(await screen.findByRole('link', { name: 'the first' }))
    await screen.findByRole('heading', { level: 1, name: 'First Words' })
    expect(document.title).toBe('First Words · Testland')
    await user.click(screen.getByRole('link', { name: 'Back to Journeys' }))
    expect(headings()).toEqual(['Seven Journeys'])
    expect(document.title).toBe('Seven Journeys · Testland')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})

describe('a post', () => {
  it.each([
    { name: 'second', links: [['/journeys/first', 'prev', 'Older post First Words']] },
    { name: 'first', links: [['/journeys/second', 'next', 'Newer post Second Thoughts & <others>']] },
  ])('has its day, its text, and links back and to its neighbours: $name', async ({ name, links }) => {
    openSite(`/journeys/${name}`)
    const road = within(await screen.findByRole('navigation', { name: 'The road from here' }))
    expect(
      road.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel'), link.textContent]),
    ).toEqual([['/journeys', null, 'Back to Journeys'], ...links])
    const { date, html } = POSTS[name as keyof typeof POSTS]
    expect(document.querySelector('time')?.dateTime).toBe(date)
    expect(document.querySelector('[data-piece]')?.innerHTML).toBe(html)
  })

  it('that loads after its page receives the focus', async () => {
    openSite('/')
    await act(async () => window.history.pushState(null, '', '/journeys/first'))
    const heading = await screen.findByRole('heading', { level: 1, name: 'First Words' })
    expect(document.activeElement).toBe(heading)
  })

  it.each(['/journeys/none', '/journeys/first/more', '/journeys/%22'])(
    'that does not exist, at %s, shows the 404 page',
    async (path) => {
      openSite(path)
      expect(await screen.findByText('404 Not Found')).toBeTruthy()
      expect(document.title).toBe('404 Not Found · Testland')
      expect(screen.getByRole('link', { name: 'Back to the map' })).toBeTruthy()
    },
  )

  it('of a place without posts shows the 404 page at once', () => {
    openSite('/crafts/first')
    expect(screen.getByText('404 Not Found')).toBeTruthy()
  })
})

it.each([
  { what: 'a post', path: '/journeys/second' },
  { what: 'a list of posts', path: '/journeys' },
  { what: 'an empty list', path: '/works' },
])('the page of $what is hydrated as it was prerendered, without a request', async ({ path }) => {
  window.history.replaceState(null, '', path)
  const { loadPiece } = await import('../../src/pages/usePiece')
  const { App } = await import('../../src/App')
  const { fetchSections } = await import('../../src/pages/sections')
  await fetchSections()
  await Promise.all([loadPiece(path), loadPiece(`${path}/`)])
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<App path={path} />)
  const prerendered = container.innerHTML
  fetched.length = 0

  // Another document: nothing has been fetched.
  vi.resetModules()
  const errors = vi.fn()
  const again = await import('../../src/App')
  await (await import('../../src/pages/sections')).fetchSections()
  const root = await act(async () => hydrateRoot(container, <again.App />, { onRecoverableError: errors }))
  expect(errors).not.toHaveBeenCalled()
  expect(container.innerHTML).toBe(prerendered)
  expect(fetched).toEqual([])
  await act(async () => root.unmount())
  container.remove()
})
