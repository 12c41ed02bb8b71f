import type { MouseEvent, Ref, RefObject } from 'react'
import { Link } from 'wouter'
import { destinations, normalPath } from '../realm'
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
export function Drawer({ ref, path, onChosen }: Props) {
  const close = () => ref.current?.close()
  const here = normalPath(path)

  // A click on the overlay is a click on the dialog itself: its panel covers all the rest of it.
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close()
  }
  const onChoose = () => {
    close()
    onChosen()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, which the dialog hears itself, is this click's key.
    <dialog
      ref={ref as Ref<HTMLDialogElement>}
      className={styles.drawer}
      aria-labelledby="drawer-title"
      onClick={onClick}
    >
      <div className={styles.panel}>
        <div className={styles.drawerTop}>
          <h2 id="drawer-title" className={styles.drawerTitle}>
            Realm Navigation
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6.5q7 5 12 11M18 6q-6 5-12 12" />
            </svg>
          </button>
        </div>
        <nav aria-labelledby="drawer-title">
          <ul className={styles.links}>
            {destinations.map(({ label, path }) => (
              <li key={path}>
                <Link
                  href={path}
                  className={styles.link}
                  aria-current={path === here ? 'page' : undefined}
                  onClick={onChoose}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  )
}
