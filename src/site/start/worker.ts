/**
 * The service worker: keeps what visits have fetched, so that the site opens without a network. It answers
 * for no page and no file but the site's own: others may lie in folders of the site.
 * - A file with a hash of its content in its address never changes: it comes from the cache, else from the
 *   host.
 * - A page comes from the host; from the cache only if the host is not there, or has not answered for a
 *   while. It names all its files by their hashes, so no page mixes two builds.
 * - Without a host, a page never fetched is the map's page, whose script renders all but the article.
 * - If the host sends no script for this worker, or sends it elsewhere, the site is gone: so is the worker,
 *   then.
 */
import { HOW, pathIn } from '../../table/paths'

/** The hash of the build, so that each has a worker and a cache of its own; and the paths of all pages. */
declare const __BUILD__: Readonly<{ hash: string; pages: readonly string[] }>
/** The parts of a service worker's global scope and of its events that TypeScript's DOM library lacks. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate' | 'message' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ): void
}
interface WorkerEvent extends Readonly<{ data: Partial<Visit>; request: Request }> {
  waitUntil(done: Promise<unknown>): void
  respondWith(response: Promise<Response>): void
}
/** The message of a page: the addresses of pages, and of files that they have fetched, complete or not. */
export type Visit = Readonly<Record<'pages' | 'files', readonly string[]>>
const build = __BUILD__
const scope = globalThis as unknown as WorkerScope
const root = new URL('.', location.href)
/** What the names of all its caches begin with: the host may have other sites. */
const PREFIX = `realm ${root.pathname} `
const CACHE = PREFIX + build.hash
/** How long the host may take before a page comes from the cache. */
const PATIENCE_MS = 1500
/**
 * The address of a file with a hash, within the site: in its name, or after it (pictureAt in address.ts). A
 * file that a page requests for another time has a number after that (retryLayers.ts).
 */
const HASHED = /^(assets\/.*-[\w-]{8,}\.\w+|map\/.*\?[\da-f]{8})(&\d+)?$/
/** The address under which a file with a hash is kept; empty for all others. */
function fileAt(url: string): string {
  const [, file = ''] = (url.startsWith(root.href) && HASHED.exec(url.slice(root.href.length))) || []
  return file && root.href + file
}
/** The address under which a page is kept, for any spelling; empty for what is none of the site's. */
function pageAt(url: string): string {
  const path = pathIn(root.pathname, new URL(url, root).pathname) ?? ''
  return build.pages.includes(path) ? root.href + path.slice(1) : ''
}
/** The types of files that browsers do not recognise by their content. */
const TYPES: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /css/, svg: /svg/ }
let isUninstalled = false

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('message', (event) => event.waitUntil(keepVisit(event.data)))
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (isUninstalled || method !== 'GET' || !url.startsWith(root.href)) return
  const [page, file] = mode === 'navigate' ? [pageAt(url), ''] : ['', fileAt(url)]
  if (page) event.respondWith(answerPage(event, page))
  if (file) event.respondWith(answerFile(event, file))
})

async function answerPage(event: WorkerEvent, page: string): Promise<Response> {
  const answer = fetch(event.request)
  let isLate = false
  const keepAnswer = async (response: Response) => {
    const kept = response.clone()
    // It is not shown, so that nobody else fetches what it names.
    const named = isLate ? (await response.clone().text()).match(/[^\s"'`(),]+/g) : []
    await Promise.allSettled((named ?? []).map(keepFile))
    await keepPage(page, kept)
  }
  event.waitUntil(answer.then(keepAnswer))
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(() => {
    isLate = true
    return find(page)
  })
  const first = Promise.race([answer, late.then((kept) => kept ?? answer)])
  const rendering = page.slice(root.href.length - 1) === HOW ? page : root.href
  return first.catch(async () => (await find(page)) ?? (await find(rendering)) ?? Response.error())
}

async function answerFile(event: WorkerEvent, file: string): Promise<Response> {
  const { request } = event
  const kept = file === request.url ? await find(file) : undefined
  if (kept) return kept
  // Past the browser's own cache: that may have it from before the host was mended, or still wait for a
  // download that has stalled.
  const response = await fetch(request, { cache: 'reload' })
  event.waitUntil(keep(file, response.clone()))
  // Answered once it is whole: Firefox prints an error if a page is left while an answer still arrives.
  await Promise.allSettled([response.clone().blob()])
  return response
}

/**
 * Keeps pages and what they have fetched, also before there was this worker. Then earlier builds can go,
 * unless a file or the map's page was lost on the way.
 */
async function keepVisit({ pages = [], files = [] }: Partial<Visit>): Promise<void> {
  const results = await Promise.allSettled(files.map(keepFile))
  const own = await caches.open(CACHE)
  for (const page of pages.map(pageAt).filter(Boolean))
    if (!(await own.match(page))) await keepPage(page, await fetch(page, { redirect: 'error' }))
  const isWhole = results.every(({ status }) => status === 'fulfilled')
  if (isWhole && (await own.match(root.href))) await deleteCaches(CACHE)
}

async function keepFile(address: string): Promise<void> {
  const file = fileAt(new URL(address, root).href)
  if (file) await keep(file, (await find(file)) ?? (await fetch(file)))
}

/** Keeps a page, unless the site is gone. Errors above 410 are of a busy host, or of one in trouble. */
async function keepPage(page: string, response: Response): Promise<void> {
  const worker = await fetch(location.href, { cache: 'no-cache', redirect: 'manual' })
  const isThere = worker.type !== 'opaqueredirect' && typeOf(worker).includes('javascript')
  if (isThere || worker.status > 410) return keep(page, response, typeOf(response).includes('html'))
  isUninstalled = true
  await deleteCaches()
  await scope.registration.unregister()
}

async function keep(address: string, response: Response, isRight = isOfType(address, response)) {
  if (response.ok && isRight && !isUninstalled) await (await caches.open(CACHE)).put(address, response)
}

const typeOf = ({ headers }: Response) => headers.get('Content-Type') ?? ''

/**
 * Whether a file has the type of its name. A host may send a page for a file that it has not, and a type that
 * browsers refuse before it is set up.
 */
function isOfType(file: string, response: Response): boolean {
  const [, ending = ''] = /\.(\w+)(?:\?|$)/.exec(file) ?? []
  return (TYPES[ending] ?? /^(?!.*html)/).test(typeOf(response))
}

/** What is kept of an address: of this build, else of an earlier one; undefined if nothing. */
async function find(address: string): Promise<Response | undefined> {
  const match = (where: Cache | CacheStorage) => where.match(address, { ignoreVary: true })
  const all = caches.open(CACHE).then(async (own) => (await match(own)) ?? match(caches))
  return all.catch(() => undefined)
}

/** Deletes the caches of this site, but not the one called `kept`. */
async function deleteCaches(kept?: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== kept) await caches.delete(name)
}
