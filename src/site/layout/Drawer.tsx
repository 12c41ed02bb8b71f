import * as words from 'virtual:words'
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { AnyLink } from '../parts/AnyLink'
import { ErrorBoundary } from '../parts/ErrorBoundary'
import { Mark } from '../parts/Mark'
import { destinations, pageAt } from '../site'
import * as styles from './layout.module.css'

interface Props {
  /** Opened with `showModal()`, which traps the focus and makes the rest of the page inert. */
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly path: string
  /** Called after a link that does not change the page: closes the drawer and focuses the page. */
  readonly onChosen: () => void
  /** What is shown besides the links, once it has been fetched. */
  readonly extras: typeof import('./DrawerChart') | null
}

const DRAWER_ID = 'realm-navigation'

/** The attributes of a button that opens or closes the drawer: where supported, it needs no scripts. */
export function drawerCommand(command: 'show-modal' | 'close'): Record<string, string> {
  return { command, commandfor: DRAWER_ID }
}

/** Whether the browser acts on these attributes. A script must not do the same again. */
export function supportsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype
}

/** The navigation drawer, with links to all pages. */
export function Drawer({ ref, path: here, onChosen, extras }: Props) {
  const close = () => ref.current?.close()
  // The dialog is the overlay beside its panel. A press from the panel to the overlay clicks it, too.
  const pressed = useRef<EventTarget | null>(null)
  const onClick = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget && target === pressed.current) close()
  }

  // No style or script asks for it: it is the sign, for tests in all engines, that React has the page.
  useEffect(() => {
    document.documentElement.dataset.started = ''
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself.
    <dialog
      ref={ref}
      id={DRAWER_ID}
      className={styles.drawer}
      aria-labelledby="drawer-title"
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={onClick}
    >
      <div className={styles.panel}>
        <div className={styles.drawerTop}>
          <h2
            id="drawer-title"
            className={styles.drawerTitle}
            tabIndex={-1}
            // It gets the focus: around a button that got it, Safari would show a ring, also after a press.
            // React writes the attribute, and then looks for none.
            // biome-ignore lint/a11y/noAutofocus: acts when the dialog opens.
            autoFocus
            suppressHydrationWarning
          >
            {words.navigation}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={words.close}
            onClick={() => supportsCommands() || close()}
            {...drawerCommand('close')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6.5q7 5 12 11M18 6q-6 5-12 12" />
            </svg>
          </button>
        </div>
        <nav aria-labelledby="drawer-title">
          <ul className={styles.links}>
            {destinations.map(({ name, href, epithet, landmark }) => {
              const isHere = href === here
              const says = extras && epithet
              return (
                <li key={href}>
                  <AnyLink
                    href={href}
                    className={says || isHere ? `${styles.link} ${styles.told}` : styles.link}
                    aria-current={isHere ? 'page' : undefined}
                    // After a change of the page, the layout does the same.
                    onClick={() => (pageAt(href).path === href && href !== here) || setTimeout(onChosen)}
                  >
                    <Mark landmark={landmark} />
                    {name}
                  </AnyLink>
                  {/* Screen readers have the attribute. */}
                  {isHere ? (
                    <small aria-hidden="true">{words.youAreHere}</small>
                  ) : (
                    says && <small>{says}</small>
                  )}
                </li>
              )
            })}
          </ul>
        </nav>
        {/* Another host's answer in place of the script may lack it. */}
        {extras?.DrawerChart && (
          <ErrorBoundary>
            <extras.DrawerChart path={here} />
          </ErrorBoundary>
        )}
      </div>
    </dialog>
  )
}
