import { beforeEach } from 'vitest'
import { keepSpot, type Spot } from '../../src/site/map/spot'

/** Begins each test of this file as a new session at the site's root, without a stored view. */
export function beginSessions(): void {
  beforeEach(() => {
    keepSpot(null as unknown as Spot)
    history.replaceState(null, '', '/')
  })
}
