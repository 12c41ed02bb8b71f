import { map, places, siteName } from 'virtual:site'
import * as words from 'virtual:words'
import { useEffect, useLayoutEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { NOT_FOUND } from '../table/paths'
import { addressOf, pathWithin } from './address'
import { Layout } from './layout/Layout'
import { RealmMap } from './map/RealmMap'
import { ErrorScreen } from './pages/ErrorScreen'
import { ErrorBoundary } from './parts/ErrorBoundary'
import { pageAt, placeAt } from './site'
import { applyTextFace, fetchTextFace } from './start/textFace'
import { savesData, whenIdle } from './start/whenIdle'

/** The script of all pages but the map, which also follows links. Without it, links load whole pages. */
export type Pages = typeof import('./pages/pages')
/** Loads it. Rejects if what comes is not that script: some hosts answer every address with something. */
export async function loadPages(): Promise<Pages> {
  const script = await import('./pages/pages')
  if (!script.PageAt) throw new Error('The script of pages is another one.')
  return script
}

interface Props {
  /** The path below the site's root that is rendered at build time, and hydrated. Then the address has it. */
  readonly path?: string
  /** If it has been loaded already. */
  readonly pages?: Pages | undefined
}

/** The whole site: the layout, with the page that is shown, which follows the address. */
export function App({ path: prerendered, pages: loaded }: Props) {
  // No other component parses addresses.
  const address = usePathname(prerendered === undefined ? {} : { ssrPath: addressOf(prerendered.slice(1)) })
  const { path } = pageAt(pathWithin(address))
  const [pages, setPages] = useState(loaded)
  // The page that is shown lags behind the address while there is a journey to the next one.
  const [{ shown, cameFrom }, setVisit] = useState({ shown: path, cameFrom: '' })
  useLayoutEffect(() => {
    const show = () => setVisit({ shown: path, cameFrom: shown })
    if (path === shown) return pages?.arrive(path)
    return pages ? pages.travel(shown, path, show) : show()
  }, [path, shown, pages])

  // With each new page.
  useLayoutEffect(() => applyTextFace(shown), [shown])
  useLayoutEffect(() => pages?.followLinks(), [pages])
  useEffect(() => {
    const load = async () => {
      try {
        const script = await loadPages()
        setPages(script)
        await script.backgroundWork(async () => {
          await Promise.all([import('./layout/DrawerChart'), fetchTextFace()])
        })
      } catch {} // It cannot be loaded: the next page loads what it needs.
    }
    // Earlier, it would delay the response to input.
    return savesData() ? undefined : whenIdle(load)
  }, [])

  return (
    <Layout path={shown} cameFrom={cameFrom}>
      {/* The key resets the boundary when the page changes. */}
      <ErrorBoundary
        key={shown}
        fallback={(reason) => <ErrorScreen reason={reason} />}
        // For the styles of pages on paper, which come with the script.
        onError={() => loadPages().catch(() => {})}
      >
        {shown === '/' ? (
          <MapPage cameFrom={cameFrom} />
        ) : shown === NOT_FOUND ? (
          <ErrorScreen reason={words.notFound} />
        ) : pages ? (
          <pages.PageAt path={shown} />
        ) : (
          <Reload />
        )}
      </ErrorBoundary>
    </Layout>
  )
}

function MapPage({ cameFrom }: { readonly cameFrom: string }) {
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

/**
 * In place of a page whose script is not there: Back and Forward may lead to one. The host has it as a whole.
 */
function Reload() {
  useEffect(() => location.reload(), [])
  return null
}
