/**
 * Replaces the service worker in a build with `VITE_OFFLINE=off`: a browser with an earlier worker updates to this one,
 * which deletes all cached builds and unregisters itself.
 */

/** The part of a service worker's global scope that TypeScript's DOM library lacks. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
}

const scope = globalThis as unknown as WorkerScope
// The same prefix as in worker.ts.
const PREFIX = `realm ${new URL('.', location.href).pathname} `

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) =>
  (event as Event & { waitUntil(done: unknown): void }).waitUntil(uninstall()),
)

async function uninstall(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
  await scope.registration.unregister()
}
