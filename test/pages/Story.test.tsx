import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Text } from '../../src/pages/pieces'
import { Story } from '../../src/pages/Story'

const fetchPiece = vi.hoisted(() => vi.fn(async (): Promise<Text | undefined> => undefined))

vi.mock('../../src/pages/pieces', async (original) => ({ ...(await original<object>()), fetchPiece }))

/** Each test has a page of its own, since a story is fetched only once. */
let pages = 0
function newPath(): string {
  pages += 1
  return `/page-${pages}`
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

function renderStory(path: string, fetchStory: () => Promise<string>) {
  fetchPiece.mockImplementation(async () => ({ html: await fetchStory() }))
  return render(
    <Story path={path}>
      <p>The road on</p>
    </Story>,
  )
}

describe('a story', () => {
  it('leaves a page that has none unchanged', async () => {
    const { container } = render(
      <Story path={newPath()}>
        <p>The road on</p>
      </Story>,
    )
    await screen.findByText('The road on')
    expect(container.innerHTML).toBe('<p>The road on</p>')
  })

  it('is fetched after a navigation, and the content below it is shown together with it', async () => {
    const path = newPath()
    const { container } = renderStory(path, async () => '<p>Once upon a time.</p>')
    expect(container.textContent).toBe('')
    expect(await screen.findByText('Once upon a time.')).toBeTruthy()
    expect(container.textContent).toBe('Once upon a time.The road on')
  })

  it('is fetched once, however often the page is visited', async () => {
    const path = newPath()
    const fetchStory = vi.fn(async () => '<p>Once.</p>')
    const first = renderStory(path, fetchStory)
    await screen.findByText('Once.')
    first.unmount()
    renderStory(path, fetchStory)
    expect(screen.getByText('Once.')).toBeTruthy()
    expect(fetchStory).toHaveBeenCalledTimes(1)
  })

  it('is read from a page that holds it already, not fetched', () => {
    const path = newPath()
    document.body.innerHTML = `<div data-piece="${path}" data-facts="{}"><p>It was <em>here</em>.</p></div>`
    const fetchStory = vi.fn(async () => '<p>Fetched.</p>')
    const { container } = renderStory(path, fetchStory)
    expect(container.querySelector('[data-piece]')?.innerHTML).toBe('<p>It was <em>here</em>.</p>')
    expect(fetchStory).not.toHaveBeenCalled()
  })

  it.each([
    { to: 'a page of the site', link: '<a href="/crafts">here</a>', how: {}, at: '/crafts' },
    { to: 'an element within such a link', link: '<a href="/crafts"><em>here</em></a>', how: {}, at: '/crafts' },
    { to: 'a page in a new tab', link: '<a href="/crafts">here</a>', how: { ctrlKey: true }, at: '/' },
    { to: 'a page with a query', link: '<a href="/crafts?xray">here</a>', how: {}, at: '/' },
    { to: 'a page with a hash', link: '<a href="/crafts#tools">here</a>', how: {}, at: '/' },
    { to: 'a file', link: '<a href="/cv.pdf">here</a>', how: {}, at: '/' },
    { to: 'another site', link: '<a href="https://example.org/crafts">here</a>', how: {}, at: '/' },
  ])(
    'changes the page without a page load only at an ordinary click on a link to a page of the site: $to',
    async ({ link, how, at }) => {
      const path = newPath()
      renderStory(path, async () => `<p>Go ${link}.</p>`)
      const isLeftToBrowser = fireEvent.click(await screen.findByText('here'), how)
      expect(location.pathname).toBe(at)
      expect(isLeftToBrowser).toBe(at === '/')
    },
  )
})
