/** Whether the visitor asks for little data: then nothing is fetched before it is needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

/** A browser busy for so long is not waited for: what is fetched when idle is needed by the next page. */
const PATIENCE_MS = 8000

/**
 * Calls back when the browser is idle, or after eight seconds; in a new task where browsers cannot tell.
 * Returns a function that cancels.
 */
export function whenIdle(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(idle)
}
