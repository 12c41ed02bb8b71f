import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Time stands still during each test of this file, and frames and timers with it. Timeouts of 0 ms stay real: the
 * libraries that play the user wait for them.
 */
export function stopTime(): void {
  beforeEach(() => {
    const { setTimeout: realTimeout } = globalThis
    const timers = ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] as const
    vi.useFakeTimers({ toFake: [...timers, 'performance', 'Date'] })
    const { setTimeout: stoppedTimeout } = globalThis
    vi.stubGlobal('setTimeout', (callback: () => void, ms?: number) =>
      (ms ? stoppedTimeout : realTimeout)(callback, ms),
    )
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** Lets some time pass, with the frames (one in 16 ms) that fall into it. */
export function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** How many frames and timers have been requested and are still to come. */
export function framesWaiting(): number {
  return vi.getTimerCount()
}
