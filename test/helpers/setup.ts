/** Before each test file: modules of its own, and the tests' realm in place of the owner's. */
import { vi } from 'vitest'

// The worker has run other files: none finds what they have left in a module.
vi.resetModules()

// Tests of behaviour never read the owner's table, which may say anything. Those that hold the table itself, or what is
// drawn from it, begin with `vi.unmock('../src/realm')`.
vi.mock('../../src/realm', () => import('./realm'))

const [realm, { siteOf }] = await Promise.all([import('./realm'), import('../../src/site/table')])

// As the build fills it in; a copy, as a file may change it.
Object.assign(globalThis, { __SITE__: structuredClone(siteOf(realm)) })

// React then reports any change of state that no test asked for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
