import { map, ownFiles } from 'virtual:site'
import { useEffect, useRef, useState } from 'react'
import { plateFileOf, smallFile } from '../../table/paths'
import { type Place, plateOf } from '../../table/siteOf'
import { inks, night, pictureAt, wash, washFallback } from '../address'
import { Mark } from '../parts/Mark'
import * as styles from './section.module.css'

const DARK = '(prefers-color-scheme: dark)'

interface Props {
  readonly place: Place
  /** What the picture shows, for screen readers. */
  readonly alt: string
}

/**
 * The picture of a place, as on the map: a part of the drawn map's files, if they have been loaded already,
 * else the place's own small file. If that fails to load, it is the place's mark. In the dark colour scheme a
 * layer of night lies over it.
 */
export function Landmark({ place, alt }: Props) {
  const [layers] = useState(fetchedLayers)
  const [isMissing, setIsMissing] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // The picture may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setIsMissing(true)
  }, [])

  const { left, top, right, bottom } = plateOf(place)
  const viewBox = `${left} ${top} ${right - left} ${bottom - top}`
  return (
    <div className={styles.plate} data-plate>
      {layers ? (
        // Crops as `object-fit: cover` does the file below.
        <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" role="img" aria-label={alt}>
          {layers.map((href) => (
            <image
              key={href}
              href={href}
              className={href === night ? styles.night : undefined}
              width={map.width}
              height={map.height}
            />
          ))}
        </svg>
      ) : (
        <Mark landmark={place.landmark} />
      )}
      {!layers && !isMissing && (
        <picture>
          {ownFiles?.night && (
            <source media={DARK} srcSet={pictureAt(smallFile(`places${place.href}`, true))} />
          )}
          <img
            ref={image}
            src={pictureAt(ownFiles ? smallFile(`places${place.href}`) : plateFileOf(place.href))}
            alt={alt}
            onError={() => setIsMissing(true)}
          />
        </picture>
      )}
      {/* A file of its own: WebKit tells no picture the colour scheme. By day it is not fetched. */}
      {!ownFiles && !layers?.includes(night) && (
        <picture>
          <source media={DARK} srcSet={pictureAt(plateFileOf(place.href, true))} />
          <img className={styles.night} alt="" />
        </picture>
      )}
    </div>
  )
}

/** The layers of the drawn map, from the lowest up, if this document has loaded all that make its picture. */
function fetchedLayers(): readonly string[] | null {
  if (ownFiles || import.meta.env.SSR) return null
  const fetchedWash = [wash, washFallback].find(isFetched)
  return fetchedWash && inks.every(isFetched) ? [fetchedWash, ...inks, ...[night].filter(isFetched)] : null
}

/**
 * Whether a file of this site has been loaded by this document. Behind the service worker, Firefox and WebKit
 * report no size.
 */
function isFetched(address: string): boolean | undefined {
  const entries = performance.getEntriesByName?.(location.origin + address)
  return (entries as PerformanceResourceTiming[] | undefined)?.some(
    ({ decodedBodySize, workerStart }) => decodedBodySize + workerStart > 0,
  )
}
