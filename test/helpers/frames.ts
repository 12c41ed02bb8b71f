import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Lets time stand still during each test of this file, and frames with it. Timeouts stay real: the libraries that
 * play the user wait for them.
 */
export function stopTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/**
 * As {@link stopTime}, within it, and lets timeouts stand still as well: for tests in which no library plays the user.
 */
export function stopTimeouts(): void {
  beforeEach(() => {
    const timeouts = ['setTimeout', 'clearTimeout'] as const
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date', ...timeouts] })
  })
}

/** Lets some time pass, with the frames (one in 16 ms) that fall into it. */
export function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** How many frames have been asked for and are still to come. */
export function framesWaiting(): number {
  return vi.getTimerCount()
}
