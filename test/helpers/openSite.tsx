import { type RenderOptions, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../../src/App'
import { fetchSections } from '../../src/pages/sections'
import { regions, siteName } from '../../src/realm'
import { pathOf } from '../../src/site/paths'

// As main.tsx has done before a region's page is shown.
await fetchSections()

/** Every address that the site knows, and what its page says. The heading of the map is heard, not seen. */
export const PAGES = [
  { path: '/', name: 'Map', heading: siteName, text: '', title: siteName },
  ...regions.map((region) => ({ ...region, path: pathOf(region), title: `${region.heading} · ${siteName}` })),
]

/** Opens the site at a path, as by typing its address. Returns what Testing Library gives, and a user. */
export function openSite(path: string, options: RenderOptions = {}) {
  // A whole address, as a path that begins with two slashes would be another host's.
  window.history.replaceState(null, '', window.location.origin + path)
  return { ...render(<App />, options), user: userEvent.setup() }
}
