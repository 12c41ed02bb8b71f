import { Link } from 'wouter'
import { line, owner, siteName } from '../site/site'
import { drawerCommand } from './Drawer'
import * as styles from './layout.module.css'

interface Props {
  /** Whether the page is the map. */
  readonly isMap: boolean
  /** The name of the current place, if the page belongs to one. */
  readonly place: string | undefined
  /** Called when the menu button is pressed. In browsers with invoker commands, the drawer opens by itself. */
  readonly onMenu: () => void
}

/**
 * The header of every page: the menu button (a wax seal), a link to the map with the names of the site and its owner,
 * on the map a line about the site, elsewhere the name of the current place, which the style sheet shows from `data-place`.
 */
export function Header({ isMap, place, onMenu }: Props) {
  return (
    <header className={styles.header} data-place={place}>
      <button
        type="button"
        className={styles.seal}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={onMenu}
        {...drawerCommand('show-modal')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 7.2q7-1.6 14-.2M5 12.1q7 1 14-.2M5 17q7-1.2 14 .2" />
        </svg>
      </button>
      <div className={styles.names}>
        <Link href="/" className={styles.siteName}>
          <svg aria-hidden="true">
            <use href="#wordmark" />
          </svg>
          <span className="unseen">{siteName}</span>
          {owner && !siteName.includes(owner.name) && <small>{owner.name}</small>}
        </Link>
        {isMap && <p className={styles.line}>{line}</p>}
      </div>
    </header>
  )
}
