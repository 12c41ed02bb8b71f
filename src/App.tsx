import { Router, useLocation } from 'wouter'
import { routerBase } from './address'
import { Layout } from './layout/Layout'
import { ErrorBoundary } from './pages/ErrorBoundary'
import { ErrorScreen } from './pages/ErrorScreen'
import { MapPage } from './pages/MapPage'
import { SectionPage } from './pages/sections'
import { normalPath, regionAt } from './realm'

interface Props {
  /** The path to render, below the site's root, where there is no address bar to ask: at build time. */
  readonly path?: string
}

/** The whole site: the layout, and in it the page that the address asks for. */
export function App({ path }: Props) {
  return (
    <Router base={routerBase} {...(path !== undefined && { ssrPath: routerBase + path })}>
      <Site />
    </Router>
  )
}

function Site() {
  const [path] = useLocation()
  return (
    <Layout>
      {/* By its key, going elsewhere leaves an error behind. */}
      <ErrorBoundary key={path}>
        <Page path={path} />
      </ErrorBoundary>
    </Layout>
  )
}

function Page({ path }: { path: string }) {
  const region = regionAt(path)
  if (region) return <SectionPage region={region} />
  return normalPath(path) === '/' ? <MapPage /> : <ErrorScreen reason="404 Not Found" />
}
