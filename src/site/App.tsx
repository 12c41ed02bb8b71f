import * as words from 'virtual:words'
import { useState } from 'react'
import { type AroundNavHandler, type BaseLocationHook, Router, useLocation } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { NOT_FOUND } from '../table/paths'
import { pathWithin, routerBase } from './address'
import { Layout } from './layout/Layout'
import { RealmMap } from './map/RealmMap'
import { ErrorScreen } from './pages/ErrorScreen'
import { fetchSections, journeys, SectionPage } from './pages/sections'
import { ErrorBoundary } from './parts/ErrorBoundary'
import { map, pageAt, placeAt, places, siteName } from './site'

/** The router's location: the path of the page at the current address. No other component parses addresses. */
const usePageLocation: BaseLocationHook = (router) => {
  const [address, navigate] = useBrowserLocation(router)
  return [routerBase + pageAt(pathWithin(address)).path, navigate]
}

const aroundNav: AroundNavHandler = (navigate, to, options) => journeys.travel(to, () => navigate(to, options))

/** The whole site: the layout, with the page at the current address, or at build time at a path below the site's root. */
export function App({ path }: { readonly path?: string }) {
  return (
    <Router
      base={routerBase}
      hook={usePageLocation}
      aroundNav={aroundNav}
      {...(path !== undefined && { ssrPath: routerBase + path })}
    >
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
      <ErrorBoundary
        key={path}
        fallback={(reason) => <ErrorScreen reason={reason} />}
        // For the styles of pages on paper, which come with the script.
        onError={() => fetchSections().catch(() => {})}
      >
        <Page path={path} cameFrom={visit.cameFrom} />
      </ErrorBoundary>
    </Layout>
  )
}

function Page({ path, cameFrom }: { path: string; cameFrom: string }) {
  if (path === NOT_FOUND) return <ErrorScreen reason={words.notFound} />
  if (path !== '/') return <SectionPage path={path} />
  return (
    <>
      {/* Visually hidden: the picture shows the name. */}
      <h1 tabIndex={-1} className="unseen">
        {siteName}
      </h1>
      <RealmMap {...map} places={places} name={words.mapOf(siteName)} cameFrom={placeAt(cameFrom)} />
    </>
  )
}
