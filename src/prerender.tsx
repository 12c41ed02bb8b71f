/** Renders the site to text, at build time. */
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from './App'
import { headOf, type PageHead } from './head'
import { FirstSight } from './map/first/FirstSight'
import { firstStands } from './map/first/firstStands'
import { fetchSections } from './pages/sections'
import { LOST } from './paths'
import { destinations, map, places } from './site'

/** A page as the build writes it. */
export interface RenderedPage extends PageHead {
  /** What the browser finds in the root element, and adopts. */
  readonly markup: string
}

await fetchSections()

/** What stands over the map until its script comes; the empty element that is there for it becomes this. */
const firstSight = renderToStaticMarkup(<FirstSight places={places} />)

/** The style sheet that says where. */
export const firstStyles = firstStands(places, map)

/** Every page of the site, and the one for addresses that lead nowhere. */
export function renderPages(): RenderedPage[] {
  return [...destinations.map(({ path }) => path).filter((path) => path.startsWith('/')), LOST].map((path) => ({
    ...headOf(path),
    markup: renderToString(
      <StrictMode>
        <App path={path} />
      </StrictMode>,
    ).replace(/(<div [^>]*data-first="true"[^>]*>)(<\/div>)/, `$1${firstSight}$2`),
  }))
}
