import { Link } from 'wouter'
import { owner, siteName } from '../site/site'
import { commandFor, DRAWER_ID } from './command'
import styles from './layout.module.css'

interface Props {
  /** The place one is in, if it has a name. */
  readonly place: string | undefined
  /** The button was pressed; where browsers know commands, the drawer then opens by itself. */
  readonly onMenu: () => void
}

/**
 * The strip at the top of every page: the menu button, a wax seal, the site's name with its owner's below, which
 * leads to the map, and the name of the place one is in, which the style sheet writes.
 */
export function Header({ place, onMenu }: Props) {
  return (
    <header className={styles.header} data-place={place}>
      <button
        type="button"
        className={styles.seal}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={onMenu}
        {...commandFor(DRAWER_ID, 'show-modal')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 7.2q7-1.6 14-.2M5 12.1q7 1 14-.2M5 17q7-1.2 14 .2" />
        </svg>
      </button>
      <Link href="/" className={styles.siteName}>
        {siteName}
        {!siteName.includes(owner.name) && <small>{owner.name}</small>}
      </Link>
    </header>
  )
}
