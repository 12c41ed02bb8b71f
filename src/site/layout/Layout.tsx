import { copyrightYear, line, owner, pages, siteName } from 'virtual:site'
import * as words from 'virtual:words'
import { type MouseEvent, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { AnyLink } from '../parts/AnyLink'
import { ErrorBoundary } from '../parts/ErrorBoundary'
import { destinations, pageAt } from '../site'
import { Drawer, drawerCommand, supportsCommands } from './Drawer'
import * as styles from './layout.module.css'
import { Reach } from './Reach'

interface Props {
  /** The path of the present page, and of the one before it: empty for the first. */
  readonly path: string
  readonly cameFrom: string
  readonly children: ReactNode
}

/** The frame of every page: header, drawer and footer. The map fills the screen; other pages lie on paper. */
export function Layout({ path, cameFrom, children }: Props) {
  const main = useRef<HTMLElement>(null)
  const drawer = useRef<HTMLDialogElement>(null)

  // Imitates a page load when the page changes, or the drawer's link to the current page is followed.
  const arrive = useCallback(() => {
    // First: the page cannot have the focus while the drawer is open.
    drawer.current?.close()
    // A map that is returned to has given the focus to the place that was opened.
    const { activeElement } = document
    if (main.current !== activeElement && main.current?.contains(activeElement)) return
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    target?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const { title } = pageAt(path)
    if (title) document.title = title
    if (!cameFrom) return
    // Of a dialog on the last page, which may have had a scroll bar.
    document.documentElement.style.removeProperty('--scrollbar')
    arrive()
  }, [path, cameFrom, arrive])

  const [extras, setExtras] = useState<typeof import('./DrawerChart') | null>(null)
  const openDrawer = () => {
    // Measured before the drawer opens, which hides the scroll bar.
    const scrollbar = window.innerWidth - document.documentElement.clientWidth
    // Only if there is one: a property of the root invalidates the style of the whole page.
    if (scrollbar > 0) document.documentElement.style.setProperty('--scrollbar', `${scrollbar}px`)
    if (!supportsCommands()) drawer.current?.showModal()
    // After the drawer is shown. If it cannot be fetched, the drawer has its links and buttons.
    setTimeout(() => import('./DrawerChart').then(setExtras).catch(() => {}))
  }

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    if (target.closest('[command="show-modal"]')) openDrawer()
    // The second press of a double click, on a link that lies where the one was that has opened this page.
    if (event.detail === 2 && path !== '/' && target.closest('a')) event.preventDefault()
  }

  // React hydrates each `Suspense` in a task of its own, after the rest. In a single task, the whole page
  // would have to be hydrated before the first response to input.
  return (
    // biome-ignore lint/a11y: the click is that of a button, in the header or on the map.
    <div className={`${styles.layout} ${path === '/' ? styles.mapLayout : 'paper'}`} onClick={onClick}>
      <ErrorBoundary>
        <Header path={path} />
      </ErrorBoundary>
      <Suspense>
        <ErrorBoundary>
          <Drawer ref={drawer} path={path} onChosen={arrive} extras={extras} />
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

/** The menu button (a wax seal), the names of the site and its owner, and on the map a line about it. */
function Header({ path }: { readonly path: string }) {
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={styles.seal}
        aria-label={words.menu}
        aria-haspopup="dialog"
        {...drawerCommand('show-modal')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 7.2q7-1.6 14-.2M5 12.1q7 1 14-.2M5 17q7-1.2 14 .2" />
        </svg>
      </button>
      <div className={styles.names}>
        <AnyLink href="/" className={styles.siteName}>
          <svg aria-hidden="true">
            <use href="#wordmark" />
          </svg>
          <span className="unseen">{siteName}</span>
          {owner && !siteName.includes(owner.name) && <small>{owner.name}</small>}
        </AnyLink>
        {path === '/' && <p className={styles.line}>{line}</p>}
      </div>
    </header>
  )
}

/**
 * The copyright line, the pages that are not on the map, and the owner's email and profiles, if any. Where no
 * script runs, all pages are linked above.
 */
function Footer() {
  const email = owner?.email
  const ways = [...(email ? [{ label: email, link: `mailto:${email}` }] : []), ...(owner?.profiles ?? [])]
  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <nav className={styles.plainLinks} aria-label={words.allPages}>
            {destinations.map(({ name, href }) => (
              <AnyLink key={href} href={href}>
                {name}
              </AnyLink>
            ))}
          </nav>
        )}
      </noscript>
      <footer className={styles.footer}>
        {`© ${copyrightYear}${owner?.name ? ` ${owner.name}` : ''}. ${words.allRightsReserved}`}
        {ways.length + pages.length > 0 && (
          <Reach ways={ways}>
            {pages.map(({ name, href }) => (
              <li key={href}>
                <AnyLink href={href}>{name}</AnyLink>
              </li>
            ))}
          </Reach>
        )}
      </footer>
    </>
  )
}
