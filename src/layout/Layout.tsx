import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from '../site/ErrorBoundary'
import { pageAt, placeAt } from '../site/site'
import { Drawer, supportsCommands } from './Drawer'
import { Footer } from './Footer'
import { Header } from './Header'
import * as styles from './layout.module.css'
import { useArrival } from './useArrival'

interface Props {
  readonly children: ReactNode
}

/** The frame of every page: header, drawer and footer. The map fills the screen; other pages lie on paper. */
export function Layout({ children }: Props) {
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  const drawer = useRef<HTMLDialogElement>(null)
  const arrive = useArrival(main, drawer, path)
  const isMap = path === '/'

  const openDrawer = () => {
    // Measured before the drawer opens, which hides the scroll bar.
    const scrollbar = window.innerWidth - document.documentElement.clientWidth
    // Only if there is one: a property of the root invalidates the style of the whole page.
    if (scrollbar > 0) document.documentElement.style.setProperty('--scrollbar', `${scrollbar}px`)
    if (!supportsCommands()) drawer.current?.showModal()
    // The swipe is fetched after the drawer is shown. If that fails, the drawer still closes by its buttons.
    setTimeout(() => import('./swipe').then((swipe) => swipe.closeBySwipe(drawer.current)).catch(() => {}))
  }

  useEffect(() => {
    const { title } = pageAt(path)
    if (title) document.title = title
  }, [path])

  // React hydrates each `Suspense` in a task of its own, after the rest. In a single task, the whole page would have to
  // be hydrated before the first response to input.
  return (
    <div className={`${styles.layout} ${isMap ? styles.mapLayout : 'paper'}`}>
      <ErrorBoundary>
        <Header isMap={isMap} place={placeAt(path)?.name} onMenu={openDrawer} />
      </ErrorBoundary>
      <Suspense>
        <ErrorBoundary>
          <Drawer ref={drawer} path={path} onChosen={arrive} />
        </ErrorBoundary>
      </Suspense>
      <main ref={main} tabIndex={-1} className={styles.main}>
        <Suspense>{children}</Suspense>
      </main>
      <ErrorBoundary>
        <Footer />
      </ErrorBoundary>
    </div>
  )
}
