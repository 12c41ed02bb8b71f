import { AnyLink } from '../../site/AnyLink'
import { Mark } from '../../site/Mark'
import type { Place } from '../place'
import * as styles from './overlay.module.css'

interface Props {
  readonly places: readonly Place[]
  /** The ref of a place's signpost. */
  readonly signpostRef: (place: Place) => (element: HTMLAnchorElement | null) => void
}

/**
 * Signposts to the places whose names cannot be read. In the first view they are a strip of links at the foot of the map,
 * by the style sheet alone, so they are there before any script; after that, signposts.ts places them. Only for the eye and
 * the pointer: for screen readers and the Tab key, the links on the picture have the same names.
 */
export function Signposts({ places, signpostRef }: Props) {
  return (
    <div className={styles.signposts} aria-hidden="true">
      {places.map((place) => (
        <AnyLink key={place.name} ref={signpostRef(place)} href={place.href} className={styles.signpost} tabIndex={-1}>
          <Mark landmark={place.landmark} />
          {place.name}
          <i />
        </AnyLink>
      ))}
    </div>
  )
}
