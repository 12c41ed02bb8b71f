import { vi } from 'vitest'

/** The errors that are reported as uncaught from now on, until globals are restored. */
export function reportedErrors(): unknown[] {
  const errors: unknown[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => {
    try {
      task()
    } catch (error) {
      errors.push(error)
    }
  })
  return errors
}
