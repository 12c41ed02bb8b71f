import { act, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { placeAt } from '../../../src/site/site'
import { words } from '../../helpers/words'

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

// In these tests, the place Journeys has posts.
vi.mock('virtual:posts', async () => {
  const { listPath, partOf } = await import('../../../src/table/paths')
  const fetchText = (name: keyof typeof POSTS) => async () => {
    fetched.push(name)
    return { default: POSTS[name] }
  }
  const rowOf = (name: keyof typeof POSTS) => {
    const { title, date } = POSTS[name]
    return { path: `/journeys/${name}`, title, date, opening: `Of ${name}.` }
  }
  const names = ['second', 'first'] as const
  const pages = [1, 2].map((number) => ({ path: listPath('/journeys', number), title: words.pageOf(number, 2) }))
  const [newer, older] = pages
  // In which part each text is, depends on its path alone.
  const parts = [{ older }, { newer, title: older?.title }].map((around, index) => ({
    default: { posts: [rowOf(names[index] ?? 'first')], feed: '/journeys/feed.xml', ...around },
    texts: Object.fromEntries(
      names
        .map((name) => [`/journeys/${name}`, fetchText(name)] as const)
        .filter(([path]) => partOf(path, 2) === index),
    ),
  }))
  return { default: { '/journeys': parts.map((part) => async () => part) } }
})

let openSite: typeof import('../../helpers/openSite').openSite

beforeAll(() => {
  Object.assign(placeAt('/journeys') ?? {}, { posts: true })
})

// A new visit: nothing has been fetched.
beforeEach(async () => {
  vi.resetModules()
  fetched.length = 0
  ;({ openSite } = await import('../../helpers/openSite'))
})

it('a place with posts lists them below its own text: its road on is shown only then', async () => {
  openSite('/journeys')
  expect(screen.queryByRole('navigation', { name: words.road })).toBeNull()
  await screen.findByRole('navigation', { name: words.road })
  const cards = screen
    .getAllByRole('listitem')
    .map((card) => [
      ...[...card.querySelectorAll('h2 a')].map((link) => [link.textContent, link.getAttribute('href')]),
      ...[
        card.querySelector('time')?.dateTime,
        ...[...card.querySelectorAll('p')].map(({ textContent }) => textContent),
      ],
    ])
  const { second } = POSTS
  expect(cards.at(-1)).toEqual([
    [second.title, '/journeys/second'],
    '2026-11-22',
    new Date(2026, 10, 22).toLocaleDateString(words.locale, { dateStyle: 'long' }),
    'Of second.',
  ])
  const feed = screen.getByRole('link', { name: words.feed })
  expect([feed.getAttribute('href'), feed.getAttribute('type')]).toEqual(['/journeys/feed.xml', 'application/rss+xml'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seven Journeys')
  expect(fetched).toEqual([])
})

it('links lead to a post, on to another, and back, each with its title and the focus on its heading', async () => {
  const { user } = openSite('/journeys')
  const { second, first } = POSTS
  for (const { link, path, title, post, road } of [
    {
      link: second.title,
      path: '/journeys/second',
      ...second,
      post: second,
      road: ['prev', `${words.olderPost} First Words`],
    },
    {
      link: 'the first',
      path: '/journeys/first',
      ...first,
      post: first,
      road: ['next', `${words.newerPost} ${second.title}`],
    },
    { link: words.backTo('Journeys'), path: '/journeys', title: 'Seven Journeys' },
  ]) {
    await user.click(await screen.findByRole('link', { name: link }))
    const heading = await screen.findByRole('heading', { level: 1, name: title })
    expect([document.title, window.location.pathname]).toEqual([`${title} · Testland`, path])
    expect(document.activeElement).toBe(heading)
    if (!post || !road) continue
    const links = within(screen.getByRole('navigation', { name: words.road })).getAllByRole('link')
    const rows = links.map((link) => [link.getAttribute('href'), link.getAttribute('rel'), link.textContent])
    const { path: neighbour } = 'older' in post ? post.older : post.newer
    expect(rows).toEqual([
      ['/journeys', null, words.backTo('Journeys')],
      [neighbour, ...road],
    ])
    expect(document.querySelector('time')?.dateTime).toBe(post.date)
    expect(document.querySelector('[data-piece]')?.innerHTML).toBe(post.html)
  }
  expect(fetched).toEqual(['second', 'first'])
})

it('older posts are on a page of their own, to which the list leads, and which leads back', async () => {
  const { user } = openSite('/journeys')
  await user.click(await screen.findByRole('link', { name: words.olderPosts }))
  const heading = await screen.findByRole('heading', { level: 1, name: `Seven Journeys: ${words.pageOf(2, 2)}` })
  expect([window.location.pathname, document.title]).toEqual(['/journeys/page-2', `${heading.textContent} · Testland`])
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('First Words')
  expect(screen.queryByRole('link', { name: words.olderPosts })).toBeNull()
  await user.click(screen.getByRole('link', { name: `${words.newerPosts} ${words.pageOf(1, 2)}` }))
  expect(window.location.pathname).toBe('/journeys')
})

it('a post that loads after its page receives the focus', async () => {
  openSite('/')
  await act(async () => window.history.pushState(null, '', '/journeys/first'))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'First Words' }))
})

it.each([
  '/journeys/page-1',
  '/journeys/page-3',
  '/journeys/none',
  '/journeys/first/more',
  '/journeys/%22',
  '/crafts/first',
])('a post that does not exist, at %s, is an unknown page', async (path) => {
  openSite(path)
  expect(await screen.findByText(words.notFound)).toBeTruthy()
  expect(document.title).toBe(`${words.notFound} · Testland`)
})
