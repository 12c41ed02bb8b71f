/** Calls back when the browser is idle; where it does not tell, as in Safari, in a new task. Returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback)
  return () => cancelIdleCallback(idle)
}
