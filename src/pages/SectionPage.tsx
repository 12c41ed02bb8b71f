import { Link } from 'wouter'
import type { Region } from '../realm'
import styles from './page.module.css'

interface Props {
  readonly region: Region
}

/** The page of a region: its heading and text on aged paper, and its cards where it has any. */
export function SectionPage({ region: { heading, text, cards = [] } }: Props) {
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1} className={styles.heading}>
        {heading}
      </h1>
      <p className={styles.text}>{text}</p>
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map(({ title, description }) => (
            <li key={title} className={styles.card}>
              <h2 className={styles.cardTitle}>{title}</h2>
              <p className={styles.cardText}>{description}</p>
            </li>
          ))}
        </ul>
      )}
      <Link href="/" className={styles.back}>
        Back to the map
      </Link>
    </article>
  )
}
