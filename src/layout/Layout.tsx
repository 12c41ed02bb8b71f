import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { pageAt, placeAt } from '../site/site'
import { knowsCommands } from './command'
import { Drawer } from './Drawer'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './layout.module.css'
import { useArrival } from './useArrival'

interface Props {
  readonly children: ReactNode
}

/** What stands around every page: header, drawer and footer. The map fills the screen, other pages lie on paper. */
export function Layout({ children }: Props) {
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  const drawer = useRef<HTMLDialogElement>(null)
  // Whoever goes back with the drawer open has left it behind; the focus can then go to the page.
  const focusPage = useArrival(main, path, () => drawer.current?.close())
  const isMap = path === '/'

  const openDrawer = () => {
    // Once the drawer is open there is no scroll bar left to measure.
    const scrollbar = window.innerWidth - document.documentElement.clientWidth
    document.documentElement.style.setProperty('--scrollbar', `${scrollbar}px`)
    if (!knowsCommands()) drawer.current?.showModal()
    // A swipe is one more way to close it: nothing is amiss where it cannot be had.
    import('./swipe').then((swipe) => swipe.closeBySwipe(drawer.current)).catch(() => {})
  }

  // From here on the buttons are this script's; until then boot.ts answers them.
  useEffect(() => {
    document.documentElement.dataset.started = ''
  }, [])

  useEffect(() => {
    const { title } = pageAt(path)
    if (title) document.title = title
  }, [path])

  return (
    <div className={isMap ? styles.mapLayout : styles.paperLayout}>
      <Header place={placeAt(path)?.name} onMenu={openDrawer} />
      <Drawer ref={drawer} path={path} onChosen={focusPage} />
      <main ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
