import { AnyLink } from '../site/AnyLink'
import { boxOf } from './box'
import * as styles from './map.module.css'
import type { Place } from './place'

/** An invisible link over a place on the picture. A real link, so that the browser's features for links work. */
export function HitArea({ place }: { readonly place: Place }) {
  const { left, top, right, bottom } = boxOf(place)
  return (
    <AnyLink href={place.href} className={styles.place} aria-label={place.name}>
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        fill="none"
        stroke="transparent"
        pointerEvents="all"
      />
    </AnyLink>
  )
}
