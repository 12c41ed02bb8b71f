/** The service worker, as a browser uses it: its cache, its responses, and the change to a new build. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { integrityOf } from '../../../src/vite/files'

const ORIGIN = 'https://example.org'
const ADDRESSES = ['/realm/', '/realm/skills', '/realm/assets/index-x.js', '/realm/wash.avif']
const NIGHT = '/realm/night.svg'
const FILES = Object.fromEntries([...ADDRESSES, NIGHT].map((address) => [address, integrityOf(`kept ${address}`)]))

/** The contents of each cache, by the cache's name and the address in it. */
let caches: Map<string, Map<string, string>>
/** The responses of the host by address; requests for others fail. */
let onHost: Record<string, { body: string; status?: number }>
/** The requests that the host has received, but not those that look for the worker's script. */
let asked: { address: string; options: RequestInit | undefined }[]
let listeners: Record<string, (event: object) => void>
/** `tabs` are their addresses below the origin; each one's id is its index. */
const scope = { waiting: null as object | null, tabs: ['/realm/'], skipWaiting: vi.fn(), unregister: vi.fn() }
/** Whether the browser has space left. */
let hasSpace: boolean
/** So many of the next requests get no response. */
let lost: number

/** The address of a request, below the origin. */
const addressOf = (request: unknown) => String((request as Request).url ?? request).replace(ORIGIN, '')

beforeEach(async () => {
  caches = new Map()
  onHost = Object.fromEntries([...ADDRESSES, '/realm/sw.js'].map((address) => [address, { body: `kept ${address}` }]))
  asked = []
  hasSpace = true
  lost = 0
  Object.assign(scope, { waiting: null, tabs: ['/realm/'], skipWaiting: vi.fn(), unregister: vi.fn() })
  await start()
})

