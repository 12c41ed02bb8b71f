import * as words from 'virtual:words?pages'
import { AnyLink } from '../parts/AnyLink'
import { Card } from './Card'
import type { CardsProps, PageCard } from './contents'
import { EnlargeablePicture } from './OwnerPicture'
import * as styles from './richCards.module.css'
import * as sectionStyles from './section.module.css'

/** The cards of a page with all that they may have, grouped below headings. */
export function RichCards({ cards, landmark }: CardsProps) {
  const groups = new Set(cards.map(({ group }) => group))
  return [...groups].map((group) => (
    <section key={group ?? ''}>
      {group && <h2 className={styles.group}>{group}</h2>}
      <ul className={sectionStyles.cards}>
        {cards
          .filter((card) => card.group === group)
          .map((card) => (
            <Card
              key={cards.indexOf(card)}
              {...card}
              landmark={landmark}
              heading={group ? 'h3' : 'h2'}
              className={shapeOf(card)}
              picture={card.image && <Picture {...card.image} />}
              details={<Details {...card} />}
              foot={card.links && <Links links={card.links} />}
            />
          ))}
      </ul>
    </section>
  ))
}

/** The class of a card that is small, or whose picture stands beside its words. */
function shapeOf({ description, level, points, image, links }: PageCard): string {
  if (image && image.height >= image.width) return ` ${styles.beside}`
  return level && !points && !image && !links && description.length < 80 ? ` ${styles.compact}` : ''
}

function Picture({ alt, ...picture }: NonNullable<PageCard['image']>) {
  return (
    <span className={styles.picture}>
      <EnlargeablePicture picture={picture} alt={alt} sizes="(min-width: 34rem) 32rem, 90vw" />
    </span>
  )
}

function Details({ points, level }: Pick<PageCard, 'points' | 'level'>) {
  return (
    <>
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {level && (
        <p className={styles.level}>
          <span role="img" aria-label={words.levelOfFive(level.value)} data-level={level.value} />{' '}
          {level.says}
        </p>
      )}
    </>
  )
}

function Links({ links }: Required<Pick<PageCard, 'links'>>) {
  return (
    <ul className={styles.links}>
      {links?.map(({ label, link }) => (
        <li key={label}>
          <AnyLink href={link}>{label}</AnyLink>
        </li>
      ))}
    </ul>
  )
}
