/** The service worker's answers, with a host and caches that these tests make. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ORIGIN = 'https://example.org'
const ROOT = `${ORIGIN}/realm/`
const SCRIPT = `${ROOT}assets/index-0123abcd.js`
const PICTURE = `${ROOT}map/wash.avif?0123abcd`
const CACHE = 'realm /realm/ new'

interface Answer {
  readonly body: string
  readonly type?: string
  readonly status?: number
  /** How long it takes. */
  readonly ms?: number
  /** Whether it never ends: then the browser's own cache has no other. */
  readonly isStalled?: boolean
}

/** The host's answers by address: a redirect for null; for those missing, the connection fails. */
let host: Record<string, Answer | null>
/** The bodies in each cache, by its name and their addresses. */
let caches: Map<string, Map<string, string>>
/** The requests that the host has got, but those for the worker. */
let requested: string[]
let listeners: Record<string, (event: object) => void>
let unregister = vi.fn()

const responseOf = (cache: Map<string, string>, address: string) =>
  new Response(cache.get(address), {
    headers: { 'Content-Type': address === SCRIPT ? 'text/javascript' : '' },
  })
const page = (body: string, ms = 0) => ({ body, type: 'text/html; charset=utf-8', ms })

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  host = {
    [ROOT]: page('map'),
    [`${ROOT}crafts`]: page('crafts'),
    [SCRIPT]: { body: 'script', type: 'text/javascript' },
    [PICTURE]: { body: 'picture', type: 'image/avif' },
    [`${ROOT}sw.js`]: { body: '', type: 'text/javascript' },
  }
  caches = new Map()
  requested = []
  listeners = {}
  unregister = vi.fn()
  const stalled = new Set<string>()
  const fetch = async (request: string | Request, { redirect, cache }: RequestInit = {}) => {
    const address = typeof request === 'string' ? request : request.url
    if (!address.endsWith('/sw.js')) requested.push(address)
    const answer = host[address.replace(/#.*/, '')]
    if (answer === null && redirect !== 'error') return REDIRECT
    if (!answer) throw new TypeError('Failed to fetch')
    const { body, type = 'text/html', status = 200, ms = 0, isStalled } = answer
    if (isStalled) stalled.add(address)
    if (isStalled || (stalled.has(address) && cache !== 'reload')) return new Promise<Response>(() => {})
    await vi.advanceTimersByTimeAsync(ms)
    return new Response(body, { status, headers: { 'Content-Type': type } })
  }
  const cacheOf = (name: string) => {
    const kept = caches.get(name) ?? new Map<string, string>()
    caches.set(name, kept)
    return {
      match: async (address: string) => (kept.has(address) ? responseOf(kept, address) : undefined),
      put: async (address: string, response: Response) => kept.set(address, await response.text()),
    }
  }
  for (const [name, value] of Object.entries({
    fetch,
    __BUILD__: { hash: 'new', pages: ['/', '/crafts', '/hearth', '/how'] },
    location: new URL(`${ROOT}sw.js`),
    addEventListener: (type: string, listener: (event: object) => void) =>
      Object.assign(listeners, { [type]: listener }),
    registration: { unregister },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (address: string) => {
        const kept = [...caches.values()].find((cache) => cache.has(address))
        return kept && responseOf(kept, address)
      },
    },
  }))
    vi.stubGlobal(name, value)
  await import('../../../src/site/start/worker')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const REFUSED = { ok: false, headers: new Headers() }
const REDIRECT = { ...REFUSED, type: 'opaqueredirect', status: 0, clone: () => REFUSED }

/** The worker's answer, once all that it does then is done; null if it leaves that to the browser. */
async function answerTo(
  url: string,
  mode = url === SCRIPT || url === PICTURE ? 'no-cors' : 'navigate',
  method = 'GET',
) {
  let answer: Promise<Response> | undefined
  const works: Promise<unknown>[] = []
  listeners.fetch?.({
    request: { url, mode, method },
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: (work: Promise<unknown>) => works.push(work.catch(() => {})),
  })
  if (!answer) return null
  const response = await answer
  const body = response.type === 'default' ? await response.text() : response.type
  await Promise.all(works)
  return body
}

/** Sends the worker what a page has fetched. */
async function keep(pages: readonly string[], files: readonly string[]) {
  let work: Promise<unknown> = Promise.resolve()
  listeners.message?.({ data: { pages, files }, waitUntil: (done: Promise<unknown>) => (work = done) })
  await work
}

const kept = (name = CACHE) => Object.fromEntries(caches.get(name) ?? [])

it('a file with a hash is fetched once', async () => {
  for (const file of [SCRIPT, PICTURE, SCRIPT, PICTURE])
    expect(await answerTo(file)).toBe(file === SCRIPT ? 'script' : 'picture')
  expect(requested).toEqual([SCRIPT, PICTURE])
})

it('a file that a host sends as a page, or with a wrong type, is not kept', async () => {
  for (const [body, type] of [
    ['not found', 'text/html'],
    ['not set up', 'text/plain'],
    ['script', 'text/javascript'],
  ] as const) {
    host[SCRIPT] = { body, type }
    expect(await answerTo(SCRIPT)).toBe(body)
  }
  expect(requested).toEqual([SCRIPT, SCRIPT, SCRIPT])
})

it('a file whose download has stalled is fetched anew at the next load', async () => {
  const whole = host[SCRIPT] as Answer
  host[SCRIPT] = { ...whole, isStalled: true }
  answerTo(SCRIPT)
  await vi.advanceTimersByTimeAsync(0)
  host[SCRIPT] = whole
  expect(await answerTo(SCRIPT)).toBe('script')
})

it('a picture that a page requests for another time is fetched anew, and kept', async () => {
  host[PICTURE] = { body: 'damaged', type: 'image/avif' }
  expect(await answerTo(PICTURE)).toBe('damaged')
  host[`${PICTURE}&1`] = { body: 'picture', type: 'image/avif' }
  for (const address of [`${PICTURE}&1`, PICTURE]) expect(await answerTo(address, 'no-cors')).toBe('picture')
})

it.each([
  { what: 'a file without a hash', url: `${ROOT}cv.pdf`, mode: 'no-cors' },
  { what: 'a file of another site', url: `${ORIGIN}/other/assets/index-0123abcd.js`, mode: 'no-cors' },
  // As those of a repository on GitHub are, in a folder of the site that has their owner's name.
  { what: 'a page of a site in a folder of this one', url: `${ROOT}other/?id=2`, mode: 'navigate' },
  { what: 'a file of one, whose name is no hash', url: `${ROOT}other/style-overrides.css`, mode: 'no-cors' },
  { what: 'a file of one, with a day behind it', url: `${ROOT}other/news.json?20261129`, mode: 'cors' },
  { what: 'what is sent to the host', url: ROOT, method: 'POST' },
])('$what is left to the browser', async ({ url, mode, method }) => {
  expect(await answerTo(url, mode, method)).toBeNull()
})

it.each([
  { when: 'at once', ms: 0, shown: 'new' },
  { when: 'just in time', ms: 1400, shown: 'new' },
  { when: 'late', ms: 1600, shown: 'old' },
])(
  'a page of a host that answers $when is the $shown one, and the new one at the next load',
  async ({ ms, shown }) => {
    host[`${ROOT}crafts`] = page('old')
    await answerTo(`${ROOT}crafts`)
    host[`${ROOT}crafts`] = page('new', ms)
    expect(await answerTo(`${ROOT}crafts`)).toBe(shown)
    host = {}
    expect(await answerTo(`${ROOT}crafts`)).toBe('new')
  },
)

it('without a host, a page is the one kept, else the map, and without any it fails', async () => {
  await answerTo(`${ROOT}crafts`)
  await answerTo(ROOT)
  host = {}
  for (const path of ['crafts', 'crafts/', 'Crafts?from=afar#here', '%63rafts'])
    expect(await answerTo(ROOT + path), path).toBe('crafts')
  expect(await answerTo(`${ROOT}hearth`)).toBe('map')
  caches.clear()
  expect(await answerTo(ROOT)).toBe('error')
})

it('without a host, the article is the one kept, else it fails: no script renders it', async () => {
  host[`${ROOT}how`] = page('article')
  for (const path of ['', 'how']) await answerTo(ROOT + path)
  host = {}
  expect(await answerTo(`${ROOT}how`)).toBe('article')
  caches.get(CACHE)?.delete(`${ROOT}how`)
  expect(await answerTo(`${ROOT}how`)).toBe('error')
})

it('a page that came too late to be shown is kept with the files that it names', async () => {
  const next = `${ROOT}assets/index-4567cdef.js`
  await keep([''], [SCRIPT])
  host[next] = { body: 'next', type: 'text/javascript' }
  host[ROOT] = page('<script src=`/realm/assets/index-4567cdef.js`>', 1600)
  expect(await answerTo(ROOT)).toBe('map')
  expect(kept()[next]).toBe('next')
})

it('a page that was never opened waits for a late host, and an error of the host is shown', async () => {
  await answerTo(ROOT)
  host[`${ROOT}crafts`] = page('crafts', 9000)
  expect(await answerTo(`${ROOT}crafts`)).toBe('crafts')
  host[ROOT] = { ...page('down'), status: 503 }
  expect(await answerTo(ROOT)).toBe('down')
  host = {}
  expect(await answerTo(ROOT)).toBe('map')
})

it('what a visit had fetched is kept; what earlier builds had is deleted, no other site’s', async () => {
  const others = ['realm /realm/ old', 'realm /realm/ old failed', 'realm /other/ old', 'notes']
  for (const name of others) caches.set(name, new Map([[SCRIPT, 'of the old cache']]))
  const strangers = [`${ROOT}favicon.svg`, 'chrome-extension://x/y-0123abcd.js']
  await keep([`${ROOT}crafts?x`, ROOT], [SCRIPT, PICTURE, ...strangers])
  const pages = { [`${ROOT}crafts`]: 'crafts', [ROOT]: 'map' }
  expect(kept()).toEqual({ ...pages, [SCRIPT]: 'of the old cache', [PICTURE]: 'picture' })
  expect([...caches.keys()].sort()).toEqual(['notes', 'realm /other/ old', CACHE])
})

it('a visit is kept without a lost file, but an earlier build not deleted before all is kept', async () => {
  caches.set('realm /realm/ old', new Map([[ROOT, 'old map']]))
  const { [SCRIPT]: script, ...others } = host
  host = others
  await keep([ROOT], [SCRIPT, PICTURE])
  expect(kept()).toEqual({ [ROOT]: 'map', [PICTURE]: 'picture' })
  expect([...caches.keys()]).toContain('realm /realm/ old')
  host = { ...host, [SCRIPT]: script as Answer }
  await keep([ROOT], [SCRIPT])
  expect([...caches.keys()]).toEqual([CACHE])
})

it.each([
  { what: 'is gone', worker: { body: '', status: 404 }, isGone: true },
  { what: 'is a page for all addresses', worker: page('other'), isGone: true },
  { what: 'is elsewhere', worker: null, isGone: true },
  { what: 'is gone for good', worker: { body: '', status: 410 }, isGone: true },
  { what: 'cannot be had now', worker: { body: '', status: 502 }, isGone: false },
  { what: 'was asked for too often', worker: { body: '', status: 429 }, isGone: false },
  { what: 'is there', worker: { body: '', type: 'text/javascript' }, isGone: false },
])('a worker whose script $what uninstalls itself: $isGone', async ({ worker, isGone }) => {
  caches.set('notes', new Map())
  await answerTo(ROOT)
  host[`${ROOT}sw.js`] = worker
  expect(await answerTo(`${ROOT}crafts`)).toBe('crafts')
  expect([...caches.keys()].includes(CACHE)).toBe(!isGone)
  expect([...caches.keys()]).toContain('notes')
  expect(unregister).toHaveBeenCalledTimes(isGone ? 1 : 0)
  if (isGone) expect(await answerTo(ROOT)).toBeNull()
})

it('an earlier build is not deleted while the host answers with an error for the map', async () => {
  caches.set('realm /realm/ old', new Map([[ROOT, 'old map']]))
  host[ROOT] = { ...page('down'), status: 503 }
  await keep([ROOT, `${ROOT}crafts`], [SCRIPT])
  expect([...caches.keys()]).toContain('realm /realm/ old')
  host = {}
  expect(await answerTo(ROOT)).toBe('old map')
})

it('a redirect of the host is left to the browser, and not kept', async () => {
  await answerTo(ROOT)
  host[ROOT] = null
  expect([await answerTo(ROOT), kept()[ROOT]]).toEqual(['opaqueredirect', 'map'])
})
