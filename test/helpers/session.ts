import { beforeEach } from 'vitest'
import { storeVisit, type Visit } from '../../src/site/map/spot'

/** Begins each test of this file as a new session at the site's root, without a stored view. */
export function beginSessions(): void {
  beforeEach(() => {
    storeVisit(undefined as unknown as Visit, '/')
    history.replaceState(null, '', '/')
  })
}
