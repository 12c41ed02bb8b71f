// Before the components, so that their styles override these.
import '../styles/paper.css'
import '../styles/journey.css'
import { Landmark } from 'virtual:picture/plate'
import sections from 'virtual:sections'
import * as words from 'virtual:words?pages'
import type { Place } from '../../table/table'
import { pages as otherPages, owner, places } from '../site'
import { Cards } from './Cards'
import { hasPosts, hasStory, type Section, sectionOf } from './pieces'
import { prefetchSections } from './prefetchSections'
import { Road } from './Road'
import * as styles from './section.module.css'
import { attributesOf, usePiece } from './usePiece'
import { Ways } from './Ways'
import { PostPage, Posts, Story, TextPage } from './Writings'

/** Filled in by the build: whether any place has a story, or posts. If not, the script for them is left out. */
declare const __STORIES__: boolean
declare const __POSTS__: boolean

/** Filled in by the build: whether the table names an owner. */
declare const __HAS_OWNER__: boolean

/** Filled in by the build: whether the section of each place is a script of its own. */
declare const __APART__: boolean

// On the map as well: this script is fetched there when the browser is idle.
if (__APART__ && !import.meta.env.SSR) prefetchSections()

/** The places that have a page: all that do not lead elsewhere. */
const pages = places.filter(({ leadsAway }) => !leadsAway)

/** The page of the place, of the post or of the other text at a path. */
export function SectionAt({ path }: { readonly path: string }) {
  const place = pages.find(({ href }) => href === path)
  const other = otherPages.find(({ href }) => href === path)
  if (other) return __STORIES__ ? <TextPage {...other} /> : null
  if (!place) return __POSTS__ ? <PostPage path={path} /> : null
  const section = sections[path]
  // The key makes React replace the whole page, so that each page starts with fresh state.
  if (__APART__ && typeof section === 'function') return <FetchedPage key={path} place={place} />
  return <SectionPage key={path} place={place} section={section as Section | undefined} />
}

/** The page of a place whose section is a script of its own: below its heading, it is empty until that has loaded. */
function FetchedPage({ place }: { readonly place: Place }) {
  const name = sectionOf(place.href)
  const section = usePiece<Section>(name) || undefined
  return <SectionPage place={place} section={section} attributes={section && attributesOf(name, section)} />
}

interface Props {
  readonly place: Place
  readonly section: Section | undefined
  /** Of the element around its text, if the page is hydrated from them. */
  readonly attributes?: ReturnType<typeof attributesOf> | undefined
}

/** The page of a place: its picture; beside or below it, its heading and text, its story, cards and posts, and the road. */
function SectionPage({ place, section, attributes }: Props) {
  const { href: path, heading, landmark } = place
  // The road is a ring: it leads on from the last place to the first.
  const stopAt = (says: string, steps: number) => {
    const { name, href, landmark } = pages.at((pages.indexOf(place) + steps) % pages.length) ?? place
    return { says, name, path: href, landmark }
  }
  const [prev, next] = [stopAt(words.previousPlace, -1), stopAt(words.nextPlace, 1)]
  const road = <Road prev={pages.length > 2 ? prev : undefined} next={pages.length > 1 ? next : undefined} />
  const rest = section && (
    <>
      <Cards cards={section.cards ?? []} landmark={landmark} />
      {__POSTS__ && hasPosts(path) ? <Posts path={path}>{road}</Posts> : road}
    </>
  )
  return (
    <article className={`page ${styles.spread}`} data-place={path}>
      <Landmark place={place} alt={section?.alt} />
      <div className={styles.words}>
        <div {...attributes}>
          <h1 tabIndex={-1}>{heading}</h1>
          {section && (
            <>
              {/* For the eye, it is on the picture, below the name. */}
              <p className="unseen">{section.epithet}</p>
              <p className="page-text">{section.text}</p>
              {__HAS_OWNER__ && owner && landmark === 'harbour' && <Ways {...owner} />}
            </>
          )}
        </div>
        {__STORIES__ && hasStory(path) ? <Story path={path}>{rest}</Story> : rest}
      </div>
    </article>
  )
}
