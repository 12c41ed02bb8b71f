/** Starts the site in the browser. */
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
// Before the parts, whose own styles have the last word.
import './styles/tokens.css'
import './styles/base.css'
import './styles/sheet.css'
import { App } from './App'
import { fetchSections } from './pages/sections'
import { pathWithin } from './site/address'
import { savesData } from './site/savesData'
import { pageAt, placeAt } from './site/site'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const site = (
  <StrictMode>
    <App />
  </StrictMode>
)

// The page that the build has rendered is adopted as it stands, if it is the one that was asked for: some hosts
// answer every address with the same file.
const { path } = pageAt(pathWithin(location.pathname))
const start = () => {
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    if (root.dataset.page === path) hydrateRoot(root, site)
    else createRoot(root).render(site)
  })

  if (!savesData())
    import('./delivery/backgroundWork').then(
      (work) => work.backgroundWork(fetchSections),
      () => {},
    )
}

// A page whose script cannot be had stays as it was rendered: its links lead on without any.
const begin = () => {
  if (placeAt(path)) fetchSections().then(start, () => {})
  // In a task of its own: to run this script for the first time was one already.
  else setTimeout(start)
}
// The newest of what an older browser may lack, and so the mark of them all.
if ('inert' in root) begin()
else
  import('./delivery/fillGaps').then(
    (gaps) => {
      gaps.fillGaps()
      begin()
    },
    () => {},
  )
