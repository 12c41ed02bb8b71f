import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'

// Taken before any test stops the time.
const { setTimeout } = globalThis

/** Lets what has been asked for come, or fail, until that is so. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries++)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))
  expect(isSo()).toBe(true)
}

/** Whether the map is there with all that stands over it. */
export const isWhole = () => screen.queryByRole('tooltip', { hidden: true }) !== null
