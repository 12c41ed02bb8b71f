import styles from './map.module.css'
import { boxOf, type Place } from './place'

/**
 * The name of a place, written on the map under the wash: it is read while the picture has not come, and if it never
 * does. The link over it says the same to those who hear it.
 */
export function PlaceName({ place }: { place: Place }) {
  const { left, right, top, bottom } = boxOf(place)
  return (
    <text className={styles.name} x={(left + right) / 2} y={(top + bottom) / 2}>
      {place.name}
    </text>
  )
}
