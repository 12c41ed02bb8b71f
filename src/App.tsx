import { useState } from 'react'
import { type BaseLocationHook, Router, useLocation } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { Layout } from './layout/Layout'
import { ErrorScreen } from './pages/ErrorScreen'
import { MapPage } from './pages/MapPage'
import { fetchSections, SectionPage } from './pages/sections'
import { pathWithin, routerBase } from './site/address'
import { ErrorBoundary } from './site/ErrorBoundary'
import { pageAt, placeAt } from './site/site'

/** The router's location: the path of the page at the current address. No other component parses addresses. */
const usePageLocation: BaseLocationHook = (router) => {
  const [address, navigate] = useBrowserLocation(router)
  return [routerBase + pageAt(pathWithin(address)).path, navigate]
}

interface Props {
  /** The path to render at build time, relative to the site's root; in the browser, the address decides. */
  readonly path?: string
}

/** The whole site: the layout, with the page at the current address. */
export function App({ path }: Props) {
  return (
    <Router base={routerBase} hook={usePageLocation} {...(path !== undefined && { ssrPath: routerBase + path })}>
      <Site />
    </Router>
  )
}

function Site() {
  const [path] = useLocation()
  const [visit, setVisit] = useState({ path, cameFrom: '' })
  if (visit.path !== path) setVisit({ path, cameFrom: visit.path })
  return (
    <Layout>
      {/* The key resets the boundary when the page changes. */}
      <ErrorBoundary key={path} fallback={(reason) => <ErrorScreen reason={reason} />} onError={fetchPaper}>
        <Page path={path} cameFrom={visit.cameFrom} />
      </ErrorBoundary>
    </Layout>
  )
}

/** Fetches the style sheet of pages on paper, which comes with a script. If that fails, the error is shown without. */
function fetchPaper(): void {
  fetchSections().catch(() => {})
}

function Page({ path, cameFrom }: { path: string; cameFrom: string }) {
  if (placeAt(path)) return <SectionPage path={path} />
  return path === '/' ? <MapPage cameFrom={placeAt(cameFrom)} /> : <ErrorScreen reason="404 Not Found" />
}
