import { boxOf } from './box'
import * as styles from './map.module.css'
import type { Place } from './place'

/**
 * The name of a place, under the wash: visible until the picture has loaded, or if it never does. Hidden from screen
 * readers, as the place's link has the same name.
 */
export function PlaceName({ place }: { place: Place }) {
  const { left, right, top, bottom } = boxOf(place)
  return (
    <text className={styles.name} x={(left + right) / 2} y={(top + bottom) / 2}>
      {place.name}
    </text>
  )
}
