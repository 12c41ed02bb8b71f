import { type RefObject, type SyntheticEvent, useRef } from 'react'
import { AnyLink } from '../site/AnyLink'
import { destinations } from '../site/site'
import { commandFor, DRAWER_ID, knowsCommands } from './command'
import styles from './layout.module.css'

interface Props {
  /** Opened with `showModal()`, which keeps focus inside and everything behind out of reach. */
  readonly ref: RefObject<HTMLDialogElement | null>
  /** The path of the page one is on. */
  readonly path: string
  /** A link was chosen and the drawer has closed: focus should not stay on the menu button. */
  readonly onChosen: () => void
}

/** The chart that slides in from the left, with the way to every page. */
export function Drawer({ ref, path: here, onChosen }: Props) {
  const close = () => ref.current?.close()
  const onCloseButton = () => {
    if (!knowsCommands()) close()
  }

  // The overlay is the dialog itself: its panel covers all the rest of it. A press that began on the panel and slid
  // off it was not meant for the overlay, though the browser then calls it a click there.
  const beganOnOverlay = useRef(false)
  const onPointerDown = ({ target, currentTarget }: SyntheticEvent) => {
    beganOnOverlay.current = target === currentTarget
  }
  const onClick = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget && beganOnOverlay.current) close()
  }
  const onChoose = () => {
    close()
    onChosen()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, which the dialog hears itself, is this click's key.
    <dialog
      ref={ref}
      id={DRAWER_ID}
      className={styles.drawer}
      aria-labelledby="drawer-title"
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className={styles.panel}>
        <div className={styles.drawerTop}>
          <h2 id="drawer-title" className={styles.drawerTitle}>
            Realm Navigation
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onClick={onCloseButton}
            {...commandFor(DRAWER_ID, 'close')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6.5q7 5 12 11M18 6q-6 5-12 12" />
            </svg>
          </button>
        </div>
        <nav aria-labelledby="drawer-title">
          <ul className={styles.links}>
            {destinations.map(({ label, path, landmark }) => (
              <li key={path}>
                <AnyLink
                  href={path}
                  className={styles.link}
                  data-landmark={landmark}
                  aria-current={path === here ? 'page' : undefined}
                  onClick={onChoose}
                >
                  {label}
                </AnyLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  )
}
