import { AnyLink } from '../site/AnyLink'
import { boxOf } from './box'
import type { Place } from './liveMap'
import * as styles from './map.module.css'

/** An invisible link over a place on the picture. A real link, so that the browser's features for links work. */
export function HitArea({ place }: { place: Place }) {
  const { left, top, right, bottom } = boxOf(place)
  const box = { x: left, y: top, width: right - left, height: bottom - top }
  return (
    <AnyLink href={place.href} className={styles.place} aria-label={place.name}>
      <rect {...box} fill="none" stroke="transparent" pointerEvents="all" />
    </AnyLink>
  )
}
