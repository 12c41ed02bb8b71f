import { AnyLink } from '../../site/AnyLink'
import { Mark } from '../../site/Mark'
import type { Place } from '../liveMap'
import * as styles from './overlay.module.css'

/**
 * Signposts to the places whose names cannot be read. In the first view they are a strip of links at the foot of the map,
 * by CSS alone, so they are there before any script; after that, signposts.ts places them. Only for the eye and the
 * pointer: for screen readers and the Tab key, the links on the picture have the same names.
 */
export function Signposts({ places }: { places: readonly Place[] }) {
  return (
    <div className={styles.signposts} aria-hidden="true">
      {places.map((place) => (
        <AnyLink key={place.name} href={place.href} className={styles.signpost} tabIndex={-1}>
          <Mark landmark={place.landmark} />
          {place.name}
          <i />
        </AnyLink>
      ))}
    </div>
  )
}
