/** The service worker, as a browser uses it: its cache, its responses, and the change to a new build. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ORIGIN = 'https://example.org'
const FILES = { '/realm/': 'sha256-map', '/realm/skills': 'sha256-skills', '/realm/assets/index-x.js': 'sha256-script' }

/** The contents of each cache, by the cache's name and the address in it. */
let caches: Map<string, Map<string, string>>
/** The responses of the host by address; requests for others fail. */
let onHost: Record<string, { body: string; status?: number }>
/** The requests that the host has received. */
let asked: { address: string; options: RequestInit | undefined }[]
let listeners: Record<string, (event: object) => void>
const scope = { waiting: null as object | null, tabs: 1, skipWaiting: vi.fn() }

/** The address of a request, below the origin. */
const addressOf = (request: unknown) => String((request as Request).url ?? request).replace(ORIGIN, '')

beforeEach(async () => {
  vi.resetModules()
  caches = new Map()
  onHost = Object.fromEntries(Object.keys(FILES).map((address) => [address, { body: `kept ${address}` }]))
  asked = []
  listeners = {}
  Object.assign(scope, { waiting: null, tabs: 1, skipWaiting: vi.fn() })
  const open = (name: string) => {
    const held = caches.get(name) ?? new Map<string, string>()
    caches.set(name, held)
    return {
      put: async (address: string, response: Response) => void held.set(address, await response.text()),
      match: async (address: string) => (held.has(address) ? new Response(held.get(address)) : undefined),
    }
  }
  for (const [name, value] of Object.entries({
    __VERSION__: 'new',
    __FILES__: FILES,
    location: new URL(`${ORIGIN}/realm/sw.js`),
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    registration: scope,
    clients: {
      matchAll: async (options?: { includeUncontrolled: boolean }) =>
        Array.from({ length: options?.includeUncontrolled ? scope.tabs : 0 }),
    },
    skipWaiting: () => scope.skipWaiting(),
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    fetch: async (request: unknown, options?: RequestInit) => {
      const address = addressOf(request)
      asked.push({ address, options })
      const found = onHost[address]
      const isIntact = !options?.integrity || found?.body === `kept ${address}`
      if (!found || !isIntact) throw new TypeError('Failed to fetch')
      return new Response(found.body, { status: found.status ?? 200 })
    },
  }))
    vi.stubGlobal(name, value)
  await import('../../src/delivery/worker')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Dispatches an event, and waits for the promise that it passes to `waitUntil`. */
async function live(type: 'install' | 'activate' | 'message', event: object = {}): Promise<void> {
  let done: Promise<unknown> = Promise.resolve()
  listeners[type]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) })
  await done
}

/** The worker's response; null if it leaves the request to the browser. */
async function answer(address: string, { mode = 'navigate', method = 'GET', origin = ORIGIN } = {}) {
  const answers: Promise<Response>[] = []
  const request = { url: origin + address, mode, method }
  listeners.fetch?.({ request, respondWith: (promise: Promise<Response>) => answers.push(promise) })
  return (await answers[0]) ?? null
}

const bodyOf = async (response: Response | null) => response && (await response.text())

describe('a build', () => {
  it('is precached completely, each file checked against its hash', async () => {
    await live('install')
    expect(asked.map(({ address, options }) => [address, options?.integrity, options?.cache])).toEqual(
      Object.entries(FILES).map(([address, integrity]) => [address, integrity, 'no-cache']),
    )
    expect([...caches.keys()]).toEqual(['realm /realm/ new'])
    expect(Object.fromEntries(caches.get('realm /realm/ new') ?? [])).toEqual(
      Object.fromEntries(Object.keys(FILES).map((address) => [address, `kept ${address}`])),
    )
  })

  it.each([
    { fault: 'is missing', there: { body: 'Not found', status: 404 } },
    { fault: 'cannot be fetched', there: undefined },
  ])('of which one file $fault is not cached at all', async ({ there }) => {
    if (there) onHost['/realm/skills'] = there
    else delete onHost['/realm/skills']
    await expect(live('install')).rejects.toThrow()
    expect([...caches.keys()]).toEqual([])
  })

  it('deletes all other builds of the site when it is activated, and no cache of another site on the host', async () => {
    for (const name of ['realm /realm/ old', 'realm /realm/ new', 'realm /other/ old', 'notes'])
      caches.set(name, new Map())
    await live('activate')
    expect([...caches.keys()]).toEqual(['realm /realm/ new', 'realm /other/ old', 'notes'])
  })

  it.each([
    { tabs: 1, isActivated: true },
    { tabs: 2, isActivated: false },
  ])('that a tab asks to take over does so if it is the only one: $tabs', async ({ tabs, isActivated }) => {
    scope.tabs = tabs
    const source = { postMessage: vi.fn() }
    await live('message', { source })
    expect(scope.skipWaiting).toHaveBeenCalledTimes(isActivated ? 1 : 0)
    expect(source.postMessage).toHaveBeenCalledTimes(isActivated ? 0 : 1)
  })
})

