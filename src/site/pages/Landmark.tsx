import { map, ownFiles } from 'virtual:site'
import * as words from 'virtual:words?pages'
import { useEffect, useRef, useState } from 'react'
import { smallFile } from '../../table/paths'
import { type Place, plateOf } from '../../table/siteOf'
import { inks, night, pictureAt, wash, washFallback } from '../address'
import { Mark } from '../parts/Mark'
import * as styles from './section.module.css'

interface Props {
  readonly place: Place
  /** What the picture shows, for screen readers. */
  readonly alt?: string | undefined
}

/**
 * The picture of a place, as on the map: a part of the drawn map's files, if they have been loaded already,
 * else the place's own small file. If that fails to load, it is the place's mark.
 */
export function Landmark({ place, alt = words.scenes[place.landmark] }: Props) {
  const [layers] = useState(fetchedLayers)
  const [isMissing, setIsMissing] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const file = `places${place.href}`

  // The picture may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setIsMissing(true)
  }, [])

  if (layers) {
    const { left, top, right, bottom } = plateOf(place)
    const layer = { width: map.width, height: map.height, preserveAspectRatio: 'none' }
    const viewBox = `${left} ${top} ${right - left} ${bottom - top}`
    return (
      <div className={styles.plate} data-plate>
        {/* Crops as `object-fit: cover` does the file below. */}
        <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" role="img" aria-label={alt}>
          {layers.map((href) => (
            <image key={href} href={href} className={href === night ? styles.night : undefined} {...layer} />
          ))}
        </svg>
      </div>
    )
  }
  return (
    <div className={styles.plate} data-plate>
      <Mark landmark={place.landmark} />
      {!isMissing && (
        <picture>
          {ownFiles?.night && (
            <source media="(prefers-color-scheme: dark)" srcSet={pictureAt(smallFile(file, true))} />
          )}
          <img
            ref={image}
            src={pictureAt(ownFiles ? smallFile(file) : `map/${file}.svg`)}
            alt={alt}
            onError={() => setIsMissing(true)}
          />
        </picture>
      )}
    </div>
  )
}

/** The layers of the drawn map, from the lowest up, if this document has loaded all that make its picture. */
function fetchedLayers(): readonly string[] | null {
  if (ownFiles) return null
  const fetchedWash = [wash, washFallback].find(isFetched)
  return fetchedWash && inks.every(isFetched) ? [fetchedWash, ...inks, ...[night].filter(isFetched)] : null
}

/** Whether a file of this site has been loaded by this document. */
function isFetched(address: string): boolean {
  const fetched = performance.getEntriesByType?.('resource') ?? []
  return fetched.some((entry) => {
    const { name, decodedBodySize } = entry as PerformanceResourceTiming
    return decodedBodySize > 0 && name === location.origin + address
  })
}
