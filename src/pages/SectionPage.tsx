// Before the components, so that their styles override these.
import '../styles/paper.css'
import { regions } from '../realm'
import { landmarkOf } from '../site/landmark'
import { pathOf } from '../site/paths'
import { pagesOf, type Region, regionAt } from '../site/table'
import { Cards } from './Cards'
import { Landmark } from './Landmark'
import { PostPage, Posts } from './Posts'
import { hasPosts, hasStory } from './pieces'
import { Road } from './Road'
import { Story } from './Story'
import * as styles from './section.module.css'

/** Filled in by the build: whether any place has a story, or posts. If not, the script for them is left out. */
declare const __STORIES__: boolean
declare const __POSTS__: boolean

/** The page of the region or of the post at a path. */
export function SectionAt({ path }: { readonly path: string }) {
  const region = regionAt(regions, path)
  if (region) return <SectionPage region={region} />
  return __POSTS__ ? <PostPage path={path} /> : null
}

/** The page of a region: its picture, heading and text, its story, cards and posts, and links to its neighbours. */
function SectionPage({ region }: { readonly region: Region }) {
  const { heading, epithet, text, cards = [] } = region
  const path = pathOf(region)
  const pages = pagesOf(regions)
  const index = pages.indexOf(region)
  const stopAt = (says: string, other: Region | undefined) =>
    other && { says, name: other.name, path: pathOf(other), landmark: landmarkOf(other) }
  const road = <Road prev={stopAt('Previous place', pages[index - 1])} next={stopAt('Next place', pages[index + 1])} />
  const rest = (
    <>
      <Cards cards={cards} landmark={landmarkOf(region)} />
      {__POSTS__ && hasPosts(path) ? <Posts path={path}>{road}</Posts> : road}
    </>
  )
  return (
    // The key makes React replace the whole page, so that each page starts with fresh state.
    <article key={heading} className="page" data-place={path}>
      <div className={styles.opening}>
        <Landmark region={region} />
        <div>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className={styles.epithet}>{epithet}</p>
          <p className="page-text">{text}</p>
        </div>
      </div>
      {__STORIES__ && hasStory(path) ? <Story path={path}>{rest}</Story> : rest}
    </article>
  )
}
