import { lists, texts } from 'virtual:pages'
import { owner, places } from 'virtual:site'
import * as words from 'virtual:words?pages'
import { Cards } from './Cards'
import type { Section } from './contents'
import { Landmark } from './Landmark'
import { Posts } from './Posts'
import { Road } from './Road'
import * as styles from './section.module.css'
import { Text } from './Text'
import { Ways } from './Ways'

/** The places that have a page: all that do not lead elsewhere. */
const pages = places.filter(({ leadsAway }) => !leadsAway)

interface Props {
  readonly path: string
  readonly section: Section
}

/**
 * The page of a place: its picture; beside or below it, its heading and words, its text, cards and posts, and
 * the road.
 */
export function PlacePage({ path, section: { alt, text, hasNoPlate, cards = [] } }: Props) {
  const index = pages.findIndex(({ href }) => href === path)
  const place = pages[index]
  if (!place) return null
  const { epithet, heading, landmark } = place
  // The road is a ring: it leads on from the last place to the first.
  const stopAt = (says: string, steps: number) => {
    const { name, href, landmark } = pages.at((index + steps) % pages.length) ?? place
    return { says, name, path: href, landmark }
  }
  const [prev, next] = [stopAt(words.previousPlace, -1), stopAt(words.nextPlace, 1)]
  const list = lists[path]
  const rest = (
    <>
      <Cards cards={cards} landmark={landmark} />
      {__RICH_PAGES__ && list && <Posts {...list} landmark={landmark} />}
      <Road prev={pages.length > 2 ? prev : undefined} next={pages.length > 1 ? next : undefined} />
    </>
  )
  return (
    <article className={`page ${styles.spread}`} data-place={path}>
      <Landmark place={place} alt={alt} hasNoPlate={hasNoPlate} />
      <div className={styles.words}>
        <div>
          <h1 tabIndex={-1}>{heading}</h1>
          {/* For the eye, it is on the picture, below the name. */}
          <p className="unseen">{epithet}</p>
          <p className="page-text">{text}</p>
          {__RICH_PAGES__ && owner && landmark === 'harbour' && <Ways {...owner} />}
        </div>
        {__RICH_PAGES__ && path in texts ? <Text path={path}>{rest}</Text> : rest}
      </div>
    </article>
  )
}
