import { AnyLink } from '../AnyLink'
import type { Card } from '../table'
import styles from './section.module.css'

/** The cards of a page, as many as there are; nothing at all where there are none. */
export function Cards({ cards }: { readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.title} className={styles.card}>
          <Leaf {...card} />
        </li>
      ))}
    </ul>
  )
}

function Leaf({ title, description, link, date, tags = [] }: Card) {
  return (
    <>
      <h2 className={styles.cardTitle}>{link ? <AnyLink href={link}>{title}</AnyLink> : title}</h2>
      {date && <p className={styles.date}>{date}</p>}
      <p className={styles.cardText}>{description}</p>
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </>
  )
}
