/** The optional parts of cards: without any, a site has none of this module. */
import * as words from 'virtual:words?pages'
import { AnyLink } from '../parts/AnyLink'
import type { PageCard } from './contents'
import { OwnerPicture } from './OwnerPicture'
import * as styles from './richCard.module.css'

type RichParts = Pick<PageCard, 'level' | 'points' | 'image' | 'links'> & { readonly description?: string }

/**
 * The class of a card that has only a title, a level and a few words, or a picture that is not wider than
 * high.
 */
export function richClass({ description = '', level, points, image, links }: RichParts): string {
  if (image && image.height >= image.width) return ` ${styles.beside}`
  return level && !points && !image && !links && description.length < 80 ? ` ${styles.compact}` : ''
}

/** The class of the heading over the cards of a group. */
export const groupClass = styles.group

/** Above the title of a card, or beside all its words. */
export function CardPicture({ image }: Pick<PageCard, 'image'>) {
  if (!image) return null
  const { alt, ...picture } = image
  return (
    <span className={styles.picture}>
      <OwnerPicture picture={picture} alt={alt} sizes="(min-width: 44rem) 24rem, 90vw" />
    </span>
  )
}

/** The points and the level of a card. */
export function CardDetails({ points, level }: Pick<PageCard, 'points' | 'level'>) {
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

/** The links of a card, besides the one of its title. */
export function CardLinks({ links }: Pick<PageCard, 'links'>) {
  return (
    links && (
      <ul className={styles.links}>
        {links.map(({ label, link }) => (
          <li key={label}>
            <AnyLink href={link}>{label}</AnyLink>
          </li>
        ))}
      </ul>
    )
  )
}
