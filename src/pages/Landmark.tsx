import { useEffect, useRef, useState } from 'react'
import { map } from '../realm'
import { addressOf, inks, wash, washFallback } from '../site/address'
import { landmarkOf } from '../site/landmark'
import { Mark } from '../site/Mark'
import { pathOf } from '../site/paths'
import { plateOf, type Region } from '../site/table'
import * as styles from './section.module.css'

/** The files in `public/places`, filled in by the build, so that missing ones are never requested. */
declare const __PLATES__: readonly string[]

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