describe('a visit', () => {
  beforeEach(async () => {
    await live('install')
    onHost = { '/realm/new-page': { body: 'a new page' } }
    asked = []
  })

  it.each([
    { address: '/realm/', kept: '/realm/' },
    { address: '/realm/?xray', kept: '/realm/' },
    { address: '/realm//', kept: '/realm/' },
    { address: '/realm/#1/900/800', kept: '/realm/' },
    { address: '/realm/skills', kept: '/realm/skills' },
    { address: '/realm/skills/', kept: '/realm/skills' },
    { address: '/realm/Skills?from=afar', kept: '/realm/skills' },
    { address: '/realm/%73kills/', kept: '/realm/skills' },
  ])('to $address is answered from the cache', async ({ address, kept }) => {
    expect(await bodyOf(await answer(address))).toBe(`kept ${kept}`)
    expect(asked).toEqual([])
  })

  it('to a page that the precache lacks is left to the host', async () => {
    expect(await bodyOf(await answer('/realm/new-page'))).toBe('a new page')
  })

  it('to such a page, when offline, is answered with the map’s page, which shows that it is unknown', async () => {
    expect(await bodyOf(await answer('/realm/nowhere'))).toBe('kept /realm/')
  })

  it('to any page fails, as without a worker, when offline with an empty cache', async () => {
    caches.clear()
    expect((await answer('/realm/'))?.type).toBe('error')
  })

  it.each([
    { tabs: 0, isReplaced: true },
    { tabs: 1, isReplaced: true },
    { tabs: 2, isReplaced: false },
  ])('while a build waits, with $tabs tabs open, shows a document that activates it: $isReplaced', async (given) => {
    Object.assign(scope, { waiting: {}, tabs: given.tabs })
    const response = await answer('/realm/skills')
    const body = await bodyOf(response)
    if (!given.isReplaced) expect(body).toBe('kept /realm/skills')
    else {
      expect(response?.headers.get('Content-Type')).toBe('text/html')
      expect(body).toMatch(/^<link.*<script>.*<\/script>$/s)
    }
  })
})

describe('a file', () => {
  beforeEach(async () => {
    await live('install')
    onHost = { '/realm/assets/xray-x.js': { body: 'X-ray' } }
    asked = []
  })

  it('that is cached is not requested from the host, even while a build waits', async () => {
    Object.assign(scope, { waiting: {} })
    expect(await bodyOf(await answer('/realm/assets/index-x.js?x', { mode: 'cors' }))).toBe(
      'kept /realm/assets/index-x.js',
    )
    expect(asked).toEqual([])
  })

  it('that is not cached is requested from the host', async () => {
    expect(await bodyOf(await answer('/realm/assets/xray-x.js', { mode: 'cors' }))).toBe('X-ray')
    await expect(answer('/realm/assets/gone.js', { mode: 'cors' })).rejects.toThrow('Failed to fetch')
  })
})

it.each([
  { what: 'to another site on the host', address: '/other/', options: {} },
  { what: 'to another host', address: '/realm/', options: { origin: 'https://example.com' } },
  { what: 'that sends data', address: '/realm/', options: { method: 'POST' } },
])('a request $what is left to the browser', async ({ address, options }) => {
  expect(await answer(address, options)).toBeNull()
})
