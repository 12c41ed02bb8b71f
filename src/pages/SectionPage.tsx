// Before the components, so that their styles override these.
import '../styles/paper.css'
import { useEffect, useRef, useState } from 'react'
import { map, regions } from '../realm'
import { addressOf, inks, wash, washFallback } from '../site/address'
import { landmarkOf } from '../site/landmark'
import { Mark } from '../site/Mark'
import { pathOf } from '../site/paths'
import { pagesOf, plateOf, type Region, regionAt } from '../site/table'
import { Cards } from './Cards'
import { hasPosts, hasStory } from './pieces'
import { Road } from './Road'
import * as styles from './section.module.css'
import { PostPage, Posts, Story } from './Writings'

/** Filled in by the build: whether any place has a story, or posts. If not, the script for them is left out. */
declare const __STORIES__: boolean
declare const __POSTS__: boolean

/** The files in `public/places`, filled in by the build, so that missing ones are never requested. */
declare const __PLATES__: readonly string[]

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

/**
 * The picture of a place at the top of its page: a part of the map's files, if they have been loaded already, else the
 * place's own small file. If that is missing or fails to load, it is the place's mark.
 */
export function Landmark({ region, plates = __PLATES__ }: { readonly region: Region; plates?: readonly string[] }) {
  const [fetchedWash] = useState(() => [wash, washFallback].find(isHere))
  const [isMissing, setIsMissing] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const file = `${pathOf(region).slice(1)}.svg`

  // The picture may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setIsMissing(true)
  }, [])

  if (fetchedWash && inks.every(isHere)) {
    const { left, top, right, bottom } = plateOf(region)
    const layer = { width: map.width, height: map.height, preserveAspectRatio: 'none' }
    return (
      <div className={styles.plate}>
        <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
          {[fetchedWash, ...inks].map((href) => (
            <image key={href} href={href} {...layer} />
          ))}
        </svg>
      </div>
    )
  }
  return (
    <div className={styles.plate}>
      <Mark landmark={landmarkOf(region)} />
      {plates.includes(file) && !isMissing && (
        <img ref={image} src={addressOf(`places/${file}`)} alt="" onError={() => setIsMissing(true)} />
      )}
    </div>
  )
}

/** Whether a file of this site has been loaded by this document. */
function isHere(address: string | undefined): boolean {
  const fetched = performance.getEntriesByType?.('resource') ?? []
  return fetched.some((entry) => {
    const { name, decodedBodySize } = entry as PerformanceResourceTiming
    return decodedBodySize > 0 && new URL(name).pathname === address
  })
}
