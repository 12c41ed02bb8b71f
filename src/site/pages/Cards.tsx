import type { ReactNode } from 'react'
import type { LandmarkName } from '../../table/landmark'
import { AnyLink } from '../parts/AnyLink'
import type { PageCard } from './contents'
import { CardDetails, CardLinks, CardPicture, groupClass, richClass } from './RichCard'
import * as styles from './section.module.css'

interface Props {
  readonly cards: readonly PageCard[]
  /** The landmark of their place: in a ring of runes, each card has a rune. */
  readonly landmark?: LandmarkName | undefined
}

/** The cards of a page, grouped below headings. */
export function Cards({ cards, landmark }: Props) {
  if (!__RICH_PAGES__) return <CardList cards={cards} landmark={landmark} />
  const groups = new Set(cards.map(({ group }) => group))
  return [...groups].map((group) => (
    <section key={group ?? ''}>
      {group && <h2 className={groupClass}>{group}</h2>}
      <CardList cards={cards.filter((card) => card.group === group)} landmark={landmark} />
    </section>
  ))
}

type AnyCard = Omit<PageCard, 'date' | 'description'> & {
  readonly date?: ReactNode
  readonly description?: string
}

/** A list of cards, or of what looks like them. */
export function CardList({
  cards,
  landmark,
}: Pick<Props, 'landmark'> & { readonly cards: readonly AnyCard[] }) {
  if (cards.length === 0) return null
  return (
    <ul className={styles.cards}>
      {cards.map((card) => {
        const { title, description, link, date, tags = [] } = card
        const Heading = __RICH_PAGES__ && card.group ? 'h3' : 'h2'
        return (
          <li
            key={`${title} ${link}`}
            className={__RICH_PAGES__ ? styles.card + richClass(card) : styles.card}
          >
            {landmark === 'runes' && <Rune of={title} />}
            {__RICH_PAGES__ && <CardPicture {...card} />}
            <Heading className={styles.cardTitle}>
              {link ? <AnyLink href={link}>{title}</AnyLink> : title}
            </Heading>
            {date && <p className={styles.date}>{date}</p>}
            {description && <p className={styles.cardText}>{description}</p>}
            {__RICH_PAGES__ && <CardDetails {...card} />}
            {tags.length > 0 && (
              <ul className={styles.tags}>
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
            {__RICH_PAGES__ && <CardLinks {...card} />}
          </li>
        )
      })}
    </ul>
  )
}

/** The twigs of runes, from a point on the staff. */
const TWIGS = ['l5 4', 'l-5 4', 'l5-4', 'l-5-4', 'm-5-4l5 4 5-4']

/** The rune of a title: a staff with three twigs, which its letters choose. */
function Rune({ of: title }: { readonly of: string }) {
  const seed = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0)
  const twigs = [8, 13, 18].map((y, index) => `M12 ${y}${TWIGS[Math.floor(seed / 5 ** index) % 5]}`)
  return (
    <svg viewBox="0 0 24 24" className={`mark ${styles.leafMark}`} aria-hidden="true">
      <path d={`M12 2v20${twigs.join('')}`} />
    </svg>
  )
}
