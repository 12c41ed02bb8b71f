import { type RenderOptions, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../../src/site/App'
import * as pages from '../../src/site/pages/pages'
import { pathOf } from '../../src/table/paths'
import { regions, siteName } from './realm'
import { words } from './words'

/** Every page of the site. */
export const PAGES = [
  { path: '/', name: words.map, heading: siteName, text: '', title: siteName, landmark: undefined },
  ...regions.map((region) => ({ ...region, path: pathOf(region), title: `${region.heading} · ${siteName}` })),
]

/**
 * Opens the site at a path, as if its address had been typed. Returns Testing Library's result and a user.
 */
export function openSite(path: string, options: RenderOptions = {}) {
  // With the origin: a path that begins with two slashes would name another host.
  window.history.replaceState(null, '', window.location.origin + path)
  return { ...render(<App pages={pages} />, options), user: userEvent.setup() }
}
