import * as words from 'virtual:words?pages'
import { useEffect, useRef, useState } from 'react'
import { type Place, plateOf } from '../../../../table/table'
import { addressOf, inks, night, wash, washFallback } from '../../../address'
import * as styles from '../../../pages/section.module.css'
import { Mark } from '../../../parts/Mark'
import { map } from '../../../site'

/** The files in `public/map/places`, filled in by the build, so that missing ones are never requested. */
declare const __PLATES__: readonly string[]

interface LandmarkProps {
  readonly place: Place
  /** What the picture shows, for screen readers. */
  readonly alt?: string | undefined
  readonly plates?: readonly string[]
}

/**
 * The picture of a place, as on the map: a part of the map's files, if they have been loaded already, else the
 * place's own small file. If that is missing or fails to load, it is the place's mark.
 */
export function Landmark({ place, alt = words.scenes[place.landmark], plates = __PLATES__ }: LandmarkProps) {
  const [fetchedWash] = useState(() => [wash, washFallback].find(isFetched))
  const [isMissing, setIsMissing] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const file = `${place.href.slice(1)}.svg`

  // The picture may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setIsMissing(true)
  }, [])

  if (fetchedWash && inks.every(isFetched)) {
    const { left, top, right, bottom } = plateOf(place)
    const layer = { width: map.width, height: map.height, preserveAspectRatio: 'none' }
    const viewBox = `${left} ${top} ${right - left} ${bottom - top}`
    return (
      <div className={styles.plate} data-plate>
        {/* Crops as `object-fit: cover` does the file below. */}
        <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" role="img" aria-label={alt}>
          {[fetchedWash, ...inks].map((href) => (
            <image key={href} href={href} {...layer} />
          ))}
          {isFetched(night) && <image className={styles.night} href={night} {...layer} />}
        </svg>
      </div>
    )
  }
  return (
    <div className={styles.plate} data-plate>
      <Mark landmark={place.landmark} />
      {plates.includes(file) && !isMissing && (
        <img ref={image} src={addressOf(`map/places/${file}`)} alt={alt} onError={() => setIsMissing(true)} />
      )}
    </div>
  )
}

/** Whether a file of this site has been loaded by this document. */
function isFetched(address: string): boolean {
  const fetched = performance.getEntriesByType?.('resource') ?? []
  return fetched.some((entry) => {
    const { name, decodedBodySize } = entry as PerformanceResourceTiming
    return decodedBodySize > 0 && new URL(name).pathname === address
  })
}
