import { type RenderOptions, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../../src/App'
import { fetchSections } from '../../src/pages/sections'

// As main.tsx has done before a region's page is shown.
await fetchSections()

/** Every address that the site knows, and what its page says. The heading of the map is heard, not seen. */
export const PAGES = [
  { path: '/', heading: 'The Realm', text: '', title: 'The Realm' },
  page('/projects', 'Magical Projects', 'Behold the arcane works I have conjured!'),
  page('/skills', 'Mystical Skills', 'Witness the powers I have mastered in my journey!'),
  page('/experience', 'Epic Quests', 'Tales of the great adventures I have undertaken!'),
  page('/education', 'Scholarly Pursuits', 'The ancient tomes I have studied and the wisdom I have gained!'),
  page('/contact', 'Send a Raven', 'Ways to contact me across the realms!'),
  page('/about', 'The Legend of Me', 'The story of how I became the hero I am today!'),
]

function page(path: string, heading: string, text: string) {
  return { path, heading, text, title: `${heading} · The Realm` }
}

/** Opens the site at a path, as by typing its address. Returns what Testing Library gives, and a user. */
export function openSite(path: string, options: RenderOptions = {}) {
  // A whole address, as a path that begins with two slashes would be another host's.
  window.history.replaceState(null, '', window.location.origin + path)
  return { ...render(<App />, options), user: userEvent.setup() }
}
