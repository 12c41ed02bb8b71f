import { act, fireEvent, screen } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** What waits until the browser is idle. */
let whenIdle: (() => void)[] = []
/** The React roots, for their unmounting: in a browser, a root lasts as long as its page. */
const roots = vi.hoisted((): Root[] => [])
vi.mock('react-dom/client', async (original) => {
  const { createRoot } = await original<typeof import('react-dom/client')>()
  return {
    createRoot: (element: Element) => {
      const root = createRoot(element)
      roots.push(root)
      return root
    },
  }
})

// The site renders without `act`, as in a browser.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })

beforeEach(() => {
  whenIdle = []
  vi.resetModules()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => whenIdle.push(callback))
  vi.stubGlobal('cancelIdleCallback', (id: number) => whenIdle.splice(id - 1, 1))
})

afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount())
  vi.doUnmock('../../src/site/pages/pages')
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  document.body.replaceChildren()
})

/** Loads the page at a path, as a browser does. */
async function load(path: string): Promise<void> {
  act(() => window.history.replaceState(null, '', path))
  document.body.innerHTML = '<div id="root"></div>'
  await act(() => import('../../src/site/main'))
}

/** Waits until the page waits for an idle browser to load them: its modules may not load in another test. */
const started = () => vi.waitFor(() => expect(whenIdle.map(({ name }) => name)).toContain('load'))

it.each(['/hearth', '/%48EARTH/?from=afar'])(
  'shows the page of a place at %s, even if the host has sent another page',
  async (address) => {
    await load(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'By the Hearth' })).toBeTruthy()
    await started()
  },
)

it('does not start without the element "root"', async () => {
  await expect(import('../../src/site/main')).rejects.toThrow('index.html has no element with the id "root"')
})

/** Whether a click on the link to the map is followed by the site itself, without a page load. */
function isFollowed(): boolean {
  const onClick = vi.fn((event: Event) => [event.defaultPrevented, event.preventDefault()])
  window.addEventListener('click', onClick, { once: true })
  fireEvent.click(screen.getAllByRole('link', { name: 'Testland' })[0] as Element)
  return onClick.mock.results[0]?.value[0]
}

describe('the script of pages', () => {
  it.each(['/', '/nowhere'])(
    'is loaded from %s when the browser is idle, and then follows links',
    async (path) => {
      await load(path)
      await started()
      expect(isFollowed()).toBe(false)
      for (const callback of whenIdle) callback()
      await vi.waitFor(() => expect(isFollowed()).toBe(true))
    },
  )

  it.each(['/', '/hearth'])('is not loaded early with Save-Data on, nor a worker, from %s', async (path) => {
    const register = vi.fn(() => Promise.resolve())
    vi.stubEnv('PROD', true)
    vi.stubGlobal('navigator', { connection: { saveData: true }, serviceWorker: { register } })
    await load(path)
    await vi.waitFor(() => expect(roots).toHaveLength(1))
    await vi.dynamicImportSettled()
    // React calls effects in tasks of its own, in its own time.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(whenIdle.map(({ name }) => name)).not.toContain('load')
    expect(register).not.toHaveBeenCalled()
  })

  it('leaves the page of a place as it is if it cannot be loaded', async () => {
    vi.doMock('../../src/site/pages/pages', () => Promise.reject(new Error('offline')))
    await load('/hearth')
    await vi.dynamicImportSettled()
    expect(document.getElementById('root')?.childElementCount).toBe(0)
  })
})
