/** Runs before each test file: resets its modules, and fills in what the build does, for the tests' realm. */
import { vi } from 'vitest'

// The same worker has run other files, whose modules may hold state.
vi.resetModules()

// React then reports state changes outside `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
