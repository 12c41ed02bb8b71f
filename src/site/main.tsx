/** Starts the site in the browser. */
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
// Before the components, so that their styles override these.
import '../drawn/wordmark.css'
import './styles/tokens.css'
import './styles/base.css'
import { NOT_FOUND } from '../table/paths'
import { App } from './App'
import { pathWithin } from './address'
import { fetchSections, journeys } from './pages/sections'
import { pageAt } from './site'
import { savesData, whenIdle } from './start/whenIdle'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// Before the router adds its own listener: on the window, browsers call them in the order in which they were added.
window.addEventListener('popstate', (event) => journeys.onPopState(event), true)

const site = (
  <StrictMode>
    <App />
  </StrictMode>
)

// Hydrates the prerendered page if it is the one at this address: some hosts answer every address with the same file.
const { path } = pageAt(pathWithin(location.pathname))
const start = () => {
  // Rendered in slices, so that the page stays responsive.
  startTransition(() => {
    if (root.dataset.page === path) hydrateRoot(root, site)
    else createRoot(root).render(site)
  })

  // Earlier, it would delay the response to input.
  if (!savesData()) whenIdle(workInBackground)
}

async function workInBackground(): Promise<void> {
  // Not `then`, which Vite moves into its own call: styles that fail would be reported as an uncaught error.
  try {
    const { backgroundWork } = await import('./start/backgroundWork')
    backgroundWork(async () => void (await Promise.all([fetchSections(), import('./layout/DrawerChart')])))
  } catch {} // It cannot be loaded: the next page loads what it needs.
}

// If a page's script cannot be loaded, the page stays as prerendered: its links work without scripts.
if (path !== '/' && path !== NOT_FOUND) fetchSections().then(start, () => {})
// In a new task, since the evaluation of this script was already a long one.
else setTimeout(start)
