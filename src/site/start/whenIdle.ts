/** Whether the visitor asks for little data: then nothing is fetched before it is needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

/** Calls back when the browser is idle, else in a new task. Returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback)
  return () => cancelIdleCallback(idle)
}
