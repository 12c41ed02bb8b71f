import { sections, texts } from 'virtual:contents'
import { owner } from 'virtual:site'
import * as words from 'virtual:words?pages'
import { stops } from '../site'
import { Card } from './Card'
import type { CardsProps } from './contents'
import { Landmark } from './Landmark'
import { Road } from './Road'
import { rich } from './rich'
import * as styles from './section.module.css'

/** The page of the place at a path: its picture, its heading, words, text, cards and posts, and the road. */
export function PlacePage({ path }: { readonly path: string }) {
  const section = sections[path]
  const index = stops.findIndex(({ href }) => href === path)
  const place = stops[index]
  if (!section || !place) return null
  const { alt, text, cards = [], posts, feed } = section
  const { epithet, heading, landmark } = place
  // The road is a ring: it leads on from the last place to the first.
  const stopAt = (says: string, steps: number) => ({
    ...(stops.at((index + steps) % stops.length) ?? place),
    says,
  })
  const [prev, next] = [stopAt(words.previousPlace, -1), stopAt(words.nextPlace, 1)]
  const Cards = rich ? rich.RichCards : PlainCards
  const isFull = cards[0] ?? posts?.[0] ?? path in texts
  const rest = (
    <>
      <Cards cards={cards} landmark={landmark} />
      {rich && posts && <rich.Posts posts={posts} feed={feed} landmark={landmark} />}
      <Road prev={stops.length > 2 ? prev : undefined} next={stops.length > 1 ? next : undefined} />
    </>
  )
  return (
    <article
      className={`page ${styles.spread} ${isFull ? styles.full : styles.bare}`}
      data-landmark={landmark}
    >
      <Landmark place={place} alt={alt} />
      <div className={styles.words}>
        <div>
          <h1 tabIndex={-1}>{heading}</h1>
          {/* For the eye, it is on the picture, below the name. */}
          <p className="unseen">{epithet}</p>
          <p className="page-text">{text}</p>
          {rich && owner && landmark === 'harbour' && <rich.Ways {...owner} />}
        </div>
        {rich && path in texts ? <rich.Text path={path}>{rest}</rich.Text> : rest}
      </div>
    </article>
  )
}

function PlainCards({ cards, landmark }: CardsProps) {
  return (
    cards.length > 0 && (
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card key={cards.indexOf(card)} {...card} landmark={landmark} />
        ))}
      </ul>
    )
  )
}
