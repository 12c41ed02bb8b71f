/** Runs before each test file: resets its modules, and fills in what the build does, for the tests' realm. */
import { vi } from 'vitest'

// The same worker has run other files, whose modules may hold state.
vi.resetModules()

const [realm, { siteOf }] = await Promise.all([import('./realm'), import('../../src/table/table')])

// As the build defines it; a copy, as a test file may change it.
Object.assign(globalThis, {
  __SITE__: structuredClone(siteOf(realm)),
  __EPITHETS__: realm.regions.map(({ epithet }) => epithet),
})

// React then reports state changes outside `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
