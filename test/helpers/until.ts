import { act } from '@testing-library/react'
import { expect } from 'vitest'

// Read before any test stops the time.
const { setTimeout } = globalThis

/** Waits, for at most 4 seconds, until a condition is true. */
export async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !condition(); tries++)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))
  expect(condition()).toBe(true)
}

/** Whether there is a map that the engine has taken over. */
export const isLive = () => document.querySelector('[data-live]') !== null
