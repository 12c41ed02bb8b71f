/** Renders the site to text, at build time. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './App'
import { headOf, type PageHead } from './head'
import { fetchStories } from './pages/Story'
import { fetchSections } from './pages/sections'
import { LOST } from './paths'
import { destinations } from './site'

/** A page as the build writes it. */
export interface RenderedPage extends PageHead {
  /** What the browser finds in the root element, and adopts. */
  readonly markup: string
}

await Promise.all([fetchSections(), fetchStories()])

/** Every page of the site, and the one for addresses that lead nowhere. */
export function renderPages(): RenderedPage[] {
  return [...destinations.map(({ path }) => path).filter((path) => path.startsWith('/')), LOST].map((path) => ({
    ...headOf(path),
    markup: renderToString(
      <StrictMode>
        <App path={path} />
      </StrictMode>,
    ),
  }))
}
