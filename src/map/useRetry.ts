import { useEffect } from 'react'

/** The first wait; each is twice as long as the one before it. */
const FIRST_MS = 4000
const MAX_MS = 64_000

/**
 * Tries again for what is missing: when the browser reports that the line is back, and after a while, as a line that
 * drops one connection and not the next is never reported. `attempt` is how often it has been tried again before.
 */
export function useRetry(isMissing: boolean, attempt: number, tryAgain: () => void): void {
  // Each render has another function, which does the same.
  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(tryAgain, Math.min(FIRST_MS * 2 ** attempt, MAX_MS))
    window.addEventListener('online', tryAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [isMissing, attempt])
}
