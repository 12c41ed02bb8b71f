import { map, ownPicture as own } from 'virtual:site'
import * as words from 'virtual:words?pages'
import { useEffect, useRef, useState } from 'react'
import type { Corners } from '../../../../table/box'
import { ownFile } from '../../../../table/paths'
import { ownPlateOf, type Place } from '../../../../table/table'
import { addressOf } from '../../../address'
import * as styles from '../../../pages/section.module.css'
import { Mark } from '../../../parts/Mark'
import * as plate from './ownPlate.module.css'

/** The box that the picture of a place shows, in map px. */
export const plateOf = (place: Corners) => ownPlateOf(place, map)

interface LandmarkProps {
  readonly place: Place
  /** What the picture shows, for screen readers. */
  readonly alt?: string | undefined
}

/** The part of the owner's picture around a place: a small file of its own. If that fails to load, it is the place's mark. */
export function Landmark({ place, alt = words.scenes[place.landmark] }: LandmarkProps) {
  const [isMissing, setIsMissing] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const fileOf = (isNight: boolean) => addressOf(ownFile(`places${place.href}`, isNight))

  // It may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setIsMissing(true)
  }, [])

  return (
    <div className={styles.plate} data-plate>
      <Mark landmark={place.landmark} />
      {!isMissing && (
        <picture>
          {own.night && <source media="(prefers-color-scheme: dark)" srcSet={fileOf(true)} />}
          <img
            ref={image}
            className={own.night ? plate.image : `${plate.image} ${plate.dimmed}`}
            src={fileOf(false)}
            alt={alt}
            onError={() => setIsMissing(true)}
          />
        </picture>
      )}
    </div>
  )
}
