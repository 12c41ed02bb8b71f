import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Stops time, frames and timers during each test of this file. Timeouts of 0 ms stay real: Testing Library
 * and user-event wait for them.
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

/** Advances the time, with the frames (one every 16 ms) and timers that are due meanwhile. */
export function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** The number of frames and timers that are pending. */
export function framesWaiting(): number {
  return vi.getTimerCount()
}
