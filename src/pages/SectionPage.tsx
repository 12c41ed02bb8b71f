import { regions } from '../realm'
import { landmarkOf } from '../site/landmark'
import { pathOf } from '../site/paths'
import { type Region, regionAt } from '../site/table'
import { Cards } from './Cards'
import { Landmark } from './Landmark'
import { PostList } from './PostList'
import { PostPage } from './PostPage'
import { Road } from './Road'
import { Story } from './Story'
import styles from './section.module.css'

/** Whether any place has a story: filled in by the build, so that a site without one has no script for them. */
declare const __STORIES__: boolean

/** Whether any place has posts. */
declare const __POSTS__: boolean

/** The page of the region at a path, or of the post; nothing where there is none. */
export function SectionAt({ path }: { readonly path: string }) {
  const region = regionAt(regions, path)
  if (region) return <SectionPage region={region} />
  return __POSTS__ ? <PostPage path={path} /> : null
}

interface Props {
  readonly region: Region
}

/** The page of a region: its landmark, its heading and text on aged paper, its story, its cards, and the road on. */
export function SectionPage({ region }: Props) {
  const { heading, epithet, text, cards = [] } = region
  const path = pathOf(region)
  const road = <Road region={region} />
  const rest = (
    <>
      <Cards cards={cards} />
      {__POSTS__ ? <PostList path={path}>{road}</PostList> : road}
    </>
  )
  return (
    // By its key, a page is another sheet than the one before it, with its own picture.
    <article key={heading} className="sheet" data-place={path} data-landmark={landmarkOf(region)}>
      <div className={styles.opening}>
        <Landmark region={region} />
        <div>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className={styles.epithet}>{epithet}</p>
          <p className="sheet-text">{text}</p>
        </div>
      </div>
      {__STORIES__ ? <Story path={path}>{rest}</Story> : rest}
    </article>
  )
}
