/**
 * Takes the service worker's place in a build that wants none (`VITE_OFFLINE=off`): browsers that have the old one
 * fetch this, and it drops all that was kept, and then itself.
 */

/** What TypeScript's DOM library lacks of a worker's own scope. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
}

const scope = globalThis as unknown as WorkerScope
// As in worker.ts.
const PREFIX = `realm ${new URL('.', location.href).pathname} `

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => (event as Event & { waitUntil(done: unknown): void }).waitUntil(leave()))

async function leave(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(kept.map((name) => caches.delete(name)))
  await scope.registration.unregister()
}
