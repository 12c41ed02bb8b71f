/** `virtual:site` of the tests' realm, in place of the build's. */
import { type Site, siteOf } from '../../src/table/siteOf'
import * as realm from './realm'

// A copy, as a test file may change it.
export const { siteName, line, copyrightYear, owner, map, places, pages }: Site = structuredClone(
  siteOf(realm),
)
export const ownFiles = null
export const analytics = null
