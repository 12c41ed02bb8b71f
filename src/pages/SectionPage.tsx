import { landmarkOf } from '../landmark'
import { pathOf } from '../paths'
import { regions } from '../realm'
import { type Region, regionAt } from '../table'
import { Cards } from './Cards'
import { Landmark } from './Landmark'
import { Road } from './Road'
import { Story } from './Story'
import styles from './section.module.css'

/** Whether any place has a story: filled in by the build, so that a site without one has no script for them. */
declare const __STORIES__: boolean

/** The page of the region at a path; nothing where there is none. */
export function SectionAt({ path }: { readonly path: string }) {
  const region = regionAt(regions, path)
  return region ? <SectionPage region={region} /> : null
}

interface Props {
  readonly region: Region
}

/** The page of a region: its landmark, its heading and text on aged paper, its story, its cards, and the road on. */
export function SectionPage({ region }: Props) {
  const { heading, epithet, text, cards = [] } = region
  const path = pathOf(region)
  const below = (
    <>
      <Cards cards={cards} />
      <Road region={region} />
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
      {__STORIES__ ? <Story path={path}>{below}</Story> : below}
    </article>
  )
}
