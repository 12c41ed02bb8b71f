import { act, screen } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The callbacks that wait until the browser is idle. */
let whenIdle: (() => void)[] = []
/** The React roots that have been created. */
const roots = vi.hoisted((): Root[] => [])

// Records the roots, so that they can be unmounted: in a browser, a root lasts as long as its page.
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
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.doUnmock('../../src/site/pages/SectionPage')
  for (const root of roots.splice(0)) act(() => root.unmount())
  document.body.replaceChildren()
})

/** Loads the page at a path, as a browser does. */
async function load(path: string): Promise<void> {
  act(() => window.history.replaceState(null, '', path))
  document.body.innerHTML = '<div id="root"></div>'
  await act(() => import('../../src/site/main'))
}

/** Waits until the page waits for the browser to be idle: a module that is still loading may not load in another test. */
const started = () => vi.waitFor(() => expect(whenIdle).toHaveLength(1))

it.each(['/hearth', '/%48EARTH/?from=afar'])(
  'shows the page of a place at %s in the element "root", even if the host has sent another page',
  async (address) => {
    await load(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'By the Hearth' })).toBeTruthy()
    await started()
  },
)

it('does not start without the element "root"', async () => {
  await expect(import('../../src/site/main')).rejects.toThrow('index.html has no element with the id "root"')
})

describe("the script of the places' pages", () => {
  it.each([
    { path: '/', how: 'when the browser is idle' },
    { path: '/nowhere', how: 'when the browser is idle' },
    { path: '/', how: 'after a timeout without requestIdleCallback' },
  ])('is fetched once from $path, $how', async ({ path, how }) => {
    if (how.includes('without')) vi.stubGlobal('requestIdleCallback', undefined)
    await load(path)
    const { SectionAt } = await import('../../src/site/pages/SectionPage')
    const sections = await import('../../src/site/pages/sections')
    if (!how.includes('without')) {
      await started()
      expect(sections.SectionPage).not.toBe(SectionAt)
      for (const callback of whenIdle) callback()
    }
    await vi.waitFor(() => expect(sections.SectionPage).toBe(SectionAt))
  })

  it.each(['/', '/hearth'])('is not fetched with Save-Data on, nor is a worker registered, from %s', async (path) => {
    const register = vi.fn(() => Promise.resolve())
    vi.stubEnv('PROD', true)
    vi.stubGlobal('navigator', { connection: { saveData: true }, serviceWorker: { register } })
    await load(path)
    await vi.waitFor(() => expect(roots).toHaveLength(1))
    await vi.dynamicImportSettled()
    expect(whenIdle).toEqual([])
    expect(register).not.toHaveBeenCalled()
  })
})

it('leaves the page of a place as it is if its script cannot be loaded', async () => {
  vi.doMock('../../src/site/pages/SectionPage', () => Promise.reject(new Error('offline')))
  await load('/hearth')
  await vi.dynamicImportSettled()
  expect(document.getElementById('root')?.childElementCount).toBe(0)
})
