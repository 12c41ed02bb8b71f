import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Text } from '../../../src/site/pages/pieces'
import { Story } from '../../../src/site/pages/Writings'

const fetchPiece = vi.hoisted(() => vi.fn(async (_: string): Promise<Text | undefined> => undefined))

vi.mock('../../../src/site/pages/pieces', async (original) => ({ ...(await original<object>()), fetchPiece }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

/** Shows the story of the page at a path, of its own for each test, as a story is fetched once. */
function showStory(path: string, html?: string) {
  fetchPiece.mockImplementation(async () => (html === undefined ? undefined : { html }))
  return render(
    <Story path={path}>
      <p>The road on</p>
    </Story>,
  )
}

it('a page without a story is only what is below it', async () => {
  const { container } = showStory('/none')
  await screen.findByText('The road on')
  expect(container.innerHTML).toBe('<p>The road on</p>')
})

it('a story is fetched once, and shown together with what is below it', async () => {
  const first = showStory('/once', '<p>Once upon a time.</p>')
  expect(first.container.textContent).toBe('')
  await screen.findByText('Once upon a time.')
  expect(first.container.textContent).toBe('Once upon a time.The road on')
  first.unmount()
  showStory('/once', '<p>Again.</p>')
  expect(screen.getByText('Once upon a time.')).toBeTruthy()
  expect(fetchPiece.mock.calls.filter(([path]) => path === '/once')).toHaveLength(1)
})

it('a story is read from a page that holds it already, not fetched', () => {
  document.body.innerHTML = '<div data-piece="/here" data-facts="{}"><p>It was <em>here</em>.</p></div>'
  const { container } = showStory('/here', '<p>Fetched.</p>')
  expect(container.querySelector('[data-piece]')?.innerHTML).toBe('<p>It was <em>here</em>.</p>')
  expect(fetchPiece.mock.calls.filter(([path]) => path === '/here')).toEqual([])
})

it.each([
  { to: 'a page of the site', link: '<a href="/crafts">here</a>', how: {}, at: '/crafts' },
  { to: 'an element within such a link', link: '<a href="/crafts"><em>here</em></a>', how: {}, at: '/crafts' },
  { to: 'a page in a new tab', link: '<a href="/crafts">here</a>', how: { ctrlKey: true }, at: '/' },
  { to: 'a page with a query', link: '<a href="/crafts?xray">here</a>', how: {}, at: '/' },
  { to: 'a page with a hash', link: '<a href="/crafts#tools">here</a>', how: {}, at: '/' },
  { to: 'a file', link: '<a href="/cv.pdf">here</a>', how: {}, at: '/' },
  { to: 'another site', link: '<a href="https://example.org/crafts">here</a>', how: {}, at: '/' },
])('a click in a story, on $to, leads without a page load to $at, or is left to the browser', async (row) => {
  showStory(`/to ${row.to}`, `<p>Go ${row.link}.</p>`)
  const isLeftToBrowser = fireEvent.click(await screen.findByText('here'), row.how)
  expect(location.pathname).toBe(row.at)
  expect(isLeftToBrowser).toBe(row.at === '/')
})
