import { regions } from '../realm'
import { landmarkOf } from '../site/landmark'
import { pathOf } from '../site/paths'
import { type Region, regionAt } from '../site/table'
import { Cards } from './Cards'
import { Piece } from './Html'
import { Landmark } from './Landmark'
import { PostPage } from './PostPage'
import { hasPosts, hasStory, listOf } from './pieces'
import { Road } from './Road'
import * as styles from './section.module.css'
import * as storyStyles from './story.module.css'

/** Filled in by the build: whether any place has a story. If not, the script for stories is left out. */
declare const __STORIES__: boolean

/** Filled in by the build: whether any place has posts. */
declare const __POSTS__: boolean

/** The page of the region or of the post at a path. */
export function SectionAt({ path }: { readonly path: string }) {
  const region = regionAt(regions, path)
  if (region) return <SectionPage region={region} />
  return __POSTS__ ? <PostPage path={path} /> : null
}

/** The page of a region: its picture, heading and text, its story, cards and posts, and links to its neighbours. */
export function SectionPage({ region }: { readonly region: Region }) {
  const { heading, epithet, text, cards = [] } = region
  const path = pathOf(region)
  const road = <Road region={region} />
  const rest = (
    <>
      <Cards cards={cards} />
      {__POSTS__ && hasPosts(path) ? <Piece name={listOf(path)}>{road}</Piece> : road}
    </>
  )
  return (
    // The key makes React replace the whole page, so that each page starts with fresh state.
    <article key={heading} className="sheet" data-place={path} data-landmark={landmarkOf(region)}>
      <div className={styles.opening}>
        <Landmark region={region} />
        <div>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className={styles.epithet}>{epithet}</p>
          <p className="sheet-text">{text}</p>
        </div>
      </div>
      {__STORIES__ && hasStory(path) ? (
        <Piece name={path} className={storyStyles.story}>
          {rest}
        </Piece>
      ) : (
        rest
      )}
    </article>
  )
}