/** Starts the worker of a build, or starts it again. */
async function start(version = 'new'): Promise<void> {
  vi.resetModules()
  listeners = {}
  const tabs = () => scope.tabs.map((address, id) => ({ id: `${id}`, url: ORIGIN + address }))
  const open = (name: string) => {
    const held = caches.get(name) ?? new Map<string, string>()
    caches.set(name, held)
    return {
      put: async (address: string, response: Response) => {
        if (!hasSpace && address === '/realm/skills') throw new DOMException('Full', 'QuotaExceededError')
        held.set(address, await response.text())
      },
      match: async (address: string) => (held.has(address) ? new Response(held.get(address)) : undefined),
    }
  }
  for (const [name, value] of Object.entries({
    __VERSION__: version,
    __FILES__: FILES,
    location: new URL(`${ORIGIN}/realm/sw.js`),
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    registration: scope,
    clients: {
      matchAll: async (options?: { includeUncontrolled: boolean }) => (options?.includeUncontrolled ? tabs() : []),
      get: async (id: string) => tabs().find((tab) => tab.id === id),
    },
    skipWaiting: () => scope.skipWaiting(),
    caches: {
      open: async (name: string) => open(name),
      has: async (name: string) => caches.has(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    fetch: async (request: unknown, options?: RequestInit) => {
      const address = addressOf(request)
      if (address !== '/realm/sw.js') asked.push({ address, options })
      const found = onHost[address]
      const isIntact = !options?.integrity || found?.body === `kept ${address}`
      if (!found || !isIntact || lost-- > 0) throw new TypeError('Failed to fetch')
      return new Response(found.body, { status: found.status ?? 200 })
    },
  }))
    vi.stubGlobal(name, value)
  await import('../../../src/site/start/worker')
}

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
async function answer(
  address: string,
  { mode = 'navigate', method = 'GET', origin = ORIGIN, tab = 0, isFrame = false } = {},
) {
  const answers: Promise<Response>[] = []
  const others: Promise<unknown>[] = []
  const destination = mode === 'navigate' ? (isFrame ? 'iframe' : 'document') : ''
  listeners.fetch?.({
    request: { url: origin + address, mode, method, destination },
    clientId: mode === 'navigate' ? '' : `${tab}`,
    respondWith: (promise: Promise<Response>) => answers.push(promise),
    waitUntil: (promise: Promise<unknown>) => others.push(promise),
  })
  const response = await answers[0]
  await Promise.all(others)
  return response ?? null
}

const bodyOf = async (response: Response | null) => response && (await response.text())
/** The body of a file that a page requests. */
const fileAt = async (address: string, tab = 0) => bodyOf(await answer(address, { mode: 'cors', tab }))

describe('a build', () => {
  it('is precached completely, each file checked against its hash', async () => {
    await live('install')
    expect(asked.map(({ address, options }) => [address, options?.integrity, options?.cache])).toEqual(
      Object.entries(FILES).map(([address, integrity]) => {
        return [address, integrity, address === NIGHT ? 'only-if-cached' : 'no-cache']
      }),
    )
    expect([...caches.keys()]).toEqual(['realm /realm/ new'])
    expect(Object.fromEntries(caches.get('realm /realm/ new') ?? [])).toEqual(
      Object.fromEntries(ADDRESSES.map((address) => [address, `kept ${address}`])),
    )
  })

  it.each([
    { when: 'the browser has it when the worker is installed', fetchIt: async () => {}, isThere: true },
    { when: 'a page in the dark fetches it later', fetchIt: () => fileAt(NIGHT), isThere: false },
  ])('has the night as well if $when', async ({ fetchIt, isThere }) => {
    const night = { [NIGHT]: { body: `kept ${NIGHT}` } }
    if (isThere) Object.assign(onHost, night)
    await live('install')
    Object.assign(onHost, night)
    await fetchIt()
    await vi.waitFor(() => expect(caches.get('realm /realm/ new')?.get(NIGHT)).toBe(`kept ${NIGHT}`))
  })

  it.each([
    { fault: 'is missing', breakIt: () => delete onHost['/realm/skills'] },
    { fault: 'is altered', breakIt: () => Object.assign(onHost, { '/realm/skills': { body: '<p>', status: 404 } }) },
    { fault: 'has no space', breakIt: () => (hasSpace = false) },
  ])('of which one file $fault leaves all to the host, and is not cached after a second try', async ({ breakIt }) => {
    breakIt()
    await live('install')
    caches.set('realm /realm/ old', new Map())
    await live('activate')
    expect([...caches.keys()]).toEqual(['realm /realm/ new failed'])
    await start()
    expect(await fileAt('/realm/wash.avif')).toBe('kept /realm/wash.avif')
    await vi.waitFor(() => expect([...caches.keys()]).toContain('realm /realm/ new failed twice'))
    await start()
    asked = []
    for (let visit = 0; visit < 3; visit += 1) expect(await fileAt('/realm/wash.avif')).toBe('kept /realm/wash.avif')
    expect(asked).toHaveLength(3)
  })

  it.each([
    { loss: 'a file', breakIt: () => delete onHost['/realm/skills'] },
    { loss: 'the network', breakIt: () => (onHost = {}) },
  ])('that is cached at the second try, after a loss of $loss, is served from the cache', async ({ loss, breakIt }) => {
    const whole = { ...onHost }
    breakIt()
    await (loss === 'a file' ? live('install') : expect(live('install')).rejects.toThrow())
    onHost = whole
    if (loss === 'a file') await fileAt('/realm/wash.avif')
    else await live('install')
    await vi.waitFor(() => expect([...caches.keys()]).toEqual(['realm /realm/ new']))
  })

  it('of which one request of many is lost is cached all the same', async () => {
    lost = 1
    await live('install')
    expect([...caches.keys()]).toEqual(['realm /realm/ new'])
  })

  it('deletes all other builds of the site when it is activated, and no cache of another site on the host', async () => {
    for (const name of ['realm /realm/ old', 'realm /realm/ new', 'realm /other/ old', 'notes'])
      caches.set(name, new Map())
    await live('activate')
    expect([...caches.keys()]).toEqual(['realm /realm/ new', 'realm /other/ old', 'notes'])
  })

  it.each([
    { who: 'the only tab', id: '0', tabs: ['/realm/'], isActivated: true },
    { who: 'one of two tabs', id: '0', tabs: ['/realm/', '/realm/skills'], isActivated: false },
    { who: 'the only tab besides another site', id: '0', tabs: ['/realm/', '/other/'], isActivated: true },
    { who: 'a tab that has been replaced since', id: '7', tabs: ['/realm/'], isActivated: false },
    { who: 'an earlier version', id: undefined, tabs: ['/realm/'], isActivated: true },
    { who: 'an earlier version in one of two tabs', id: undefined, tabs: ['/realm/', '/realm/'], isActivated: false },
  ])('that $who asks to take over does so: $isActivated', async ({ id, tabs, isActivated }) => {
    scope.tabs = tabs
    const source = { id, postMessage: vi.fn() }
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

  it('to such a page has all files from the host, as it may be of another build', async () => {
    scope.tabs = ['/realm/', '/realm/new-page?x#y']
    onHost['/realm/wash.avif'] = { body: 'new' }
    expect(await fileAt('/realm/wash.avif', 0)).toBe('kept /realm/wash.avif')
    expect(await fileAt('/realm/wash.avif', 1)).toBe('new')
    delete onHost['/realm/wash.avif']
    expect(await fileAt('/realm/wash.avif', 1)).toBe('kept /realm/wash.avif')
  })

  it('to such a page, when offline, is answered with the map’s page, which shows that it is unknown', async () => {
    expect(await bodyOf(await answer('/realm/nowhere'))).toBe('kept /realm/')
  })

  it('to any page fails, as without a worker, when offline with an empty cache', async () => {
    caches.clear()
    await start()
    expect((await answer('/realm/'))?.type).toBe('error')
  })

  const ASKS = /^<link.*<script>.*<\/script>$/s

  it.each([
    { tabs: [], isReplaced: true },
    { tabs: ['/realm/'], isReplaced: true },
    { tabs: ['/realm/', '/other/'], isReplaced: true },
    { tabs: ['/realm/', '/realm/'], isReplaced: false },
    { tabs: ['/realm/'], isFrame: true, isReplaced: false },
  ])('while a build waits, with the tabs $tabs, shows a document that activates it: $isReplaced', async (given) => {
    Object.assign(scope, { waiting: {}, tabs: given.tabs })
    const response = await answer('/realm/skills', given)
    if (given.isReplaced) expect(response?.headers.get('Content-Type')).toBe('text/html')
    expect(await bodyOf(response)).toMatch(given.isReplaced ? ASKS : /^kept/)
  })

  it('asks a waiting worker once, as one of another site does not answer; again if there were two tabs since', async () => {
    scope.waiting = {}
    expect(await bodyOf(await answer('/realm/'))).toMatch(ASKS)
    expect(await bodyOf(await answer('/realm/'))).toBe('kept /realm/')
    scope.tabs = ['/realm/', '/realm/']
    expect(await bodyOf(await answer('/realm/'))).toBe('kept /realm/')
    scope.tabs = ['/realm/']
    expect(await bodyOf(await answer('/realm/'))).toMatch(ASKS)
    scope.waiting = {}
    expect(await bodyOf(await answer('/realm/'))).toMatch(ASKS)
  })

  it.each([
    { status: 404, isGone: true },
    { status: 410, isGone: true },
    { status: 500, isGone: false },
    { status: 200, isGone: false },
  ])('to a host that answers $status for the worker uninstalls it: $isGone', async ({ status, isGone }) => {
    onHost['/realm/sw.js'] = { body: '', status }
    caches.set('notes', new Map())
    expect(await bodyOf(await answer('/realm/'))).toBe('kept /realm/')
    expect([...caches.keys()]).toEqual(isGone ? ['notes'] : ['realm /realm/ new', 'notes'])
    expect(scope.unregister).toHaveBeenCalledTimes(isGone ? 1 : 0)
    // The open page still gets its files.
    expect(await fileAt('/realm/wash.avif')).toBe('kept /realm/wash.avif')
    expect(asked).toEqual([])
  })
})

describe('a cache', () => {
  const inCache = () => caches.get('realm /realm/ new')
  beforeEach(async () => {
    await live('install')
    onHost['/realm/new-page'] = { body: 'a new page' }
  })

  it.each([
    { what: 'of which a script is damaged', spoil: () => inCache()?.set('/realm/assets/index-x.js', '<') },
    { what: 'of which a script is lost', spoil: () => inCache()?.delete('/realm/assets/index-x.js') },
    { what: 'that was deleted', spoil: () => caches.clear() },
  ])('$what is filled again, once, while the host serves the file', async ({ spoil }) => {
    spoil()
    await start()
    asked = []
    expect(await fileAt('/realm/assets/index-x.js')).toBe('kept /realm/assets/index-x.js')
    await vi.waitFor(() =>
      expect(Object.fromEntries(inCache() ?? [])).toEqual(
        Object.fromEntries(ADDRESSES.map((address) => [address, `kept ${address}`])),
      ),
    )
    expect(asked).toHaveLength(2 + ADDRESSES.length)
    inCache()?.delete('/realm/skills')
    expect(await bodyOf(await answer('/realm/skills'))).toBe('kept /realm/skills')
    expect(asked).toHaveLength(3 + ADDRESSES.length)
  })

  it('of which a page is damaged stays as it is when offline', async () => {
    inCache()?.set('/realm/skills', '<')
    onHost = {}
    expect(await bodyOf(await answer('/realm/skills'))).toBe('kept /realm/')
    expect(inCache()?.size).toBe(ADDRESSES.length)
  })

  it('of which a picture is damaged serves it, as only code is checked', async () => {
    inCache()?.set('/realm/wash.avif', '?')
    expect(await fileAt('/realm/wash.avif')).toBe('?')
  })

  it('that cannot be read leaves all to the host until it can', async () => {
    await start()
    vi.spyOn(globalThis.caches, 'open').mockRejectedValueOnce(new Error('Unreadable'))
    expect(await bodyOf(await answer('/realm/new-page'))).toBe('a new page')
    asked = []
    expect(await bodyOf(await answer('/realm/skills'))).toBe('kept /realm/skills')
    expect(asked).toEqual([])
  })
})

it('a build without a precache takes over at once, deletes all builds and unregisters the worker', async () => {
  await start('')
  for (const name of ['realm /realm/ old', 'realm /other/ old']) caches.set(name, new Map())
  await live('install')
  expect(scope.skipWaiting).toHaveBeenCalledOnce()
  await live('activate')
  expect([...caches.keys()]).toEqual(['realm /other/ old'])
  expect(scope.unregister).toHaveBeenCalledOnce()
  expect(await answer('/realm/')).toBeNull()
})

describe('a file', () => {
  beforeEach(async () => {
    await live('install')
    onHost = { '/realm/assets/xray-x.js': { body: 'X-ray' } }
    asked = []
  })

  it('that is cached is not requested from the host, even while a build waits', async () => {
    Object.assign(scope, { waiting: {} })
    expect(await fileAt('/realm/assets/index-x.js?x')).toBe('kept /realm/assets/index-x.js')
    expect(asked).toEqual([])
  })

  it('that is not cached is requested from the host', async () => {
    expect(await fileAt('/realm/assets/xray-x.js')).toBe('X-ray')
    await expect(fileAt('/realm/assets/gone.js')).rejects.toThrow('Failed to fetch')
    expect(asked).toHaveLength(2)
    expect([...caches.keys()]).toEqual(['realm /realm/ new'])
  })
})

it.each([
  { what: 'to another site on the host', address: '/other/', options: {} },
  { what: 'to another host', address: '/realm/', options: { origin: 'https://example.com' } },
  { what: 'that sends data', address: '/realm/', options: { method: 'POST' } },
])('a request $what is left to the browser', async ({ address, options }) => {
  expect(await answer(address, options)).toBeNull()
})
