import { copyrightYear } from '../realm'
import styles from './layout.module.css'

/** The strip at the bottom of every page. */
export function Footer() {
  return <footer className={styles.footer}>© {copyrightYear}. All rights reserved.</footer>
}
