import { map } from 'virtual:site'
import * as words from 'virtual:words?pages'
import { useEffect, useRef, useState } from 'react'
import { plateOf as drawnPlateOf, type Place } from '../../../../table/table'
import { addressOf, inks, night, wash, washFallback } from '../../../address'
import * as styles from '../../../pages/section.module.css'
import { Mark } from '../../../parts/Mark'

/** The box that the picture of a place shows, in map px. */
export const plateOf = drawnPlateOf

interface LandmarkProps {
  readonly place: Place
  /** What the picture shows, for screen readers. */
  readonly alt?: string | undefined
  /** Whether there is no file of its own. */
  readonly hasNoPlate?: boolean | undefined
}

/**
 * The picture of a place, as on the map: a part of the map's files, if they have been loaded already, else the
 * place's own small file. If that is missing or fails to load, it is the place's mark.
 */
export function Landmark({ place, alt = words.scenes[place.landmark], hasNoPlate }: LandmarkProps) {
  const [fetchedWash] = useState(() => [wash, washFallback].find(isFetched))
  const [isMissing, setIsMissing] = useState(false)
  const image = useRef<HTMLImageElement>(null)

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
      {!hasNoPlate && !isMissing && (
        <img ref={image} src={addressOf(`map/places${place.href}.svg`)} alt={alt} onError={() => setIsMissing(true)} />
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
