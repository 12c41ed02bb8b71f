/** Starts the site in the browser. */
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
// Before the components, so that their styles override these.
import '../drawn/wordmark.css'
import './styles/tokens.css'
import './styles/base.css'
import { isChromium } from '../panzoom/extras/layer'
import { NOT_FOUND } from '../table/paths'
import { App, loadPages, type Pages } from './App'
import { pathWithin } from './address'
import { pageAt } from './site'
import { addStyles } from './styles/addStyles'
import forOtherEngines from './styles/engines.css?inline'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

if (!isChromium()) addStyles(forOtherEngines)

const pathHere = () => pageAt(pathWithin(location.pathname)).path

// Hydrates the page only if it is the one at this address: some hosts answer all with the same file. Back may
// have changed the address since the page was loaded, and may while it is hydrated.
const start = (pages?: Pages) => {
  const path = pathHere()
  const site = (
    <StrictMode>
      <App path={path} pages={pages} />
    </StrictMode>
  )
  // Rendered in slices, so that the page stays responsive.
  startTransition(() => {
    if (root.dataset.page === path) hydrateRoot(root, site)
    else createRoot(root).render(site)
  })
}

// If a page's script cannot be loaded, the page stays as prerendered: its links work without scripts.
const path = pathHere()
if (path !== '/' && path !== NOT_FOUND) loadPages().then(start, () => {})
// In a new task, since the evaluation of this script was already a long one.
else setTimeout(start)
