import type { ReactNode } from 'react'
import type { Landmark, Card as TableCard } from '../../table/table'
import { AnyLink } from '../parts/AnyLink'
import * as styles from './section.module.css'

type Props = Pick<TableCard, 'title' | 'link' | 'tags'> & {
  readonly description?: string
  readonly date?: ReactNode
  /** The landmark of its place: in a ring of runes, each card has a rune. */
  readonly landmark?: Landmark | undefined
  readonly heading?: 'h2' | 'h3'
  readonly className?: string
  /** Above the title, below the words, and at the end. */
  readonly picture?: ReactNode
  readonly details?: ReactNode
  readonly foot?: ReactNode
}

/** A card of a page, or what looks like one. */
export function Card({ title, link, tags = [], heading: Heading = 'h2', className = '', ...props }: Props) {
  return (
    <li className={styles.card + className}>
      {props.landmark === 'runes' && <Rune of={title} />}
      {props.picture}
      <Heading className={styles.cardTitle}>{link ? <AnyLink href={link}>{title}</AnyLink> : title}</Heading>
      {props.date && <p className={styles.date}>{props.date}</p>}
      {props.description && <p className={styles.cardText}>{props.description}</p>}
      {props.details}
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {props.foot}
    </li>
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
