import { Router, useLocation } from 'wouter'
import { Layout } from './layout/Layout'
import { ErrorBoundary } from './pages/ErrorBoundary'
import { ErrorScreen } from './pages/ErrorScreen'
import { MapPage } from './pages/MapPage'
import { SectionPage } from './pages/SectionPage'
import { normalPath, regionAt } from './realm'

/** Where the site lies on its host, without the slash at the end, as the router wants it. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The whole site: the layout, and in it the page that the address asks for. */
export function App() {
  return (
    <Router base={base}>
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
