import { act, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { placeAt } from '../../src/site/site'

const fetched = vi.hoisted((): string[] => [])

const POSTS: Readonly<Record<string, string>> = vi.hoisted(() => ({
  first: '<h1 tabindex="-1">First Words</h1><p>It began.</p><nav><a href="/journeys">Back to Journeys</a></nav>',
  second: '<h1 tabindex="-1">Second Thoughts</h1><p>See <a href="/journeys/first">the first</a>.</p>',
  late: '<h1 tabindex="-1">Late</h1>',
}))

// In these tests, the place Journeys has posts.
vi.mock('virtual:posts', () => ({
  default: {
    '/journeys': async () => ({
      default:
        '<ul><li><a href="/journeys/second">Second Thoughts</a></li><li><a href="/journeys/first">First Words</a></li></ul>',
      posts: Object.fromEntries(
        Object.entries(POSTS).map(([name, html]) => [
          `/src/realm/journeys/${name}.md`,
          async () => {
            fetched.push(name)
            return html
          },
        ]),
      ),
    }),
  },
}))

let openSite: typeof import('../helpers/openSite').openSite

beforeAll(() => {
  Object.assign(placeAt('/journeys') ?? {}, { posts: true })
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
    const link = await screen.findByRole('link', { name: 'Second Thoughts' })
    expect(link.getAttribute('href')).toBe('/journeys/second')
    expect(screen.getByRole('navigation', { name: 'The road from here' })).toBeTruthy()
    expect(headings()).toEqual(['Seven Journeys'])
    expect(fetched).toEqual([])
  })

  it('opens a post with its title set and the focus on its heading', async () => {
    const { user } = openSite('/journeys')
    await user.click(await screen.findByRole('link', { name: 'Second Thoughts' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Second Thoughts' })
    expect(window.location.pathname).toBe('/journeys/second')
    expect(document.activeElement).toBe(heading)
    expect(document.title).toBe('Second Thoughts · Testland')
    expect(headings()).toEqual(['Second Thoughts'])
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
  it('that loads after its page receives the focus', async () => {
    openSite('/')
    await act(async () => window.history.pushState(null, '', '/journeys/late'))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Late' })
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
