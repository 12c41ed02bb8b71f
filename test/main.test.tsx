import { act, screen } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The addresses of all images that were fetched. */
let fetched: string[] = []
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
  fetched = []
  whenIdle = []
  vi.resetModules()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => whenIdle.push(callback))
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        fetched.push(address)
      }
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const root of roots.splice(0)) act(() => root.unmount())
  document.body.replaceChildren()
})

/** Loads the page at a path, as a browser does. */
async function load(path: string): Promise<void> {
  act(() => window.history.replaceState(null, '', path))
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await act(() => import('../src/main'))
}

describe('the page in the browser', () => {
  it('shows the site in the element "root"', async () => {
    await load('/hearth')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('By the Hearth')
    // A module that is requested now must not load during another test.
    await vi.waitFor(() => expect(whenIdle).toHaveLength(1))
  })

  it.each(['/%63rafts', '/CRAFTS/', '/crafts?from=afar'])(
    'shows the page of a place at %s, even if the host has sent another page',
    async (address) => {
      await load(address)
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Crafts Learnt Early')
      await vi.waitFor(() => expect(whenIdle).toHaveLength(1))
    },
  )

  it('in an older browser loses the buttons that need a script, if that cannot be loaded', async () => {
    vi.doMock('../src/delivery/fillGaps', () => Promise.reject(new Error('no network')))
    Reflect.deleteProperty(HTMLElement.prototype, 'inert')
    document.body.innerHTML = '<p data-avoided></p>'
    await load('/')
    await vi.waitFor(() => expect(document.querySelector('[data-avoided]')).toBeNull())
    Object.assign(HTMLElement.prototype, { inert: false })
    vi.doUnmock('../src/delivery/fillGaps')
  })

  it.each(['/', '/crafts', '/nowhere'])('from %s fetches the paper once, and only when idle', async (path) => {
    await load(path)
    expect(fetched).toEqual([])
    await vi.waitFor(() => expect(whenIdle).toHaveLength(1))
    for (const callback of whenIdle) callback()
    await vi.waitFor(() => expect(fetched).toEqual(['/paper.webp']))
  })

  it('fetches the paper after a timeout in a browser without requestIdleCallback', async () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    await load('/')
    await vi.waitFor(() => expect(fetched).toEqual(['/paper.webp']))
  })

  it.each(['/', '/nowhere'])("from %s fetches the script of the places' pages only when idle", async (path) => {
    await load(path)
    const { SectionAt } = await import('../src/pages/SectionPage')
    const sections = await import('../src/pages/sections')
    await vi.waitFor(() => expect(whenIdle).toHaveLength(1))
    expect(sections.SectionPage).not.toBe(SectionAt)
    for (const callback of whenIdle) callback()
    await vi.waitFor(() => expect(sections.SectionPage).toBe(SectionAt))
  })

  it.each(['/', '/skills'])('with Save-Data on prefetches nothing, and registers no worker, from %s', async (path) => {
    const register = vi.fn(() => Promise.resolve())
    vi.stubEnv('PROD', true)
    vi.stubGlobal('navigator', { connection: { saveData: true }, serviceWorker: { register } })
    await load(path)
    await vi.waitFor(() => expect(roots).toHaveLength(1))
    await vi.dynamicImportSettled()
    expect(whenIdle).toEqual([])
    expect(register).not.toHaveBeenCalled()
    vi.unstubAllEnvs()
  })

  it('leaves the page of a place as it is if its script cannot be loaded', async () => {
    vi.doMock('../src/pages/SectionPage', () => Promise.reject(new Error('offline')))
    await load('/hearth')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(document.getElementById('root')?.childElementCount).toBe(0)
    vi.doUnmock('../src/pages/SectionPage')
  })

  it.each([true, false])('logs an error once if it shows the error screen, in production: %s', async (isProduction) => {
    const thrown = new Error('The ink has run dry')
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubEnv('PROD', isProduction)
    vi.doMock('../src/pages/SectionPage', () => ({
      SectionAt: () => {
        throw thrown
      },
    }))
    await load('/hearth')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected Application Error!')
    expect(error.mock.calls.flat().filter((said) => said === thrown)).toHaveLength(1)
    vi.doUnmock('../src/pages/SectionPage')
    vi.unstubAllEnvs()
    await vi.waitFor(() => expect(whenIdle).toHaveLength(1))
  })

  it('does not start without the element "root"', async () => {
    await expect(import('../src/main')).rejects.toThrow('index.html has no element with the id "root"')
  })
})
