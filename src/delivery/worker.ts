/**
 * The service worker: keeps one whole build of the site, and answers from it.
 *
 * A build is taken as a whole or not at all: each file has to have the very content that it had when the site was
 * built, or the worker is not installed and the old one stays. A new build waits until nobody is looking at the old
 * one, so no page ever gets files of both; who opens or reloads the site alone is moved to the new build first, so
 * nobody sees the old one for longer than the visit in which the new one came.
 */
import { pathIn } from '../paths'

/** Filled in by the build: a name for its content, and each file's address with the hash of its content. */
declare const __VERSION__: string
declare const __FILES__: Readonly<Record<string, string>>

/** What TypeScript's DOM library lacks of a worker's own scope. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { matchAll(options: { type: 'window' }): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
}
interface LifecycleEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface AnswerableEvent extends LifecycleEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

const scope = globalThis as unknown as WorkerScope
const root = new URL('.', location.href)
const PREFIX = `realm ${root.pathname} `
const CACHE = PREFIX + __VERSION__

scope.addEventListener('install', (event) => (event as LifecycleEvent).waitUntil(takeBuild()))
scope.addEventListener('activate', (event) => (event as LifecycleEvent).waitUntil(dropOtherBuilds()))
scope.addEventListener('message', () => void scope.skipWaiting())
scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as AnswerableEvent
  const isOurs = request.method === 'GET' && request.url.startsWith(root.href)
  if (isOurs) respondWith.call(event, request.mode === 'navigate' ? answerVisit(request) : answerFile(request))
})

async function takeBuild(): Promise<void> {
  const responses = await Promise.all(
    Object.entries(__FILES__).map(async ([address, integrity]) => {
      const response = await fetch(address, { integrity, cache: 'no-cache' })
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      // A copy forgets that a host has redirected it, which no answer to a visit may have been.
      return [address, new Response(await response.blob(), { headers: response.headers })] as const
    }),
  )
  const cache = await caches.open(CACHE)
  await Promise.all(responses.map(([address, response]) => cache.put(address, response)))
}

async function dropOtherBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function answerVisit(request: Request): Promise<Response> {
  const { waiting } = scope.registration
  if (waiting && (await scope.clients.matchAll({ type: 'window' })).length < 2) {
    waiting.postMessage('take over')
    // Asks again at once; by then the new worker answers.
    return new Response('', { headers: { Refresh: '0' } })
  }
  const path = pathIn(root.pathname, request.url.slice(location.origin.length))
  const kept = path && (await find(root.pathname + path.slice(1)))
  if (kept) return kept
  // An address that the build does not know: the host may. Without one, the map's page says that it leads nowhere.
  return fetch(request).catch(async () => (await find(root.pathname)) ?? Response.error())
}

async function answerFile(request: Request): Promise<Response> {
  return (await find(new URL(request.url).pathname)) ?? fetch(request)
}

async function find(address: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(address, { ignoreVary: true })
}
