import { useEffect, useState } from 'react'

/** The first delay; each later one is twice as long, up to the maximum. */
const FIRST_MS = 4000
const MAX_MS = 64_000

/**
 * The attempts to download the picture. A failed one is repeated when the browser goes online again, and after a delay, as
 * a single dropped connection is not reported as offline. `attempt` is the number of retries so far.
 */
export function useAttempts() {
  const [isMissing, setIsMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const tryAgain = () => {
    setIsMissing(false)
    setAttempt(attempt + 1)
  }

  // `tryAgain` is no dependency: it is a new function in each render, but does the same.
  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(tryAgain, Math.min(FIRST_MS * 2 ** attempt, MAX_MS))
    window.addEventListener('online', tryAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [isMissing, attempt])

  return { attempt, isMissing, onMissing: () => setIsMissing(true), tryAgain }
}
