import { Link } from 'wouter'
import styles from './page.module.css'

interface Props {
  /** A status, as '404 Not Found', or the message of an error. */
  readonly reason: string
}

/** Where the map ends: says what went wrong, and shows the way back. */
export function ErrorScreen({ reason }: Props) {
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1} className={styles.heading}>
        Unexpected Application Error!
      </h1>
      <p className={styles.text}>{reason}</p>
      <Link href="/" className={styles.back}>
        Back to the map
      </Link>
    </article>
  )
}
